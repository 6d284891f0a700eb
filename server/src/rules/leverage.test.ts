import { expect, test } from "vitest";
import { leverageOf, sizeOf } from "./leverage.ts";

test("words are exact at 100, fuzzy from 75 to 99, else new", () => {
  const scores = [100, 99, 75, 74, 0, undefined];
  const counted = leverageOf(scores.map((score, index) => ({ score, words: 10 ** index })));
  expect(counted).toEqual({ words: 111_111, exactWords: 1, fuzzyWords: 110 });
});

test("a document without segments has no words", () => {
  expect(leverageOf([])).toEqual({ words: 0, exactWords: 0, fuzzyWords: 0 });
});

test("a sentence has words, and with its full stop one token more; tags are none", () => {
  expect(sizeOf("The ferry leaves at ten.", "en")).toEqual({ words: 5, tokens: 6 });
  expect(sizeOf('The <g id="1">ferry</g> leaves at<x id="2"/> ten.', "en")).toEqual({ words: 5, tokens: 6 });
});
