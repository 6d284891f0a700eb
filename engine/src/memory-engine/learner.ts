import type { MemoryLanguages } from "../memory-languages.ts";
import { AdaptiveTranslator, type TranslationPair } from "../mt/index.ts";

/** From this number of pairs on, learning them together is better than one by one. */
const minTogether = 50;
/**
 * The pairs that are learned while a translation waits; of more, first the newest and next to it all of them. It takes
 * a quarter of a second, for which the translations of all memories wait one after the other.
 */
const maxAtOnce = 500;

/** Up to this many pairs are learned one by one at once, if they are a small part of the translator's. */
const maxOneByOne = 1000;
const smallPart = 1 / 50;
/** A translator that has grown so far beyond its bound learns again, from the newest pairs. */
const maxOverBound = 1.25;

/** Learns pairs together, oldest first, wherever there is time for it. */
export type Train = (languages: MemoryLanguages, pairs: readonly TranslationPair[]) => Promise<AdaptiveTranslator>;

export interface LearnerOptions {
  languages: MemoryLanguages;
  train: Train;
  /** The newest pairs of the memory, oldest first. */
  newestPairs(count: number): Promise<TranslationPair[]>;
  size(): number;
  /** The most pairs that are learnt, the newest. */
  maxPairs(): number;
  /** Does work between that of others. */
  run(work: Generator<void, void>): Promise<void>;
  /** Called when many pairs wait to be learnt together; {@link Learner.finished} learns them. At once unless given. */
  onLack?: (() => void) | undefined;
  /** Called with the failure of a training that no translation waits for. */
  report(error: unknown): void;
}

/** Learns in the calling thread. */
export const trainHere: Train = async ({ source, target }, pairs) => {
  const translator = new AdaptiveTranslator(source, target);
  translator.train(pairs);
  return translator;
};

/** A translator that was kept, in pieces that the one who continues with it takes over. */
export interface SavedTranslator {
  pieces: readonly Uint8Array[];
  /** Many pairs were still to be learnt. */
  isLacking: boolean;
}

/**
 * The translator of a memory: made when it is first requested, and never far after the memory. A few new pairs are
 * learnt one by one at once. Many are learnt together with all others, while translations continue with what is known.
 */
export class Learner {
  readonly #options: LearnerOptions;
  #translator: AdaptiveTranslator | undefined;
  /** The first part of learning; translations wait for it. */
  #beginning: Promise<void> | undefined;
  /** The training on all pairs, while it runs. */
  #training: Promise<void> | undefined;
  /** True if many pairs were added that no training has read. */
  #lacksMany = false;
  /** Changes since the training's pairs were read. */
  #missed: ((translator: AdaptiveTranslator) => void)[] = [];

  constructor(options: LearnerOptions) {
    this.#options = options;
  }

  /** Continues with a translator that was kept. */
  resume({ pieces, isLacking }: SavedTranslator): void {
    this.#translator = AdaptiveTranslator.fromPieces(pieces);
    if (isLacking || this.#isOverBound) this.#retrain();
  }

  /** Pairs that the translator has. */
  get size(): number {
    return this.#translator?.size ?? 0;
  }

  /** Pairs that wait to be learnt together, with all that are learnt again for it. */
  get lacking(): number {
    if (!this.#lacksMany && !this.#training) return 0;
    return Math.max(1, Math.min(this.#options.size(), this.#options.maxPairs()));
  }

  /** Whether a translator was requested: until then it needs no notice of changes. */
  get hasBegun(): boolean {
    return this.#translator !== undefined || this.#beginning !== undefined;
  }

  /** Whether a translator has learned all entries. */
  get hasLearned(): boolean {
    return this.#translator !== undefined && this.#beginning === undefined && this.lacking === 0;
  }

  /** The translator, as far as it has learnt; undefined while there is none. */
  save(): SavedTranslator | undefined {
    if (!this.#translator || this.#beginning) return undefined;
    return { pieces: this.#translator.pieces(), isLacking: this.lacking > 0 };
  }

  /** The translator with all small changes, and as much of large ones as is learnt so far. */
  async translator(): Promise<AdaptiveTranslator> {
    this.#beginning ??= this.#translator ? undefined : this.#begin();
    await this.#beginning;
    return this.#translator as AdaptiveTranslator;
  }

  /** Learns what it lacks. */
  async finished(): Promise<void> {
    await this.translator();
    if (this.#lacksMany) this.#train();
    await this.#training;
  }

  /** Learns changes of the memory, which has them already, or notes that they are to be learnt together. */
  *change(pairs: readonly TranslationPair[], deleted: readonly number[]): Generator<void, void> {
    if (!this.hasBegun) return;
    if (this.#options.maxPairs() === 0) {
      if (this.#isOverBound) this.#retrain();
      return;
    }
    if (pairs.length >= Math.max(minTogether, Math.min(maxOneByOne, smallPart * this.size))) {
      this.#retrain();
      return;
    }
    for (const id of deleted) yield this.#learnOne((translator) => translator.delete(id));
    for (const pair of pairs) yield this.#learnOne((translator) => translator.add(pair));
    if (this.#training || this.#beginning) return;
    if (this.#isOverBound || (this.#translator?.isStale && this.#translator.size >= minTogether)) this.#retrain();
  }

  #learnOne(change: (translator: AdaptiveTranslator) => void): void {
    if (this.#translator) change(this.#translator);
    if (this.#training || this.#beginning) this.#missed.push(change);
  }

  get #isOverBound(): boolean {
    return this.size > maxOverBound * this.#options.maxPairs();
  }

  async #begin(): Promise<void> {
    const { newestPairs, size, maxPairs } = this.#options;
    this.#missed = [];
    try {
      await this.#learn(await newestPairs(Math.min(maxAtOnce, maxPairs())));
    } finally {
      this.#beginning = undefined;
    }
    if (Math.min(size(), maxPairs()) > maxAtOnce) this.#retrain();
  }

  async #learn(pairs: readonly TranslationPair[]): Promise<void> {
    const { languages, train, run } = this.#options;
    const few = new AdaptiveTranslator(languages.source, languages.target);
    const learnt = pairs.length >= minTogether ? await train(languages, pairs) : few;
    if (learnt === few) for (const pair of pairs) few.add(pair);
    await run(this.#replaceTranslator(learnt));
  }

  /** Replaces the translator once it has the changes since its pairs were read. */
  *#replaceTranslator(translator: AdaptiveTranslator): Generator<void, void> {
    for (let done = 0; done < this.#missed.length; done++) {
      this.#missed[done]?.(translator);
      yield;
    }
    this.#missed = [];
    this.#translator = translator;
  }

  #retrain(): void {
    this.#lacksMany = true;
    if (this.#training) return;
    if (this.#options.onLack) this.#options.onLack();
    else this.#train();
  }

  #train(): void {
    if (this.#training) return;
    this.#training = this.#trainUntilFresh().finally(() => {
      this.#training = undefined;
    });
    // The translator stays as it was then; the next large change tries again.
    this.#training.catch(this.#options.report);
  }

  async #trainUntilFresh(): Promise<void> {
    await this.#beginning;
    while (this.#lacksMany) {
      this.#lacksMany = false;
      this.#missed = [];
      await this.#learn(await this.#options.newestPairs(this.#options.maxPairs()));
    }
  }
}
