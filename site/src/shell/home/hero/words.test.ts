import { expect, test } from "vitest";
import { findNewWords, splitByOrigin } from "./words.ts";

/** The pieces of a machine translation whose words are separated by spaces. */
function split(translation: string, provenance: string, source: string) {
  const targetWords = translation.split(" ");
  const targetDelimiters = [...targetWords.map((word, at) => (at === 0 || word === "." ? "" : " ")), ""];
  const machine = { isTMMatch: false, score: 0.1, targetWords, targetDelimiters, provenance };
  return splitByOrigin({ ...machine, target: translation.replace(" .", ".") }, source);
}

test.each([
  [
    "a phrase of the memory and a term",
    ["Der Landgang ist zu .", "1 -1 2 2 3", "The gangway is closed."],
    ["memory: Der", "term: Landgang", "memory: ist zu."],
  ],
  [
    "two phrases and a word without a match",
    ["Das ist slippery .", "1 2 0 3", "It is slippery."],
    ["memory: Das", "memory: ist", "no match: slippery."],
  ],
  ["a word without a match after an emoji", ["😀 wet", "0 0", "😀 wet"], ["neither: 😀", "no match: wet"]],
  ["a word without a match after a bracket", ["( wet", "0 0", "( wet"], ["neither: (", "no match: wet"]],
  ["a word without a match after a number", ["3 wet", "0 0", "3 wet"], ["neither: 3", "no match: wet"]],
  [
    "a word that isn't in the source either, a guess",
    ["close Reparaturen", "0 0", "Close for repair"],
    ["no match: close", "guess: Reparaturen"],
  ],
  ["a guess that is a part of a word", ["Das Art", "1 0", "The Cartoon"], ["memory: Das", "guess: Art"]],
  ["a word in a text without spaces", ["Die 桟橋", "1 0", "桟橋は閉鎖中です"], ["memory: Die", "no match: 桟橋"]],
  ["a number, which stays the same", ["Kai 12", "1 0", "Quay 12"], ["memory: Kai", "neither: 12"]],
] as const)(
  "%s: the pieces are distinguished, and together are the translation",
  (_, [words, numbers, source], expected) => {
    const pieces = split(words, numbers, source);
    expect(pieces.map(({ text }) => text).join("")).toBe(words.replace(" .", "."));
    expect(pieces.filter(({ text }) => text.trim()).map(({ text, origin }) => `${origin}: ${text}`)).toEqual(expected);
  },
);

test("an exact match comes from the memory as a whole", () => {
  const target = "Hunde fahren kostenlos mit.";
  const pieces = splitByOrigin({ target, isTMMatch: true, score: 100 }, "Dogs travel free.");
  expect(pieces).toEqual([{ text: target, origin: "memory" }]);
});

test("a correction's words are those that were not there before", () => {
  const before = "Der Landgang ist geschlossen.";
  expect([...findNewWords("Der Landgang ist gesperrt.", before)]).toEqual(["gesperrt"]);
  expect([...findNewWords(before, before)]).toEqual([]);
});
