const emptyCounts = {
  /** All segments, and those that are at least confirmed, reviewed, or final. */
  segments: 0,
  confirmed: 0,
  reviewed: 0,
  final: 0,
  /** Words and tokens of the source. */
  words: 0,
  tokens: 0,
  confirmedWords: 0,
  reviewedWords: 0,
  /** Words with an exact or a fuzzy match in the memory at the last count. */
  exactWords: 0,
  fuzzyWords: 0,
};

export type DocumentCounts = typeof emptyCounts;

export const noCounts: Readonly<DocumentCounts> = emptyCounts;

export const countNames = Object.keys(emptyCounts) as (keyof DocumentCounts)[];
