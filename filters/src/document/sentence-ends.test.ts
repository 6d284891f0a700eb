import { splitSentences } from "@openparlance/text";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { sentenceEnds } from "./sentence-ends.ts";

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
          [...sentenceEnds(text, { sourceLanguage, segmentation: "sentence", limits: defaultLimits })],
          JSON.stringify(text),
        ).toEqual([...splitSentences(text, sourceLanguage)]);
      }
    }
  }
});

test("no sentence of a placeable ends inside its braces", () => {
  const cutting = { sourceLanguage: "en", segmentation: "sentence", limits: defaultLimits } as const;
  expect([...sentenceEnds("One. {n, plural, other {Two. Three.}} Four.", cutting)]).toEqual([38, 43]);
});
