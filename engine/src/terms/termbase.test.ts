import { expect, onTestFinished, test, vi } from "vitest";
import { splitCompound } from "./compounds.ts";
import type { TermMatch } from "./overlaps.ts";
import { PackedTerms } from "./packed-terms.ts";
import { formAt, PhraseFinder, readPhrase, spanAt } from "./phrase.ts";
import { TermError } from "./term.ts";
import { Termbase } from "./termbase.ts";

/** A termbase of these sources, with ids from 1 on. */
function buildTermbase(language: string, sources: string[]): Termbase {
  const termbase = new Termbase(language);
  for (const [index, source] of sources.entries()) {
    termbase.add({ id: index + 1, source, target: `<${source}>`, metadata: {} });
  }
  return termbase;
}

const find = (termbase: Termbase, text: string): string[] =>
  termbase.find(text).map(({ start, end, term }) => `${text.slice(start, end)}: ${term.source}`);

const findReason = (action: () => unknown): string | undefined => {
  try {
    action();
  } catch (error) {
    return error instanceof TermError ? error.reason : String(error);
  }
};

test("a term is found with its tokens, its offsets and how it fits", () => {
  const termbase = buildTermbase("en", ["translation memory"]);
  expect(termbase.find("Two  Translation\u00a0memories, please.")).toEqual([
    {
      term: [...termbase.terms()][0],
      alternatives: [],
      form: "inflected",
      startToken: 1,
      endToken: 3,
      start: 5,
      end: 25,
    },
  ]);
});

test("words between those of a term keep it from being found", () => {
  expect(find(buildTermbase("en", ["translation memory"]), "translation, memory; translation of memory")).toEqual([]);
});

test("the longest term stays, whatever is inside it", () => {
  const termbase = buildTermbase("en", ["memory", "translation memory", "translation", "memory server"]);
  expect(find(termbase, "a translation memory server and its memory")).toEqual([
    "translation memory: translation memory",
    "memory: memory",
  ]);
});

test("of equally long terms the leftmost stays", () => {
  expect(find(buildTermbase("en", ["b c", "a b"]), "a b c")).toEqual(["a b: a b"]);
});

test("the term written like the text goes before a newer one in another form", () => {
  const termbase = buildTermbase("en", ["settings", "setting"]);
  const [match] = termbase.find("settings");
  expect([match?.term.source, match?.form]).toEqual(["settings", "written"]);
  expect(match?.alternatives.map(({ source }) => source)).toEqual(["setting"]);
});

test("of two translations the newer is the term, the other its alternative", () => {
  const termbase = buildTermbase("en", ["bank", "bank"]);
  expect(termbase.find("bank")[0]?.term.id).toBe(2);
  termbase.delete(1);
  termbase.add({ id: 1, source: "bank", target: "Ufer", metadata: {} });
  const [match] = termbase.find("bank");
  expect([match?.term.target, match?.alternatives[0]?.id]).toEqual(["Ufer", 2]);
});

test("a term in lower case is found in any case, one with a capital letter in its own", () => {
  const text = "file File FILE api APIs";
  const matches = buildTermbase("en", ["file", "API"]).find(text);
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(["file", "File", "FILE", "APIs"]);
});

test("a term is found from its addition to its deletion", () => {
  const termbase = buildTermbase("en", ["file"]);
  expect(find(termbase, "file")).toHaveLength(1);
  expect(termbase.delete(1)).toBe(true);
  termbase.add({ id: 1, source: "folder", target: "Ordner", metadata: {} });
  expect(find(termbase, "file folder")).toEqual(["folder: folder"]);
  expect(termbase.delete(1)).toBe(true);
  expect(termbase.delete(1)).toBe(false);
  expect(find(termbase, "file folder")).toEqual([]);
  expect([...termbase.terms()]).toEqual([]);
});

test("a German compound is found by its parts when both are terms", () => {
  const termbase = buildTermbase("de", ["Speicher", "Verwaltung", "Arbeit"]);
  expect(find(termbase, "Die Speicherverwaltung")).toEqual(["Speicher: Speicher", "verwaltung: Verwaltung"]);
  expect(find(termbase, "Arbeitsspeicher, Speicher-Verwaltungen")).toEqual([
    "Arbeits: Arbeit",
    "speicher: Speicher",
    "Speicher: Speicher",
    "Verwaltungen: Verwaltung",
  ]);
});

test("a German compound stays whole when it is a term or a part is unknown", () => {
  const termbase = buildTermbase("de", ["Speicher", "Verwaltung", "Speicherverwaltung"]);
  expect(find(termbase, "Speicherverwaltung")).toEqual(["Speicherverwaltung: Speicherverwaltung"]);
  expect(find(termbase, "Speicherplatz")).toEqual([]);
});

test("scripts without spaces have terms too", () => {
  expect(find(buildTermbase("ja", ["設定"]), "設定を開く")).toEqual(["設定: 設定"]);
});

test("composed and decomposed letters are the same, offsets are those of the text", () => {
  const [match] = buildTermbase("fr", ["café"]).find("le cafe\u0301 noir");
  expect([match?.start, match?.end]).toEqual([3, 8]);
});

test("a fault names its reason", () => {
  const termbase = buildTermbase("en", ["file"]);
  expect(findReason(() => termbase.add({ id: 1, source: "x", target: "y", metadata: {} }))).toBe("id in use");
  expect(findReason(() => termbase.add({ id: 2, source: " \n", target: "y", metadata: {} }))).toBe("empty source");
  expect(find(termbase, "file")).toHaveLength(1);
});

test("a termbase counts the bytes of the terms that it has", () => {
  const termbase = new Termbase("en");
  const term = { id: 1, source: "gangway", target: "Landgang", metadata: {} };
  termbase.add(term);
  const { bytes } = termbase;
  expect(bytes).toBeGreaterThan(0);
  termbase.add({ ...term, id: 2, metadata: { note: "of a ship" } });
  expect(termbase.bytes).toBe(2 * bytes + 110 + "note".length + "of a ship".length);
  expect(Termbase.fromBytes(termbase.toBytes()).bytes).toBe(termbase.bytes);
  termbase.delete(2);
  expect(termbase.bytes).toBe(bytes);
});

test("a termbase comes back from its bytes as it was", () => {
  const termbase = buildTermbase("en", ["bank", "bank", "\ud800 lone"]);
  termbase.delete(1);
  termbase.add({ id: 1, source: "bank", target: "Ufer", metadata: { note: "river, “not” money", empty: "" } });
  const copy = Termbase.fromBytes(termbase.toBytes());
  expect([...copy.terms()]).toEqual([...termbase.terms()]);
  expect(copy.language).toBe("en");
  expect(copy.find("Bank \ud800 lone")).toEqual(termbase.find("Bank \ud800 lone"));
});

test("bytes that were changed or cut are refused", () => {
  const bytes = buildTermbase("en", ["file"]).toBytes();
  for (let at = 0; at < bytes.length; at++) {
    const changed = bytes.with(at, (bytes[at] ?? 0) ^ 1);
    expect(findReason(() => Termbase.fromBytes(changed))).toBe("unreadable bytes");
    expect(findReason(() => Termbase.fromBytes(bytes.subarray(0, at)))).toBe("unreadable bytes");
  }
});

test("a phrase is found in another form", () => {
  const phrases = new PhraseFinder("Alle Übersetzungsspeicher und Ordnern", "de");
  expect(phrases.find("Ordner")).toMatchObject({ start: 30, end: 37 });
  expect(phrases.find("Datei")).toBeUndefined();
  expect(phrases.find("")).toBeUndefined();
});

/** Compares a phrase with the text at each token. */
function searchPhrase(text: string, phrase: string, language: string) {
  const [where, what] = [readPhrase(text, language), readPhrase(phrase, language)];
  if (what.tokens.length === 0) return undefined;
  const at = where.tokens.findIndex((_, index) => formAt(where, index, what, language) !== undefined);
  return at < 0 ? undefined : spanAt(where, at, what.tokens.length);
}

test.each(["de", "en", "ja", "sv"])("many phrases are found where each one is found, in %s", (language) => {
  const words = ["Ordner", "ordnern", "Ordnung", "a", "it's", "日本", "open", "opened", "Datei", "-"];
  const text = Array.from({ length: 60 }, (_, at) => words[(at * at + 3 * at) % words.length]).join(" ");
  const phrases = new PhraseFinder(text, language);
  for (const one of ["", "Öffner", ...words]) {
    for (const other of ["", ...words.map((word) => ` ${word.toUpperCase()}`)]) {
      expect(phrases.find(one + other)).toEqual(searchPhrase(text, one + other, language));
    }
  }
});

test("of terms that begin alike the longest is found, and of synonyms the newest 32 are returned", () => {
  const termbase = new Termbase("en");
  for (let id = 1; id <= 400; id++) {
    termbase.add({ id, source: "Ferry ".repeat(id).trim(), target: `Fähre ${id}`, metadata: {} });
  }
  for (let id = 401; id <= 500; id++) termbase.add({ id, source: "quay", target: `Kai ${id}`, metadata: {} });
  const matches = termbase.find(`${"Ferry ".repeat(1000)}quay`);
  expect(matches.map(({ startToken, endToken }) => endToken - startToken)).toEqual([400, 400, 200, 1]);
  const { term, alternatives } = matches.at(-1) as TermMatch;
  expect([term.id, alternatives.length, alternatives.at(-1)?.id]).toEqual([500, 31, 469]);
  for (let id = 1; id <= 500; id++) termbase.delete(id);
  expect(termbase.find("Ferry quay")).toEqual([]);
});

test("many spellings of a term, and many words in which a term may be, are read in slices", () => {
  const termbase = new Termbase("de");
  for (let id = 0; id < 1024; id++) {
    const source = Array.from("speicherort", (letter, at) => ((id >> at) & 1 ? letter.toUpperCase() : letter)).join("");
    termbase.add({ id, source, target: "a", metadata: {} });
  }
  const slices = (text: string) => Array.from(termbase.findInSlices(text)).length;
  expect(slices("Speicherort")).toBeGreaterThan(40);
  expect(slices("Fährhaus ".repeat(100))).toBe(200);
});

test("of thousands of terms with the same spelling, each is read once, however often the text has it", () => {
  const termbase = new Termbase("en");
  const restricted = { locale: "de-AT" };
  for (let id = 1; id <= 3000; id++) {
    termbase.add({ id, source: id % 2 ? "quay" : "pier", target: `${id}`, metadata: id % 2 ? {} : restricted });
  }
  const read = vi.spyOn(PackedTerms.prototype, "flagsAt");
  onTestFinished(() => read.mockRestore());
  const matches = termbase.find("quay pier ".repeat(200), "de-DE");
  expect(matches.map(({ term, alternatives }) => [term.id, alternatives.length])).toEqual(Array(200).fill([2999, 31]));
  expect(read.mock.calls.length).toBeLessThan(1600);
});

test("terms of many words that begin alike are each read in a slice", () => {
  const termbase = new Termbase("en");
  for (let id = 1; id <= 60; id++) termbase.add({ id, source: "quay ".repeat(id), target: "Kai", metadata: {} });
  expect(Array.from(termbase.findInSlices("quay ".repeat(60))).length).toBeGreaterThan(60 + 60);
});

test("many terms of many words are resolved in slices", () => {
  const termbase = new Termbase("en");
  for (let id = 1; id <= 32; id++) termbase.add({ id, source: "quay", target: `${id}`, metadata: {} });
  const slices = Array.from(termbase.findInSlices("quay ".repeat(1000)));
  expect(slices.length).toBeGreaterThan(1000 + 1000 / 250);
});

test("words that are longer than any compound aren't cut", () => {
  const isKnown = vi.fn(() => true);
  expect(splitCompound("speicher".repeat(13), isKnown)).toEqual([]);
  expect(isKnown).not.toHaveBeenCalled();
  expect(splitCompound("speicher".repeat(12), isKnown)).toHaveLength(2);
});
