import { expect, test } from "vitest";
import { Termbase } from "../terms/index.ts";
import { fulfillTerms } from "./terms.ts";
import type { Links } from "./translation.ts";

const termbase = new Termbase("en");
termbase.add({ id: 1, source: "file", target: "Datei", metadata: {} });
termbase.add({ id: 2, source: "bank", target: "Ufer", metadata: {} });
termbase.add({ id: 3, source: "bank", target: "Bank", metadata: {} });
termbase.add({ id: 4, source: "translation memory", target: "Übersetzungsspeicher", metadata: {} });
termbase.add({ id: 5, source: "save", target: "sichern", metadata: {} });

const fulfil = (source: string, target: string, links: Links, isFixed = 0) =>
  fulfillTerms({ target, links }, termbase.find(source), "de", isFixed);

test("a term that is there in another form is fulfilled", () => {
  const { target, matches, missed } = fulfil("the files", "die Dateien", [[1, 1]]);
  expect([target, matches.map(({ id }) => id), missed]).toEqual(["die Dateien", [1], []]);
});

test("an alternative fulfils its term under its own id", () => {
  expect(fulfil("the bank", "das Ufer", [[1, 1]]).matches).toMatchObject([{ id: 2, span: { start: 4, end: 8 } }]);
});

test("a term replaces the words linked to it, and the links move along", () => {
  const links: Links = [
    [0, 0],
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 3],
  ];
  expect(fulfil("the translation memory works", "das Memory System geht", links)).toMatchObject({
    target: "das Übersetzungsspeicher geht",
    links: [
      [0, 0],
      [3, 2],
      [1, 1],
      [2, 1],
    ],
    missed: [],
  });
});

test("a term at the start of a sentence keeps its capital", () => {
  expect(
    fulfil("Save it", "Speichern Sie", [
      [0, 0],
      [1, 1],
    ]).target,
  ).toBe("Sichern Sie");
});

test.each<[string, Links, number]>([
  ["no word is linked to it", [], 0],
  [
    "the words linked to it stand apart",
    [
      [1, 0],
      [1, 2],
    ],
    0,
  ],
  [
    "a word linked to it translates another too",
    [
      [0, 1],
      [1, 1],
    ],
    0,
  ],
  ["the words linked to it are in the prefix", [[1, 1]], 6],
  ["its links lead out of the text", [[1, 9]], 0],
])("a term is missed when %s", (_, links, isFixed) => {
  expect(fulfil("the file", "das File hier", links, isFixed)).toMatchObject({ target: "das File hier", missed: [1] });
});
