import { expect, onTestFinished, test, vi } from "vitest";
import { buildEntry, draw, edit, randomFrom, randomText } from "../testing/random.ts";
import { TranslationMemory } from "./translation-memory.ts";

const idsOfSave = (memory: TranslationMemory) => memory.lookUp("Save", { minScore: 100 }).map(({ id }) => id);

function buildMemory(): TranslationMemory {
  return TranslationMemory.from([buildEntry(1, "Save", "Sichern"), buildEntry(2, "Save", "Speichern")]);
}

test("a pair is stored as often as it is added", () => {
  const memory = buildMemory();
  memory.add(buildEntry(3, "Save", "Sichern"));
  expect(idsOfSave(memory)).toEqual([3, 2, 1]);
});

test("an id is used once", () => {
  const memory = buildMemory();
  expect(() => memory.add(buildEntry(2, "Open"))).toThrow(expect.objectContaining({ reason: "duplicate id" }));
  const twice = [buildEntry(1, "Open"), buildEntry(1, "Close")];
  expect(() => TranslationMemory.from(twice)).toThrow(expect.objectContaining({ reason: "duplicate id" }));
});

test("many entries that are held back are found together", () => {
  const memory = buildMemory();
  const entries = Array.from({ length: 1000 }, (_, at) => buildEntry(at + 2, `Open file ${at}`));
  for (const entry of entries) memory.stage(entry);
  expect(memory.size).toBe(2);
  memory.showStaged();
  expect(memory.size).toBe(1001);
  expect(idsOfSave(memory)).toEqual([1]);
  expect(memory.lookUp("Open file 999", { minScore: 100 }).map(({ id }) => id)).toEqual([1001]);
  expect(memory.newestIds(memory.size).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 1001 }, (_, at) => at + 1),
  );
});

test("entries that wait for their index are found and deleted like those that have it", () => {
  const random = randomFrom(3);
  const entries = Array.from({ length: 1500 }, (_, at) => {
    return buildEntry(at + 1, randomText(random, 6), randomText(random, 6), { origin: at % 3, updatedAt: at % 50 });
  });
  const indexed = TranslationMemory.from(entries);
  const memory = new TranslationMemory();
  for (const [at, entry] of entries.entries()) {
    memory.stage(entry);
    if (at % 600 === 599) memory.showStaged();
  }
  memory.showStaged();
  const queries = entries.slice(0, 60).map(({ source }) => edit(random, source, draw(random, 3)).toUpperCase());
  const longest = "x".repeat(10_001);
  const results = (of: TranslationMemory) => [
    of.size,
    of.newestIds(70),
    of.originOf(30),
    of.get(700),
    of.get(1200),
    ...[...queries, longest].flatMap((query, at) => [
      of.lookUp(query, { minScore: at % 100, limit: 20, excludeOrigin: at % 3 }),
      of.lookUp(query, { isSameButCase: true }),
    ]),
  ];
  for (let slices = 0; memory.waitingSize > 0; slices += 40) {
    for (const id of [5 + slices, 700 + slices]) expect(memory.delete(id)).toBe(indexed.delete(id));
    expect(results(memory)).toEqual(results(indexed));
    memory.mergeSlices(slices);
  }
  expect(results(memory)).toEqual(results(indexed));
  expect(TranslationMemory.fromBytes(new Uint8Array(Buffer.concat([...memory.pieces()]))).size).toBe(indexed.size);
});

test("lookups merge the entries that wait for their index", () => {
  const memory = new TranslationMemory();
  for (let id = 1; id <= 1500; id++) memory.stage(buildEntry(id, `Open file ${id}`));
  memory.showStaged();
  for (let count = 0; count < 12; count++) expect(memory.lookUp(`Open file ${count}`)).toHaveLength(10);
  expect(memory.waitingSize).toBe(0);
});

test("no text is read for the origin of an entry that waits for its index", () => {
  const memory = new TranslationMemory();
  for (let id = 1; id <= 600; id++) memory.stage(buildEntry(id, `Open file ${id}`, "", { origin: id % 5 }));
  memory.showStaged();
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  onTestFinished(() => decode.mockRestore());
  expect([memory.waitingSize, memory.originOf(7), memory.originOf(601)]).toEqual([600, 2, undefined]);
  expect(decode).not.toHaveBeenCalled();
});

test("an entry that is held back can be deleted and replaced, and replaces one that is there", () => {
  const memory = buildMemory();
  for (const target of ["Retten", "Merken"]) memory.stage(buildEntry(2, "Save", target));
  memory.stage(buildEntry(3, "Save", "Bergen"));
  expect(memory.stagedIds).toEqual([2, 3]);
  expect([memory.delete(3), memory.delete(3)]).toEqual([true, false]);
  expect(memory.get(2)?.target).toBe("Speichern");
  memory.showStaged();
  expect([memory.size, memory.stagedSize, memory.get(2)?.target]).toEqual([2, 0, "Merken"]);
});

test.each([
  { id: 0 },
  { id: 1.5 },
  { source: undefined },
  { target: null },
  { updatedAt: -1 },
  { createdAt: 2 ** 32 },
  { origin: Number.NaN },
  { resource: 3 },
  { userEmail: undefined },
])("an entry with %j is refused", (fault) => {
  const entry = { ...buildEntry(3, "Open"), ...(fault as object) };
  expect(() => buildMemory().add(entry)).toThrow(expect.objectContaining({ reason: "invalid entry" }));
});

test("an entry comes back as it was stored", () => {
  const entry = buildEntry(9_007_199_254_740_991, " <b>\ud800 ﬁ\n", "e\u0301", {
    createdAt: 5,
    updatedAt: 2 ** 32 - 1,
    resource: "a.tmx",
    origin: 4,
  });
  const memory = buildMemory();
  memory.add(entry);
  expect(memory.get(entry.id)).toEqual(entry);
  expect(TranslationMemory.from([entry]).get(entry.id)).toEqual(entry);
  expect(memory.get(7)).toBeUndefined();
});

test("a deletion says whether there was an entry", () => {
  const memory = buildMemory();
  expect([memory.delete(1), memory.delete(1), memory.size]).toEqual([true, false, 1]);
});

test("merging ends, and by itself keeps the shards few", () => {
  const memory = new TranslationMemory();
  for (let id = 1; id <= 6000; id++) memory.add(buildEntry(id, `Save ${id}`));
  expect(memory.mergeSlices(0)).toBe(true);
  while (memory.mergeSlices(50));
  expect(memory.mergeSlices(50)).toBe(false);
  expect(memory.size).toBe(6000);
  for (let id = 1; id <= 6000; id++) memory.delete(id);
  while (memory.mergeSlices(50));
  expect([memory.size, memory.lookUp("Save 1")]).toEqual([0, []]);
});

test("the newest entries are those that changed last, and of the same time those with the highest ids", () => {
  const memory = buildMemory();
  const times = [30, 10, 20, 20, 20, 10, 40];
  const entries = times.map((updatedAt, at) => ({ ...buildEntry(100 + at, `Berth ${at}`), updatedAt }));
  for (const entry of entries) memory.add(entry);
  memory.delete(1);
  memory.delete(2);
  expect(memory.newestIds(4)).toEqual([103, 104, 100, 106]);
  expect(memory.newestIds(2)).toEqual([100, 106]);
  expect(memory.newestIds(99)).toEqual([101, 105, 102, 103, 104, 100, 106]);
  expect(memory.newestIds(0)).toEqual([]);
  const read = TranslationMemory.fromBytes(Buffer.concat([...memory.pieces()]));
  expect(read.newestIds(4)).toEqual([103, 104, 100, 106]);
});
