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

/** Finds phrases in a text, in any case and word form. The time for each depends little on the length of the text. */
export class PhraseFinder {
  readonly #language: string;
  readonly #text: TermPhrase;
  /** The tokens by the bucket of their stem. */
  readonly #byBucket = new Map<string, number[]>();
  readonly #found = new Map<string, TermSpan | undefined>();

  constructor(text: string, language: string) {
    this.#language = language;
    this.#text = readPhrase(text, language);
    const { bucket } = findInflection(language);
    for (const [at, stem] of this.#text.stems.entries()) {
      const tokens = this.#byBucket.get(bucket(stem));
      if (tokens) tokens.push(at);
      else this.#byBucket.set(bucket(stem), [at]);
    }
  }

  /** The first location of a phrase; undefined if it doesn't occur or has no tokens. */
  find(phrase: string): TermSpan | undefined {
    if (!this.#found.has(phrase)) this.#found.set(phrase, this.#search(readPhrase(phrase, this.#language)));
    return this.#found.get(phrase);
  }

  #search(phrase: TermWords): TermSpan | undefined {
    const [first] = phrase.stems;
    if (first === undefined) return undefined;
    const tokens = this.#byBucket.get(findInflection(this.#language).bucket(first)) ?? [];
    const at = tokens.find((token) => formAt(this.#text, token, phrase, this.#language) !== undefined);
    return at === undefined ? undefined : spanAt(this.#text, at, phrase.tokens.length);
  }
}
