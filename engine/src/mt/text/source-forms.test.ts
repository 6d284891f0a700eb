import { expect, test } from "vitest";
import { train } from "../../testing/sample-pairs.ts";
import { AdaptiveTranslator } from "../adaptive-translator.ts";
import { Lexicon } from "../knowledge/lexicon.ts";
import { Vocabulary } from "../knowledge/vocabulary.ts";
import { SourceForms } from "./source-forms.ts";

/** Finds the parts of a word among words of which each was linked so many times. */
function partsIn(language: string, known: Record<string, number>) {
  const words = new Vocabulary();
  const lexicon = new Lexicon();
  for (const [word, count] of Object.entries(known)) {
    const id = Int32Array.of(words.insert(word));
    for (let n = 0; n < count; n++) lexicon.change(id, id, Int32Array.of(0), 1);
  }
  const forms = new SourceForms(words, lexicon, language);
  return (word: string) => forms.partsOf(word).map((id) => words.spelling(id));
}

test("an unknown form of a known word is found, the commonest of several", () => {
  const parts = partsIn("en", { ladder: 1, climb: 1, climbs: 3, sit: 1 });
  expect(parts("ladders")).toEqual(["ladder"]);
  expect(parts("climbing")).toEqual(["climbs"]);
  expect(parts("sitting")).toEqual(["sit"]);
  expect(parts("thing")).toEqual([]);
});

test("a German compound is split into its commonest known parts", () => {
  const parts = partsIn("de", { bahnhof: 5, uhr: 9, bahn: 2, hofuhr: 1, arbeit: 4, speicher: 4, turm: 1, uhren: 2 });
  expect(parts("Arbeitsspeicher")).toEqual(["arbeit", "speicher"]);
  expect(parts("Bahnhofuhren")).toEqual(["bahnhof", "uhren"]);
  expect(parts("Turmspeicherarbeit")).toEqual(["turm", "speicher", "arbeit"]);
  expect(parts("Arbeitsxyz")).toEqual([]);
});

test("a word with hyphens is split at them in any language", () => {
  expect(partsIn("en", { red: 1, haired: 1, race: 1, horse: 1 })("red-haired")).toEqual(["red", "haired"]);
  expect(partsIn("en", { race: 1, horse: 1 })("racehorse")).toEqual([]);
});

test("words that were unlearnt are no parts", () => {
  expect(partsIn("de", { arbeit: 0, speicher: 4 })("Arbeitsspeicher")).toEqual([]);
});

test("an unknown form is translated as a known one and shown as lexical", () => {
  const [response] = train().translate("The ferries sleep.");
  expect(response?.target).toContain("Fähre");
  expect(response?.provenance.some(({ kind }) => kind === "copy")).toBe(false);
});

test("an unknown compound is translated part by part", () => {
  const translator = new AdaptiveTranslator("de", "en");
  translator.train([
    { id: 1, source: "Das Haus ist rot.", target: "The house is red." },
    { id: 2, source: "Der Garten ist rot.", target: "The garden is red." },
    { id: 5, source: "Der Garten ist alt.", target: "The garden is old." },
    { id: 6, source: "Der Hund ist alt.", target: "The dog is old." },
    { id: 3, source: "Haus", target: "house" },
    { id: 4, source: "Garten", target: "garden" },
  ]);
  const [response] = translator.translate("Der Hausgarten ist rot.");
  expect(response?.target).toBe("The house garden is red.");
  expect(response?.links.filter(([source]) => source === 1)).toEqual([
    [1, 1],
    [1, 2],
  ]);
});
