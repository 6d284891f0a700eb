import { expect, test } from "vitest";
import { draw, edit, randomFrom, randomText } from "../../testing/random.ts";
import { distanceBetween } from "../../testing/scanning-memory.ts";
import { bucketCount, type GramIndex, GramIndexBuilder } from "../shards/gram-index.ts";
import { codePointCount, GramReader } from "../strings/grams.ts";
import { leaveOut, listRuns, type Run, sortGrams, sumPostings } from "./posting-runs.ts";
import { countSamples } from "./samples.ts";

const rounds = process.env.PARLANCE_PROOF ? 20_000 : 1000;
const reader = new GramReader();

function readGrams(text: string): Int32Array {
  reader.readGrams(text);
  return reader.hashes.slice(0, reader.count);
}

/** Counts the postings that a text within `edits` of the query can have. */
function countIn(
  index: GramIndex,
  grams: Int32Array,
  edits: number,
  onlySamples = false,
  positions?: Uint32Array,
): number {
  return sumPostings(listRuns(index, sortGrams(grams, bucketCount(index), positions), edits, onlySamples));
}

function indexOf(texts: readonly string[]): GramIndex {
  const grams = texts.map(readGrams);
  const builder = new GramIndexBuilder();
  builder.begin(
    0x1000,
    texts.length,
    grams.reduce((sum, { length }) => sum + length, 0),
  );
  for (const [text, hashes] of grams.entries()) builder.add(hashes, hashes.length, text);
  const steps = builder.finish(10);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

test("each edit undoes three grams at most, or one of those that don't overlap, and shifts the others little", () => {
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round++) {
    const one = randomText(random, 12);
    const other = edit(random, one, draw(random, 8));
    const [index, grams, edits] = [indexOf([other]), readGrams(one), distanceBetween(one, other)];
    const longer = Math.max(codePointCount(one), codePointCount(other));
    expect(countIn(index, grams, edits)).toBeGreaterThanOrEqual(longer + 2 - 3 * edits);
    const samples = Uint32Array.from({ length: countSamples(grams.length) }, (_, at) => 3 * at);
    expect(countIn(index, grams, edits, false, samples)).toBeGreaterThanOrEqual(samples.length - edits);
    const ofText = countSamples(codePointCount(other) + 2);
    expect(countIn(index, grams, edits, true)).toBeGreaterThanOrEqual(ofText - edits);
  }
}, 600_000);

test("a text inserted at one end and cut at the other shifts all grams as far as its edits allow", () => {
  const text = "The ferry leaves berth four at nine.";
  const shifted = `${"#".repeat(6)}${text.slice(0, -6)}`;
  expect(countIn(indexOf([shifted]), readGrams(text), 12)).toBeGreaterThanOrEqual(text.length - 6 - 2);
});

test("reads the zones that edits can reach, each list once", () => {
  const index = indexOf([`berth${" ".repeat(30)}`, `${" ".repeat(30)}berth`]);
  const berth = readGrams(`berth${" ".repeat(30)}`).slice(0, 5);
  const grams = readGrams(" ".repeat(35)).map((hash, at) => berth[at] ?? hash);
  const positions = Uint32Array.from(berth.keys());
  expect([2, 70].map((edits) => countIn(index, grams, edits, false, positions))).toEqual([5, 8]);
  expect([2, 70].map((edits) => countIn(index, grams, edits, true, positions))).toEqual([2, 3]);
  const lists = listRuns(index, sortGrams(grams, bucketCount(index)), 3, false).flatMap(({ first, last }) =>
    Array.from({ length: last + 1 - first }, (_, at) => first + at),
  );
  expect(new Set(lists).size).toBe(lists.length);
});

test("leaves the longest runs out while enough grams are needed in the others", () => {
  const runsOf = (...sizes: number[]): Run[] =>
    sizes.map((postings, at) => ({ first: at, last: at, grams: 1 + (at % 2), postings }));
  const runs = runsOf(1, 5, 8, 20, 30);
  expect(leaveOut(runs, 5, () => 2)).toBe(3);
  expect(runs.map(({ postings }) => postings)).toEqual([1, 5, 8]);
  const all = runsOf(1, 5);
  expect(leaveOut(all, 2, () => 2)).toBe(0);
  expect(all).toHaveLength(2);
  expect(leaveOut(runsOf(1), 1, () => 0)).toBe(0);
});
