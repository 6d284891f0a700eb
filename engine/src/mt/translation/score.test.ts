import { expect, test } from "vitest";
import type { Origin, TranslationOption } from "../options/option.ts";
import { estimateQuality } from "./score.ts";

const buildOptions = (...origins: Origin[]): TranslationOption[] =>
  origins.map((origin, start) => ({
    start,
    end: start + 1,
    words: new Int32Array(1),
    links: new Int32Array(),
    origin,
    sentence: -1,
    score: 0,
    estimate: 0,
    before: [0, 0, 0],
    after: [0, 0, 0],
  }));

test("fewer and longer phrases score higher, copies lower, nothing known 0", () => {
  const whole = estimateQuality(buildOptions("memory"), 4);
  const halves = estimateQuality(buildOptions("memory", "memory"), 4);
  const words = estimateQuality(buildOptions("memory", "memory", "lexical", "copy"), 4);
  expect(whole).toBeGreaterThan(halves);
  expect(halves).toBeGreaterThan(words);
  expect(words).toBeGreaterThan(0);
  expect(whole).toBeLessThan(1);
  expect(estimateQuality(buildOptions("copy", "placeable"), 2)).toBe(0);
});
