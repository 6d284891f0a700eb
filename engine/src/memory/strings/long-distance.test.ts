import { expect, test } from "vitest";
import { distanceBetween } from "../../testing/scanning-memory.ts";
import { longDistance } from "./long-distance.ts";

const any = Number.POSITIVE_INFINITY;

test("is the distance in code points, whatever both texts begin and end with", () => {
  const pieces = ["a", "b", "ab", "😀", "😁", "\ud83d", "\ude00", ""];
  let state = 5;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return pieces[Math.floor((state / 2 ** 32) * pieces.length)] as string;
  };
  for (let round = 0; round < 2000; round++) {
    const [one, other] = [next() + next() + next() + next(), next() + next() + next() + next()];
    expect(longDistance(one, other, any), JSON.stringify([one, other])).toBe(distanceBetween(one, other));
  }
});

test("a few edits are found in texts of any length, more than the limit are not", () => {
  const text = "Berth one is free. ".repeat(20_000);
  expect(longDistance(`a${text}`, `${text}bc`, 10)).toBe(3);
  expect(longDistance(`a${text}`, `${text}bc`, 2)).toBeUndefined();
});

test("texts that would take too much room are not compared", () => {
  const characters = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at));
  expect(longDistance(characters.join(""), characters.reverse().join(""), 5)).toBeUndefined();
});
