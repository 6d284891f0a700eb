/** The exponent of confidence in weights: half the expected quality has a sixteenth of the weight. */
const sharpness = 4;
/** The limits of characters of a text that are compared, and of the length of a run. */
const maxCompared = 1000;
const maxRunLength = 4;

export interface CombinedCandidate {
  target: string;
  /** The expected chrF2 (0 to 1) against a person's translation. */
  confidence: number;
}

/** A candidate with its expected chrF2 (0 to 1) from the agreement of all. */
export interface RankedCandidate<One extends CombinedCandidate> {
  one: One;
  score: number;
}

/**
 * Sorts the candidates by their similarity to all candidates, weighted by confidence, best first. Equal candidates keep
 * their order. Source: Kumar & Byrne 2004 (minimum Bayes risk).
 */
export function rankByAgreement<One extends CombinedCandidate>(candidates: readonly One[]): RankedCandidate<One>[] {
  const weights = candidates.map(({ confidence }) => confidence ** sharpness);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const similarities = measureLikeness(candidates.map(({ target }) => target.slice(0, maxCompared)));
  const highest = Math.max(0, ...candidates.map(({ confidence }) => confidence));
  const ranked = candidates.map((one, at) => {
    const sum = weights.reduce((sum, weight, other) => sum + weight * (similarities[at]?.[other] as number), 0);
    // Engines that learned from the same segments agree more often than they are right.
    return { one, score: total === 0 ? 0 : (sum / total + highest) / 2 };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** Measures the similarity of each pair of texts, 0 to 1. */
function measureLikeness(texts: readonly string[]): number[][] {
  const runs = new Map(Array.from(new Set(texts), (text) => [text, hashRuns(text)]));
  const rows: number[][] = texts.map(() => []);
  for (const [at, text] of texts.entries()) {
    for (const [other, against] of texts.slice(0, at + 1).entries()) {
      const score = text === against ? 1 : likeness(runs.get(text) as Int32Array, runs.get(against) as Int32Array);
      (rows[at] as number[])[other] = score;
      (rows[other] as number[])[at] = score;
    }
  }
  return rows;
}

/** Hashes of all runs of one to {@link maxRunLength} characters, ascending. */
function hashRuns(text: string): Int32Array {
  const hashes = new Int32Array(text.length * maxRunLength);
  let count = 0;
  for (let start = 0; start < text.length; start++) {
    let hash = 0;
    for (let at = start; at < Math.min(text.length, start + maxRunLength); at++) {
      hash = (Math.imul(hash, 0x01000193) ^ (text.charCodeAt(at) + 1)) | 0;
      hashes[count++] = hash;
    }
  }
  return hashes.subarray(0, count).sort();
}

/** The share of common runs (Dice 1945), 0 to 1. */
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
