import { expect, test } from "vitest";
import { findNewWords, splitByOrigin } from "./words.ts";

const rich = {
  target: "Der Landgang ist wegen Reparaturen geschlossen.",
  isTMMatch: false,
  score: 0.1,
  targetWords: ["Der", "Landgang", "ist", "wegen", "Reparaturen", "geschlossen", "."],
  targetDelimiters: ["", " ", " ", " ", " ", " ", "", ""],
  provenance: "1 -1 2 2 2 2 3",
};

test("phrases of the memory and terms are distinguished, and together are the translation", () => {
  const pieces = splitByOrigin(rich, "");
  expect(pieces.map(({ text }) => text).join("")).toBe(rich.target);
  expect(pieces.filter(({ text }) => text.trim())).toEqual([
    { text: "Der", from: "memory" },
    { text: "Landgang", from: "term" },
    { text: "ist wegen Reparaturen geschlossen.", from: "memory" },
  ]);
});

test("two phrases side by side are two pieces, and an unknown word has no match", () => {
  const pieces = splitByOrigin(
    {
      target: "Das ist slippery.",
      isTMMatch: false,
      score: 0.1,
      targetWords: ["Das", "ist", "slippery", "."],
      targetDelimiters: ["", " ", " ", "", ""],
      provenance: "1 2 0 3",
    },
    "It is slippery.",
  );
  expect(pieces.filter(({ text }) => text.trim())).toEqual([
    { text: "Das", from: "memory" },
    { text: "ist", from: "memory" },
    { text: "slippery.", from: "no match" },
  ]);
});

test.each(["😀", "(", "3"])("a word without a match is marked after %s, which isn't", (start) => {
  const pieces = splitByOrigin(
    {
      target: `${start} slippery`,
      isTMMatch: false,
      score: 0,
      targetWords: [start, "slippery"],
      targetDelimiters: ["", " ", ""],
      provenance: "0 0",
    },
    `${start} slippery`,
  );
  expect(pieces.filter(({ text }) => text.trim())).toEqual([
    { text: start, from: "neither" },
    { text: "slippery", from: "no match" },
  ]);
});

test("a word without a match that isn't in the source is a guess", () => {
  const words = { ...rich, targetWords: ["close", "Reparaturen"], targetDelimiters: ["", " ", ""], provenance: "0 0" };
  const pieces = splitByOrigin(words, "Close for repair");
  expect(pieces.filter(({ text }) => text.trim())).toEqual([
    { text: "close", from: "no match" },
    { text: "Reparaturen", from: "guess" },
  ]);
});

test("a number without a match is not marked, because it stays the same", () => {
  const pieces = splitByOrigin(
    {
      ...rich,
      targetWords: ["Kai", "12"],
      targetDelimiters: ["", " ", ""],
      provenance: "1 0",
    },
    "Quay 12",
  );
  expect(pieces.at(-1)).toEqual({ text: "12", from: "neither" });
});

test("an exact match comes from the memory as a whole", () => {
  expect(
    splitByOrigin({ target: "Hunde fahren kostenlos mit.", isTMMatch: true, score: 100 }, "Dogs travel free."),
  ).toEqual([{ text: "Hunde fahren kostenlos mit.", from: "memory" }]);
});

test("a correction's words are those that were not there before", () => {
  const corrected = "Der Landgang ist wegen Reparaturen gesperrt.";
  expect([...findNewWords(corrected, rich.target)]).toEqual(["gesperrt"]);
  expect([...findNewWords(rich.target, rich.target)]).toEqual([]);
});
