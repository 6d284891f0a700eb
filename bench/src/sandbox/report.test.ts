import { expect, test } from "vitest";
import { firstResponseMs, firstTranslationMs, overBudget, type SandboxCosts } from "./report.ts";

const record: SandboxCosts = {
  bytesToFirstResponse: 750_000,
  bytesInAll: 1_250_000,
  firstResponseHereMs: 300,
  bytesToFirstTranslation: 775_000,
  firstTranslationHereMs: 400,
  laterResponsesHereMs: { "GET /v2/languages": 2 },
};

test("the first response takes the time here slowed, the bytes over the line, and two round trips", () => {
  expect(firstResponseMs(record)).toBe(1200 + 600 + 80);
});

test("the first translation takes as many round trips", () => {
  expect(firstTranslationMs(record)).toBe(1600 + 620 + 80);
});

test("what is over its budget is named", () => {
  expect(overBudget(record)).toEqual([]);
  expect(
    overBudget({
      ...record,
      bytesInAll: 3_000_000,
      firstResponseHereMs: 500,
      firstTranslationHereMs: 500,
      laterResponsesHereMs: { "GET /": 13 },
    }),
  ).toEqual([
    "bytesInAll is 3000000, at most 2500000 is allowed.",
    "firstAnswerMs is 2680, at most 2500 is allowed.",
    "firstTranslationMs is 2700, at most 2500 is allowed.",
    "the time of GET / is 52, at most 50 is allowed.",
  ]);
});
