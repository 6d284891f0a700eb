import { expect, test } from "vitest";
import { confidenceOfWhole, countPieces, type Evidence, estimateConfidence } from "./confidence.ts";

const evidence: Evidence = { quality: 0.6, tokens: 6, pieces: 2, copies: 0, unseen: 1 };
const confidence = (parts: Partial<Evidence> = {}) => estimateConfidence({ ...evidence, ...parts });

test("more is expected of better and shorter texts, less of copies, pieces and words joined again", () => {
  for (const better of [{ quality: 0.7 }, { tokens: 5 }, { unseen: 0 }]) {
    expect(confidence(better)).toBeGreaterThan(confidence());
  }
  for (const worse of [{ quality: 0.5 }, { tokens: 7 }, { pieces: 3 }, { copies: 1 }, { unseen: 2 }]) {
    expect(confidence(worse)).toBeLessThan(confidence());
  }
});

test("only nothing known is 0, and nothing is certain", () => {
  expect(confidence({ quality: 0 })).toBe(0);
  expect(confidence({ tokens: 0 })).toBe(0);
  expect(confidence({ quality: 0.01, tokens: 400, pieces: 300, copies: 90 })).toBeGreaterThan(0);
  expect(confidence({ quality: 1, tokens: 1, pieces: 1, unseen: 0 })).toBeLessThanOrEqual(0.65);
});

test("a whole of which something is known is never 0, however unlikely its parts", () => {
  expect(confidenceOfWhole(0.25, 0.5)).toBe(0.25);
  expect(confidenceOfWhole(0, 0.5)).toBeGreaterThan(0);
  expect(confidenceOfWhole(0, 0)).toBe(0);
});

test("placeholders are no pieces", () => {
  expect(countPieces(["memory", "placeable", "copy", "lexical"])).toEqual({ pieces: 3, copies: 1 });
});
