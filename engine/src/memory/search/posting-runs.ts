import { type GramIndex, listCount, offsetFromMiddle, zoneAtOffset, zoneCount } from "../shards/gram-index.ts";

/** Lists of neighboring zones in one bucket, with the postings of some of the query's grams. */
export interface Run {
  /** The first list, which is always a list of samples. */
  first: number;
  last: number;
  grams: number;
  postings: number;
}

/** Some grams of a query, sorted by their buckets in an index with a certain number of buckets. */
export interface SortedGrams {
  /** Bucket times 65,536, and the position of the gram in the query. */
  keys: Uint32Array;
  /** The number of grams of the whole query. */
  count: number;
}

/** @param positions the positions of the grams to sort; all by default */
export function sortGrams(grams: Int32Array, buckets: number, positions?: Uint32Array): SortedGrams {
  const keys = new Uint32Array((positions ?? grams).length);
  for (let at = 0; at < keys.length; at++) {
    const position = positions?.[at] ?? at;
    keys[at] = ((grams[position] as number) & (buckets - 1)) * 0x10000 + position;
  }
  return { keys: keys.sort(), count: grams.length };
}

/** The number of a bucket's lists to count, those of its samples or all: a multiple of {@link zoneCount}. */
export const widthOf = (onlySamples: boolean): number => (onlySamples ? zoneCount : listCount);

/**
 * The lists in which texts within `edits` of the query have its grams, each list once; those with the fewest postings
 * first.
 *
 * A gram that no edit changes may be shifted by s, if the lengths of the texts differ by d. The edits before the gram
 * are at least |s|, those after it at least |d − s|. Their total is at most `edits`, and at least |2s − d|. The gram's
 * {@link offsetFromMiddle} differs by this number, so it is in a zone within `edits` half characters.
 *
 * @param onlySamples whether a gram of a text counts only if it is a sample
 */
export function listRuns(index: GramIndex, { keys, count }: SortedGrams, edits: number, onlySamples: boolean): Run[] {
  const { starts, zoneWidth } = index;
  const runs: Run[] = [];
  let run: Run | undefined;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as number;
    const bucket = (key >>> 16) * listCount;
    const offset = offsetFromMiddle(key & 0xffff, count);
    const first = bucket + zoneAtOffset(offset - edits, zoneWidth);
    const last = bucket + zoneAtOffset(offset + edits, zoneWidth);
    if (!run || first > run.last) {
      run = { first, last, grams: 0, postings: 0 };
      runs.push(run);
    }
    run.last = last;
    run.grams++;
  }
  return sortByPostings(runs, starts, widthOf(onlySamples));
}

/** Sorts numbers, which is faster than sorting objects: the size is in the high bits, the position in the low ones. */
function sortByPostings(runs: readonly Run[], starts: Uint32Array, width: number): Run[] {
  const sizes = new Float64Array(runs.length);
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] as Run;
    for (let kind = 0; kind < width; kind += zoneCount) {
      run.postings += (starts[run.last + kind + 1] as number) - (starts[run.first + kind] as number);
    }
    sizes[at] = run.postings * 0x10000 + at;
  }
  const sorted: Run[] = [];
  for (const size of sizes.sort()) sorted.push(runs[size % 0x10000] as Run);
  return sorted;
}

export function sumPostings(runs: readonly Run[]): number {
  let sum = 0;
  for (const { postings } of runs) sum += postings;
  return sum;
}

/**
 * Removes the runs with most postings while a text must still have enough grams in the others.
 *
 * @param needed the number of grams that a text must have in all runs
 * @param enough the number of grams that is enough in runs with this number of postings
 * @returns the number of the query's grams in the removed runs; less than `needed`
 */
export function leaveOut(runs: Run[], needed: number, enough: (postings: number) => number): number {
  let leftOut = 0;
  let postings = sumPostings(runs);
  for (let longest = runs.at(-1); longest; longest = runs.at(-1)) {
    postings -= longest.postings;
    if (needed - leftOut - longest.grams < Math.max(1, enough(postings))) break;
    leftOut += longest.grams;
    runs.pop();
  }
  return leftOut;
}
