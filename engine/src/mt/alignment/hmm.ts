/** Longer jumps, in words, count as this long. */
const maxJump = 15;
/** In texts of more words, links depend on a word's position, not on its neighbor's link: see `diagonal`. */
const maxHmmWords = 100;

/** At d + `maxJump`: the probability that the link of the next target word is d source words further. */
export type Jumps = Float64Array;

/** The distribution of jumps before learning: mostly to the next word. */
export function defaultJumps(): Jumps {
  const jumps = new Float64Array(2 * maxJump + 1);
  for (let d = -maxJump; d <= maxJump; d++) jumps[d + maxJump] = Math.exp(-0.8 * Math.abs(d - 1)) + 0.002;
  return jumps;
}

/** Creates the sums of expected jumps, all 0. `jumpsFrom` turns them into a distribution. */
export const jumpCounts = (): Float64Array => new Float64Array(2 * maxJump + 1);

export function jumpsFrom(counts: Float64Array): Jumps {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const standard = defaultJumps();
  const defaultTotal = standard.reduce((sum, count) => sum + count, 0);
  return standard.map((jump, at) => ((counts[at] as number) + (10 * jump) / defaultTotal) / (total + 10));
}

/** The probability of each target word given each source word, for one sentence pair. */
export interface Emission {
  /** The numbers of source words, `from`, and target words, `to`. */
  from: number;
  to: number;
  /** P(target word j | source word i) at position j × from + i. */
  words: Float64Array;
  /** P(target word j | no source word). */
  nulls: Float64Array;
}

/**
 * The probability of each link, from a hidden Markov model (forward-backward, scaled). The states are the source words,
 * each with an empty twin, and the observations are the target words.
 *
 * Source: Vogel, Ney & Tillmann 1996; the empty twins: Och & Ney 2003.
 *
 * @param links receives P(target word j is linked with source word i) at position j × from + i
 * @param counts receives the expected jumps, which are added to it
 */
export function linkProbabilities(
  emission: Emission,
  jumps: Jumps,
  nullShare: number,
  links: Float64Array,
  counts?: Float64Array,
): void {
  const { from, to, words, nulls } = emission;
  if (from > maxHmmWords || to > maxHmmWords) {
    diagonal(emission, nullShare, links);
    return;
  }
  const { width, starts, steps, stepsBack } = transitions(from, jumps);
  for (let j = 0; j < to; j++) {
    const row = j * from;
    const nullWeight = nullShare * (nulls[j] as number);
    if (j === 0) {
      reached.set(starts);
      leaving.fill(1 / from, 0, from);
    } else {
      reached.fill(0, 0, width);
      addProducts(leaving, steps, from, width, reached);
    }
    let scale = 0;
    for (let i = 0; i < from; i++) {
      const here = (1 - nullShare) * (reached[i] as number) * (words[row + i] as number);
      forward[row + i] = here;
      leaving[i] = here + nullWeight * (leaving[i] as number);
      scale += leaving[i] as number;
    }
    scales[j] = 1 / scale;
    for (let i = 0; i < from; i++) {
      (forward[row + i] as number) *= scales[j] as number;
      (leaving[i] as number) *= scales[j] as number;
      stateProbabilities[row + i] = leaving[i] as number;
    }
  }
  backward.fill(1, 0, from);
  for (let j = to - 1; j >= 0; j--) {
    const share = (1 - nullShare) * (scales[j] as number);
    const nullWeight = nullShare * (nulls[j] as number) * (scales[j] as number);
    for (let i = 0; i < from; i++) {
      const at = j * from + i;
      const worth = backward[i] as number;
      links[at] = (forward[at] as number) * worth;
      arriving[i] = share * (words[at] as number) * worth;
      // The contribution of the empty twin to the score of the previous position.
      backward[i] = nullWeight * worth;
    }
    if (counts && j > 0) countJumps(j, from, width, steps, counts);
    addProducts(arriving, stepsBack, from, width, backward);
  }
}

// Overwritten for each pair of texts that isn't too long.
const forward = new Float64Array(maxHmmWords * maxHmmWords);
/** The probability of state i after target word j, linked or in its empty twin. */
const stateProbabilities = new Float64Array(maxHmmWords * maxHmmWords);
const scales = new Float64Array(maxHmmWords);
const reached = new Float64Array(maxHmmWords);
const leaving = new Float64Array(maxHmmWords);
/** The score of state i at target word j, with its emission. */
const arriving = new Float64Array(maxHmmWords);
const backward = new Float64Array(maxHmmWords);

/** Adds `vector` × `matrix` to `sums`. Computes four columns at once, so that additions don't wait for each other. */
function addProducts(vector: Float64Array, matrix: Float64Array, rows: number, width: number, sums: Float64Array) {
  for (let column = 0; column < width; column += 4) {
    let first = sums[column] as number;
    let second = sums[column + 1] as number;
    let third = sums[column + 2] as number;
    let fourth = sums[column + 3] as number;
    for (let row = 0, at = column; row < rows; row++, at += width) {
      const value = vector[row] as number;
      first += value * (matrix[at] as number);
      second += value * (matrix[at + 1] as number);
      third += value * (matrix[at + 2] as number);
      fourth += value * (matrix[at + 3] as number);
    }
    sums[column] = first;
    sums[column + 1] = second;
    sums[column + 2] = third;
    sums[column + 3] = fourth;
  }
}

function countJumps(j: number, from: number, width: number, steps: Float64Array, counts: Float64Array): void {
  for (let before = 0; before < from; before++) {
    const share = stateProbabilities[(j - 1) * from + before] as number;
    if (share < 1e-6) continue;
    const row = before * width;
    for (let i = 0; i < from; i++) {
      const d = Math.max(-maxJump, Math.min(maxJump, i - before));
      (counts[d + maxJump] as number) += share * (steps[row + i] as number) * (arriving[i] as number);
    }
  }
}

/** The probability of each position after another one. Rows have `width` numbers: `from` probabilities, then zeros. */
interface Transitions {
  width: number;
  /** P(i | sentence start). */
  starts: Float64Array;
  /** P(i | the previous word was linked with `before`) at before × `width` + i; `stepsBack` is transposed. */
  steps: Float64Array;
  stepsBack: Float64Array;
}

const knownTransitions = new WeakMap<Jumps, Transitions[]>();

function transitions(from: number, jumps: Jumps): Transitions {
  let bySize = knownTransitions.get(jumps);
  if (!bySize) {
    bySize = [];
    knownTransitions.set(jumps, bySize);
  }
  bySize[from] ??= makeTransitions(from, jumps);
  return bySize[from];
}

function makeTransitions(from: number, jumps: Jumps): Transitions {
  const width = Math.ceil(from / 4) * 4;
  const starts = jumpsAfter(-1, from, jumps);
  const steps = new Float64Array(from * width);
  const stepsBack = new Float64Array(from * width);
  for (let before = 0; before < from; before++) {
    const row = jumpsAfter(before, from, jumps);
    steps.set(row, before * width);
    for (let i = 0; i < from; i++) stepsBack[i * width + before] = row[i] as number;
  }
  return { width, starts, steps, stepsBack };
}

/** The distribution over all positions after `before`. */
function jumpsAfter(before: number, from: number, jumps: Jumps): Float64Array {
  const row = new Float64Array(from);
  for (let i = 0; i < from; i++) row[i] = jumps[Math.max(-maxJump, Math.min(maxJump, i - before)) + maxJump] as number;
  const total = row.reduce((sum, jump) => sum + jump, 0);
  return row.map((jump) => jump / total);
}

/** For very long segments: each target word is aligned by itself, near the diagonal if possible (Dyer et al. 2013). */
function diagonal({ from, to, words, nulls }: Emission, nullShare: number, links: Float64Array): void {
  for (let j = 0; j < to; j++) {
    let total = nullShare * (nulls[j] as number) * from;
    for (let i = 0; i < from; i++) {
      const share = Math.exp(-8 * Math.abs((i + 0.5) / from - (j + 0.5) / to));
      links[j * from + i] = share * (words[j * from + i] as number);
      total += links[j * from + i] as number;
    }
    if (total > 0) for (let i = 0; i < from; i++) (links[j * from + i] as number) /= total;
  }
}
