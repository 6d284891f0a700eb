import { matchEnd } from "../match.ts";

/** The apostrophe of the keyboard and the typographic one. */
export const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019;

const elidingLanguages = new Set(["fr", "it", "ca", "oc", "co"]);
const wholeWordPattern = /^(?:aujourd|prud|quelqu|presqu|entr|grand)$/iu;
const englishEndingPattern = /['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{M}\p{N}])/iuy;

/**
 * The end of the token that began at `start`, when a letter follows the apostrophe at `at`: `at` in English before
 * `'s 't 're 've 'll 'd 'm`, `at + 1` after an elision, −1 when the apostrophe is inside the word.
 */
export function apostropheEnd(text: string, start: number, at: number, language: string): number {
  if (language === "en") return englishEndingEnd(text, at) === undefined ? -1 : at;
  if (!elidingLanguages.has(language)) return -1;
  return wholeWordPattern.test(text.slice(start, at)) ? -1 : at + 1;
}

export const englishEndingEnd = (text: string, at: number): number | undefined =>
  matchEnd(englishEndingPattern, text, at) || undefined;
