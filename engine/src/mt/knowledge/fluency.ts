import { PairTable } from "../collections/pair-table.ts";
import type { LanguageModel } from "./language-model.ts";
import { weights as defaultWeights, type Weights } from "./weights.ts";
import type { WordClasses } from "./word-classes.ts";

/** The initial size of the direct-mapped cache of scores, which grows with the number of states. */
const minCacheBits = 10;
const maxCacheBits = 17;
/** The limit of pairs of states. If there are more, all are forgotten before the next text. */
const maxStates = 1 << 18;
/** The state before all words. */
const root = 0;

/**
 * The fluency of a text: the weighted sum of two language models, one for words and one for their classes. A state here
 * is a pair of states of these models. It is valid until `begin` is called after a change.
 */
export class Fluency {
  /** The state that follows the last word that was scored. */
  next = root;
  readonly #words: LanguageModel;
  readonly #classes: LanguageModel;
  readonly #classOf: WordClasses;
  readonly #weights: Weights;
  #states = startingStates();
  #isStale = false;
  /** The number of texts that are being scored. */
  #texts = 0;
  #cache = new ScoreCache(minCacheBits);

  constructor(words: LanguageModel, classes: LanguageModel, classOf: WordClasses, weights: Weights = defaultWeights) {
    this.#words = words;
    this.#classes = classes;
    this.#classOf = classOf;
    this.#weights = weights;
  }

  markStale(): void {
    this.#isStale = true;
  }

  /** Forgets invalid states. Must be run before each text is scored, and {@link end} after it. */
  begin(): void {
    this.#texts++;
    this.#cache = this.#cache.grownFor(this.#states.size);
    // Unfinished texts continue with their states, and the models do not change until they end.
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

  /** Adds the scores of words, the first one after `state`, to `total`, and sets `next` to the state after them. */
  add(total: number, state: number, words: Int32Array): number {
    this.next = state;
    let sum = total;
    for (const word of words) sum += this.score(this.next, word);
    return sum;
  }

  /** Returns the weighted ln P(word | state), and sets `next` to the following state. */
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

/** Scores by state and word. A new score replaces the earlier one in its slot. */
class ScoreCache {
  /** A power of 2. */
  readonly size: number;
  /** The number of bits by which a hash is shifted to get the slot. */
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

  /** This cache if it is large enough for the number of states, otherwise a larger, empty one. */
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
