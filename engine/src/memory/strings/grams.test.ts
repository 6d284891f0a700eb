import { expect, test } from "vitest";
import { codePointCount, foldText } from "./grams.ts";

test("folding keeps the number of code points", () => {
  expect(foldText("ÄÖ İẞ ΑΣ 𐐀\ud800")).toBe("äö İß ας 𐐨\ud800".replace("ς", "σ"));
});

test("counts code points, a lone surrogate as one", () => {
  expect(codePointCount("a😀\ud800b\udc00")).toBe(5);
});
