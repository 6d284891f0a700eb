import { expect, test } from "vitest";
import { isForLocale, pickFlags, readTermFlags, readTermNote } from "./flags.ts";
import { Termbase } from "./termbase.ts";

function termbaseWith(metadata: Record<string, string>, locale?: string) {
  const terms = new Termbase("en", locale);
  terms.add({ id: 1, source: "ferry", target: "Fähre", metadata });
  return terms;
}
const targetsIn = (terms: Termbase, text: string) =>
  terms.find(text).map(({ term, alternatives }) => [term.target, ...alternatives.map(({ target }) => target)]);

test.each([
  [{ Forbidden: "yes" }, { isForbidden: true }],
  [{ status: "deprecatedTerm-admn-sts" }, { isForbidden: true }],
  [{ Status: "preferred" }, { isForbidden: false, rank: 1 }],
  [{ administrativeStatus: "admittedTerm-admn-sts" }, { isForbidden: false, rank: -1 }],
  [{ normativeAuthorization: "deprecatedTerm" }, { isForbidden: true }],
  [{ normativeAuthorization: "standardizedTerm" }, { isForbidden: false, rank: 1 }],
  [{ status: "Not recommended" }, { isForbidden: true, rank: 0 }],
  [{ "Usage status": "obsolete" }, { isForbidden: true }],
  [{ normativeAuthorization: "supersededTerm", administrativeStatus: "admittedTerm-admn-sts" }, { isForbidden: true }],
  [{ "Do not translate": "x" }, { isKept: true }],
  [{ "do-not-translate": "no" }, { isKept: false }],
  [{ "Translation needed": "No" }, { isKept: true }],
  [{ "Translation needed": "Yes" }, { isKept: false }],
  [{ case_sensitive: "TRUE" }, { isCaseSensitive: true }],
  [{ Variants: "Fährschiff; Fährboot" }, { variants: ["Fährschiff", "Fährboot"] }],
  [{ locale: "de-AT, de-CH" }, { locales: ["de-AT", "de-CH"] }],
  [
    { "Part of speech": "noun", definition: "a ship" },
    { isForbidden: false, isKept: false },
  ],
])("of %j the flags are %j", (metadata, flags) => {
  expect(readTermFlags(metadata)).toMatchObject(flags);
});

test("the preferred term stays, then one without a status, and an admitted one comes last", () => {
  const terms = new Termbase("en");
  const add = (id: number, target: string, metadata: Record<string, string>) =>
    terms.add({ id, source: "anchor", target, metadata });
  add(1, "Anker", { administrativeStatus: "preferredTerm-admn-sts" });
  add(2, "Schiffsanker", {});
  add(3, "Haken", { normativeAuthorization: "admittedTerm" });
  expect(targetsIn(terms, "The anchor is heavy.")).toEqual([["Anker", "Schiffsanker", "Haken"]]);
});

test("only metadata that are flags or notes are picked", () => {
  const picked = { definition: "a ship", Forbidden: "yes" };
  expect(pickFlags({ ...picked, project: "Harbour", note: "x".repeat(300) })).toEqual(picked);
  expect(pickFlags({ project: "Harbour", definition: " " })).toBeUndefined();
});

test.each([
  ["de-AT", "de-AT", true],
  ["de-AT", "de-DE", false],
  ["de-AT", "de", true],
  ["de", "de-AT", true],
  ["fr", "de", false],
])("a term for %s is for %s: %s", (own, locale, isFor) => {
  expect(isForLocale(readTermFlags({ locale: own }), locale)).toBe(isFor);
});

test("a term that isn't translated has as target what the text has", () => {
  expect(targetsIn(termbaseWith({ dnt: "yes" }), "two Ferries")).toEqual([["Ferries"]]);
});

test("a case-sensitive term is found in its case alone, and variants are alternatives", () => {
  expect(targetsIn(termbaseWith({ "case sensitive": "yes" }), "The Ferry, a ferry")).toEqual([["Fähre"]]);
  expect(targetsIn(termbaseWith({ variants: "Fährschiff" }), "a ferry")).toEqual([["Fähre", "Fährschiff"]]);
});

test("a forbidden term is found by itself, and no translation of the source", () => {
  const terms = termbaseWith({ forbidden: "yes" });
  terms.add({ id: 2, source: "ferry", target: "Schiff", metadata: {} });
  expect(targetsIn(terms, "the ferries")).toEqual([["Schiff"]]);
  expect(terms.findForbidden("the ferries").map(({ target }) => target)).toEqual(["Fähre"]);
  expect(terms.findForbidden("the ships")).toEqual([]);
});

test("a term of another locale isn't found, also after its bytes were read again", () => {
  const terms = termbaseWith({ locale: "de-AT" }, "de-DE");
  expect(targetsIn(terms, "a ferry")).toEqual([]);
  expect(targetsIn(Termbase.fromBytes(terms.toBytes()), "a ferry")).toEqual([]);
});

test("a note is what a termbase says of a term's meaning", () => {
  expect(readTermNote({ Definition: " a place to tie up ", "part-of-speech": "noun", forbidden: "no" })).toBe(
    "a place to tie up; noun",
  );
  expect(readTermNote({ forbidden: "yes", project: "Harbour" })).toBeUndefined();
});
