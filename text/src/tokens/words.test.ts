import { expect, test } from "vitest";
import { countWords, isWord } from "./words.ts";

test("a word has a letter or a digit", () => {
  expect(["a", "7", "東京", "-5", "'s"].map(isWord)).toEqual([true, true, true, true, true]);
  expect([".", "...", "😀", "\uD800", ""].map(isWord)).toEqual([false, false, false, false, false]);
});

test("parts of a word around an apostrophe count once", () => {
  expect(countWords("I don't know the ferry's well-known captain.", "en")).toBe(7);
  expect(countWords("L'homme d'ici", "fr")).toBe(2);
  expect(countWords(" … ", "en")).toBe(0);
});
