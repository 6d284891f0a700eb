import { measureGrowth } from "@openparlance/text/testing";
import { describe, expect, test } from "vitest";
import { TranslationMemory } from "./memory/index.ts";
import { Termbase } from "./terms/index.ts";
import { samplePairs, train } from "./testing/sample-pairs.ts";

const isProof = Boolean(process.env.PARLANCE_PROOF);
/** For each doubling: linear work has 2, quadratic work 4. */
const maxGrowth = 2.6;
/** In characters: four times as much is as long as a segment may be. */
const size = 1250;

/** Texts inside and outside of the memory, placeholders, tags, marks, and scripts without spaces. */
const units = [
  "The ferry leaves at nine. ",
  "ferry ",
  "a",
  "xq ",
  "%s ",
  "{0}",
  "<b>",
  "</b>",
  '<g id="1">x</g> ',
  ". ",
  "日本",
  ...(isProof
    ? ["1 ", "1,", "é", "\u0301", "-", "'", "\n", "{a, plural, ", "&", "https://a.b/ ", "🎉", "ß", "..."]
    : []),
];

const memory = new TranslationMemory();
const termbase = new Termbase("en");
for (const { id, source, target } of samplePairs) {
  memory.add({ id, source, target, resource: null, origin: 0, createdAt: 0, updatedAt: 0, userEmail: "" });
}
for (const [id, source] of ["ferry", "the ferry", "ferry leaves", "xq xq xq", "%s", "日本"].entries()) {
  termbase.add({ id: id + 1, source, target: "x", metadata: {} });
}
const translator = train();

const works: Readonly<Record<string, (text: string) => unknown>> = {
  "looking a text up": (text) => memory.lookUp(text, { limit: 3 }),
  "finding terms": (text) => termbase.find(text),
  decoding: (text) => translator.translate(text),
  "decoding the 3 best": (text) => translator.translate(text, { n: 3 }),
  "decoding after a prefix": (text) => translator.translate(text, { prefix: "Die Fähre legt" }),
  aligning: (text) => translator.align(text, text),
};

describe.each(Object.entries(works))("%s takes twice the time for twice as long", (_, work) => {
  test.each(units)("%j", async (unit) => {
    const prepare = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    expect(await measureGrowth(size, prepare, work, maxGrowth)).toBeLessThan(maxGrowth);
  });
});
