import { expect, test } from "vitest";
import { bleu } from "./bleu.ts";

const reference = "the cat is on the mat";

test("a gram length without a match counts as half a match", () => {
  // "the cat sat on the mat": 5/6 tokens, 3/5 pairs, 1/4 triples, 0/3 runs of four taken as 1/(2·3).
  // The product is 1/48, its fourth root 0.37992.
  expect(bleu(["the cat sat on the mat"], [reference])).toBeCloseTo(37.99, 2);
});

test("the second gram length without a match counts as a quarter", () => {
  // "cat the mat on": 4/4, 1/3 ("the mat"), 0/2 as 1/(2·2), 0/1 as 1/(4·1); their product is 1/48.
  // Four tokens for six: brevity e^(1 − 6/4) = 0.60653.
  expect(bleu(["cat the mat on"], [reference])).toBeCloseTo(23.04, 2);
});

test("a translation that is too short is punished for its brevity alone", () => {
  // All precisions are 1; five tokens for six: e^(1 − 6/5) = 0.81873.
  expect(bleu(["the cat is on the"], [reference])).toBeCloseTo(81.87, 2);
});

test("a token counts as often as the reference has it", () => {
  // "the the the the the the": 2/6 tokens; 0/5, 0/4, 0/3 as 1/(2·5), 1/(4·4), 1/(8·3): product 1/11,520.
  expect(bleu(["the the the the the the"], [reference])).toBeCloseTo(100 * 11_520 ** -0.25, 10);
});

test("counts of all sentences are added before they are scored", () => {
  // 5 + 1 of 6 + 1 tokens; pairs, triples and fours as in the first case: 6/7 · 3/5 · 1/4 · 1/6 = 3/140.
  expect(bleu(["the cat sat on the mat", "Yes"], [reference, "Yes"])).toBeCloseTo(100 * (3 / 140) ** 0.25, 10);
});

test("a text shorter than four tokens scores 0", () => {
  expect(bleu(["Save as"], ["Save as"])).toBe(0);
});

test.each([
  ["nothing at all", [], []],
  ["an empty hypothesis", [""], ["Save"]],
  ["an empty reference", ["Save"], [""]],
  ["no shared token", ["Open the file now"], ["Speichern Sie jetzt alles"]],
])("%s scores 0", (_, hypotheses, references) => {
  expect(bleu(hypotheses, references)).toBe(0);
});

test("hypotheses and references must be as many", () => {
  expect(() => bleu(["one"], [])).toThrow(RangeError);
});
