import { firstWord, type Vocabulary } from "../knowledge/vocabulary.ts";

/** The number of first letters that are the root of a word. */
const letters = 6;

/**
 * Assigns the same number to words with the same beginning. Thus the inflected forms of a word, and compounds with the
 * same first part, share their translations in the alignment.
 * Source: Fraser & Marcu 2005 (alignment of truncated words).
 */
export class WordRoots {
  readonly #words: Vocabulary;
  readonly #numbers = new Map<string, number>();
  readonly #roots: number[] = [];
  readonly #spellings: string[] = [];

  constructor(words: Vocabulary) {
    this.#words = words;
  }

  of(word: number): number {
    const known = this.#roots[word];
    if (known !== undefined) return known;
    const spelling = this.#words.lower(word).slice(0, letters);
    const root = this.#numbers.get(spelling) ?? firstWord + this.#numbers.size;
    this.#numbers.set(spelling, root);
    this.#spellings[root] = spelling;
    this.#roots[word] = root;
    return root;
  }

  spelling(root: number): string {
    return this.#spellings[root] ?? "";
  }
}
