/** Confidence counts with this power: a translation expected to be half as good counts a sixteenth. */
const sharpness = 4;
/** Characters of a text that are compared, in runs of so many. */
const maxCompared = 1000;
const longestRun = 4;

/** A translation that may be chosen. */
export interface CombinedCandidate {
  target: string;
  /** The chrF2 (0 to 1) that it is expected to reach against a person's translation. */
  confidence: number;
}

/** A candidate and the chrF2 (0 to 1) that it is expected to reach, judged by all. */
export interface RankedCandidate<One extends CombinedCandidate> {
  one: One;
  score: number;
}

/**
 * The candidates, best first, by how alike they are to all candidates, each of which counts by its confidence; of equal
 * ones the first. Source: Kumar & Byrne 2004 (minimum Bayes risk).
 */
export function rankByAgreement<One extends CombinedCandidate>(candidates: readonly One[]): RankedCandidate<One>[] {
  const weights = candidates.map(({ confidence }) => confidence ** sharpness);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const alike = measureLikeness(candidates.map(({ target }) => target.slice(0, maxCompared)));
  const highest = Math.max(0, ...candidates.map(({ confidence }) => confidence));
  const ranked = candidates.map((one, at) => {
    const sum = weights.reduce((sum, weight, other) => sum + weight * (alike[at]?.[other] as number), 0);
    // Engines that learnt from the same segments agree more often than they are right.
    return { one, score: total === 0 ? 0 : (sum / total + highest) / 2 };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** Measures how alike the texts are, each with each other, 0 to 1. */
function measureLikeness(texts: readonly string[]): number[][] {
  const runs = new Map(Array.from(new Set(texts), (text) => [text, hashRuns(text)]));
  const rows: number[][] = texts.map(() => []);
  for (const [at, text] of texts.entries()) {
    for (const [other, against] of texts.slice(0, at + 1).entries()) {
      const alike = text === against ? 1 : likeness(runs.get(text) as Int32Array, runs.get(against) as Int32Array);
      (rows[at] as number[])[other] = alike;
      (rows[other] as number[])[at] = alike;
    }
  }
  return rows;
}

/** Hashes of all runs of one to {@link longestRun} characters, ascending. */
function hashRuns(text: string): Int32Array {
  const hashes = new Int32Array(text.length * longestRun);
  let count = 0;
  for (let start = 0; start < text.length; start++) {
    let hash = 0;
    for (let at = start; at < Math.min(text.length, start + longestRun); at++) {
      hash = (Math.imul(hash, 0x01000193) ^ (text.charCodeAt(at) + 1)) | 0;
      hashes[count++] = hash;
    }
  }
  return hashes.subarray(0, count).sort();
}

/** The share of runs that both have (Dice 1945), 0 to 1. */
function likeness(one: Int32Array, other: Int32Array): number {
  if (one.length + other.length === 0) return 1;
  let common = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const difference = (one[a] as number) - (other[b] as number);
    if (difference <= 0) a++;
    if (difference >= 0) b++;
    if (difference === 0) common++;
  }
  return (2 * common) / (one.length + other.length);
}
