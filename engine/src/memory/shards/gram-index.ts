import { transfer } from "../transfer.ts";
/** Which documents, numbered below 65,536, hold which gram. A gram is a bucket of its hash. */
export interface GramIndex {
  /** Where the postings of each bucket begin; one more than buckets, whose number is a power of two. */
  starts: Uint32Array;
  /** Ascending within a bucket; a document is as often as it has grams in the bucket. */
  postings: Uint16Array;
}

const documentBits = 16;

/** Collects the grams of documents, which must come in ascending order; one index after the other. */
export class GramIndexBuilder {
  /** Bucket and document of every gram, 16 bits each; kept from index to index. */
  #pairs = new Uint32Array();
  #size = 0;
  /** How many grams each bucket has, at the place after it. */
  #starts = new Uint32Array();

  /**
   * @param buckets of the next index, a power of two
   * @param grams about how many it will have: room for all of them at once is no garbage of smaller rooms
   */
  begin(buckets: number, grams: number): void {
    this.#starts = new Uint32Array(buckets + 1);
    this.#size = 0;
    this.#makeRoom(grams);
  }

  /** Adds the first `count` grams of a document. */
  add(hashes: Int32Array, count: number, document: number): void {
    this.#makeRoom(count);
    const pairs = this.#pairs;
    const starts = this.#starts;
    const mask = starts.length - 2;
    let size = this.#size;
    for (let at = 0; at < count; at++) {
      const bucket = (hashes[at] as number) & mask;
      pairs[size++] = (bucket << documentBits) | document;
      starts[bucket + 1] = (starts[bucket + 1] as number) + 1;
    }
    this.#size = size;
  }

  /** Sorts by bucket, stopping every `slice` grams. */
  *finish(slice: number): Generator<void, GramIndex> {
    const starts = this.#starts;
    for (let bucket = 1; bucket < starts.length; bucket++) {
      starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number);
    }
    const places = starts.slice();
    const postings = new Uint16Array(this.#size);
    for (let at = 0; at < this.#size; at += slice) {
      distribute(this.#pairs.subarray(at, Math.min(at + slice, this.#size)), places, postings);
      yield;
    }
    return { starts, postings };
  }

  /** Gives its room back at once: the next collection of garbage may be far. */
  end(): void {
    transfer(this.#pairs.buffer, 0);
    this.#pairs = new Uint32Array();
  }

  #makeRoom(count: number): void {
    if (this.#size + count <= this.#pairs.length) return;
    const larger = new Uint32Array(Math.max(2 * this.#pairs.length, this.#size + count));
    larger.set(this.#pairs);
    this.end();
    this.#pairs = larger;
  }
}

/** Puts each pair's document at the next place of its bucket. */
function distribute(pairs: Uint32Array, places: Uint32Array, postings: Uint16Array): void {
  for (let at = 0; at < pairs.length; at++) {
    const pair = pairs[at] as number;
    const bucket = pair >>> documentBits;
    const place = places[bucket] as number;
    postings[place] = pair;
    places[bucket] = place + 1;
  }
}

/** The first place from `start` to `end` whose document is not below `document`. */
export function firstPosting(postings: Uint16Array, start: number, end: number, document: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
