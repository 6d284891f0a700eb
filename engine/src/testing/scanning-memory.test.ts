import { normalize } from "@openparlance/text";
import { expect, test } from "vitest";
import { buildEntry, draw, edit, pick, randomFrom, randomText } from "./random.ts";
import { distanceBetween, levenshtein, ScanningMemory } from "./scanning-memory.ts";

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
  ["Saturday", "Sunday", 3],
  ["flaw", "lawn", 2],
  ["a😀b", "ab", 1],
])("from %j to %j it takes %i edits", (one, other, distance) => {
  expect(distanceBetween(one, other)).toBe(distance);
  expect(distanceBetween(other, one)).toBe(distance);
});

test("scores by the formula of the contract", () => {
  const entries = ["abcd", "abce", "abc", "ab", "ABCD", "<b>abcd</b>"].map((source, at) => buildEntry(at + 1, source));
  expect(new ScanningMemory(entries).lookUp("abcd", 50, 10)).toEqual([
    { id: 1, score: 100 },
    { id: 6, score: 99 },
    { id: 3, score: 75 },
    { id: 2, score: 75 },
    { id: 4, score: 50 },
  ]);
});

test("keeps a percent that is reached exactly", () => {
  // 1 − 42 ÷ 100 is a little less than 0.58 in floating point.
  const entries = [buildEntry(1, "a".repeat(58) + "b".repeat(42))];
  expect(new ScanningMemory(entries).lookUp("a".repeat(58) + "c".repeat(42), 0, 1)).toEqual([{ id: 1, score: 58 }]);
});

test("stops when the distance must be more than is requested", () => {
  const [one, other] = [Uint32Array.of(1, 2, 3, 4), Uint32Array.of(1, 5, 6, 7)];
  expect([0, 1, 2].map((max) => levenshtein(one, other, max) > max)).toEqual([true, true, true]);
  expect([3, 4].map((max) => levenshtein(one, other, max))).toEqual([3, 3]);
});

test("finds every entry that the plain distance finds", () => {
  const random = randomFrom(5);
  const sources = Array.from({ length: 200 }, () => randomText(random, 6));
  const entries = sources.map((source, at) => buildEntry(at + 1, source));
  const scan = new ScanningMemory(entries);
  for (let query = 0; query < 50; query++) {
    const text = edit(random, pick(random, sources), draw(random, 8));
    const plain = entries.filter(({ source }) => {
      const [one, other] = [normalize(text), normalize(source)];
      const longer = Math.max([...one].length, [...other].length);
      return distanceBetween(one, other) * 100 <= longer * 40;
    });
    const positions = scan.lookUp(text, 60, entries.length).map(({ id }) => id);
    expect(positions.sort((a, b) => a - b)).toEqual(plain.map(({ id }) => id));
  }
});

test("within the limit the distance is the same whatever the limit", () => {
  const random = randomFrom(6);
  for (let round = 0; round < 300; round++) {
    const text = randomText(random, 6);
    const [one, other] = [text, edit(random, text, draw(random, 9))].map((side) =>
      Uint32Array.from([...side], (character) => character.codePointAt(0) as number),
    ) as [Uint32Array, Uint32Array];
    const distance = levenshtein(one, other, one.length + other.length);
    for (const max of [distance, distance + 1, distance + 5]) expect(levenshtein(one, other, max)).toBe(distance);
    if (distance > 0) expect(levenshtein(one, other, distance - 1)).toBeGreaterThanOrEqual(distance);
  }
});
