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

const joined = { all: 3, unseen: 1 };

test("fewer and longer phrases score higher, copies lower, nothing known 0", () => {
  const whole = estimateQuality(buildOptions("memory"), 4, joined, 0);
  const halves = estimateQuality(buildOptions("memory", "memory"), 4, joined, 0);
  const words = estimateQuality(buildOptions("memory", "memory", "lexical", "copy"), 4, joined, 0);
  expect(whole).toBeGreaterThan(halves);
  expect(halves).toBeGreaterThan(words);
  expect(words).toBeGreaterThan(0);
  expect(whole).toBeLessThan(1);
  expect(estimateQuality(buildOptions("copy", "placeable"), 2, joined, 0)).toBe(0);
});

test("phrases that join as in the memory score higher, and so do closely matched texts", () => {
  const quality = (unseen: number, match = 0) => estimateQuality(buildOptions("memory"), 4, { all: 3, unseen }, match);
  expect(quality(0)).toBeGreaterThan(quality(1));
  expect(quality(1)).toBeGreaterThan(quality(3));
  expect(quality(1, 80)).toBeGreaterThan(quality(1));
  expect(quality(1, 95)).toBeGreaterThan(quality(1, 80));
});
