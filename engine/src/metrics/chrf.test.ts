import { expect, test } from "vitest";
import { chrf } from "./chrf.ts";

test("precision and recall are means over the gram lengths", () => {
  // abcd for abce: 3/4, 2/3, 1/2, 0/1 both ways; longer grams do not occur. The mean is 23/48.
  expect(chrf(["abcd"], ["abce"])).toBeCloseTo(2300 / 48, 10);
});

test("recall weighs four times as much as precision", () => {
  // ab for abc: precision 1 and 1; recall 2/3 and 1/2, mean 7/12; 5 · 7/12 ÷ (4 + 7/12) = 7/11.
  expect(chrf(["ab"], ["abc"])).toBeCloseTo(700 / 11, 10);
  // abc for ab: precision 2/3 and 1/2, recall 1 and 1; 5 · 7/12 ÷ (4 · 7/12 + 1) = 7/8.
  expect(chrf(["abc"], ["ab"])).toBeCloseTo(87.5, 10);
});

test("whitespace is not compared", () => {
  expect(chrf(["Save all"], ["Sa ve\u00a0all\n"])).toBe(100);
});

test("a character outside the basic plane is one character", () => {
  // 1/2 single characters, 0/1 pairs.
  expect(chrf(["😀a"], ["😁a"])).toBe(25);
});

test("counts of all sentences are added before they are scored", () => {
  // ab for ac and xy for xy: 3/4 single characters, 1/2 pairs, both ways.
  expect(chrf(["ab", "xy"], ["ac", "xy"])).toBe(62.5);
});

test.each([
  ["nothing at all", [], []],
  ["an empty hypothesis", [""], ["Save"]],
  ["an empty reference", ["Save"], [""]],
  ["no shared character", ["abc"], ["xyz"]],
])("%s scores 0", (_, hypotheses, references) => {
  expect(chrf(hypotheses, references)).toBe(0);
});

test("hypotheses and references must be as many", () => {
  expect(() => chrf(["one"], [])).toThrow(RangeError);
});
