import { anyNeighbor } from "@openparlance/text";
import { expect, onTestFinished, test, vi } from "vitest";
import { finish } from "../../slices.ts";
import { buildEntry, draw, edit, pick, type Random, randomFrom, randomText } from "../../testing/random.ts";
import { ScanningMemory } from "../../testing/scanning-memory.ts";
import type { NewEntry } from "../entries/entry.ts";
import { PackedRows } from "../entries/packed-rows.ts";
import { buildRow, contextPrints } from "../entries/row.ts";
import { ShardCollection } from "../shards/collection.ts";
import { Shard } from "../shards/shard.ts";
import { Distance } from "../strings/distance.ts";
import { TranslationMemory } from "../translation-memory.ts";
import { LookUp } from "./look-up.ts";
import { Ranking } from "./ranking.ts";

const queries = process.env.PARLANCE_PROOF ? 10_000 : 300;

/** Entries of which many resemble each other. */
function buildEntries(random: Random, count: number, maxWords: number): NewEntry[] {
  const sources: string[] = [];
  for (let at = 0; at < count; at++) {
    const isVariant = sources.length > 0 && random() < 0.4;
    sources.push(isVariant ? edit(random, pick(random, sources), 1 + draw(random, 4)) : randomText(random, maxWords));
  }
  return sources.map((source, at) =>
    buildEntry(at + 1, source, "", { updatedAt: draw(random, 5), origin: draw(random, 3) }),
  );
}

function find(memory: TranslationMemory, query: string, minScore: number, limit: number) {
  return memory.lookUp(query, { minScore, limit }).map(({ id, score }) => ({ id, score }));
}

test("finds what brute force finds, in its order", () => {
  const random = randomFrom(1);
  const entries = buildEntries(random, 300, 8);
  const memory = TranslationMemory.from(entries);
  const scan = new ScanningMemory(entries);
  for (let at = 0; at < queries; at++) {
    const query = edit(random, pick(random, entries).source, draw(random, 6));
    const minScore = pick(random, [75, 75, 75, 60, 50, 90, 100, 0]);
    const limit = pick(random, [1, 3, 10, 100]);
    expect(find(memory, query, minScore, limit), query).toEqual(scan.lookUp(query, minScore, limit));
  }
}, 600_000);

test("finds what brute force finds among long segments", () => {
  const random = randomFrom(2);
  const entries = buildEntries(random, 60, 60);
  const memory = TranslationMemory.from(entries);
  const scan = new ScanningMemory(entries);
  for (let at = 0; at < queries / 20; at++) {
    const query = edit(random, pick(random, entries).source, draw(random, 40));
    expect(find(memory, query, 75, 5)).toEqual(scan.lookUp(query, 75, 5));
  }
}, 600_000);

test.each(["replaced", "left out"])(
  "finds a text of which a character is %s in as many samples as its score allows",
  (how) => {
    const random = randomFrom(3);
    const letter = () => String.fromCharCode(97 + draw(random, 26));
    for (const length of [60, 76, 100]) {
      const sources = Array.from({ length: 4000 }, () => Array.from({ length }, letter).join(""));
      const memory = TranslationMemory.from(sources.map((source, at) => buildEntry(at + 1, source)));
      const edits = Math.floor(length / 4);
      // The first sample is of the mark before the text; of the others, each third character is in the middle of one.
      const isUndone = (position: number) => position % 3 === 2 && position < 3 * edits;
      for (const [at, source] of sources.slice(0, 50).entries()) {
        const query = Array.from(source, (character, position) =>
          !isUndone(position) ? character : how === "replaced" ? "#" : "",
        ).join("");
        const score = Math.floor((100 * (length - edits)) / length);
        expect(find(memory, query, 75, 1), query).toEqual([{ id: at + 1, score }]);
      }
    }
  },
);

const departure = (ship: number, at: string) => `Ship ${ship} leaves berth ${ship % 7} at ${at}.`;

test("finds what brute force finds among texts that are nearly the same", () => {
  const random = randomFrom(4);
  const entries = Array.from({ length: 1000 }, (_, ship) =>
    buildEntry(ship + 1, departure(ship, pick(random, ["nine", "ten"])), "", { updatedAt: draw(random, 5) }),
  );
  const memory = TranslationMemory.from(entries);
  const scan = new ScanningMemory(entries);
  for (let at = 0; at < queries / 5; at++) {
    const query = edit(random, departure(draw(random, 1200), pick(random, ["six", "noon today"])), draw(random, 4));
    const minScore = pick(random, [75, 75, 60, 85, 90]);
    const limit = pick(random, [1, 3, 10, 100]);
    expect(find(memory, query, minScore, limit), query).toEqual(scan.lookUp(query, minScore, limit));
  }
}, 600_000);

test("finds what brute force finds among texts that repeat the same grams", () => {
  const random = randomFrom(5);
  const repeating = () => `${"ha ".repeat(draw(random, 12))}${"-".repeat(draw(random, 30))}${draw(random, 100)}`;
  const entries = Array.from({ length: 300 }, (_, at) => buildEntry(at + 1, repeating()));
  const memory = TranslationMemory.from(entries);
  const scan = new ScanningMemory(entries);
  for (let at = 0; at < queries / 5; at++) {
    const query = edit(random, repeating(), draw(random, 4));
    expect(find(memory, query, 75, 10), query).toEqual(scan.lookUp(query, 75, 10));
  }
}, 600_000);

test("finds what brute force finds after any order of changes, with work half done", () => {
  const random = randomFrom(3);
  const kept = new Map<number, NewEntry>();
  const memory = new TranslationMemory();
  const pool = buildEntries(random, 3000, 6);
  for (const [at, entry] of pool.entries()) {
    memory.add(entry);
    kept.set(entry.id, entry);
    if (random() < 0.3) {
      const other = { ...entry, id: 1 + draw(random, at + 1), source: randomText(random, 6) };
      if (memory.delete(other.id)) {
        memory.add(other);
        kept.set(other.id, other);
      }
    }
    if (random() < 0.4) {
      const id = 1 + draw(random, at + 1);
      expect(memory.delete(id)).toBe(kept.delete(id));
    }
    if (random() < 0.02) memory.mergeSlices(draw(random, 300));
    expect(memory.size).toBe(kept.size);
    if (random() < 0.03) {
      const query = edit(random, pick(random, pool).source, draw(random, 3));
      expect(find(memory, query, 75, 10), query).toEqual(new ScanningMemory(kept.values()).lookUp(query, 75, 10));
    }
  }
  while (memory.mergeSlices(100));
  const reread = TranslationMemory.fromBytes(Buffer.concat([...memory.pieces()]));
  for (const entry of pool) expect(reread.get(entry.id)).toEqual(kept.get(entry.id));
});

test("a new entry is found by the next query, a deleted one is not", () => {
  const memory = TranslationMemory.from([buildEntry(1, "Save the file"), buildEntry(2, "Open the file")]);
  memory.add(buildEntry(3, "Save the files"));
  expect(find(memory, "Save the files", 75, 10)).toEqual([
    { id: 3, score: 100 },
    { id: 1, score: 92 },
  ]);
  memory.delete(3);
  memory.delete(1);
  expect(find(memory, "Save the files", 75, 10)).toEqual([]);
});

test("the same text with other tags scores 99", () => {
  const memory = TranslationMemory.from([buildEntry(1, "Click <b>here</b>"), buildEntry(2, "Click <b>here</b> now")]);
  expect(find(memory, "Click <b>here</b>", 90, 1)).toEqual([{ id: 1, score: 100 }]);
  expect(find(memory, "Click <i>here</i>", 90, 1)).toEqual([{ id: 1, score: 99 }]);
  expect(find(memory, "<b>Click</b> here", 90, 1)).toEqual([{ id: 1, score: 99 }]);
  expect(find(memory, "  Click \n<b>here</b>", 90, 1)).toEqual([{ id: 1, score: 100 }]);
});

test("two empty texts score 100", () => {
  const memory = TranslationMemory.from([buildEntry(1, ""), buildEntry(2, "a")]);
  expect(find(memory, " ", 75, 10)).toEqual([{ id: 1, score: 100 }]);
});

test("a long text with one change scores 99 at most", () => {
  const memory = TranslationMemory.from([buildEntry(1, `${"long ".repeat(300)}end`)]);
  expect(find(memory, `${"long ".repeat(300)}ens`, 75, 1)).toEqual([{ id: 1, score: 99 }]);
});

test("of equal scores the later update comes first, then the higher id", () => {
  const same = (id: number, updatedAt: number) => buildEntry(id, "Save", "", { updatedAt });
  const memory = TranslationMemory.from([same(1, 5), same(2, 9), same(3, 5)]);
  expect(memory.lookUp("Save").map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("leaves out the entries of an origin", () => {
  const memory = TranslationMemory.from([
    buildEntry(1, "Save", "", { origin: 7 }),
    buildEntry(2, "Save", "", { origin: 8 }),
  ]);
  memory.add(buildEntry(3, "Saved", "", { origin: 7 }));
  expect(memory.lookUp("Save", { excludeOrigin: 7 }).map(({ id }) => id)).toEqual([2]);
});

test("marks a match that is exact in its context", () => {
  const memory = TranslationMemory.from([
    buildEntry(1, "Save", "", { context: { previous: "Open", next: "Close" } }),
    buildEntry(2, "Save", "", { context: { previous: "Open" } }),
    buildEntry(3, "Save"),
  ]);
  const exact = (context: { previous?: string; next?: string }) =>
    memory.lookUp("Save", { context }).flatMap(({ id, isContextExact }) => (isContextExact ? [id] : []));
  expect(exact({ previous: " Open", next: "<b>Close</b>" })).toEqual([1]);
  expect(exact({ previous: "Open" })).toEqual([2]);
  expect(exact({})).toEqual([]);
});

test("an entry whose file names one neighbor alone is exact in the context of that one", () => {
  const memory = TranslationMemory.from([
    buildEntry(1, "Save", "", { context: { previous: "Open", next: anyNeighbor } }),
    buildEntry(2, "Save", "", { context: { next: anyNeighbor } }),
  ]);
  const exact = (context: { previous?: string; next?: string }) =>
    memory.lookUp("Save", { context }).flatMap(({ id, isContextExact }) => (isContextExact ? [id] : []));
  expect(exact({ previous: "Open", next: "Close" })).toEqual([1]);
  expect(exact({ previous: "Open", next: "Exit" })).toEqual([1]);
  expect(exact({ previous: "Open" })).toEqual([1]);
  expect(exact({ next: "Close" })).toEqual([2]);
  expect(exact({ previous: "Exit", next: "Close" })).toEqual([]);
  expect(exact({})).toEqual([]);
});

test("an in-context match comes before newer entries of the same text, whatever the limit", () => {
  const context = { previous: "Open", next: "Close" };
  const memory = TranslationMemory.from([
    buildEntry(1, "Save", "Sichern", { context, updatedAt: 1 }),
    ...Array.from({ length: 200 }, (_, at) => buildEntry(at + 2, "Save", "Speichern", { updatedAt: 9 })),
  ]);
  const best = (input?: typeof context) => memory.lookUp("Save", { limit: 1, ...(input && { context: input }) })[0];
  expect(best(context)).toMatchObject({ id: 1, score: 100, isContextExact: true });
  expect(best()).toMatchObject({ id: 201, score: 100, isContextExact: false });
  expect(memory.lookUp("<b>Save</b>", { limit: 1, context })[0]).toMatchObject({ score: 99, isContextExact: false });
  memory.add(buildEntry(300, "Save", "Merken", { context: contextPrints(context), updatedAt: 9 }));
  expect(memory.lookUp("Save", { limit: 3, context }).map(({ id }) => id)).toEqual([300, 1, 201]);
});

test("prints of neighbors stay as stores keep them", () => {
  expect(contextPrints({ previous: "The ferry leaves at ten.", next: "Größe" })).toEqual({
    previous: 219_739_380,
    next: 1_417_032_896,
  });
  expect(contextPrints({ previous: -1, next: "" }).previous).toBe(0xffffffff);
});

test("an option out of its range is refused", () => {
  const memory = new TranslationMemory();
  for (const options of [{ limit: 0 }, { limit: 1.5 }, { minScore: 101 }, { minScore: Number.NaN }]) {
    expect(() => memory.lookUp("a", options)).toThrow(expect.objectContaining({ reason: "invalid option" }));
  }
});

test("an empty memory has no matches", () => {
  expect(new TranslationMemory().lookUp("Save", { minScore: 0 })).toEqual([]);
});

test("the target of the very same text is taken to the letter, tags that are its own included", () => {
  const memory = TranslationMemory.from([buildEntry(1, "<None>", "<Keiner>")]);
  expect(memory.lookUp("<None>")[0]).toMatchObject({ score: 100, target: "<Keiner>" });
});

test("compares few of thousands of nearly identical sources", () => {
  const sourceOf = (at: number) => `Ferry ${at} leaves from pier ${at % 40} at ${at % 24}:${at % 60} in the morning.`;
  const entries = Array.from({ length: 5000 }, (_, at) =>
    buildEntry(at + 1, sourceOf(at), "", { origin: 1 + (at % 2) }),
  );
  const memory = TranslationMemory.from(entries);
  const scan = new ScanningMemory(entries);
  const compared = vi.spyOn(Distance.prototype, "to");
  onTestFinished(() => compared.mockRestore());
  for (let at = 0; at < 20; at++) {
    const query = sourceOf(7000 + 37 * at);
    expect(find(memory, query, 75, 3)).toEqual(scan.lookUp(query, 75, 3));
  }
  expect(compared.mock.calls.length / 20).toBeLessThan(500);
});

test("considers few of thousands that are equally like the query", () => {
  const memory = TranslationMemory.from(
    Array.from({ length: 4000 }, (_, ship) => buildEntry(ship + 1, departure(ship, "nine"))),
  );
  const offered = vi.spyOn(Ranking.prototype, "offer");
  onTestFinished(() => offered.mockRestore());
  // The query differs from 3,000 entries in the four digits and the berth, so their scores are equal.
  expect(find(memory, "Ship ???? leaves berth ? at nine.", 75, 1)).toEqual([{ id: 4000, score: 84 }]);
  expect(offered.mock.calls.length).toBeLessThan(100);
});

test("compares few of thousands that can be no more than as like the query as a newer one", () => {
  const memory = TranslationMemory.from(
    Array.from({ length: 4000 }, (_, ship) => buildEntry(ship + 1, departure(ship, "nine"))),
  );
  const compared = vi.spyOn(Distance.prototype, "to");
  onTestFinished(() => compared.mockRestore());
  for (let ship = 0; ship < 4000; ship += 40) find(memory, `Ship ${ship} leaves berth ? at six.`, 75, 1);
  expect(compared.mock.calls.length / 100).toBeLessThan(550);
});

test("counts few of the grams that nearly all texts share", () => {
  const rows = new PackedRows();
  for (let ship = 0; ship < 4000; ship++) rows.add(buildRow(buildEntry(ship + 1, departure(ship, "nine")), 0));
  const collection = ShardCollection.from(rows);
  let counted = 0;
  for (const { grams } of collection.shards) {
    const get = (postings: Uint16Array, at: string) => {
      counted++;
      return Reflect.get(postings, at);
    };
    Object.defineProperty(grams, "postings", { value: new Proxy(grams.postings, { get }) });
  }
  const options = { limit: 1, minScore: 75, isExcluded: () => false };
  const [best] = finish(new LookUp().find(collection, departure(3210, "six"), options));
  expect(best?.id).toBe(3211);
  // The texts share 26 grams with the query; walking along them all would be 100,000 steps.
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(20_000);
});

test("finds what differs in nothing but case, best first, in shards and among what is new", () => {
  const sources = [
    "Open the PDF file",
    "OPEN THE PDF FILE",
    "open the pdf file",
    "Open the PDF files",
    "Shut the PDF file",
  ];
  const entries = [...sources, "<b>Open</b> the pdf File"].map((source, at) => buildEntry(at + 1, source));
  const fresh = new TranslationMemory();
  for (const entry of entries) fresh.add(entry);
  for (const memory of [TranslationMemory.from(entries), fresh]) {
    const idsFor = (query: string, limit = 10) =>
      memory.lookUp(query, { limit, isSameButCase: true }).map(({ id, score }) => [id, score]);
    expect(idsFor("OPEN THE PDF FILE")).toEqual([
      [2, 100],
      [1, 41],
      [6, 29],
      [3, 17],
    ]);
    expect(idsFor("Open the PDF file", 1)).toEqual([[1, 100]]);
    expect(idsFor("Open the PDF")).toEqual([]);
  }
});

test("reads few of thousands for what differs in nothing but case", () => {
  const memory = TranslationMemory.from(
    Array.from({ length: 4000 }, (_, ship) => buildEntry(ship + 1, departure(ship, "nine"))),
  );
  const read = vi.spyOn(Shard.prototype, "row");
  onTestFinished(() => read.mockRestore());
  const query = departure(3210, "nine").toUpperCase();
  expect(memory.lookUp(query, { isSameButCase: true }).map(({ id }) => id)).toEqual([3211]);
  expect(memory.lookUp(departure(3210, "six").toUpperCase(), { isSameButCase: true })).toEqual([]);
  expect(read.mock.calls.length).toBeLessThan(20);
});

test("of thousands with the same text, reads only those that are newer, and in a context one after the other", () => {
  const memory = TranslationMemory.from(
    Array.from({ length: 3000 }, (_, at) => buildEntry(at + 1, "The ferry leaves the quay.", "", { updatedAt: at })),
  );
  const read = vi.spyOn(Shard.prototype, "row");
  onTestFinished(() => read.mockRestore());
  const newest = [3000, 2999, 2998];
  expect(memory.lookUp("The ferry leaves the quay.", { limit: 3 }).map(({ id }) => id)).toEqual(newest);
  expect(read.mock.calls.length).toBeLessThan(20);
  read.mockClear();
  const slices = memory.lookUpInSlices("The ferry leaves the quay.", { limit: 3, context: { next: "Mind the deck." } });
  slices.next();
  expect(read.mock.calls.length).toBeLessThan(300);
  expect(finish(slices).map(({ id }) => id)).toEqual(newest);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3000);
});

test("finds a text with more grams than are counted", () => {
  const source = "Berth one is free. ".repeat(5500);
  const memory = TranslationMemory.from([buildEntry(1, source), buildEntry(2, "Berth one is free.")]);
  expect(find(memory, `${source}Berth two is not.`, 95, 10)).toEqual([{ id: 1, score: 99 }]);
});

test("does not compare what is left out", () => {
  const entries = Array.from({ length: 50 }, (_, at) => buildEntry(at + 1, `Pier ${at} is closed.`, "", { origin: 7 }));
  const memory = TranslationMemory.from(entries);
  const compared = vi.spyOn(Distance.prototype, "to");
  onTestFinished(() => compared.mockRestore());
  expect(memory.lookUp("Pier 70 is closed.", { excludeOrigin: 7 })).toEqual([]);
  expect(compared).not.toHaveBeenCalled();
});

test("returns an entry's origin, whether it is new, indexed or deleted", () => {
  const memory = TranslationMemory.from([buildEntry(1, "Pier 1", "", { origin: 7 }), buildEntry(2, "Pier 2")]);
  memory.add(buildEntry(3, "Pier 3", "", { origin: 8 }));
  memory.delete(2);
  expect([1, 2, 3, 4].map((id) => memory.originOf(id))).toEqual([7, undefined, 8, undefined]);
});
