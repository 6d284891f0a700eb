import { expect, test } from "vitest";
import { AdaptiveTranslator } from "../adaptive-translator.ts";
import { anyNumber, linkNumbers, pairNumbers } from "./numbers.ts";

function buildTranslator(...pairs: [string, string][]): AdaptiveTranslator {
  const translator = new AdaptiveTranslator("en", "de");
  translator.train(pairs.map(([source, target], n) => ({ id: n + 1, source, target })));
  return translator;
}

const targetOf = (translator: AdaptiveTranslator, text: string, prefix?: string) =>
  translator.translate(text, prefix === undefined ? {} : { prefix })[0]?.target;

test("whole numbers of both texts are generalised, in their order, others stay", () => {
  expect(pairNumbers(["2", "of", "40", "2", "1.5"], ["1,5", "2", "von", "40", "2"])).toEqual({
    source: [anyNumber, "of", anyNumber, anyNumber, "1.5"],
    target: ["1,5", anyNumber, "von", anyNumber, anyNumber],
    links: [1, 2 * 65536 + 3, 3 * 65536 + 4],
  });
});

test("links of numbers replace all that touch them", () => {
  const link = (s: number, t: number) => s * 65536 + t;
  const aligned = Int32Array.of(link(0, 0), link(1, 3), link(2, 1), link(3, 3));
  expect([...linkNumbers(aligned, [link(1, 1)])]).toEqual([link(0, 0), link(1, 1), link(3, 3)]);
  expect(linkNumbers(aligned, [])).toBe(aligned);
});

test("a phrase with numbers serves for other numbers, in the order of the target", () => {
  const translator = buildTranslator(["Page 12 of 40", "Seite 12 von 40"], ["of 3 columns", "von 3 Spalten"]);
  expect(targetOf(translator, "Page 7 of 123")).toBe("Seite 7 von 123");
  const swapped = buildTranslator(
    ["column 4 in table 9", "in Tabelle 9 Spalte 4"],
    ["column 1 in table 2", "in Tabelle 2 Spalte 1"],
  );
  expect(targetOf(swapped, "column 55 in table 66")).toContain("Tabelle 66 Spalte 55");
});

test("a number that is written out in the target is no pattern for others", () => {
  const translator = buildTranslator(["2 dogs", "zwei Hunde"], ["dogs", "Hunde"]);
  expect(targetOf(translator, "5 dogs")).toBe("5 Hunde");
});

test("a prefix may hold the number", () => {
  const translator = buildTranslator(["Page 12 of 40", "Seite 12 von 40"]);
  expect(targetOf(translator, "Page 7 of 123", "Seite 7 v")).toBe("Seite 7 von 123");
});

test("a match that differs in its number alone is repaired", () => {
  const translator = buildTranslator(["Delete row 12 now", "Zeile 12 jetzt löschen"], ["Delete it", "Löschen"]);
  const matches = [{ id: 1, source: "Delete row 12 now", target: "Zeile 12 jetzt löschen", score: 90 }];
  expect(translator.translate("Delete row 99 now", { matches })[0]?.target).toBe("Zeile 99 jetzt löschen");
});
