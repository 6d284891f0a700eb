import { expect, test } from "vitest";
import { buildEntry, randomFrom, randomText } from "../../testing/random.ts";
import { TranslationMemory } from "../translation-memory.ts";

const random = randomFrom(6);
const entries = Array.from({ length: 700 }, (_, at) =>
  buildEntry(at + 1, randomText(random, 9), randomText(random, 9), {
    resource: `file ${at % 5}`,
    context: { next: "Open" },
  }),
);

function buildMemory(): TranslationMemory {
  const memory = TranslationMemory.from(entries.slice(0, 400));
  for (const entry of entries.slice(400)) memory.add(entry);
  memory.delete(3);
  memory.delete(500);
  return memory;
}

const bytesOf = (memory: TranslationMemory) => new Uint8Array(Buffer.concat([...memory.pieces()]));

test("a memory read from its bytes responds as before", () => {
  const memory = buildMemory();
  const reread = TranslationMemory.fromBytes(bytesOf(memory));
  expect(reread.size).toBe(698);
  for (const { id, source } of entries) {
    expect(reread.get(id)).toEqual(memory.get(id));
    if (id % 40 === 0) expect(reread.lookUp(source)).toEqual(memory.lookUp(source));
  }
  expect(bytesOf(reread)).toEqual(bytesOf(TranslationMemory.fromBytes(bytesOf(reread))));
});

test("each piece of a memory's bytes begins at a multiple of 16", () => {
  for (const memory of [buildMemory(), new TranslationMemory(), TranslationMemory.fromBytes(bytesOf(buildMemory()))]) {
    expect([...memory.pieces()].every(({ length }) => length % 16 === 0)).toBe(true);
  }
});

test("changes of a memory do not reach the bytes it was read from", () => {
  const bytes = bytesOf(buildMemory());
  TranslationMemory.fromBytes(bytes).delete(1);
  expect(TranslationMemory.fromBytes(bytes).get(1)).toBeDefined();
});

test("bytes may be at any offset", () => {
  const bytes = bytesOf(buildMemory());
  for (const shifted of [new Uint8Array(bytes.length + 3), Buffer.alloc(bytes.length + 3)]) {
    shifted.set(bytes, 3);
    expect(TranslationMemory.fromBytes(shifted.subarray(3)).size).toBe(698);
  }
});

test("an empty memory has bytes too", () => {
  expect(TranslationMemory.fromBytes(bytesOf(new TranslationMemory())).size).toBe(0);
});

test("no cut or foreign bytes are read", () => {
  const bytes = bytesOf(buildMemory());
  const isRefused = (inputs: Uint8Array) =>
    expect(() => TranslationMemory.fromBytes(inputs)).toThrow(expect.objectContaining({ reason: "corrupt bytes" }));
  for (let round = 0; round < 40; round++) isRefused(bytes.subarray(0, Math.floor(random() * bytes.length)));
  for (let size = 0; size < bytes.length; size += 1616) isRefused(bytes.subarray(0, size));
  isRefused(bytes.with(0, 0));
  isRefused(new Uint8Array(4096));
});

test("bytes of another version are recognized", () => {
  const bytes = bytesOf(buildMemory());
  bytes[4] = 99;
  expect(() => TranslationMemory.fromBytes(bytes)).toThrow(expect.objectContaining({ reason: "other version" }));
});
