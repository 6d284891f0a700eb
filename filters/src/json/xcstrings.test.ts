import { expect, test } from "vitest";
import { settingsFor } from "../index.ts";
import { xcstrings } from "./index.ts";

const unit = (value: string, state = "translated") => ({ stringUnit: { state, value } });
const plural = (forms: Readonly<Record<string, string>>) => ({
  variations: { plural: Object.fromEntries(Object.entries(forms).map(([each, text]) => [each, unit(text)])) },
});

function open(strings: unknown, targetLanguage?: string) {
  const file = Buffer.from(JSON.stringify({ sourceLanguage: "en", strings, version: "1.0" }, undefined, 2));
  const settings = settingsFor(xcstrings, { sourceLanguage: "en", targetLanguage });
  const { segments, merge } = xcstrings.extract(file, settings);
  return {
    sources: segments.map(({ source }) => source),
    strings: (...targets: (string | undefined)[]) => JSON.parse(Buffer.from(merge(targets)).toString()).strings,
  };
}

test("a plural has a text for each category of the target language", () => {
  const en = plural({ one: "%lld boat", other: "%lld boats" });
  const file = open({ boats: { localizations: { en } } }, "pl");
  expect(file.sources).toEqual(["%lld boat", "%lld boats", "%lld boats", "%lld boats"]);
  const pl = plural({ one: "a", other: "b", few: "c", many: "d" });
  expect(file.strings("a", "b", "c", "d")).toEqual({ boats: { localizations: { en, pl } } });
});

test("only what has a translation is written", () => {
  const en = plural({ one: "boat", other: "boats" });
  const de = plural({ other: "Boote" });
  expect(open({ boats: { localizations: { en } } }, "de").strings(undefined, "Boote")).toEqual({
    boats: { localizations: { en, de } },
  });
});

test("a translation goes to the language as the catalog names it", () => {
  const strings = { Save: { localizations: { "pt-BR": unit("Salvar") } }, Quit: {} };
  expect(open(strings, "pt").strings("Gravar", "Sair")).toEqual({
    Save: { localizations: { "pt-BR": unit("Gravar") } },
    Quit: { localizations: { "pt-BR": unit("Sair") } },
  });
});

test("another region of the source language is a language of its own", () => {
  const strings = { Color: { localizations: { en: unit("Color") } } };
  expect(open(strings, "en-GB").strings("Colour")).toEqual({
    Color: { localizations: { en: unit("Color"), "en-GB": unit("Colour") } },
  });
});

test("variations of variations do not multiply", () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? unit("text") : { variations: { plural: { one: unit("one"), other: nested(depth - 1) } } };
  expect(open({ a: { localizations: { en: nested(200) } } }, "ar").sources.length).toBeLessThan(300);
});

const set = (...values: string[]) => ({ stringSet: { state: "translated", values } });
const newSet = (...values: string[]) => ({ stringSet: { state: "new", values } });

test.each([
  [newSet("x"), ["A", undefined, "C"], newSet("A", "b", "C", " ")],
  [newSet("x", "y", "z", " ", "w"), ["A", "B", "C"], set("A", "B", "C", " ", "w")],
  [newSet(), ["A", "B", "C"], set("A", "B", "C", " ")],
  [{ stringSet: { state: "new" } }, ["A", "B", "C"], set("A", "B", "C", " ")],
  [undefined, ["A", undefined, undefined], newSet("A", "b", "c", " ")],
  [undefined, ["A", "B", "C"], set("A", "B", "C", " ")],
])("the set of phrases %j with the translations %j has all phrases, and one state", (known, targets, de) => {
  const en = set("a", "b", "c", " ");
  const file = open({ Ride: { localizations: { ...(known && { de: known }), en } } }, "de");
  expect(file.strings(...targets)).toEqual({ Ride: { localizations: { de, en } } });
});

test("a set of phrases in the target alone stays one, and its first phrase is the translation of the key", () => {
  const strings = { Ride: { localizations: { de: set("Los", "Auf") } }, Stop: { localizations: { de: set() } } };
  expect(open(strings, "de").strings("Fahrt", "Halt")).toEqual({
    Ride: { localizations: { de: set("Fahrt", "Auf") } },
    Stop: { localizations: { de: set("Halt") } },
  });
});

test("each variation has a set of phrases", () => {
  const devices = (iphone: unknown, other: unknown) => ({ variations: { device: { iphone, other } } });
  const en = devices(set("a", "b"), set("c", "d"));
  const file = (known: unknown) => open({ Ride: { localizations: { ...(known ? { de: known } : {}), en } } }, "de");
  for (const known of [undefined, devices(newSet("x", "y"), newSet("z"))])
    expect(file(known).strings("A", "B", "C", "D")).toEqual({
      Ride: { localizations: { de: devices(set("A", "B"), set("C", "D")), en } },
    });
});

test("phrases that mean the same are a set in each language", () => {
  const en = set("Start", "Begin");
  const file = open({ Ride: { localizations: { en } } }, "de");
  expect(file.sources).toEqual(["Start", "Begin"]);
  expect(file.strings("Los", "Auf")).toEqual({ Ride: { localizations: { en, de: set("Los", "Auf") } } });
  const half = open({ Ride: { localizations: { de: set("Los", "Auf"), en } } }, "de");
  expect(half.strings(undefined, "Ab")).toEqual({ Ride: { localizations: { en, de: set("Los", "Ab") } } });
  for (const values of [
    ["", ""],
    ["Start", "Begin"],
  ]) {
    const isNew = open({ Ride: { localizations: { de: { stringSet: { state: "new", values } }, en } } }, "de");
    expect(isNew.strings("Los", "Auf")).toEqual({ Ride: { localizations: { en, de: set("Los", "Auf") } } });
    const de = { stringSet: { state: "new", values: ["Los", values[1]] } };
    expect(isNew.strings("Los", undefined)).toEqual({ Ride: { localizations: { en, de } } });
  }
});
