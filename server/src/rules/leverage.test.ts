import { describe, expect, test } from "vitest";
import { computeLeverage, sizeOf } from "./leverage.ts";

test("words are exact at 100, fuzzy from 75 to 99, else new", () => {
  const scores = [100, 99, 75, 74, 0, undefined];
  const counted = computeLeverage(scores.map((score, index) => ({ score, words: 10 ** index })));
  expect(counted).toEqual({ words: 111_111, exactWords: 1, fuzzyWords: 110 });
});

test("a document without segments has no words", () => {
  expect(computeLeverage([])).toEqual({ words: 0, exactWords: 0, fuzzyWords: 0 });
});

test("a sentence has words, and with its full stop one token more; tags are none", () => {
  expect(sizeOf("The ferry leaves at ten.", "en")).toEqual({ words: 5, tokens: 6 });
  expect(sizeOf('The <g id="1">ferry</g> leaves at<x id="2"/> ten.', "en")).toEqual({ words: 5, tokens: 6 });
});

describe("a long text is counted in parts, and as often as in one", () => {
  test.each([
    ["en", "The ferry leaves at ten, <b>not</b> at nine. ", 4000, 8],
    ["de", "Hafenrundfahrt ", 5000, 1],
    ["zh", "港口渡轮甲板码头。", 5000, undefined],
  ] as const)("%s", (language, sentence, count, words) => {
    const one = sizeOf(sentence, language);
    expect(sizeOf(sentence.repeat(count), language)).toEqual({ words: one.words * count, tokens: one.tokens * count });
    if (words !== undefined) expect(one.words).toBe(words);
  });

  test("without a space or punctuation, and not between the halves of a surrogate pair", () => {
    expect(sizeOf(`a${"😀".repeat(20_001)}`, "en")).toEqual({ words: 1, tokens: 20_002 });
  });
});
