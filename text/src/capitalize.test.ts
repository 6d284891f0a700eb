import { expect, test } from "vitest";
import { capitalize } from "./capitalize.ts";

test.each([
  ["de", "öffnen", "Öffnen"],
  ["de", "ßa", "ßa"],
  ["tr", "istanbul", "İstanbul"],
  ["en", "istanbul", "Istanbul"],
  ["nl", "ijs", "IJs"],
  ["en", "iPhone", "iPhone"],
  ["hr", "ǆep", "ǅep"],
  ["ka", "გემი", "გემი"],
  ["en", "𐐨x", "𐐀x"],
  ["en", "", ""],
  ["en", "\uD800", "\uD800"],
])("%s: %s is capitalized as %s", (language, word, expected) => {
  expect(capitalize(word, language)).toBe(expected);
});
