import { firstWord, type Vocabulary } from "./vocabulary.ts";

/** First letters of a word by which it is aligned. */
const letters = 6;

/**
 * Gives words with the same beginning the same number, so that the inflected forms of a word, and compounds that share
 * their first part, learn from each other which words they are translated by.
 *
 * Source: Fraser & Marcu 2005 (alignment of truncated words).
 *
 * @returns for a word's number the number of its root
 */
export function rootsOf(words: Vocabulary): (word: number) => number {
  const numbers = new Map<string, number>();
  const roots: number[] = [];
  return (word) => {
    let root = roots[word];
    if (root === undefined) {
      const key = words.lower(word).slice(0, letters);
      root = numbers.get(key) ?? firstWord + numbers.size;
      numbers.set(key, root);
      roots[word] = root;
    }
    return root;
  };
}
