import { expect, test } from "vitest";
import { isSegment } from "./piece.ts";
import { maxLength } from "./split.ts";
import { xmlPieces } from "./xml.ts";

test("a sentence of many elements is cut between them at the limit of a source", () => {
  const options = { splitting: "sentences", detectsOutline: true } as const;
  const text = '<i>Mind</i> the <b title="a">wet</b> deck '.repeat(1000);
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  const pieces = Array.from(xmlPieces(text, "en", { ...options, ...lists }));
  const lengths = pieces.filter(isSegment).map(({ source }) => source.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(maxLength);
  expect(lengths).toHaveLength(Math.ceil(text.length / maxLength));
  expect(pieces.map((piece) => (isSegment(piece) ? piece.write(piece.source) : piece)).join("")).toBe(text);
});

test("a short sentence isn't cut before a long text", () => {
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  const text = `Press <b>OK</b> to sail. ${"It rains today. ".repeat(maxLength / 10)}`;
  const pieces = Array.from(xmlPieces(text, "en", { splitting: "sentences", detectsOutline: true, ...lists }));
  expect(pieces.find(isSegment)?.source).toBe("Press <b>OK</b> to sail.");
});
