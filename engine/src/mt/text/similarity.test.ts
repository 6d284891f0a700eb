import { expect, test } from "vitest";
import { similarity } from "./similarity.ts";

test.each([
  ["%s", "%s", 1],
  ["nine", "nine", 1],
  ["“", "“", 0],
  ['"', '"', 1],
  ["format", "format", 1],
  ["house", "haus", 0.3],
  ["nine", "neun", 0.25],
  ["dock", "deal", 0],
  ["captai", "kapitä", 0],
  ["music", "musik", 0.4],
  ["and", "ans", 0],
  ["", "a", 0],
])("%j and %j are alike by %d", (one, other, expected) => {
  expect(similarity(one, other)).toBeCloseTo(expected);
  expect(similarity(other, one)).toBeCloseTo(expected);
});
