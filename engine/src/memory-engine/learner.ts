import type { MemoryLanguages } from "../memory-languages.ts";
import { AdaptiveTranslator, type TranslationPair } from "../mt/index.ts";

/** From this number of pairs on, learning them together is better than one by one. */
const minTogether = 50;
/**
 * The limit of pairs that are learned while a translation waits. If there are more, only the newest are learned first,
 * and all of them in the background. Learning them takes a quarter of a second, and translations of other memories
 * wait, too.
 */
const maxAtOnce = 500;

/** The limit of pairs that are learned one by one immediately, if they are a small part of the learned pairs. */
const maxOneByOne = 1000;
const smallPart = 1 / 50;
/** A translator that exceeds its limit by this factor learns again, from the newest pairs. */
const maxOverBound = 1.25;

/** Learns pairs together, oldest first, in slices when there is time. */
export type Train = (languages: MemoryLanguages, pairs: readonly TranslationPair[]) => Promise<AdaptiveTranslator>;

export interface LearnerOptions {
  languages: MemoryLanguages;
  train: Train;
  /** The newest pairs of the memory, oldest first. */
  newestPairs(count: number): Promise<TranslationPair[]>;
  size(): number;
  /** The limit of pairs that are learned; the newest are used. */
  maxPairs(): number;
  run(work: Generator<void, void>): Promise<void>;
  /** Called when many pairs wait for {@link Learner.finishLearning}; by default, they are learned at once. */
  onLack?: (() => void) | undefined;
  /** Called with the failure of a background training. */
  report(error: unknown): void;
}

/** Learns in the calling thread. */
export const trainHere: Train = async ({ source, target }, pairs) => {
  const translator = new AdaptiveTranslator(source, target);
  translator.train(pairs);
  return translator;
};

/** A saved translator. Its pieces belong to the learner that continues with it. */
export interface SavedTranslator {
  pieces: readonly Uint8Array[];
  /** Whether many pairs were not learned yet. */
  isLacking: boolean;
}

/**
 * The translator of a memory. It is created at the first request, and then learns the changes of the memory. A few new
 * pairs are learned immediately, one by one. Many are learned together with all others, while translations continue
 * with the current translator.
 */
export class Learner {
  readonly #options: LearnerOptions;
  #translator: AdaptiveTranslator | undefined;
  /** The first part of learning, for which translations wait. */
  #beginning: Promise<void> | undefined;
  #training: Promise<void> | undefined;
  /** Whether many pairs were added after the last training read its pairs. */
  #lacksMany = false;
  /** Changes since the training read its pairs. */
  #missed: ((translator: AdaptiveTranslator) => void)[] = [];

  constructor(options: LearnerOptions) {
    this.#options = options;
  }

  resume({ pieces, isLacking }: SavedTranslator): void {
    this.#translator = AdaptiveTranslator.fromPieces(pieces);
    if (isLacking || this.#isOverBound) this.#retrain();
  }

  get size(): number {
    return this.#translator?.size ?? 0;
  }

  get bytes(): number {
    return this.#translator?.bytes ?? 0;
  }

  /** The number of pairs that wait to be learned together, including those that are learned again. */
  get lackingPairs(): number {
    if (!this.#lacksMany && !this.#training) return 0;
    return Math.max(1, Math.min(this.#options.size(), this.#options.maxPairs()));
  }

  /** Whether a translator was requested. Until then, changes need not be passed on. */
  get hasBegun(): boolean {
    return this.#translator !== undefined || this.#beginning !== undefined;
  }

  get hasLearned(): boolean {
    return this.#translator !== undefined && this.#beginning === undefined && this.lackingPairs === 0;
  }

  /** The translator in its current state; undefined before it has learned its first pairs. */
  save(): SavedTranslator | undefined {
    if (!this.#translator || this.#beginning) return undefined;
    return { pieces: this.#translator.pieces(), isLacking: this.lackingPairs > 0 };
  }

  /** The translator with all small changes, and the learned part of large ones. */
  async translator(): Promise<AdaptiveTranslator> {
    this.#beginning ??= this.#translator ? undefined : this.#begin();
    await this.#beginning;
    return this.#translator as AdaptiveTranslator;
  }

  async finishLearning(): Promise<void> {
    await this.translator();
    if (this.#lacksMany) this.#train();
    await this.#training;
  }

  /** Learns changes that are already in the memory, or marks them for learning together. */
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
    const incremental = new AdaptiveTranslator(languages.source, languages.target);
    const learned = pairs.length >= minTogether ? await train(languages, pairs) : incremental;
    if (learned === incremental) for (const pair of pairs) incremental.add(pair);
    await run(this.#replaceTranslator(learned));
  }

  /** Replaces the translator after it has received the changes since its pairs were read. */
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
    // After a failure, the translator stays unchanged, and the next large change tries again.
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
