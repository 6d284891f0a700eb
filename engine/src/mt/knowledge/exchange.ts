import { firstWord } from "./vocabulary.ts";

const maxClasses = 120;
const rounds = 3;
/** The minimum of occurrences from which a word's neighbors are meaningful. */
const minOccurrences = 2;
/** The number of words moved, or sentences read, between two yields: slices of about 10 ms. */
const slice = 500;
const sentencesPerSlice = 10_000;
/** The limit below which x ln x is looked up in a table. */
const tableLimit = 1 << 16;
/** The class number of sentence boundaries and of all words without a class. */
const outside = 0;

/**
 * Assigns words with similar neighbors to the same class. Each word in turn is moved to the class for which a bigram
 * model of the classes makes the sentences most probable. Yields between slices of work.
 * Source: Kneser & Ney 1993; Martin, Liermann & Ney 1998 (exchange algorithm).
 *
 * @param sentences word numbers below `size`
 * @returns a class of `firstWord` or more for each word; 0 for words that are too rare
 */
export function* clusterWords(sentences: readonly Int32Array[], size: number): Generator<undefined, Int32Array> {
  const counts = new Int32Array(size);
  for (const [n, sentence] of sentences.entries()) {
    for (const word of sentence) (counts[word] as number)++;
    if (n % sentencesPerSlice === sentencesPerSlice - 1) yield;
  }
  const words = Array.from(counts.keys()).filter(
    (word) => word >= firstWord && (counts[word] as number) >= minOccurrences,
  );
  words.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const classes = new Int32Array(size);
  for (const [rank, word] of words.entries()) classes[word] = Math.min(rank + 1, maxClasses);
  const before = yield* listNeighbors(sentences, counts, -1);
  const after = yield* listNeighbors(sentences, counts, 1);
  const bigrams = new ClassBigrams(classes);
  yield* bigrams.count(sentences);
  for (let round = 0; round < rounds; round++) {
    for (const [n, word] of words.entries()) {
      bigrams.move(word, before(word), after(word));
      if (n % slice === slice - 1) yield;
    }
  }
  return classes.map((number) => (number === outside ? 0 : firstWord + number - 1));
}

/** The words next to each occurrence of a word: those before it (`side` −1) or after it (1). */
function* listNeighbors(sentences: readonly Int32Array[], counts: Int32Array, side: 1 | -1) {
  const starts = new Int32Array(counts.length + 1);
  for (let word = 0; word < counts.length; word++) {
    starts[word + 1] = (starts[word] as number) + (counts[word] as number);
  }
  const next = starts.slice();
  const neighbors = new Int32Array(starts[counts.length] as number);
  for (const [n, sentence] of sentences.entries()) {
    for (let at = 0; at < sentence.length; at++) {
      const word = sentence[at] as number;
      neighbors[next[word] as number] = sentence[at + side] ?? outside;
      (next[word] as number)++;
    }
    if (n % sentencesPerSlice === sentencesPerSlice - 1) yield;
  }
  return (word: number) => neighbors.subarray(starts[word], starts[word + 1]);
}

/** The frequencies of pairs of classes, from which a word's class is learned. */
class ClassBigrams {
  readonly #classes: Int32Array;
  readonly #size = maxClasses + 1;
  /** Counts at class × `#size` + next class. */
  readonly #pairs = new Int32Array(this.#size * this.#size);
  /** Counts at class × `#size` + previous class. */
  readonly #pairsBack = new Int32Array(this.#size * this.#size);
  readonly #totals = new Int32Array(this.#size);
  /** The number of neighbors before and after the moved word, by class; all 0 between two moves. */
  readonly #before = new Int32Array(this.#size);
  readonly #after = new Int32Array(this.#size);
  /** The gain of log probability for each possible class of the moved word. */
  readonly #gains = new Float64Array(this.#size);

  /** @param classes the class of each word; changed by `move` */
  constructor(classes: Int32Array) {
    this.#classes = classes;
  }

  *count(sentences: readonly Int32Array[]): Generator<undefined, void> {
    for (const [n, sentence] of sentences.entries()) {
      let last = outside;
      for (const word of sentence) {
        const own = this.#classes[word] as number;
        this.#add(last, own, 1);
        (this.#totals[own] as number)++;
        last = own;
      }
      this.#add(last, outside, 1);
      if (n % sentencesPerSlice === sentencesPerSlice - 1) yield;
    }
  }

  move(word: number, wordsBefore: Int32Array, wordsAfter: Int32Array): void {
    const before = this.#tally(wordsBefore, word, this.#before);
    const after = this.#tally(wordsAfter, word, this.#after);
    const total = wordsBefore.length;
    const itself = total - before.reduce((sum, near) => sum + (this.#before[near] as number), 0);
    const own = this.#classes[word] as number;
    this.#change(own, before, after, itself, total, -1);
    const gains = this.#gains;
    for (let candidate = 1; candidate < this.#size; candidate++) {
      gains[candidate] = -2 * growth(this.#totals[candidate] as number, total);
    }
    this.#addGains(before, this.#before, this.#pairs);
    this.#addGains(after, this.#after, this.#pairsBack);
    let best = own;
    let max = -Infinity;
    for (let candidate = 1; candidate < this.#size; candidate++) {
      const inside = (this.#before[candidate] as number) + (this.#after[candidate] as number) + itself;
      const gain =
        (gains[candidate] as number) + growth(this.#pairs[candidate * this.#size + candidate] as number, inside);
      if (gain > max) [best, max] = [candidate, gain];
    }
    this.#change(best, before, after, itself, total, 1);
    this.#classes[word] = best;
    for (const near of before) this.#before[near] = 0;
    for (const near of after) this.#after[near] = 0;
  }

  /** Counts the classes of a word's neighbors, except the word itself. @returns the classes that occur */
  #tally(neighbors: Int32Array, word: number, counts: Int32Array): number[] {
    const positions: number[] = [];
    for (const neighbor of neighbors) {
      if (neighbor === word) continue;
      const near = this.#classes[neighbor] as number;
      if (counts[near] === 0) positions.push(near);
      (counts[near] as number)++;
    }
    return positions;
  }

  #change(own: number, before: number[], after: number[], itself: number, total: number, step: 1 | -1): void {
    for (const near of before) {
      this.#add(near, own, step * (this.#before[near] as number));
    }
    for (const near of after) {
      this.#add(own, near, step * (this.#after[near] as number));
    }
    this.#add(own, own, step * itself);
    (this.#totals[own] as number) += step * total;
  }

  #add(one: number, next: number, count: number): void {
    (this.#pairs[one * this.#size + next] as number) += count;
    (this.#pairsBack[next * this.#size + one] as number) += count;
  }

  /** Adds the gain of each class from the neighbors of the word in other classes. */
  #addGains(classes: number[], counts: Int32Array, pairs: Int32Array): void {
    const gains = this.#gains;
    for (const near of classes) {
      const more = counts[near] as number;
      const own = gains[near] as number;
      const row = near * this.#size;
      for (let candidate = 1; candidate < this.#size; candidate++) {
        (gains[candidate] as number) += growth(pairs[row + candidate] as number, more);
      }
      gains[near] = own;
    }
  }
}

const logarithms = Float64Array.from({ length: tableLimit }, (_, x) => (x === 0 ? 0 : x * Math.log(x)));

const xLogX = (x: number): number => (x < tableLimit ? (logarithms[x] as number) : x * Math.log(x));

const growth = (count: number, more: number): number => xLogX(count + more) - xLogX(count);
