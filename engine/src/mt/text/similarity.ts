/** The minimum of letters in different words that can be similar. */
const minLetters = 4;
/** The ratio below which words are not similar at all. The similarity of different words is always below 1. */
const minRatio = 0.5;
const cognate = 0.5;
/** Marks that open in one language and close in another. */
const turningMarkPattern = /^[“”„‟«»‹›]$/u;

/**
 * Measures the similarity of two words' spellings, 0 to 1, so that names, numbers, signs and cognates are linked. It is
 * 1 for the same word. For words that begin alike, it is half the ratio of their longest common subsequence to the
 * longer word, if that is high.
 * Source: Melamed 1995 (longest common subsequence ratio).
 */
export function similarity(one: string, other: string): number {
  if (one === other) return turningMarkPattern.test(one) ? 0 : 1;
  const longer = Math.max(one.length, other.length);
  const shorter = Math.min(one.length, other.length);
  if (one[0] !== other[0] || shorter < minLetters || shorter < minRatio * longer) return 0;
  const ratio = commonLetters(one, other) / longer;
  return ratio < minRatio ? 0 : cognate * ratio;
}

/** Length of the longest common subsequence. */
function commonLetters(one: string, other: string): number {
  const row = new Uint16Array(other.length + 1);
  for (let i = 0; i < one.length; i++) {
    let diagonal = 0;
    for (let j = 1; j <= other.length; j++) {
      const above = row[j] as number;
      row[j] = one[i] === other[j - 1] ? diagonal + 1 : Math.max(above, row[j - 1] as number);
      diagonal = above;
    }
  }
  return row[other.length] as number;
}
