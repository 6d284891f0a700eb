import { expect, test } from "vitest";
import { areBalanced } from "../testing/are-balanced.ts";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { tokenize } from "../tokens/tokenize.ts";
import { placeTags } from "./place.ts";
import { placeTagsAsStored } from "./place-stored.ts";
import { readTags, writeTags } from "./read.ts";

function place(query: string, target: string, links: number[]): string {
  const tagged = readTags(query);
  const source = tokenize(tagged.plain, "en");
  return writeTags(
    placeTags(tagged, target, { source, target: tokenize(target, "de"), links: Int32Array.from(links) }),
  );
}

test("a pair goes around the words linked to its words", () => {
  expect(place("The <b>red ferry</b> leaves.", "Die rote Fähre fährt.", [0, 0, 1, 1, 2, 2, 3, 3, 4, 4])).toBe(
    "Die <b>rote Fähre</b> fährt.",
  );
  expect(place("<b>a b</b> c", "z x y", [0, 1, 1, 2, 2, 0])).toBe("z <b>x y</b>");
});

test("pairs change positions with their words", () => {
  expect(place("<b>one</b> <i>two</i>", "zwei eins", [0, 1, 1, 0])).toBe("<i>zwei</i> <b>eins</b>");
});

test("nested pairs stay nested and overlapping ones are kept apart", () => {
  expect(place("<b>one <i>two</i></b> three", "zwei drei eins", [0, 2, 1, 0, 2, 1])).toBe(
    "<b><i>zwei</i> drei eins</b>",
  );
  expect(place("<b>one two</b> <i>three four</i>", "a b c d", [0, 0, 1, 2, 2, 1, 3, 3])).toBe("<b>a b c</b><i> d</i>");
});

test("a stray link does not stretch a pair over the sentence", () => {
  expect(place("<b>one</b> two three four", "a b c d e", [0, 0, 0, 4, 1, 1, 2, 2, 3, 3])).toBe("<b>a</b> b c d e");
});

test("a pair around everything stays around everything", () => {
  expect(place("<b>One two.</b>", "Eins.", [])).toBe("<b>Eins.</b>");
});

test("tags inside a word stay there if its translation begins alike", () => {
  expect(place("H<sub>2</sub>O and x<sup>2</sup>", "H2O und x2", [0, 0, 1, 1, 2, 2])).toBe(
    "H<sub>2</sub>O und x<sup>2</sup>",
  );
  expect(place("a CO<sub>2</sub>-tax", "eine Co2-Steuer", [0, 0, 1, 1])).toBe("eine Co<sub>2</sub>-Steuer");
  expect(place("<b>Im</b>possible<x/> im<x/>port", "Import unmöglich", [0, 1, 1, 0])).toBe(
    "Im<x/>port <b>unmöglich</b><x/>",
  );
});

test("single tags stay next to their word", () => {
  expect(place("one<x/> two", "zwei eins", [0, 1, 1, 0])).toBe("zwei eins<x/>");
  expect(place("one <x/>two", "zwei eins", [0, 1, 1, 0])).toBe("<x/>zwei eins");
  expect(place("<x/>one two<y/>", "eins zwei", [])).toBe("<x/>eins zwei<y/>");
});

test("without links positions are proportional", () => {
  expect(place("a b <b>c</b> d", "w x y z", [])).toBe("w x <b>y</b> z");
});

test("balanced tags stay balanced and the plain text is the target's, for any text and any links", () => {
  const random = seedRandom(4);
  for (let i = 0; i < inputCount; i++) {
    const query = readTags(randomText(random, 20));
    const target = readTags(randomText(random)).plain;
    const links = Int32Array.from({ length: 2 * Math.floor(random() * 8) }, () => Math.floor(random() * 12) - 1);
    const source = tokenize(query.plain, "en");
    const result = placeTags(query, target, { source, target: tokenize(target, "de"), links });
    expect(result.plain).toBe(target);
    expect(result.tags.map(({ text }) => text).sort()).toEqual(query.tags.map(({ text }) => text).sort());
    expect(result.tags.map(({ at }) => at)).toEqual(result.tags.map(({ at }) => at).sort((a, b) => a - b));
    if (areBalanced(query.tags)) expect(areBalanced(result.tags)).toBe(true);
    expect(writeTags(result).length).toBe(target.length + sumLengths(query.tags));
  }
});

const sumLengths = (tags: { text: string }[]) => tags.reduce((sum, { text }) => sum + text.length, 0);

function asStored(query: string, source: string, target: string): string {
  const languages = { source: "en", target: "de" };
  return writeTags(
    placeTagsAsStored(readTags(query), { source: readTags(source), target: readTags(target) }, languages),
  );
}

test("a stored translation gives the positions of its tags to the query's", () => {
  const source = '<g id="1">Open</g> the <g id="2">file</g><x/>';
  const target = '<x/><g id="2">Datei</g> <g id="1">öffnen</g>';
  expect(asStored("<b>Open</b> the <i>file</i><br/>", source, target)).toBe("<br/><i>Datei</i> <b>öffnen</b>");
});

test("tags the query lacks are dropped, tags the stored text lacks are placed in proportion", () => {
  expect(asStored("Open the file", "<b>Open</b> the file", "<b>Datei</b> öffnen")).toBe("Datei öffnen");
  expect(asStored("<b>Open</b> it", "Open it", "Öffne es")).toBe("<b>Öffne</b> es");
});

test("ten thousand nested pairs are placed", () => {
  const query = `${"<b>".repeat(10_000)}x${"</b>".repeat(10_000)}`;
  expect(place(query, "y", [0, 0])).toBe(query.replace("x", "y"));
});
