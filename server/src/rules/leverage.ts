import { countTokens, withoutTags } from "@openparlance/text";
import type { SegmentSize } from "../core/filters.ts";

/** Words by the memory's matches for their segments; `words` is their total. */
export interface Leverage {
  words: number;
  exactWords: number;
  fuzzyWords: number;
}

/** The lowest score of a match that counts. */
const minScore = 75;

/** `score` is that of the best match in percent. Source: contract of the API, "File formats, words and matching". */
export function computeLeverage(segments: Iterable<{ words: number; score: number | undefined }>): Leverage {
  const sum = { words: 0, exactWords: 0, fuzzyWords: 0 };
  for (const { words, score = 0 } of segments) {
    sum.words += words;
    if (score === 100) sum.exactWords += words;
    else if (score >= minScore) sum.fuzzyWords += words;
  }
  return sum;
}

export function addLeverage(all: readonly Leverage[]): Leverage {
  const sum = (figure: keyof Leverage) => all.reduce((total, each) => total + each[figure], 0);
  return { words: sum("words"), exactWords: sum("exactWords"), fuzzyWords: sum("fuzzyWords") };
}

/** Counts a text's words and tokens. Inline tags don't count. `language` is an ISO 639-1 code. */
export function sizeOf(source: string, language: string): SegmentSize {
  const sum = { words: 0, tokens: 0 };
  for (const part of partsOf(withoutTags(source))) {
    const { words, tokens } = countTokens(part, language);
    sum.words += words;
    sum.tokens += tokens;
  }
  return sum;
}

/** A longer text is counted in parts, because its tokens need many times its memory. */
const maxPartLength = 10_000;
/** A part ends after the last space or punctuation among this number of characters, so that no word is cut. */
const endLength = 1000;

function* partsOf(text: string): Generator<string> {
  let start = 0;
  while (text.length - start > maxPartLength) {
    const end = text.slice(start + maxPartLength - endLength, start + maxPartLength);
    const after = /^.*[\s\p{P}]/su.exec(end)?.[0].length ?? endLength;
    const part = text.slice(start, start + maxPartLength - endLength + after);
    // Keeps surrogate pairs together.
    const whole = /[\ud800-\udbff]$/.test(part) ? part.slice(0, -1) : part;
    yield whole;
    start += whole.length;
  }
  yield text.slice(start);
}
