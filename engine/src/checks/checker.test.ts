import { measureGrowth } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { Termbase } from "../terms/index.ts";
import { Checker, checkSegment, checkSegmentInSlices } from "./checker.ts";
import type { CheckSettings } from "./segment-pair.ts";

type Row = [check: string | undefined, source: string, target: string, targetLanguage?: string];

function find(source: string, target: string, targetLanguage = "de", settings: Partial<CheckSettings> = {}) {
  return new Checker({ sourceLanguage: "en", targetLanguage, ...settings }).check({ id: 1, source, target });
}

test.each<Row>([
  ["numbers", "Wait 15 minutes.", "Warten Sie 51 Minuten."],
  ["numbers", "Wait 15 minutes.", "Warten Sie."],
  ["numbers", "Wait.", "Warten Sie 15 Minuten."],
  [undefined, "It costs 1,234.56 dollars.", "Es kostet 1.234,56 Dollar."],
  [undefined, "More than 10,000 rows", "Plus de 10 000 lignes", "fr"],
  [undefined, "2 files and one folder", "Zwei Dateien und 1 Ordner"],
  [undefined, "Version 2.1 of UTF-8", "UTF-8, Version 2.1"],
  [undefined, "March 5, 2024", "05.03.2024"],
  [undefined, "with random (0,1)", "mit Zufall [0; 1]"],
  ["dates", "Due on 2024-03-05.", "Fällig am 06.03.2024."],
  [undefined, "Due on 03/05/2024.", "Fällig am 5. März 2024."],
  [undefined, "Due on 2024-03-05.", "Fällig am 05.03.24."],
  [undefined, "It opens at 3:30 pm.", "Es öffnet um 15.30 Uhr."],
  ["dates", "It opens at 10:30 today.", "Es öffnet heute um 10:45."],
  ["units", "It is 5 km long.", "Es ist 5 Meilen lang."],
  [undefined, "It takes 10 MB of memory.", "Cela prend 10 Mo de mémoire.", "fr"],
  ["units", "It takes 10 MB of memory.", "Es braucht 10 GB Speicher."],
  ["tags", 'Press <g id="1">Save</g> now.', "Drücken Sie Speichern jetzt."],
  ["tags", 'Press <g id="1">Save</g> now.', 'Drücken <g id="2">Sie</g> Speichern jetzt.'],
  ["tags", 'Press <g id="1">Save</g> now.', 'Drücken </g>Sie<g id="1"> Speichern jetzt.'],
  [undefined, '<a title="Help">Read</a> this text.', '<a title="Hilfe">Lies</a> diesen Text.'],
  [undefined, "mount LABEL=<label> now", "mount LABEL=<Kennung> nun"],
  ["placeholders", "Delete %s of %d files", "%d Dateien löschen"],
  ["placeholders", "Delete %s of %d files", "Von %d Dateien %s löschen"],
  [undefined, "Delete %s of %d files", "Von %2$d Dateien %1$s löschen"],
  ["placeholders", "Hello {name} again", "Hallo {nom} wieder"],
  [undefined, "100%% of the text", "100 %% des Textes"],
  [undefined, "%a %b %e %H:%M:%S %Y", "%a %d. %b %Y %T"],
  [undefined, "could not read '%s.%s'", "»%s.%s« ist nicht lesbar"],
  [undefined, "usage: sed {script-only-if-no-other}", "Aufruf: sed {Skript-falls-kein-anderes}"],
  ["addresses", "See https://parlance.test/a/b for more.", "Siehe https://parlance.test/a/c für mehr."],
  ["addresses", "Write to ana@harbour.test today.", "Schreiben Sie heute an anna@harbour.test."],
  [undefined, "See http://parlance.test/en/help/.", "Siehe https://parlance.test/de/help."],
  ["untranslated", "Mind the wet deck.", "Mind the wet deck."],
  ["untranslated", "Mind the wet deck. The ferry leaves at nine.", "Nasses Deck. The ferry leaves at nine."],
  [undefined, "GNU General Public License", "GNU General Public License"],
  [undefined, "tar [--all | -a] FILE", "tar [--all | -a] FILE"],
  ["repeated-words", "Mind the wet deck.", "Achtung, das nasse nasse Deck."],
  [undefined, "the ship that the crew left", "das Schiff, das das Meer verließ"],
  ["punctuation", "Is the deck wet?", "Ist das Deck nass."],
  ["punctuation", "Mind the wet deck.", "Achtung, nasses Deck"],
  ["punctuation", "Mind the deck (wet).", "Achtung, Deck (nass."],
  ["punctuation", "Press “Save”.", "Drücken Sie „Speichern."],
  ["punctuation", "Is the deck wet?", "Está mojada la cubierta?", "es"],
  [undefined, "Is the deck wet?", "¿Está mojada la cubierta?", "es"],
  [undefined, "Is the deck wet?", "甲板は濡れていますか？", "ja"],
  [undefined, "Well done!", "Gut gemacht."],
  [undefined, "Ropes, sails, and so on", "Taue, Segel usw."],
  [undefined, "Tue", "mar.", "fr"],
  ["spacing", "Name of the ship: ", "Name des Schiffs:"],
  ["spacing", "Mind the wet deck.", "Achtung,  nasses Deck."],
  ["spacing", "Is the deck wet?", "Ist das Deck nass ?"],
  ["spacing", "Name of the ship:", "Nom du navire:", "fr"],
  [undefined, "Name of the ship:", "Nom du navire :", "fr"],
  ["spacing", "Is the deck wet?", "Le pont est mouillé ?", "fr-CA"],
  [undefined, 'The deck <x id="1"/> is wet.', 'Deck <x id="1"/> ist nass.'],
  ["icu", "{n, plural, one {# ship} other {# ships}}", "{n, plural, one {# Schiff} other {# Schiffe}"],
  ["icu", "{n, plural, one {# ship} other {# ships}}", "{m, plural, one {# Schiff} other {# Schiffe}}"],
  ["icu", "{n, plural, one {# ship} other {# ships}}", "{n, plural, one {# loď} other {# lodí}}", "cs"],
  ["icu", "{n, plural, one {# ship} other {# ships}}", "{n, plural, one {# Schiff} few {# S} other {# Schiffe}}"],
  ["icu", "{who, select, a {her} other {their}} ship", "{who, select, b {ihr} other {deren}} Schiff"],
  [undefined, "{n, plural, one {a ship} other {# ships}}", "{n, plural, =1 {ein Schiff} other {# Schiffe}}"],
])("%s: %s → %s", (check, source, target, targetLanguage) => {
  const matches = find(source, target, targetLanguage).map((finding) => finding.check);
  expect([...new Set(matches)]).toEqual(check === undefined ? [] : [check]);
});

test("the arguments of stars count, as gettext numbers them", () => {
  expect(find('"%.*s", a %u-bit key', "clef %3$u bits : « %2$.*1$s »", "fr")).toEqual([]);
});

test("a plural's text for one may leave out the number", () => {
  const checker = new Checker({ sourceLanguage: "en", targetLanguage: "es" });
  const otherSource = "%d files";
  expect(checker.check({ id: 1, source: "%d file", target: "un archivo", otherSource })).toEqual([]);
  expect(checker.check({ id: 2, source: "one file", target: "%d archivo", otherSource })).toEqual([]);
  expect(checker.check({ id: 3, source: "%d file of %s", target: "un archivo", otherSource })).toHaveLength(1);
});

test("a finding says which check, how grave, which segment and where, in the text with its tags", () => {
  const [finding] = find('<g id="1">Wait 15</g> minutes.', '<g id="1">Warten 51</g> Minuten.');
  expect(finding).toEqual({
    check: "numbers",
    type: "numbers",
    severity: "error",
    segment: 1,
    message: "The number 15 of the source is 51 in the translation.",
    source: { start: 15, end: 17 },
    target: { start: 17, end: 19 },
  });
});

test("a translation longer than allowed is found", () => {
  const checker = new Checker({ sourceLanguage: "en", targetLanguage: "de" });
  const matches = checker.check({ id: 1, source: "Save", target: "Speichern", maxLength: 8 });
  expect(matches).toMatchObject([{ check: "length", target: { start: 8, end: 9 } }]);
  expect(checker.check({ id: 2, source: "Save", target: "Sichern", maxLength: 8 })).toEqual([]);
});

test("a source that is translated in two ways in a document is found", () => {
  const checker = new Checker({ sourceLanguage: "en", targetLanguage: "de" });
  const check = (id: number, target: string) => checker.check({ id, source: "the wet deck", target });
  expect(check(1, "das nasse Deck")).toEqual([]);
  expect(check(2, "Das nasse\nDeck")).toEqual([]);
  expect(check(3, "das feuchte Deck")).toMatchObject([{ check: "inconsistent", segment: 3 }]);
});

test("a term that is translated otherwise is found, in any form of its words", () => {
  const terms = new Termbase("en");
  terms.add({ id: 1, source: "ferry", target: "Fähre", metadata: {} });
  const findAll = (target: string) => find("Two ferries leave.", target, "de", { terms });
  expect(findAll("Zwei Fähren fahren ab.")).toEqual([]);
  expect(findAll("Zwei Schiffe legen ab.")).toMatchObject([
    {
      check: "terminology",
      source: { start: 4, end: 11 },
      message: 'The term "ferries" isn\'t translated as "Fähre".',
    },
  ]);
});

test("a forbidden translation of a term is found", () => {
  const terms = new Termbase("en");
  terms.add({ id: 1, source: "ferry", target: "Fähre", metadata: { forbidden: "yes" } });
  expect(find("The ferries are late.", "Die Fähren sind zu spät.", "de", { terms })).toMatchObject([
    { check: "forbidden-terms", severity: "error", target: { start: 4, end: 10 } },
  ]);
  expect(find("The ships are late.", "Die Fähren sind zu spät.", "de", { terms })).toEqual([]);
});

test("a text without a translation is not checked", () => {
  expect(find("Wait 15 minutes.", " ")).toEqual([]);
});

test("the time of a check is linear in the words with terms, and in the terms with one spelling", async () => {
  const terms = new Termbase("en");
  for (let id = 1; id <= 40; id++) terms.add({ id, source: "quay", target: `Kai ${id}`, metadata: {} });
  const check = (words: number) => find("quay ".repeat(words), "Ufer ".repeat(words), "de", { terms });
  expect(check(3).filter((finding) => finding.check === "terminology")).toHaveLength(3);
  expect(await measureGrowth(100, (words) => words, check, 2.6)).toBeLessThan(2.6);
  const messages = check(5000).map(({ message }) => message.length);
  expect(messages.reduce((sum, length) => sum + length)).toBeLessThan(1_010_000);
});

test("the terms of a long text are found in slices", () => {
  const terms = new Termbase("en");
  terms.add({ id: 1, source: "quay", target: "Kai", metadata: {} });
  const segment = { id: 1, source: "quay ".repeat(500), target: "Ufer" };
  const slices = checkSegmentInSlices(segment, { sourceLanguage: "en", targetLanguage: "de", terms });
  expect(Array.from(slices).length).toBeGreaterThan(500);
});

test.each(["the the, ", "{0} ferry ", "ferry "])("checking %j takes twice the time for twice as long", async (unit) => {
  const settings = { sourceLanguage: "en", targetLanguage: "de" };
  const prepare = (count: number) => ({ id: 1, source: "quay ".repeat(count), target: unit.repeat(count) });
  const work = (segment: ReturnType<typeof prepare>) => checkSegment(segment, settings);
  expect(await measureGrowth(4000, prepare, work, 2.6)).toBeLessThan(2.6);
});

test("words of long texts are compared in slices", () => {
  const segment = { id: 1, source: "quay ".repeat(10_000), target: "ferry ".repeat(10_000) };
  const slices = Array.from(checkSegmentInSlices(segment, { sourceLanguage: "en", targetLanguage: "de" }));
  expect(slices.length).toBeGreaterThan(40);
});
