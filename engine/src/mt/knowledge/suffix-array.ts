import { partitionPoint } from "@openparlance/text";
import { IntList } from "../collections/growable.ts";
import { boundary, type Corpus } from "./corpus.ts";

/** The number of words by which suffixes are sorted. */
const maxSortedWords = 16;
/** The limit of newest sentences that are not sorted yet and are searched word by word. */
const tailSentences = 64;

/** The positions of an n-gram: a range of the sorted positions, and positions in the unsorted tail, ascending. */
export interface Occurrences {
  length: number;
  low: number;
  high: number;
  tail: number[];
}

/**
 * All positions of the source side, ordered by the words that follow, so that the positions of any n-gram are adjacent.
 * New sentences stay in a small unsorted tail and are merged later.
 * Source: Lopez 2007; Germann 2014.
 */
export class SuffixArray {
  readonly #corpus: Corpus;
  /** The sorted positions; those from `tailStart` on are not sorted yet. */
  readonly positions: IntList;
  tailStart: number;

  constructor(corpus: Corpus, sorted = new IntList(), tailStart = 0) {
    this.#corpus = corpus;
    this.positions = sorted;
    this.tailStart = tailStart;
  }

  /** Adds new sentences. This is fast until the tail is full. */
  extend(): void {
    const source = this.#corpus.lists.source;
    const first = this.tailStart < source.length ? this.#corpus.lists.sentences.at(this.tailStart) : this.#corpus.size;
    if (this.#corpus.size - first <= tailSentences) return;
    const added: number[] = [];
    for (let position = this.tailStart; position < source.length; position++)
      if (source.items[position] !== boundary) added.push(position);
    const tail = Int32Array.from(added);
    this.#sort(tail, 0, tail.length, 0);
    this.#merge(tail);
    this.tailStart = source.length;
  }

  /** The positions of the empty n-gram, which are all positions. */
  all(): Occurrences {
    const tail: number[] = [];
    for (let position = this.tailStart; position < this.#corpus.lists.source.length; position++) tail.push(position);
    return { length: 0, low: 0, high: this.positions.length, tail };
  }

  /** The positions in `match` at which `word` follows. */
  narrow(match: Occurrences, word: number): Occurrences {
    const items = this.#corpus.lists.source.items;
    const { length } = match;
    const low = this.#bound(match.low, match.high, length, word);
    const high = this.#bound(low, match.high, length, word + 1);
    return { length: length + 1, low, high, tail: match.tail.filter((position) => items[position + length] === word) };
  }

  positionAt(rank: number): number {
    return this.positions.at(rank);
  }

  #bound(low: number, high: number, depth: number, word: number): number {
    const items = this.#corpus.lists.source.items;
    const sorted = this.positions.items;
    return partitionPoint(low, high, (rank) => (items[(sorted[rank] as number) + depth] as number) < word);
  }

  /** Sorts the positions from `start` to `end`, which share `depth` words, by the next word (three-way quicksort). */
  #sort(positions: Int32Array, start: number, end: number, depth: number): void {
    if (end - start < 2) return;
    const items = this.#corpus.lists.source.items;
    const pivot = items[(positions[(start + end) >>> 1] as number) + depth] as number;
    let low = start;
    let high = end;
    for (let at = start; at < high; ) {
      const position = positions[at] as number;
      const word = items[position + depth] as number;
      if (word < pivot) {
        positions[at++] = positions[low] as number;
        positions[low++] = position;
      } else if (word > pivot) {
        positions[at] = positions[--high] as number;
        positions[high] = position;
      } else at++;
    }
    this.#sort(positions, start, low, depth);
    this.#sort(positions, high, end, depth);
    if (pivot === boundary || depth + 1 === maxSortedWords) positions.subarray(low, high).sort();
    else this.#sort(positions, low, high, depth + 1);
  }

  #compare(a: number, b: number): number {
    const items = this.#corpus.lists.source.items;
    for (let depth = 0; depth < maxSortedWords; depth++) {
      const word = items[a + depth] as number;
      const difference = word - (items[b + depth] as number);
      if (difference !== 0) return difference;
      if (word === boundary) break;
    }
    return a - b;
  }

  // Inserts the tail into the sorted positions, from the last position on; moving is fast, because the tail is small.
  #merge(tail: Int32Array): void {
    let end = this.positions.length;
    this.positions.resize(end + tail.length);
    const sorted = this.positions.items;
    for (let n = tail.length - 1; n >= 0; n--) {
      const position = tail[n] as number;
      const from = partitionPoint(0, end, (rank) => this.#compare(sorted[rank] as number, position) < 0);
      if (from < end) sorted.copyWithin(from + n + 1, from, end);
      sorted[from + n] = position;
      end = from;
    }
  }
}
