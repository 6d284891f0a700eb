import { gramSize } from "../strings/grams.ts";
import { transfer } from "../transfer.ts";

/**
 * The texts with a gram, by gram and position; texts are numbered below 65,536. A gram is a bucket of its hash, and
 * each bucket has a list for each zone of the text, by {@link offsetFromMiddle}. Every third gram of a text, from its
 * first one on, is a sample. Samples don't overlap, and have separate lists.
 */
export interface GramIndex {
  /** The starts of the lists of postings, and the end of the last one. A bucket has the lists of samples first. */
  starts: Uint32Array;
  /** The numbers of texts, ascending within a list. A text with several grams of a list is in it several times. */
  postings: Uint16Array;
  /** The width of a zone. The first and the last zone are unlimited on one side. */
  zoneWidth: number;
}

export const zoneCount = 8;
export const listCount = 2 * zoneCount;

/** The width of zones that evenly divide a text of average length. */
export function zoneWidthFor(grams: number, texts: number): number {
  return Math.max(1, Math.ceil((2 * grams) / texts / zoneCount));
}

/** The distance of a gram to the right of its text's middle, in half characters. */
export const offsetFromMiddle = (position: number, grams: number): number => 2 * position + 1 - grams;

export function zoneAtOffset(offset: number, width: number): number {
  return Math.min(zoneCount - 1, Math.max(0, zoneCount / 2 + Math.floor(offset / width)));
}

/** The number of buckets is a power of two. */
export const bucketCount = ({ starts }: Pick<GramIndex, "starts">): number => (starts.length - 1) / listCount;

export function countPostings(index: GramIndex, hash: number): number {
  const first = (hash & (bucketCount(index) - 1)) * listCount;
  return (index.starts[first + listCount] as number) - (index.starts[first] as number);
}

/** Collects the grams of texts, which must be added in ascending order. Builds one index after the other. */
export class GramIndexBuilder {
  /** For each gram, the number of the list it belongs to. The array is reused for the next index. */
  #lists = new Uint32Array();
  #size = 0;
  #zoneWidth = 1;
  /** The number of grams in each list, at the position after it. */
  #starts = new Uint32Array();
  /** The end of each text's grams in `#lists`. */
  #ends = new Uint32Array();

  /** `buckets` is a power of two, and `grams` the number of grams in all texts. */
  begin(buckets: number, texts: number, grams: number): void {
    this.#starts = new Uint32Array(buckets * listCount + 1);
    this.#ends = new Uint32Array(texts);
    this.#size = 0;
    this.#zoneWidth = zoneWidthFor(grams, texts);
    if (this.#lists.length >= grams) return;
    this.end();
    this.#lists = new Uint32Array(grams);
  }

  add(hashes: Int32Array, count: number, text: number): void {
    const lists = this.#lists;
    const starts = this.#starts;
    const mask = bucketCount({ starts }) - 1;
    let size = this.#size;
    for (let at = 0; at < count; at++) {
      const first = ((hashes[at] as number) & mask) * listCount + (at % gramSize === 0 ? 0 : zoneCount);
      const list = first + zoneAtOffset(offsetFromMiddle(at, count), this.#zoneWidth);
      lists[size++] = list;
      starts[list + 1] = (starts[list + 1] as number) + 1;
    }
    this.#ends[text] = size;
    this.#size = size;
  }

  /** Sorts by list, pausing after the text that completes `slice` grams. */
  *finish(slice: number): Generator<void, GramIndex> {
    const starts = this.#starts;
    for (let list = 1; list < starts.length; list++) {
      starts[list] = (starts[list] as number) + (starts[list - 1] as number);
    }
    const positions = starts.slice();
    const postings = new Uint16Array(this.#size);
    for (let text = 0; text < this.#ends.length; ) {
      text = this.#distribute(text, slice, positions, postings);
      yield;
    }
    return { starts, postings, zoneWidth: this.#zoneWidth };
  }

  /** Inserts texts from `first` on at the next positions of their lists. @returns the first remaining text */
  #distribute(first: number, slice: number, positions: Uint32Array, postings: Uint16Array): number {
    const lists = this.#lists;
    const ends = this.#ends;
    let at = ends[first - 1] ?? 0;
    const enough = at + slice;
    let text = first;
    for (; text < ends.length && at < enough; text++) {
      for (const end = ends[text] as number; at < end; at++) {
        const list = lists[at] as number;
        const position = positions[list] as number;
        postings[position] = text;
        positions[list] = position + 1;
      }
    }
    return text;
  }

  /** Frees its memory at once, because the next garbage collection may be much later. */
  end(): void {
    transfer(this.#lists.buffer, 0);
    this.#lists = new Uint32Array();
  }
}
