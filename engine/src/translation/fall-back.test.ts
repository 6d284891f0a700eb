import { tokenize } from "@openparlance/text";
import { expect, test } from "vitest";
import { AdaptiveTranslator } from "../mt/index.ts";
import type { WordProvenance } from "../mt/translation/translation.ts";
import { harborPairs } from "../testing/sample-pairs.ts";
import { type FallBack, fallBack, minQuality } from "./fall-back.ts";
import { buildTranslation, type LinkedTranslation } from "./translation.ts";

function harborTranslator(): AdaptiveTranslator {
  const translator = new AdaptiveTranslator("en", "de");
  for (const pair of harborPairs) translator.add(pair);
  return translator;
}

const translator = harborTranslator();
const means: FallBack = {
  languages: { source: "en", target: "de" },
  translator,
};
const nine = { id: 3, source: "The ferry leaves at nine.", target: "Die Fähre legt um neun Uhr ab.", score: 88 };

/** Translates with a memory of six sentences. */
function translateHarbor(source: string, matches: readonly (typeof nine)[] = []) {
  return fallBack({ source }, translator.translate(source, { matches }), { ...means, match: matches[0] })[0];
}

test("six sentences are enough for a text made of their words", () => {
  expect(translateHarbor("The red bus stops at the harbour.")?.target).toBe("Der rote Bus hält am Hafen.");
  expect(translateHarbor("Tickets are sold at the harbour.")?.target).toBe("Fahrkarten gibt es am Hafen.");
});

test.each(["The weather is nice today.", "Dogs must be kept on a lead.", "The bus leaves at ten.", "No tickets here."])(
  "of %j they know too little: the source is returned with score 0",
  (source) => {
    expect(translateHarbor(source)).toMatchObject({ target: source, score: 0 });
  },
);

test("a text with an unknown word gets the fuzzy match as one phrase of the memory, with little confidence", () => {
  const match = translateHarbor("The ferry leaves at ten.", [nine]);
  expect(match).toMatchObject({ target: "Die Fähre legt um neun Uhr ab.", isMatch: true });
  expect(new Set(match?.provenance.map(({ kind, number }) => `${kind} ${number}`))).toEqual(new Set(["memory 1"]));
  expect(match?.confidence).toBeGreaterThan(0);
  expect(match?.confidence).toBeLessThan(0.1);
  expect(match?.links).toContainEqual([1, 1]);
});

test("a fuzzy match is repaired where all words are known", () => {
  const [source, match] = ["The ferry leaves at the old harbour.", { ...nine, score: 76 }];
  expect(translateHarbor(source, [match])?.isMatch).toBeUndefined();
});

function create(target: string, score: number, kinds: WordProvenance["kind"][]): LinkedTranslation[] {
  const words = tokenize(target, "de");
  const one = buildTranslation(words, [], { kind: "memory", number: 1 }, score);
  return [{ ...one, provenance: words.tokens.map((_, at) => ({ kind: kinds[at] ?? "memory", number: 1 })) }];
}

test("terms and a prefix are kept, however little else is known", () => {
  const withTerm = create("xyz Landgang", 0.05, ["copy", "term"]);
  expect(fallBack({ source: "xyz gangway" }, withTerm, means)).toBe(withTerm);
  const typed = create("Der xyz", 0.05, ["lexical", "copy"]);
  expect(fallBack({ source: "the xyz", prefix: "Der" }, typed, means)).toBe(typed);
});

test("a match with other placeholders is not used, and a good translation stays then", () => {
  const match = { target: "Die Datei {name} fehlt, {size} auch.", score: 80 };
  const source = "The file {name} is lost.";
  const good = create("Die Datei {name} ist lost.", 0.6, ["memory", "memory", "placeable", "memory", "copy"]);
  expect(fallBack({ source }, good, { ...means, match })).toBe(good);
  const poor = create("Die file {name} is lost.", 0.1, ["memory", "copy", "placeable", "copy", "copy"]);
  expect(fallBack({ source }, poor, { ...means, match })).toMatchObject([{ target: source, score: 0 }]);
});

test("less is left out the more pairs were learned", () => {
  const copied = create("Die Fähre fährt bald", 0.3, []);
  const count = (size: number) => {
    const ofSize = { size, align: means.translator.align };
    return fallBack({ source: "The ferry soon" }, copied, { ...means, translator: ofSize })[0]?.score;
  };
  expect([6, 1000].map(count)).toEqual([0, 0.3]);
  expect(minQuality(0)).toBe(minQuality(1));
  expect(minQuality(1_000_000)).toBe(0.1);
});
