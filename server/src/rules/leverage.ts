import { countWords, tokenize, withoutTags } from "@parlance/text";

/** Words by what a memory knows of their segments; `words` is all of them. */
export interface Leverage {
  words: number;
  exactWords: number;
  fuzzyWords: number;
}

/** A match counts from here on. */
const leastScore = 75;

/**
 * Counts the words of a document by the best match of each segment.
 *
 * Source: contract of the API, section "File formats, words and matching".
 *
 * @param segments the words of each segment, and the score of its best match in percent; undefined when it has none
 */
export function leverageOf(segments: Iterable<{ words: number; score: number | undefined }>): Leverage {
  const sum = { words: 0, exactWords: 0, fuzzyWords: 0 };
  for (const { words, score = 0 } of segments) {
    sum.words += words;
    if (score === 100) sum.exactWords += words;
    else if (score >= leastScore) sum.fuzzyWords += words;
  }
  return sum;
}

/** @param language ISO 639-1; inline tags count nothing */
export function sizeOf(source: string, language: string): { words: number; tokens: number } {
  const plain = withoutTags(source);
  return { words: countWords(plain, language), tokens: tokenize(plain, language).tokens.length };
}
