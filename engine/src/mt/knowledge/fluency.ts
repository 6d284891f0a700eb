import { PairTable } from "../collections/pair-table.ts";
import type { LanguageModel } from "./language-model.ts";
import { weights as defaultWeights, type Weights } from "./weights.ts";
import type { WordClasses } from "./word-classes.ts";

/** Direct-mapped cache of scores between two changes of the models: it grows with the states that texts reach. */
const minCacheBits = 10;
const maxCacheBits = 17;
/** More pairs of states than this are forgotten before the next text. */
const maxStates = 1 << 18;
/** The state before all words. */
const root = 0;

/**
 * The fluency of a text: the weighted sum of two language models, of the words and of their classes. Its states stand
 * for a state of each; they hold until `begin` is called after a change.
 */
export class Fluency {
  /** The state that follows from the last call of `score`. */
  next = root;
  readonly #words: LanguageModel;
  readonly #classes: LanguageModel;
  readonly #classOf: WordClasses;
  readonly #weights: Weights;
  #states = startingStates();
  #isStale = false;
  /** Texts that are being scored. */
  #texts = 0;
  #cache = new ScoreCache(minCacheBits);

  constructor(words: LanguageModel, classes: LanguageModel, classOf: WordClasses, weights: Weights = defaultWeights) {
    this.#words = words;
    this.#classes = classes;
    this.#classOf = classOf;
    this.#weights = weights;
  }

  /** The models have changed. */
  changed(): void {
    this.#isStale = true;
  }

  /** Forgets what no longer holds; to be called before each text, and {@link end} after it. */
  begin(): void {
    this.#texts++;
    this.#cache = this.#cache.grownFor(this.#states.size);
    // Texts that are half done continue with the states they have; while there are any the models do not change.
    if (!this.#isStale && (this.#texts > 1 || this.#states.size <= maxStates)) return;
    this.#isStale = false;
    this.#states = startingStates();
    this.#cache.clear();
  }

  end(): void {
    this.#texts--;
  }

  start(): number {
    return this.#states.insert(this.#words.start(), this.#classes.start());
  }

  /** Weighted ln P(word | state); leaves the following state in `next`. */
  score(state: number, word: number): number {
    const { states, words, next, scores, shift } = this.#cache;
    const slot = (Math.imul(state, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> shift;
    if (states[slot] === state && words[slot] === word) {
      this.next = next[slot] as number;
      return scores[slot] as number;
    }
    const score =
      this.#weights.languageModel * this.#words.score(this.#states.first(state), word) +
      this.#weights.classModel * this.#classes.score(this.#states.second(state), this.#classOf.of(word));
    this.next = this.#states.insert(this.#words.next, this.#classes.next);
    states[slot] = state;
    words[slot] = word;
    next[slot] = this.next;
    scores[slot] = score;
    return score;
  }
}

/** Scores by state and word; what comes to the same slot replaces what was there. */
class ScoreCache {
  /** A power of 2. */
  readonly size: number;
  /** Leaves of a hash the bits of a slot. */
  readonly shift: number;
  readonly states: Int32Array;
  readonly words: Int32Array;
  readonly next: Int32Array;
  readonly scores: Float64Array;

  constructor(bits: number) {
    this.size = 2 ** bits;
    this.shift = 32 - bits;
    this.states = new Int32Array(this.size).fill(-1);
    this.words = new Int32Array(this.size);
    this.next = new Int32Array(this.size);
    this.scores = new Float64Array(this.size);
  }

  /** This one while it has room for so many states, otherwise a larger one, which is empty. */
  grownFor(states: number): ScoreCache {
    const bits = Math.min(maxCacheBits, Math.ceil(Math.log2(states)) + 1);
    return states > this.size && 2 ** bits > this.size ? new ScoreCache(bits) : this;
  }

  clear(): void {
    this.states.fill(-1);
  }
}

function startingStates(): PairTable {
  const states = new PairTable();
  states.insert(root, root);
  return states;
}
