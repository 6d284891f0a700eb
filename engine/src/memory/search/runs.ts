import { bucketCount, type GramIndex, offsetOf, zoneCount, zoneOf } from "../shards/gram-index.ts";

/** Lists of neighboring zones of one bucket, which have the postings of some of the query's grams. */
export interface Run {
  first: number;
  last: number;
  /** How many grams of the query. */
  grams: number;
  postings: number;
}

/**
 * The lists where texts within `edits` of the query have its grams at the given places, each list once; those with fewest
 * postings first.
 *
 * A gram that no edit touches may be shifted: by s, when the texts differ by d in length. The edits before the gram are at
 * least |s|, those after it at least |d − s|. Both are at most `edits` together, and their sum is at least |2s − d|. That
 * is by how much the gram's {@link offsetOf} differs, so it is in a zone within `edits` half characters.
 *
 * @param places ascending; all of them by default
 */
export function listRuns(index: GramIndex, grams: Int32Array, edits: number, places?: Uint32Array): Run[] {
  const { starts, zoneWidth } = index;
  const mask = bucketCount(index) - 1;
  const keys = new Uint32Array((places ?? grams).length);
  for (let at = 0; at < keys.length; at++) {
    const place = places?.[at] ?? at;
    keys[at] = ((grams[place] as number) & mask) * 0x10000 + place;
  }
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const key of keys.sort()) {
    const bucket = (key >>> 16) * zoneCount;
    const offset = offsetOf(key & 0xffff, grams.length);
    const first = bucket + zoneOf(offset - edits, zoneWidth);
    const last = bucket + zoneOf(offset + edits, zoneWidth);
    if (!run || first > run.last) {
      run = { first, last, grams: 0, postings: 0 };
      runs.push(run);
    }
    run.last = last;
    run.grams++;
  }
  return sortByPostings(runs, starts);
}

/** Numbers are sorted faster than objects: the size above the place. Loops are faster here than what takes a function. */
function sortByPostings(runs: readonly Run[], starts: Uint32Array): Run[] {
  const sizes = new Float64Array(runs.length);
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] as Run;
    run.postings = (starts[run.last + 1] as number) - (starts[run.first] as number);
    sizes[at] = run.postings * 0x10000 + at;
  }
  const sorted: Run[] = [];
  for (const size of sizes.sort()) sorted.push(runs[size % 0x10000] as Run);
  return sorted;
}

/** How many postings some runs have. */
export function sumPostings(runs: readonly Run[]): number {
  let sum = 0;
  for (const { postings } of runs) sum += postings;
  return sum;
}

/**
 * Takes the runs with most postings away while a text must still have enough grams in the others.
 *
 * @param needed grams that a text must have in all runs
 * @param enough in runs of so many postings
 * @returns how many grams of the query the runs taken away are of; fewer than `needed`
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
