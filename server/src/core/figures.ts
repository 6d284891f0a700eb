export interface DocumentCounts {
  /** All segments, and those that are at least confirmed, reviewed, or final. */
  segments: number;
  confirmed: number;
  reviewed: number;
  final: number;
  /** Words and tokens of the source. */
  words: number;
  tokens: number;
  confirmedWords: number;
  reviewedWords: number;
  /** Words with an exact or a fuzzy match in the memory at the last count. */
  exactWords: number;
  fuzzyWords: number;
}

export const noFigures: Readonly<DocumentCounts> = {
  segments: 0,
  confirmed: 0,
  reviewed: 0,
  final: 0,
  words: 0,
  tokens: 0,
  confirmedWords: 0,
  reviewedWords: 0,
  exactWords: 0,
  fuzzyWords: 0,
};

export const figureNames = Object.keys(noFigures) as (keyof DocumentCounts)[];
