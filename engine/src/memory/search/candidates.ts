import { partitionPoint } from "@openparlance/text";
import { bucketCount, countPostings, zoneCount } from "../shards/gram-index.ts";
import { type Shard, shardCapacity } from "../shards/shard.ts";
import { gramSize, gramsBeyondLength } from "../strings/grams.ts";
import { leaveOut, listRuns, type Run, type SortedGrams, sortGrams, sumPostings, widthOf } from "./posting-runs.ts";
import type { Query } from "./query.ts";
import { chooseSamples, countSamples } from "./samples.ts";
import { distanceLimit, longestMatch, shortestMatch } from "./score.ts";

/**
 * By coincidence, texts rarely share this many grams above three times the average. Overlapping grams are often shared
 * together, so more of them are needed.
 */
const minSampled = 4;
const minOverlapping = 7;
const timesAverage = 3;
/** Replaces `minSampled` in the decision to sample, because counting all grams takes longer than wrong candidates. */
const minInstead = 2;
/** Of the needed grams, at most this share is counted: a smaller one counts less, but compares more texts. */
const defaultShare = 0.8;
/** The share for a crowded shard, in which counting takes longer. */
const crowdedShare = 0.2;
/** A shard is crowded if, on average, a gram of the query is in more than this share of the texts; 2 % is usual. */
const minCrowded = 0.25;

/** Postings of 16 bits in a cache line of 64 bytes. */
const postingsPerLine = 32;

/** The limit up to which grams are counted. */
const maxSharedGrams = 0xffff;

/** An edit of one code point changes all grams that contain it. */
const gramsPerEdit = 3;

/**
 * The minimum number of grams that a text shares with the query if it reaches `minScore`. Each edit can change three of
 * the grams of the longer one (Ukkonen 1992, "Approximate string matching with q-grams and maximal matches").
 *
 * @param longer the length of the text or of the query, whichever is longer
 */
function sharedAtLeast(longer: number, minScore: number): number {
  return longer + gramsBeyondLength - gramsPerEdit * distanceLimit(longer, minScore);
}

/** Lengths of texts, in code points. */
export interface Band {
  shortest: number;
  longest: number;
}

export const anyLength: Band = { shortest: 0, longest: Number.POSITIVE_INFINITY };

/**
 * The lengths of texts that reach `minScore`, in bands that are searched one by one. The first band has the limit of
 * edits for the query's length, so few grams of the query are counted. Longer texts have more samples.
 */
export function listBands(length: number, minScore: number): Band[] {
  const edits = distanceLimit(length, minScore);
  if (minScore === 100 || countSamples(length + gramsBeyondLength) - edits < minSampled) return [anyLength];
  let longest = length;
  while (distanceLimit(longest + 1, minScore) === edits) longest++;
  return [
    { shortest: 0, longest },
    { shortest: longest + 1, longest: Number.POSITIVE_INFINITY },
  ];
}

/** The lengths of a band's texts in a shard that can reach `minScore`; empty when the shortest exceeds the longest. */
const reachable = (shard: Shard, { length }: Query, minScore: number, band: Band): Band => ({
  shortest: Math.max(band.shortest, shard.shortest, shortestMatch(length, minScore)),
  longest: Math.min(band.longest, shard.longest, longestMatch(length, minScore)),
});

/** The counted grams. Samples don't overlap, so an edit changes at most one of them. */
type CountedGrams = "samples of texts" | "samples of the query" | "all grams";

/** The minimum number of counted grams that a text of these lengths shares with a query if it reaches `minScore`. */
const neededOf: Record<CountedGrams, (query: Query, band: Band, minScore: number) => number> = {
  "samples of texts"({ length }, { shortest, longest }, minScore) {
    let needed = Number.POSITIVE_INFINITY;
    for (let text = shortest; text <= longest; text++) {
      const edits = distanceLimit(Math.max(length, text), minScore);
      needed = Math.min(needed, countSamples(text + gramsBeyondLength) - edits);
    }
    return needed;
  },
  "samples of the query"({ length, grams }, { longest }, minScore) {
    return countSamples(grams.length) - distanceLimit(Math.max(length, longest), minScore);
  },
  "all grams"({ length }, { shortest, longest }, minScore) {
    let needed = Number.POSITIVE_INFINITY;
    for (let longer = Math.max(length, shortest); longer <= Math.max(length, longest); longer++) {
      needed = Math.min(needed, sharedAtLeast(longer, minScore));
    }
    return needed;
  },
};

function chooseSampling(query: Query, band: Band, minScore: number): { sampling: CountedGrams; neededSamples: number } {
  const ofTexts = neededOf["samples of texts"](query, band, minScore);
  const ofQuery = neededOf["samples of the query"](query, band, minScore);
  // For each gram that isn't needed, a list is left out: a third of its postings, or all postings of a sample of the
  // query.
  return gramSize * (ofQuery - minSampled) >= ofTexts - minSampled
    ? { sampling: "samples of the query", neededSamples: ofQuery }
    : { sampling: "samples of texts", neededSamples: ofTexts };
}

/** The number of shared grams that a text rarely has in long lists, unless it is similar to the query. */
function rareSharedCount(shard: Shard, postings: number, min: number): number {
  return min + (timesAverage * postings) / shard.slots;
}

/** Finds the slots of a shard that may reach a score. Its tables are reused from query to query. */
export class CandidateFinder {
  /** The `count` slots found, and the minimum number of grams that each one shares. */
  readonly slots: Uint16Array = new Uint16Array(shardCapacity);
  count = 0;
  /** For each slot, {@link maxSharedGrams} minus its grams in the high bits, and its number in the low bits; ascending. */
  #order: Uint32Array = new Uint32Array();
  #counting: CountedGrams = "all grams";
  /** The number of the query's grams whose lists were left out. */
  #omittedGrams = 0;
  /** A meaningless sum, so that JavaScript engines don't remove the reads of {@link Shard.readAhead}. */
  readAheadSink = 0;
  /** The number of grams shared with the query, by slot, without the lists that were left out. */
  readonly #shared = new Uint16Array(shardCapacity);
  /** The last query's grams, sorted, by number of buckets: all, and samples, whose positions are in `positions`. */
  #sorted: {
    query?: Query;
    positions?: Uint32Array;
    all: Map<number, SortedGrams>;
    samples: Map<number, SortedGrams>;
  } = { all: new Map(), samples: new Map() };

  /**
   * Fills `slots` with every slot of the band whose key can reach `minScore`, and possibly others. Those that share
   * most grams with the query come first.
   *
   * @param isCrowded whether the lists of the query's grams are long, and `minScore` is high
   */
  find(shard: Shard, query: Query, minScore: number, band: Band = anyLength, isCrowded = false): void {
    this.count = 0;
    const lengths = reachable(shard, query, minScore, band);
    const start = shard.firstOfLength(lengths.shortest);
    const end = shard.firstOfLength(lengths.longest + 1);
    if (start >= end) return;
    const canCount = lengths.longest + gramsBeyondLength <= maxSharedGrams;
    const chosen = canCount ? this.#chooseRuns(shard, query, minScore, lengths, isCrowded) : undefined;
    if (!chosen) {
      this.#order = new Uint32Array(end - start);
      for (let slot = start; slot < end; slot++) this.slots[this.count++] = slot;
      return;
    }
    this.#countShared(shard, chosen.runs, chosen.needed - this.#omittedGrams, start, end);
    this.#sortByShared();
    this.#shared.fill(0, start, end);
  }

  /** How many of the first slots can reach `minScore`, if it is higher than the score for which they were found. */
  countReaching(shard: Shard, query: Query, minScore: number, band: Band = anyLength): number {
    const lengths = reachable(shard, query, minScore, band);
    const needed = neededOf[this.#counting](query, lengths, minScore);
    const maxLacked = Math.max(0, maxSharedGrams - needed + this.#omittedGrams);
    return partitionPoint(0, this.count, (at) => (this.#order[at] as number) >>> 16 <= maxLacked);
  }

  /** Whether most texts of a shard are similar to the query, so that its grams exclude few of them. */
  isCrowded(shard: Shard, { grams }: Query): boolean {
    let [postings, count] = [0, 0];
    // Every third gram is enough, because each one takes a cache miss.
    for (let at = 0; at < grams.length; at += gramsPerEdit, count++) {
      postings += countPostings(shard.grams, grams[at] as number);
    }
    return postings > minCrowded * count * shard.slots;
  }

  /**
   * The runs to count, and the number of grams that a text must have in these and the left-out runs. A few grams that
   * don't overlap are enough, unless texts share as many by coincidence. Undefined if grams can't exclude any text.
   */
  #chooseRuns(
    shard: Shard,
    query: Query,
    minScore: number,
    lengths: Band,
    isCrowded: boolean,
  ): { runs: Run[]; needed: number } | undefined {
    const edits = distanceLimit(Math.max(query.length, lengths.longest), minScore);
    const { sampling, neededSamples } = chooseSampling(query, lengths, minScore);
    if (!isCrowded && neededSamples >= minSampled) {
      const runs = this.#listRuns(shard, query, edits, sampling);
      if (neededSamples >= rareSharedCount(shard, sumPostings(runs), minInstead)) {
        this.#counting = sampling;
        this.#omittedGrams = leaveOut(runs, neededSamples, (postings) => rareSharedCount(shard, postings, minSampled));
        return { runs, needed: neededSamples };
      }
    }
    this.#counting = "all grams";
    const needed = neededOf[this.#counting](query, lengths, minScore);
    if (needed <= 0) return undefined;
    const runs = this.#listRuns(shard, query, edits, this.#counting);
    const share = isCrowded ? crowdedShare : defaultShare;
    this.#omittedGrams = leaveOut(runs, needed, (postings) =>
      Math.min(share * needed, rareSharedCount(shard, postings, minOverlapping)),
    );
    return { runs, needed };
  }

  #listRuns(shard: Shard, query: Query, edits: number, counting: CountedGrams): Run[] {
    const grams = this.#sortedOf(shard, query, counting === "samples of the query");
    return listRuns(shard.grams, grams, edits, counting === "samples of texts");
  }

  /** All grams of the query or its samples, sorted once, because most shards have the same number of buckets. */
  #sortedOf(shard: Shard, query: Query, isSampled: boolean): SortedGrams {
    if (this.#sorted.query !== query) this.#sorted = { query, all: new Map(), samples: new Map() };
    const buckets = bucketCount(shard.grams);
    const sorted = isSampled ? this.#sorted.samples : this.#sorted.all;
    const known = sorted.get(buckets);
    if (known) return known;
    const grams = sortGrams(query.grams, buckets, isSampled ? this.#samplesOf(shard, query) : undefined);
    sorted.set(buckets, grams);
    return grams;
  }

  /**
   * The positions of as many non-overlapping grams of the query as possible, those in the fewest texts. They are chosen
   * once, because a gram that is rare in one shard is rare in most.
   */
  #samplesOf(shard: Shard, query: Query): Uint32Array {
    if (!this.#sorted.positions) {
      const sizes = Float64Array.from(query.grams, (hash) => countPostings(shard.grams, hash));
      this.#sorted.positions = chooseSamples(sizes, countSamples(sizes.length));
    }
    return this.#sorted.positions;
  }

  /** Counts grams in the lists for the slots from `start` to `end`. */
  #countShared(shard: Shard, runs: readonly Run[], enough: number, start: number, end: number): void {
    const { starts, postings } = shard.grams;
    const shared = this.#shared;
    const slots = this.slots;
    const width = widthOf(this.#counting === "samples of texts");
    for (let kind = 0; kind < width; kind += zoneCount) this.#readAhead(shard, runs, kind);
    let count = 0;
    for (const { first, last } of runs) {
      for (let kind = 0; kind < width; kind += zoneCount) {
        for (let list = first + kind; list <= last + kind; list++) {
          const listEnd = starts[list + 1] as number;
          let at = starts[list] as number;
          if (start > 0) at = partitionPoint(at, listEnd, (index) => (postings[index] as number) < start);
          for (; at < listEnd; at++) {
            const slot = postings[at] as number;
            if (slot >= end) break;
            const sum = (shared[slot] as number) + 1;
            shared[slot] = sum;
            if (sum === enough) slots[count++] = slot;
          }
        }
      }
    }
    this.count = count;
  }

  /** Reads one posting of each cache line. The cache misses overlap here, while counting would wait for each one. */
  #readAhead({ grams: { starts, postings } }: Shard, runs: readonly Run[], kind: number): void {
    let sum = 0;
    for (const { first, last } of runs) {
      const end = starts[last + kind + 1] as number;
      for (let at = starts[first + kind] as number; at < end; at += postingsPerLine) sum += postings[at] as number;
    }
    // The sum must be used, or JavaScript engines remove the reads.
    this.readAheadSink = sum;
  }

  #sortByShared(): void {
    const order = new Uint32Array(this.count);
    const shared = this.#shared;
    for (let at = 0; at < this.count; at++) {
      const slot = this.slots[at] as number;
      order[at] = (Math.max(0, maxSharedGrams - (shared[slot] as number)) << 16) | slot;
    }
    order.sort();
    this.#order = order;
    for (let at = 0; at < this.count; at++) this.slots[at] = order[at] as number;
  }
}
