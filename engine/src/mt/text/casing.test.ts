import { expect, test } from "vitest";
import { isCaselessSentence } from "./casing.ts";

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
