import { normalise } from "@parlance/text";
import { expect, test } from "vitest";
import { foldText } from "./grams.ts";
import { below, entryOf, pick, randomFrom, randomText } from "./random.ts";
import { TranslationMemory } from "./translation-memory.ts";

/** With a mark on either side of every character, so that none is found in part. */
const spelled = (text: string): string => `|${[...text].join("|")}|`;

const rounds = process.env.PARLANCE_PROOF ? 10_000 : 150;

const memory = TranslationMemory.from([
  entryOf(1, "Save the file", "Die Datei speichern"),
  entryOf(2, "Profile settings", "Profil-Einstellungen"),
  entryOf(3, "Delete <b>the</b>  File", "Datei löschen"),
]);
const ids = (text: string, options = {}) => memory.concordance(text, options).map(({ id }) => id);

test("finds a text inside sources, newest first, whatever its case", () => {
  expect(ids("FILE")).toEqual([3, 2, 1]);
  expect(ids("the file")).toEqual([3, 1]);
});

test("heeds case when asked to", () => {
  expect(ids("File", { matchCase: true })).toEqual([3]);
});

test("finds whole tokens only when asked to", () => {
  expect(ids("file", { mode: "token" })).toEqual([3, 1]);
  expect(ids("the file", { mode: "token" })).toEqual([3, 1]);
  expect(ids("the fil", { mode: "token" })).toEqual([]);
});

test("searches targets when asked to", () => {
  expect(ids("datei", { side: "target" })).toEqual([3, 1]);
  expect(ids("LÖ", { side: "target" })).toEqual([3]);
});

test("keeps to the limit", () => {
  expect(ids("file", { limit: 2 })).toEqual([3, 2]);
  expect(() => ids("file", { limit: 0 })).toThrow(expect.objectContaining({ reason: "invalid option" }));
});

test("an empty text is found nowhere", () => {
  expect(ids(" <b> ")).toEqual([]);
});

test("finds all that a plain search finds, before and after merging", () => {
  const random = randomFrom(5);
  const entries = Array.from({ length: 900 }, (_, at) => entryOf(at + 1, randomText(random, 8), randomText(random, 8)));
  const searched = TranslationMemory.from(entries.slice(0, 300));
  for (const entry of entries.slice(300)) searched.add(entry);
  for (let round = 0; round < rounds; round++) {
    const side = pick(random, ["source", "target"] as const);
    const matchCase = random() < 0.5;
    const fold = matchCase ? (text: string) => text : foldText;
    const from = pick(random, entries)[side];
    const at = below(random, from.length + 1);
    const text = from.slice(at, at + 1 + below(random, 9));
    const wanted = fold(normalise(text));
    const holds = (entry: (typeof entries)[number]) => spelled(fold(normalise(entry[side]))).includes(spelled(wanted));
    const expected = wanted === "" ? [] : entries.filter(holds).map(({ id }) => id);
    const found = searched.concordance(text, { side, matchCase, limit: 1000 }).map(({ id }) => id);
    expect(found, text).toEqual(expected.reverse());
  }
}, 600_000);
