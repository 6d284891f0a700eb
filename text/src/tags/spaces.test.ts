import { expect, test } from "vitest";
import { areBalanced } from "../testing/are-balanced.ts";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { tokenize } from "../tokens/tokenize.ts";
import { placeTags } from "./place.ts";
import { placeTagsAsStored } from "./place-stored.ts";
import { readTags, writeTags } from "./read.ts";
import { keepSpaces } from "./spaces.ts";

const kept = (source: string, placement: string) => writeTags(keepSpaces(readTags(source), readTags(placement)));

test.each([
  ["<x/> Text", "<x/>Wort", "<x/> Wort"],
  ["Text <x/>", "Wort<x/>", "Wort <x/>"],
  ["One <x/> two", "Eins <x/>zwei", "Eins <x/> zwei"],
  ["One <x/> two", "Eins  <x/>zwei", "Eins <x/> zwei"],
  ["One <x/> <y/> two", "Eins <x/><y/>zwei", "Eins <x/> <y/> zwei"],
  ["One <x/><y/> two", "Eins <x/><y/>zwei", "Eins <x/><y/> zwei"],
  ["<x/> <y/> Text <x/>", "<x/><y/>Wort<x/>", "<x/> <y/> Wort <x/>"],
  ['<a id="1"></a> Text', '<a id="1"></a>Wort', '<a id="1"></a> Wort'],
  ["<x/>\u00A0Text", "<x/>Wort", "<x/>\u00A0Wort"],
  ["One\n\n<x/> two", "Eins\n\n<x/>zwei", "Eins\n\n<x/> zwei"],
])("%s translated as %s is %s", (source, placement, expected) => {
  expect(kept(source, placement)).toBe(expected);
  expect(kept(source, expected)).toBe(expected);
});

test.each([
  ["One<x/> two", "Eins<x/> zwei"],
  ["One <x/> two", "Eins zwei <x/>"],
  ["One <x/> two", "<x/> Eins zwei"],
  ["One <x/> two", "Eins <x/>, zwei"],
  ["One <b>two</b> three", "<b>Zwei</b>, eins"],
  ["<x/>Text", "<x/>Wort"],
])("next to the tags of %s, %s needs nothing", (source, placement) => expect(kept(source, placement)).toBe(placement));

test("a stored translation has the whitespace of the text that it is for", () => {
  const placement = placeTagsAsStored(
    readTags('<x id="1"/> Mind the deck. <x id="2"/>'),
    { source: readTags("Mind the deck."), target: readTags("Vorsicht an Deck.") },
    { source: "en", target: "de" },
  );
  expect(writeTags(placement)).toBe('<x id="1"/> Vorsicht an Deck. <x id="2"/>');
});

test("tags and words stay as they are, and doing it twice changes nothing, for any text", () => {
  const random = seedRandom(5);
  for (let i = 0; i < inputCount; i++) {
    const query = readTags(randomText(random, 20));
    const target = readTags(randomText(random)).plain;
    const tokens = { source: tokenize(query.plain, "en"), target: tokenize(target, "de") };
    const placement = placeTags(query, target, { ...tokens, links: new Int32Array(0) });
    const result = keepSpaces(query, placement);
    expect(result.tags.map(({ text }) => text)).toEqual(placement.tags.map(({ text }) => text));
    expect(result.plain.replaceAll(/\s/g, "")).toBe(target.replaceAll(/\s/g, ""));
    expect(keepSpaces(query, result)).toEqual(result);
    if (areBalanced(query.tags)) expect(areBalanced(result.tags)).toBe(true);
  }
});
