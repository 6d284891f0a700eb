import { PairTable } from "../collections/pair-table.ts";
import type { LanguageModel } from "./language-model.ts";
import type { Weights } from "./weights.ts";
import type { WordClasses } from "./word-classes.ts";

/** Direct-mapped cache of scores between two changes of the models; a power of 2. */
const cacheSize = 1 << 17;
/** More pairs of states than this are forgotten before the next text. */
const maxStates = 1 << 18;
/** The state before all words. */
const root = 0;

/**
 * How well words follow each other: the weighted sum of two language models, of the words and of their classes. Its
 * states stand for a state of each; they hold until `begin` is called after a change.
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
  readonly #cacheState = new Int32Array(cacheSize).fill(-1);
  readonly #cacheWord = new Int32Array(cacheSize);
  readonly #cacheNext = new Int32Array(cacheSize);
  readonly #cacheScore = new Float64Array(cacheSize);

  constructor(words: LanguageModel, classes: LanguageModel, classOf: WordClasses, weights: Weights) {
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
    // Texts that are half done go on with the states they have; while there are any the models do not change.
    if (!this.#isStale && (this.#texts > 1 || this.#states.size <= maxStates)) return;
    this.#isStale = false;
    this.#states = startingStates();
    this.#cacheState.fill(-1);
  }

  end(): void {
    this.#texts--;
  }

  /** The state at the start of a sentence. */
  start(): number {
    return this.#states.insert(this.#words.start(), this.#classes.start());
  }

  /** Weighted ln P(word | state); leaves the following state in `next`. */
  score(state: number, word: number): number {
    const slot = (Math.imul(state, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> 15;
    if (this.#cacheState[slot] === state && this.#cacheWord[slot] === word) {
      this.next = this.#cacheNext[slot] as number;
      return this.#cacheScore[slot] as number;
    }
    const score =
      this.#weights.languageModel * this.#words.score(this.#states.first(state), word) +
      this.#weights.classModel * this.#classes.score(this.#states.second(state), this.#classOf.of(word));
    this.next = this.#states.insert(this.#words.next, this.#classes.next);
    this.#cacheState[slot] = state;
    this.#cacheWord[slot] = word;
    this.#cacheNext[slot] = this.next;
    this.#cacheScore[slot] = score;
    return score;
  }
}

function startingStates(): PairTable {
  const states = new PairTable();
  states.insert(root, root);
  return states;
}
