import { expect, test } from "vitest";
import { draw, edit, randomFrom, randomText } from "../../testing/random.ts";
import { distanceBetween } from "../../testing/scanning-memory.ts";
import { Distance } from "./distance.ts";

const rounds = process.env.PARLANCE_PROOF ? 20_000 : 1500;

function distanceWithin(pattern: string, text: string, limit: number): number {
  const distance = new Distance(pattern);
  const classes = Uint16Array.from(text, (character) => distance.classOf(character.codePointAt(0) as number));
  return distance.to(classes, classes.length, limit);
}

test("is the Levenshtein distance when that is within the limit, and more than the limit when not", () => {
  const random = randomFrom(4);
  for (let round = 0; round < rounds; round++) {
    const one = randomText(random, random() < 0.9 ? 12 : 60);
    const other = random() < 0.2 ? randomText(random, 12) : edit(random, one, draw(random, 12));
    const limit = draw(random, 40);
    const expected = distanceBetween(one, other);
    const got = distanceWithin(one, other, limit);
    if (expected <= limit) expect(got, `${one} | ${other}`).toBe(expected);
    else expect(got, `${one} | ${other}`).toBeGreaterThan(limit);
  }
}, 600_000);

test.each([31, 32, 33, 63, 64, 65, 96, 200])("is right at a length of %i, around the size of a word", (length) => {
  const text = "abcdefghij".repeat(20).slice(0, length);
  expect(distanceWithin(text, text, 0)).toBe(0);
  expect(distanceWithin(text, `${text}x`, 3)).toBe(1);
  expect(distanceWithin(text, text.slice(1), 3)).toBe(1);
  expect(distanceWithin(`x${text}`, `${text}y`, 3)).toBe(2);
  expect(distanceWithin(text, "z".repeat(length), length)).toBe(length);
});

test("an empty pattern is as far as the text is long", () => {
  expect(distanceWithin("", "abc", 5)).toBe(3);
  expect(distanceWithin("abc", "", 5)).toBe(3);
  expect(distanceWithin("", "", 0)).toBe(0);
});
