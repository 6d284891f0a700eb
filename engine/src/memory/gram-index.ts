/** Which documents, numbered below 65,536, hold which gram. A gram is a bucket of its hash. */
export interface GramIndex {
  /** Where the postings of each bucket begin; one more than buckets, whose number is a power of two. */
  starts: Uint32Array;
  /** Ascending within a bucket; a document stands as often as it has grams in the bucket. */
  postings: Uint16Array;
}

const documentBits = 16;

/** Collects the grams of documents, which must come in ascending order. */
export class GramIndexBuilder {
  readonly #mask: number;
  /** Bucket and document of every gram, 16 bits each. */
  #pairs = new Uint32Array(4096);
  #size = 0;

  constructor(buckets: number) {
    this.#mask = buckets - 1;
  }

  add(hash: number, document: number): void {
    if (this.#size === this.#pairs.length) {
      const larger = new Uint32Array(2 * this.#size);
      larger.set(this.#pairs);
      this.#pairs = larger;
    }
    this.#pairs[this.#size++] = ((hash & this.#mask) << documentBits) | document;
  }

  /** Sorts by bucket, stopping every `slice` grams. */
  *build(slice: number): Generator<void, GramIndex> {
    const starts = new Uint32Array(this.#mask + 2);
    for (let at = 0; at < this.#size; at++) {
      const bucket = (this.#pairs[at] as number) >>> documentBits;
      starts[bucket + 1] = (starts[bucket + 1] as number) + 1;
      if (at % slice === 0) yield;
    }
    for (let bucket = 0; bucket <= this.#mask; bucket++) {
      starts[bucket + 1] = (starts[bucket + 1] as number) + (starts[bucket] as number);
    }
    const places = starts.slice();
    const postings = new Uint16Array(this.#size);
    for (let at = 0; at < this.#size; at++) {
      const pair = this.#pairs[at] as number;
      const bucket = pair >>> documentBits;
      const place = places[bucket] as number;
      postings[place] = pair;
      places[bucket] = place + 1;
      if (at % slice === 0) yield;
    }
    return { starts, postings };
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
