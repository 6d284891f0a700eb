/**
 * Computes the similarity of two different normalized texts, in whole percent. The Levenshtein distance and the length
 * of the longer text are in code points. Source: contract of the API, section "File formats, words and matching".
 */
export function computeScore(distance: number, longer: number): number {
  // Whole numbers until the division: in floating point, 100 × (1 − d ÷ L) may be just below the exact percent.
  return longer === 0 ? 100 : Math.floor((100 * (longer - distance)) / longer);
}

/** The max distance at which two texts reach `minScore` percent. The longer one has `longer` code points. */
export function distanceLimit(longer: number, minScore: number): number {
  return Math.floor((longer * (100 - minScore)) / 100);
}

/** The shortest length that can reach `minScore` with a text of `length` code points. */
export const shortestMatch = (length: number, minScore: number): number => length - distanceLimit(length, minScore);

/** The longest length that can reach `minScore` with a text of `length` code points; may be Infinity. */
export function longestMatch(length: number, minScore: number): number {
  return minScore <= 0 ? Number.POSITIVE_INFINITY : Math.floor((100 * length) / minScore);
}
