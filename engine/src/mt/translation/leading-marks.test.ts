import { expect, test } from "vitest";
import type { TranslationOption } from "../options/option.ts";
import { dropLeadingMarks } from "./leading-marks.ts";

/** Options of these words, each word linked with the source token of the same position. */
function optionsOf(...phrases: string[][]) {
  const all = phrases.flat();
  let start = 0;
  const options = phrases.map((phrase) => {
    const first = start;
    start += phrase.length;
    const words = Int32Array.from(phrase, (_, at) => first + at);
    const links = Int32Array.from(phrase, (_, at) => at * 65536 + at);
    return { start: first, end: start, words, links, origin: "memory" } as TranslationOption;
  });
  const spell = ({ words }: TranslationOption, at: number) => all[words[at] as number] as string;
  return { options, spell };
}

function dropFrom(source: string[], ...phrases: string[][]) {
  const { options, spell } = optionsOf(...phrases);
  return dropLeadingMarks(options, source, spell).map((option) => ({
    words: Array.from(option.words, (_, at) => spell(option, at)),
    links: Array.from(option.links, (link) => [link >>> 16, link & 0xffff]),
  }));
}

test.each([
  [
    ["the", "deck"],
    [[","], ["Deck"]],
    [[], ["Deck"]],
  ],
  [
    ["the", "deck"],
    [[",", "nasses"], ["Deck"]],
    [["nasses"], ["Deck"]],
  ],
  [
    ["the", "deck"],
    [[","], [".", "Deck", ","]],
    [[], ["Deck", ","]],
  ],
  [
    ["the", "deck"],
    [
      ["Deck", ","],
      [",", "nass"],
    ],
    [
      ["Deck", ","],
      [",", "nass"],
    ],
  ],
  [
    [",", "deck"],
    [[","], ["Deck"]],
    [[","], ["Deck"]],
  ],
  [
    ["¿", "deck"],
    [["¿"], ["Deck"]],
    [["¿"], ["Deck"]],
  ],
  [["deck"], [["."], ["!"]], [["."], ["!"]]],
])("of a text %j the translation %j begins as %j", (source, phrases, expected) => {
  expect(dropFrom(source, ...phrases).map(({ words }) => words)).toEqual(expected);
});

test("links stay with their words", () => {
  expect(dropFrom(["the", "wet", "deck"], [",", "nasses", "Deck"])[0]?.links).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test.each(["term", "placeable", "provider", "copy"] as const)("a %s keeps its mark", (origin) => {
  const { options, spell } = optionsOf([".", "NET"]);
  const own = options.map((option) => ({ ...option, origin }));
  expect(dropLeadingMarks(own, ["dotnet"], spell)).toEqual(own);
});
