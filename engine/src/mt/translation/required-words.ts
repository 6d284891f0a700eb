import { findPlaceables, type Tokens, tokenize } from "@openparlance/text";
import type { Knowledge, OptionTable, TranslationOption } from "../options/option.ts";
import { requiredOption } from "../options/options.ts";
import type { TargetWords } from "./target-words.ts";

/** A span of the source (UTF-16 offsets, half-open) with a required translation. */
export interface RequiredTerm {
  start: number;
  end: number;
  target: string;
  number: number;
}

/** Source tokens `from`–`to`, and their required words. */
export interface RequiredWords {
  from: number;
  to: number;
  words: Int32Array;
  target: string;
  /** The number of the term; undefined for a placeable. */
  number: number | undefined;
}

/** The words required by terms, and the placeables that must not change. Of two overlapping ones, the first is used. */
export function requiredWords(
  source: Tokens,
  text: string,
  terms: readonly RequiredTerm[],
  targetLanguage: string,
  targets: TargetWords,
): RequiredWords[] {
  const kept = findPlaceables(text).filter(({ kind }) => kind === "url" || kind === "email" || kind === "placeholder");
  const used = new Uint8Array(source.tokens.length);
  const required: RequiredWords[] = [];
  for (const { start, end, target, number } of [
    ...terms,
    ...kept.map(({ start, end, text: target }) => ({ start, end, target, number: undefined })),
  ]) {
    const from = countUpTo(source.ends, start);
    const to = countUpTo(source.starts, end - 1);
    const tokens = number === undefined ? [target] : tokenize(target, targetLanguage).tokens;
    if (from >= to || tokens.length === 0 || used.subarray(from, to).includes(1)) continue;
    used.fill(1, from, to);
    required.push({ from, to, words: Int32Array.from(tokens, (token) => targets.id(token)), target, number });
  }
  return required;
}

/** The number of ascending offsets up to `max`. */
function countUpTo(offsets: Tokens["ends"], max: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] as number) <= max) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Replaces all options that conflict with the required words. */
export function requireWords(table: OptionTable, required: readonly RequiredWords[], known: Knowledge): void {
  const longest = table.reduce((max, { length }) => Math.max(max, length), 0);
  for (const { from, to, words, number } of required) {
    dropOthers(table, Math.max(0, from - longest), from, to, words);
    (table[from] as TranslationOption[][])[to - from] = [requiredOption(from, to, words, number, known)];
  }
}

/**
 * Keeps only options outside the span, and options that cover the whole span and contain the required words. No option
 * of a token before `first` reaches the span.
 */
function dropOthers(table: OptionTable, first: number, from: number, to: number, words: Int32Array): void {
  for (let start = first; start < to; start++) {
    const row = table[start] as TranslationOption[][];
    for (let length = Math.max(from - start, 0) + 1; length < row.length; length++) {
      const holds = start <= from && start + length >= to && length > to - from;
      row[length] = holds ? (row[length] ?? []).filter((option) => includesWords(option.words, words)) : [];
    }
  }
}

function includesWords(words: Int32Array, wanted: Int32Array): boolean {
  for (let start = 0; start + wanted.length <= words.length; start++) {
    if (wanted.every((word, at) => words[start + at] === word)) return true;
  }
  return false;
}
