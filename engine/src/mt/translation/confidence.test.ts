import { expect, test } from "vitest";
import { countPieces, type Evidence, estimateConfidence, joinConfidence } from "./confidence.ts";

const evidence: Evidence = { quality: 0.6, tokens: 6, pieces: 2, copies: 0, match: 0 };
const confidence = (parts: Partial<Evidence> = {}) => estimateConfidence({ ...evidence, ...parts });

test("more is expected of better, shorter and closer matched texts, less of copies and pieces", () => {
  for (const better of [{ quality: 0.7 }, { tokens: 5 }, { match: 80 }]) {
    expect(confidence(better)).toBeGreaterThan(confidence());
  }
  expect(confidence({ match: 95 })).toBeGreaterThan(confidence({ match: 80 }));
  for (const worse of [{ quality: 0.5 }, { tokens: 7 }, { pieces: 3 }, { copies: 1 }]) {
    expect(confidence(worse)).toBeLessThan(confidence());
  }
});

test("only nothing known is 0, and nothing is certain", () => {
  expect(confidence({ quality: 0 })).toBe(0);
  expect(confidence({ tokens: 0 })).toBe(0);
  expect(confidence({ quality: 0.01, tokens: 400, pieces: 300, copies: 90 })).toBeGreaterThan(0);
  expect(confidence({ quality: 1, tokens: 1, pieces: 1, match: 99 })).toBeLessThan(0.8);
});

test("a whole of which something is known is never 0, however unlikely its parts", () => {
  expect(joinConfidence(0.25, 0.5)).toBe(0.25);
  expect(joinConfidence(0, 0.5)).toBeGreaterThan(0);
  expect(joinConfidence(0, 0)).toBe(0);
});

test("placeholders are no pieces", () => {
  expect(countPieces(["memory", "placeable", "copy", "lexical"])).toEqual({ pieces: 3, copies: 1 });
});
