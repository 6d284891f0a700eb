import { expect, test } from "vitest";
import { Vocabulary } from "../knowledge/vocabulary.ts";
import { isCaselessSentence, trueCase } from "./casing.ts";

test.each([
  ["Der", "de", "der"],
  ["Hafen", "de", "Hafen"],
  ["Sie", "de", "Sie"],
  ["Le", "fr", "le"],
])("%s of %s is %s inside a sentence when it was only at the start of one", (word, language, spelling) => {
  expect(trueCase(word, language, new Vocabulary())).toBe(spelling);
});

test.each([
  [["はい", "、", "開いて", "います", "。"], true],
  [["「", "はい", "。", "」"], true],
  [["الميناء", "مغلق", "."], true],
  [["はい"], false],
  [["the", "end", "."], false],
  [["The", "end", "."], false],
  [["。"], false],
])("%j is a sentence without capitals: %s", (tokens, expected) => {
  expect(isCaselessSentence(tokens)).toBe(expected);
});
