/** Jumps of more words than this count as this long. */
const widest = 15;
/** Above this length of either side, a word's place decides instead of its neighbour's (see `diagonal`). */
const longest = 100;

/** How likely it is that the next target word is linked `d` source words further on: place d + `widest`. */
export type Jumps = Float64Array;

/** Jumps before anything is learnt: mostly to the next word. */
export function usualJumps(): Jumps {
  const jumps = new Float64Array(2 * widest + 1);
  for (let d = -widest; d <= widest; d++) jumps[d + widest] = Math.exp(-0.8 * Math.abs(d - 1)) + 0.002;
  return jumps;
}

/** Room for sums of expected jumps; `jumpsFrom` turns them into a distribution. */
export function jumpCounts(): Float64Array {
  return new Float64Array(2 * widest + 1);
}

export function jumpsFrom(counts: Float64Array): Jumps {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const usual = usualJumps();
  const usualTotal = usual.reduce((sum, count) => sum + count, 0);
  return usual.map((jump, at) => ((counts[at] as number) + (10 * jump) / usualTotal) / (total + 10));
}

/** How likely each source word is to bring forth each target word of one sentence pair. */
export interface Emission {
  /** Source words, `from`, and target words, `to`. */
  from: number;
  to: number;
  /** P(target word j | source word i) at place j × from + i. */
  words: Float64Array;
  /** P(target word j | no source word). */
  nulls: Float64Array;
}

/**
 * The probability of each link, from a hidden Markov model: the states are the source words, each with an empty twin,
 * the observations the target words (forward-backward, scaled).
 *
 * Source: Vogel, Ney & Tillmann 1996; the empty twins: Och & Ney 2003.
 *
 * @param links result, P(target word j is linked with source word i) at place j × from + i
 * @param counts where given, expected jumps are added to it
 */
export function linkProbabilities(
  emission: Emission,
  jumps: Jumps,
  nullShare: number,
  links: Float64Array,
  counts?: Float64Array,
): void {
  const { from, to, words, nulls } = emission;
  if (from > longest || to > longest) {
    diagonal(emission, nullShare, links);
    return;
  }
  const steps = transitions(from, jumps);
  const forward = new Float64Array(to * from);
  const forwardNull = new Float64Array(to * from);
  const backward = new Float64Array(from);
  const scales = new Float64Array(to);
  const leaving = new Float64Array(from);
  for (let j = 0; j < to; j++) {
    const row = j * from;
    const nothing = nullShare * (nulls[j] as number);
    if (j > 0) {
      for (let i = 0; i < from; i++) {
        leaving[i] = (forward[row - from + i] as number) + (forwardNull[row - from + i] as number);
      }
    }
    let scale = 0;
    for (let i = 0; i < from; i++) {
      let reached = steps[i] as number;
      if (j > 0) {
        reached = 0;
        // Row 0 of `steps` is the sentence start.
        for (let before = 0, at = from + i; before < from; before++, at += from) {
          reached += (leaving[before] as number) * (steps[at] as number);
        }
      }
      const here = (1 - nullShare) * reached * (words[row + i] as number);
      const nowhere = nothing * (j > 0 ? (leaving[i] as number) : 1 / from);
      forward[row + i] = here;
      forwardNull[row + i] = nowhere;
      scale += here + nowhere;
    }
    scales[j] = scale;
    for (let at = row; at < row + from; at++) {
      (forward[at] as number) /= scale;
      (forwardNull[at] as number) /= scale;
    }
  }
  // `arriving[i]`: what being at i for target word j is worth, its emission included.
  const arriving = new Float64Array(from);
  const arrivingNull = new Float64Array(from);
  backward.fill(1);
  for (let j = to - 1; j >= 0; j--) {
    const scale = scales[j] as number;
    for (let i = 0; i < from; i++) {
      const at = j * from + i;
      links[at] = (forward[at] as number) * (backward[i] as number);
      arriving[i] = ((1 - nullShare) * (words[at] as number) * (backward[i] as number)) / scale;
      arrivingNull[i] = (nullShare * (nulls[j] as number) * (backward[i] as number)) / scale;
    }
    if (counts) countJumps(j, from, forward, forwardNull, arriving, steps, counts);
    for (let before = 0; before < from; before++) {
      let worth = arrivingNull[before] as number;
      const row = (before + 1) * from;
      for (let i = 0; i < from; i++) worth += (steps[row + i] as number) * (arriving[i] as number);
      backward[before] = worth;
    }
  }
}

function countJumps(
  j: number,
  from: number,
  forward: Float64Array,
  forwardNull: Float64Array,
  arriving: Float64Array,
  steps: Float64Array,
  counts: Float64Array,
): void {
  if (j === 0) return;
  for (let before = 0; before < from; before++) {
    const at = (j - 1) * from + before;
    const leaving = (forward[at] as number) + (forwardNull[at] as number);
    if (leaving < 1e-6) continue;
    const row = (before + 1) * from;
    for (let i = 0; i < from; i++) {
      const d = Math.max(-widest, Math.min(widest, i - before));
      (counts[d + widest] as number) += leaving * (steps[row + i] as number) * (arriving[i] as number);
    }
  }
}

const knownTransitions = new WeakMap<Jumps, Float64Array[]>();

/** P(i | the word before was linked with `before`) at place (before + 1) × from + i; row 0 is the sentence start. */
function transitions(from: number, jumps: Jumps): Float64Array {
  let bySize = knownTransitions.get(jumps);
  if (!bySize) {
    bySize = [];
    knownTransitions.set(jumps, bySize);
  }
  const known = bySize[from];
  if (known) return known;
  const steps = new Float64Array((from + 1) * from);
  for (let before = -1; before < from; before++) {
    let total = 0;
    for (let i = 0; i < from; i++) {
      total += jumps[Math.max(-widest, Math.min(widest, i - before)) + widest] as number;
    }
    for (let i = 0; i < from; i++) {
      const jump = jumps[Math.max(-widest, Math.min(widest, i - before)) + widest] as number;
      steps[(before + 1) * from + i] = jump / total;
    }
  }
  bySize[from] = steps;
  return steps;
}

/**
 * For very long segments: each target word on its own, links near the diagonal being likelier.
 *
 * Source: Dyer, Chahuneau & Smith 2013.
 */
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
