import { splitSentences } from "@openparlance/text";
import { expect, test } from "vitest";
import { type Filter, findFilter, settingsFor } from "../index.ts";
import { defaultLimits } from "../limits.ts";
import { findSentenceEnds } from "./sentence-ends.ts";

test.each(["en", "de", "el"])("in %s texts of any length are cut where their sentences end", (sourceLanguage) => {
  const words = [
    "a",
    "Bb",
    " ",
    ". ",
    "! ",
    "?",
    "; ",
    ": ",
    "\n",
    "\n\n",
    "\r\n",
    "…",
    "。",
    "ä",
    "\u2028",
    "\u0085",
    "3",
    "\f",
  ];
  for (const first of words) {
    for (const second of words) {
      for (const third of words) {
        const text = `One${first}Two${second}three${third}`;
        expect(
          [...findSentenceEnds(text, { sourceLanguage, segmentation: "sentence", limits: defaultLimits })],
          JSON.stringify(text),
        ).toEqual([...splitSentences(text, sourceLanguage)]);
      }
    }
  }
});

test("no sentence of a placeable ends inside its braces", () => {
  const cutting = { sourceLanguage: "en", segmentation: "sentence", limits: defaultLimits } as const;
  expect([...findSentenceEnds("One. {n, plural, other {Two. Three.}} Four.", cutting)]).toEqual([38, 43]);
});

test.each([
  ["a.html", (text: string) => `<p>${text}</p>`],
  ["a.xml", (text: string) => `<p>${text}</p>`],
  ["strings.xml", (text: string) => `<resources><string name="a">${text}</string></resources>`],
  ["a.md", (text: string) => `${text}\n`],
])("in %s a sentence continues in lower case after a pair of tags", (name, write) => {
  const filter = findFilter(name) as Filter;
  const read = (text: string) => {
    const settings = settingsFor(filter, { sourceLanguage: "en" });
    const { segments } = filter.extract(new TextEncoder().encode(write(text)), settings);
    return segments.map(({ source }) => source);
  };
  const stop = name === "a.md" ? "*Stop!*" : "<i>Stop!</i>";
  expect(read(`${stop} he said. Then ${stop} they went.`)).toEqual([
    '<g id="1">Stop!</g> he said.',
    'Then <g id="1">Stop!</g> they went.',
  ]);
  expect(read(`${stop} He said.`)).toEqual(["Stop!", "He said."]);
});
