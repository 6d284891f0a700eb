import { firstPosting } from "../shards/gram-index.ts";
import { type Shard, shardCapacity } from "../shards/shard.ts";
import type { Query } from "./query.ts";
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

/** The same for a text of any length that can reach `minScore` and is in the shard. */
function sharedByAny(length: number, shard: Shard, minScore: number): number {
  const min = Math.max(length, shard.shortest);
  const max = Math.max(min, Math.min(shard.longest, longestMatch(length, minScore)));
  let needed = Number.POSITIVE_INFINITY;
  for (let longer = min; longer <= max; longer++) needed = Math.min(needed, sharedAtLeast(longer, minScore));
  return needed;
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

  /**
   * Fills `slots` with every slot whose key can reach `minScore`, and possibly others; those that share most grams with
   * the query first.
   *
   * @param isCrowded the lists of the query's grams are long, and `minScore` is high
   */
  find(shard: Shard, query: Query, minScore: number, isCrowded = false): void {
    this.count = 0;
    const start = shard.firstOfLength(shortestMatch(query.length, minScore));
    const longest = Math.min(longestMatch(query.length, minScore), shard.longest);
    const end = shard.firstOfLength(longest + 1);
    if (start >= end) return;
    const needed = sharedByAny(query.length, shard, minScore);
    if (needed <= 0 || longest + gramsBeyondLength > maxShared) {
      this.#order = new Uint32Array(end - start);
      for (let slot = start; slot < end; slot++) this.slots[this.count++] = slot;
      return;
    }
    this.#countShared(
      shard,
      this.#bucketsOf(shard, query, start, end),
      needed,
      isCrowded ? crowdedShare : defaultShare,
    );
    this.#sortByShared();
    this.#shared.fill(0, start, end);
  }

  /** How many of the slots, the first ones, can reach a score that is higher than the one they were found for. */
  countReaching(shard: Shard, query: Query, minScore: number): number {
    const needed = sharedByAny(query.length, shard, minScore) - this.#leftOut;
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

  /** The buckets of the query's grams, those with fewest postings among the slots from `start` to `end` first. */
  #bucketsOf(shard: Shard, query: Query, start: number, end: number): Float64Array {
    const { starts, postings } = shard.grams;
    const mask = starts.length - 2;
    const buckets = new Float64Array(query.grams.length);
    for (let index = 0; index < buckets.length; index++) {
      const bucket = (query.grams[index] as number) & mask;
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
