import { firstPosting } from "../shards/gram-index.ts";
import { type Shard, shardCapacity } from "../shards/shard.ts";
import { hashBag } from "../strings/grams.ts";
import type { Query } from "./query.ts";
import { chooseSamples, countSamples } from "./samples.ts";
import { distanceLimit, longestMatch, shortestMatch } from "./score.ts";

/** Which part of the needed grams must be found in the lists walked: less saves walking, more saves comparing. */
const defaultShare = 0.8;
/** Where the lists are long and many grams are needed, walking costs more. */
const crowdedShare = 0.2;
/** A shard is crowded when the query's grams are, on average, in more than this part of its texts; usual are 2 %. */
const minCrowded = 0.25;

const bucketLimit = 0x10000;
/** Grams are counted up to here. */
const maxShared = 0xffff;

/** When a text of the query's own length shares fewer samples than these, all grams are counted. */
const minSampled = 4;

/** How many grams a bag has beyond the length of its text, see {@link GramReader.readBag}. */
const gramsBeyondLength = 2;
/** An edit of one code point changes as many grams as reach over it. */
const gramsPerEdit = 3;

/**
 * How many grams a text whose length, or the query's, is at most `longer` shares with the query when it reaches
 * `minScore`: each edit can undo three of the grams of the longer text (Ukkonen 1992, "Approximate string matching with
 * q-grams and maximal matches").
 */
function sharedAtLeast(longer: number, minScore: number): number {
  return longer + gramsBeyondLength - gramsPerEdit * distanceLimit(longer, minScore);
}

/** The same for a text of any length from `shortest` to `longest` that can reach `minScore`. */
function sharedByAny(length: number, { shortest, longest }: Lengths, minScore: number): number {
  const min = Math.max(length, shortest);
  const max = Math.max(min, Math.min(longest, longestMatch(length, minScore)));
  let needed = Number.POSITIVE_INFINITY;
  for (let longer = min; longer <= max; longer++) needed = Math.min(needed, sharedAtLeast(longer, minScore));
  return needed;
}

/** Of texts, in code points. */
interface Lengths {
  shortest: number;
  longest: number;
}

/** Lengths of texts, and how those of them that can reach a score are found. */
export interface Band extends Lengths {
  /** How many of the query's grams are counted, none of which overlap; all grams without it. */
  samples?: number;
}

/** Of texts that are all found in the same way. */
export const anyLength: Band = { shortest: 0, longest: Number.POSITIVE_INFINITY };

/**
 * The lengths of texts that reach `minScore`, by how they are found. Samples need a third of the walking, but the longer
 * a text is than the query, the fewer of them are left.
 */
export function listBands(length: number, minScore: number): Band[] {
  const samples = countSamples(length + gramsBeyondLength);
  const undone = distanceLimit(length, minScore);
  if (minScore === 100 || samples - undone < minSampled) return [anyLength];
  let longest = length;
  while (distanceLimit(longest + 1, minScore) === undone) longest++;
  return [
    { shortest: 0, longest, samples },
    { shortest: longest + 1, longest: Number.POSITIVE_INFINITY },
  ];
}

/** The lengths of a band's texts that are in a shard. */
function lengthsIn(shard: Shard, band: Band): Lengths {
  return { shortest: Math.max(band.shortest, shard.shortest), longest: Math.min(band.longest, shard.longest) };
}

/** How many of the grams that are counted a text of a band shares with the query when it reaches `minScore`. */
function neededIn(shard: Shard, { length }: Query, minScore: number, band: Band): number {
  const lengths = lengthsIn(shard, band);
  if (!band.samples) return sharedByAny(length, lengths, minScore);
  const longest = Math.max(length, Math.min(lengths.longest, longestMatch(length, minScore)));
  return band.samples - distanceLimit(longest, minScore);
}

/** Finds the slots of a shard that may reach a score; its tables are kept from query to query. */
export class CandidateFinder {
  /** The slots found, `count` of them, and how many grams each shares at least. */
  readonly slots: Uint16Array = new Uint16Array(shardCapacity);
  count = 0;
  /** Of each slot found the grams that it lacks of {@link maxShared}, above its number; ascending. */
  #order: Uint32Array = new Uint32Array();
  /** Grams of the query whose lists were left out. */
  #leftOut = 0;
  /** Grams shared with the query, by slot; those of the lists left out may come on top. */
  readonly #shared = new Uint16Array(shardCapacity);
  /** Where the postings of interest begin, by bucket. */
  readonly #listStarts = new Uint32Array(bucketLimit);

  /** What was chosen last, for which query and how many. */
  #samples: { query: Query; count: number; hashes: Int32Array } | undefined;

  /**
   * Fills `slots` with every slot of the band whose key can reach `minScore`, and possibly others. Those that share most
   * grams with the query come first.
   *
   * @param isCrowded the lists of the query's grams are long, and `minScore` is high
   */
  find(shard: Shard, query: Query, minScore: number, band: Band = anyLength, isCrowded = false): void {
    this.count = 0;
    const start = shard.firstOfLength(Math.max(band.shortest, shortestMatch(query.length, minScore)));
    const longest = Math.min(longestMatch(query.length, minScore), shard.longest, band.longest);
    const end = shard.firstOfLength(longest + 1);
    if (start >= end) return;
    const hashes = band.samples ? this.#samplesOf(shard, query, band.samples) : query.grams;
    const needed = neededIn(shard, query, minScore, band);
    if (needed <= 0 || longest + gramsBeyondLength > maxShared) {
      this.#order = new Uint32Array(end - start);
      for (let slot = start; slot < end; slot++) this.slots[this.count++] = slot;
      return;
    }
    const share = band.samples ? 1 : isCrowded ? crowdedShare : defaultShare;
    this.#countShared(shard, this.#bucketsOf(shard, hashes, start, end), needed, share);
    this.#sortByShared();
    this.#shared.fill(0, start, end);
  }

  /** How many of the slots, the first ones, can reach a score that is higher than the one they were found for. */
  countReaching(shard: Shard, query: Query, minScore: number, band: Band = anyLength): number {
    const needed = neededIn(shard, query, minScore, band) - this.#leftOut;
    const maxLacked = Math.max(0, maxShared - needed);
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#order[middle] as number) >>> 16 <= maxLacked) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether most texts of a shard are about as the query is, so that its grams rule out few of them. */
  isCrowded(shard: Shard, { grams }: Query): boolean {
    const { starts } = shard.grams;
    const mask = starts.length - 2;
    let postings = 0;
    for (const gram of grams) postings += (starts[(gram & mask) + 1] as number) - (starts[gram & mask] as number);
    return postings > minCrowded * grams.length * shard.slots;
  }

  /**
   * The hashes of so many grams of the query that don't overlap, those in fewest texts. They are chosen once: a gram that
   * is rare in one shard is so in most.
   */
  #samplesOf(shard: Shard, query: Query, count: number): Int32Array {
    if (this.#samples?.query === query && this.#samples.count === count) return this.#samples.hashes;
    const { starts } = shard.grams;
    const mask = starts.length - 2;
    const grams = query.plainGrams;
    const sizes = Float64Array.from(
      grams,
      (gram) => (starts[(gram & mask) + 1] as number) - (starts[gram & mask] as number),
    );
    const chosen = Int32Array.from(chooseSamples(sizes, count), (place) => grams[place] as number);
    const hashes = hashBag(chosen);
    this.#samples = { query, count, hashes };
    return hashes;
  }

  /** The buckets of some of the query's grams, those with fewest postings among the slots from `start` to `end` first. */
  #bucketsOf(shard: Shard, hashes: Int32Array, start: number, end: number): Float64Array {
    const { starts, postings } = shard.grams;
    const mask = starts.length - 2;
    const buckets = new Float64Array(hashes.length);
    for (let index = 0; index < buckets.length; index++) {
      const bucket = (hashes[index] as number) & mask;
      const listEnd = starts[bucket + 1] as number;
      const listStart = starts[bucket] as number;
      const first = start === 0 ? listStart : firstPosting(postings, listStart, listEnd, start);
      const last = end === shard.slots ? listEnd : firstPosting(postings, first, listEnd, end);
      this.#listStarts[bucket] = first;
      // Sorted as they are, by size first; equal buckets come side by side.
      buckets[index] = (last - first) * bucketLimit + bucket;
    }
    return buckets.sort();
  }

  /**
   * Counts along the lists, but for the longest ones: a slot that shares `needed` grams shares all but their number
   * outside of them.
   */
  #countShared(shard: Shard, buckets: Float64Array, needed: number, minShare: number): void {
    const { postings } = shard.grams;
    const shared = this.#shared;
    const slots = this.slots;
    const spare = needed - Math.ceil(needed * minShare);
    let walked = Math.max(0, buckets.length - spare);
    // A list is walked for all the grams in it or for none.
    while (walked > 0 && walked < buckets.length && buckets[walked - 1] === buckets[walked]) walked++;
    this.#leftOut = buckets.length - walked;
    const enough = needed - this.#leftOut;
    let count = 0;
    for (let index = 0; index < walked; index++) {
      const packed = buckets[index] as number;
      if (index > 0 && packed === buckets[index - 1]) continue;
      const start = this.#listStarts[packed % bucketLimit] as number;
      const end = start + Math.floor(packed / bucketLimit);
      for (let at = start; at < end; at++) {
        const slot = postings[at] as number;
        const sum = (shared[slot] as number) + 1;
        shared[slot] = sum;
        if (sum === enough) slots[count++] = slot;
      }
    }
    this.count = count;
  }

  #sortByShared(): void {
    const order = new Uint32Array(this.count);
    const shared = this.#shared;
    for (let at = 0; at < this.count; at++) {
      const slot = this.slots[at] as number;
      order[at] = (Math.max(0, maxShared - (shared[slot] as number)) << 16) | slot;
    }
    order.sort();
    this.#order = order;
    for (let at = 0; at < this.count; at++) this.slots[at] = order[at] as number;
  }
}
