import { rebuild } from "@openparlance/text";
import { expect, test } from "vitest";
import { TranslationMemory } from "./memory/index.ts";
import { AdaptiveTranslator } from "./mt/index.ts";
import { Termbase } from "./terms/index.ts";

const known = [
  ["The ferry is late.", "Die Fähre hat Verspätung."],
  ["Open <b>the file</b> {0}.", "Öffnen Sie <b>die Datei</b> {0}."],
] as const;

function buildEngine(source: string, target: string, pairs: readonly (readonly [string, string])[] = known) {
  const memory = new TranslationMemory();
  const translator = new AdaptiveTranslator(source, target);
  const termbase = new Termbase(source);
  for (const [n, [text, translation]] of pairs.entries()) {
    const entry = { id: n + 1, source: text, target: translation };
    memory.add({ ...entry, resource: null, origin: 0, createdAt: 0, updatedAt: 0, userEmail: "" });
    translator.add(entry);
  }
  if (pairs.length > 0) termbase.add({ id: 1, source: "ferry", target: "Fähre", metadata: {} });
  return { memory, translator, termbase };
}

/** Runs every query on a translator, memory and termbase, and checks what must hold of any result. */
function query(text: string, { memory, translator, termbase }: ReturnType<typeof buildEngine>) {
  const matches = memory.lookUp(text, { limit: 3 });
  for (const { score } of matches) expect(score).toBeGreaterThanOrEqual(75);
  const terms = termbase.find(text);
  for (const { start, end } of terms) expect(0 <= start && start < end && end <= text.length).toBe(true);
  const translations = translator.translate(text, { n: 2 });
  for (const response of translations) {
    expect(rebuild(response.words, response.delimiters)).toBe(response.target);
    expect(response.score >= 0 && response.score <= 1).toBe(true);
  }
  return { matches, terms, responses: translations };
}

const long = "The ferry is late. ".repeat(300);

test.each([
  ["5,000 characters and more", long],
  ["a word of 5,000 characters", "x".repeat(5000)],
  ["lone surrogates", "The \ud800 ferry \udc00 is late."],
  ["right to left", "العبّارة متأخرة اليوم."],
  ["mixed scripts and directions", "The מעבורת ferry フェリー is \u202elate\u202c."],
  ["unbalanced tags", "Open </b>the <i>file<b> {0}."],
  ["a broken ICU message", "{n, plural, one {# ferry other {# ferries}"],
  ["control characters", "The\0ferry\u0007is\u001blate."],
])("%s: a valid response that isn't empty", (_, text) => {
  const { responses: translations } = query(text, buildEngine("en", "de"));
  expect(translations.length).toBeGreaterThan(0);
});

test("an empty text has no translation, and no match but an empty one", () => {
  for (const text of ["", " \n\t"]) {
    expect(query(text, buildEngine("en", "de"))).toEqual({ matches: [], terms: [], responses: [] });
  }
});

test("with no entries nothing is found, and a translation is a copy of score 0", () => {
  const { matches, terms, responses: translations } = query("The ferry is late.", buildEngine("en", "de", []));
  expect([matches, terms]).toEqual([[], []]);
  expect(translations[0]).toMatchObject({ target: "The ferry is late.", score: 0 });
});

test.each([
  ["equal", "en", "en"],
  ["unknown", "xx", "qq"],
  ["empty", "", ""],
])("%s languages are served like others", (_, source, target) => {
  const { responses: translations, terms } = query("The ferry is late.", buildEngine(source, target));
  expect(translations[0]?.target).toContain("Fähre");
  expect(terms).toHaveLength(1);
});
