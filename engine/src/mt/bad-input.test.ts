import { rebuild } from "@openparlance/text";
import { expect, test } from "vitest";
import { samplePairs, train } from "../testing/sample-pairs.ts";
import { AdaptiveTranslator } from "./adaptive-translator.ts";

const count = process.env.PARLANCE_PROOF ? 10_000 : 300;

const pieces = [
  "The ferry",
  "leaves",
  "dog",
  " ",
  "  ",
  "\n",
  "\u0000",
  "\ud800",
  "\udc00",
  "🎉",
  "שלום",
  "مرحبا",
  "日本語",
  "%s",
  "{0}",
  "{n, plural, one {x",
  "<b>",
  "</b>",
  "…",
  ".",
  "'",
  '"',
  "é",
  "e\u0301",
  "\u00a0",
  "1,234.5",
  "http://x.y",
  "ß",
  "İ",
  "~",
];

/** Texts of random pieces, the same in every run. */
function* randomTexts(seed: number): Generator<string, never> {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (;;)
    yield Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join(random(2) === 0 ? " " : "");
}

test(`${count} random texts, pairs, prefixes and terms: always a valid response`, { timeout: 300_000 }, () => {
  const translator = train();
  const texts = randomTexts(1);
  const next = () => texts.next().value;
  for (let n = 0; n < count; n++) {
    const text = next();
    if (n % 3 === 0) translator.add({ id: 1000 + (n % 50), source: next(), target: next() });
    if (n % 7 === 0) translator.delete(1000 + (n % 20));
    const prefix = n % 2 === 0 ? next() : undefined;
    const terms = n % 5 === 0 ? [{ start: n % 4, end: (n % 9) + 1, target: next(), number: 1 }] : [];
    const matches =
      n % 4 === 0 ? [{ id: 1000 + (n % 50), source: next(), target: next(), score: n % 8 === 0 ? 100 : 80 }] : [];
    for (const response of translator.translate(text, { n: 1 + (n % 3), terms, matches, ...(prefix && { prefix }) })) {
      expect(rebuild(response.words, response.delimiters)).toBe(response.target);
      expect(response.provenance).toHaveLength(response.words.length);
      expect(response.score >= 0 && response.score <= 1).toBe(true);
      if (prefix) expect(response.target.startsWith(prefix)).toBe(true);
    }
  }
});

test("equal or unknown languages, empty pairs and no pairs are defined", () => {
  for (const language of ["en", "xx", ""]) {
    const translator = new AdaptiveTranslator(language, language);
    expect(translator.translate("ferry")[0]?.target).toBe("ferry");
    translator.train([]);
    translator.train([
      { id: 1, source: "", target: "" },
      { id: 2, source: "a", target: "" },
      { id: 3, source: "", target: "b" },
    ]);
    expect(translator.translate("a")[0]?.target).toBe("a");
  }
});

test("a text of 5,000 characters is translated whole", () => {
  const text = samplePairs
    .map(({ source }) => source)
    .join(" ")
    .repeat(20)
    .slice(0, 5000);
  const [response] = train().translate(text);
  expect(response?.target.split("Fähre").length).toBe(text.split("ferry").length);
});
