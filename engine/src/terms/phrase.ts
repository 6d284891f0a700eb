import { type Tokens, tokenize } from "@openparlance/text";
import { findInflection, foldWord } from "./inflection.ts";

/** The words of a text in the form for comparison, one for each token. */
export interface TermWords {
  tokens: string[];
  folded: string[];
  stems: string[];
}

export interface TermPhrase extends Tokens, TermWords {}

/** The form of a term in a text: as written, in any case, or another form of its words. */
export type TermForm = "written" | "inflected";

/** A span of a text: tokens and UTF-16 offsets, both half-open. */
export interface TermSpan {
  startToken: number;
  endToken: number;
  start: number;
  end: number;
}

export function readPhrase(text: string, language: string): TermPhrase {
  const read = tokenize(text, language);
  const { stem } = findInflection(language);
  const folded = read.tokens.map(foldWord);
  return { ...read, folded, stems: folded.map(stem) };
}

/** The form in which `phrase` occurs in `text` at token `at`, in any case; undefined when it doesn't. */
export function formAt(text: TermWords, at: number, phrase: TermWords, language: string): TermForm | undefined {
  if (at + phrase.stems.length > text.stems.length) return undefined;
  const { areSame } = findInflection(language);
  let form: TermForm = "written";
  for (const [offset, stem] of phrase.stems.entries()) {
    if (text.folded[at + offset] === phrase.folded[offset]) continue;
    if (!areSame(stem, text.stems[at + offset] ?? "")) return undefined;
    form = "inflected";
  }
  return form;
}

export function spanAt(text: Tokens, at: number, count: number): TermSpan {
  return { startToken: at, endToken: at + count, start: text.starts[at] ?? 0, end: text.ends[at + count - 1] ?? 0 };
}

/** Finds the first `phrase` in `text`, in any case and word form; undefined if it doesn't occur or has no tokens. */
export function findPhrase(text: string, phrase: string, language: string): TermSpan | undefined {
  const [where, what] = [readPhrase(text, language), readPhrase(phrase, language)];
  if (what.tokens.length === 0) return undefined;
  const at = where.tokens.findIndex((_, index) => formAt(where, index, what, language) !== undefined);
  return at < 0 ? undefined : spanAt(where, at, what.tokens.length);
}
