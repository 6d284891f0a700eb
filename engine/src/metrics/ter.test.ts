import { expect, test } from "vitest";
import { countEdits, ter } from "./ter.ts";

test("words to insert, delete, and substitute are counted by the words of the reference", () => {
  expect(ter(["the ferry leaves at ten"], ["the ferry leaves at ten"])).toBe(0);
  expect(ter(["ferry leaves at nine sharp"], ["the ferry leaves at ten"])).toBe(60);
  expect(ter(["a b c d e"], ["x"])).toBe(500);
});

test("a phrase that is moved is one edit", () => {
  expect(ter(["d e f g h a b c"], ["a b c d e f g h"])).toBe(12.5);
  expect(countEdits("the deck is wet today", "today the deck is wet")).toEqual({ edits: 1, words: 5 });
});

test("case doesn't matter, and edits of all sentences are added before they are divided", () => {
  expect(ter(["The Ferry"], ["the ferry"])).toBe(0);
  expect(ter(["a", "b c d"], ["x", "b c d"])).toBe(25);
});

test("without words to be right about, everything is wrong", () => {
  expect(ter([], [])).toBe(0);
  expect(ter([""], [""])).toBe(0);
  expect(ter(["a b"], [""])).toBe(100);
  expect(ter([""], ["a b"])).toBe(100);
});

test("hypotheses and references must be as many", () => {
  expect(() => ter(["one"], [])).toThrow(RangeError);
});

// Computed with sacreBLEU 2.6.0; so are 400 sentences from which these are.
test.each([
  [
    "leaves ferry . wet clear gangway gangway Please",
    "leaves ferry from . clear wet gangway gangway Please",
    22.22222222222222,
  ],
  [". clear wet gangway deck leaves at nine wet", ". wet gangway deck leaves at clear nine wet", 11.11111111111111],
  [
    "ferry deck gangway wet wet gangway leaves leaves a Please . . leaves",
    "wet wet Please . gangway leaves leaves a . leaves ferry deck gangway",
    15.384615384615385,
  ],
  [
    "nine Please harbour wet harbour from harbour leaves a Please keep from .",
    "leaves a Please nine Please harbour wet harbour from harbour keep harbour from .",
    14.285714285714285,
  ],
  [
    "leaves harbour at harbour . Please gangway Please Please",
    "Please gangway Please Please leaves harbour at harbour . from",
    20.0,
  ],
  [
    "wet a ten ferry Please gangway clear ten ten the wet at",
    "wet a clear ten ferry Please gangway clear ten ten the gangway nine",
    23.076923076923077,
  ],
  [". ferry harbour gangway a ferry at from from", ". at ferry harbour from a ferry at gangway", 44.44444444444444],
  [
    "a clear clear keep wet leaves ferry nine clear leaves a the",
    "clear a keep ten . wet leaves a ferry nine clear leaves a the",
    35.714285714285715,
  ],
  ["at nine a deck ferry nine from", "harbour at nine a ferry nine from deck deck", 33.33333333333333],
  [
    "from . harbour gangway at clear wet . keep deck from harbour",
    "from . harbour gangway at clear . keep deck from harbour wet",
    8.333333333333332,
  ],
  [
    "deck keep harbour deck gangway nine a gangway the a Please wet",
    "keep deck harbour deck ferry gangway nine nine a gangway the a Please wet",
    21.428571428571427,
  ],
  [
    "from leaves leaves ten keep the ferry harbour",
    "from harbour the leaves a leaves ten keep ferry",
    33.33333333333333,
  ],
  [
    "ferry the harbour . ferry the . leaves gangway leaves",
    "ferry the harbour . a the gangway leaves leaves",
    33.33333333333333,
  ],
  ["from ten wet a . ferry deck at ten the", "from leaves ten wet a deck ten the . ferry", 30.0],
])("%j for %j scores what sacreBLEU says", (hypothesis, reference, score) => {
  expect(ter([hypothesis], [reference])).toBeCloseTo(score, 9);
});
