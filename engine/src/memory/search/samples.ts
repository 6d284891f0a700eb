import { gramSize } from "../strings/grams.ts";

/**
 * The number of consecutive grams that can be chosen without overlap out of `grams`. An edit then changes at most one
 * of them (Sutinen & Tarhio 1996, "Filtration with q-samples in approximate string matching").
 */
export const countSamples = (grams: number): number => Math.ceil(grams / gramSize);

/** The positions, ascending, of the `count` non-overlapping grams with the lowest total of `costs`. */
export function chooseSamples(costs: Float64Array, count: number): Uint32Array {
  // Sample n begins between 3n and 3n + slack. It uses at least as much of the slack as the previous sample.
  const slack = costs.length - gramSize * (count - 1) - 1;
  const width = slack + 1;
  const sums = new Float64Array(width);
  const previous = new Uint32Array(count * width);
  for (let sample = 0; sample < count; sample++) {
    let best = 0;
    let bestSum = Number.POSITIVE_INFINITY;
    for (let used = 0; used < width; used++) {
      const sum = sums[used] as number;
      if (sum < bestSum) {
        bestSum = sum;
        best = used;
      }
      previous[sample * width + used] = best;
      sums[used] = bestSum + (costs[gramSize * sample + used] as number);
    }
  }
  let used = sums.reduce((best, sum, at) => (sum < (sums[best] as number) ? at : best), 0);
  const positions = new Uint32Array(count);
  for (let sample = count - 1; sample >= 0; sample--) {
    positions[sample] = gramSize * sample + used;
    used = previous[sample * width + used] as number;
  }
  return positions;
}
