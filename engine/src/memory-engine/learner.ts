import type { MemoryLanguages } from "../memory-languages.ts";
import { AdaptiveTranslator, type TranslationPair } from "../mt/index.ts";

/** From so many pairs on, learning them together is better than one by one. */
const minTogether = 50;
/**
 * So many pairs are learnt while a translation waits for it; of more, first the newest and next to it all of them. It takes
 * a quarter of a second, for which the translations of all memories wait one after the other.
 */
const maxAtOnce = 500;

/** What a translator takes for a pair of usual length. */
const bytesOfPair = 2000;

/** Learns pairs together, oldest first, wherever there is time for it. */
export type Train = (languages: MemoryLanguages, pairs: readonly TranslationPair[]) => Promise<AdaptiveTranslator>;

export interface LearnerOptions {
  languages: MemoryLanguages;
  train: Train;
  /** All pairs of the memory, oldest first. */
  allPairs(): TranslationPair[];
  /** Called with the failure of a training that no translation waits for. */
  report(error: unknown): void;
}

/** Learns in the calling thread. */
export const trainHere: Train = async ({ source, target }, pairs) => {
  const translator = new AdaptiveTranslator(source, target);
  translator.train(pairs);
  return translator;
};

/**
 * The translator of a memory: made when it is first requested, and never far after the memory. A few new pairs are
 * learnt one by one at once. Many are learnt together with all others, while translations continue with what is known.
 */
export class Learner {
  readonly #options: LearnerOptions;
  #translator: AdaptiveTranslator | undefined;
  /** The first part of learning; translations wait for it. */
  #beginning: Promise<void> | undefined;
  /** Learning all pairs in the meantime. */
  #training: Promise<void> | undefined;
  /** There are pairs to be learnt together that no training has read. */
  #lacksMany = false;
  /** What changed since the training's pairs were read. */
  #missed: (() => void)[] = [];

  constructor(options: LearnerOptions) {
    this.#options = options;
  }

  /** Continues with a translator that was kept. */
  resume(bytes: Uint8Array): void {
    this.#translator = AdaptiveTranslator.fromBytes(bytes);
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    return bytesOfPair * (this.#translator?.size ?? 0);
  }

  /** Whether a translator was requested: until then it needs no notice of changes. */
  get hasBegun(): boolean {
    return this.#translator !== undefined || this.#beginning !== undefined;
  }

  /** The translator as bytes; undefined while there is none, or it lacks pairs. */
  toBytes(): Uint8Array | undefined {
    return this.#training || this.#beginning ? undefined : this.#translator?.toBytes();
  }

  /** The translator with all small changes, and as much of large ones as is learnt so far. */
  async translator(): Promise<AdaptiveTranslator> {
    this.#beginning ??= this.#translator ? undefined : this.#begin();
    await this.#beginning;
    return this.#translator as AdaptiveTranslator;
  }

  /** Done when all pairs are learnt. */
  async finished(): Promise<void> {
    await this.translator();
    await this.#training;
  }

  /** Reports changes of the memory, which has them already. */
  change(pairs: readonly TranslationPair[], deleted: readonly number[]): void {
    if (!this.hasBegun) return;
    if (pairs.length >= minTogether) {
      this.#retrain();
      return;
    }
    const apply = () => {
      for (const id of deleted) this.#translator?.delete(id);
      for (const pair of pairs) this.#translator?.add(pair);
    };
    apply();
    if (this.#training || this.#beginning) this.#missed.push(apply);
    else if (this.#translator?.isStale && this.#translator.size >= minTogether) this.#retrain();
  }

  async #begin(): Promise<void> {
    const pairs = this.#options.allPairs();
    try {
      this.#translator = await this.#learn(pairs.slice(-maxAtOnce));
    } finally {
      this.#beginning = undefined;
    }
    this.#catchUp();
    if (pairs.length > maxAtOnce) this.#retrain();
  }

  async #learn(pairs: readonly TranslationPair[]): Promise<AdaptiveTranslator> {
    const { languages, train } = this.#options;
    if (pairs.length >= minTogether) return train(languages, pairs);
    const translator = new AdaptiveTranslator(languages.source, languages.target);
    for (const pair of pairs) translator.add(pair);
    return translator;
  }

  #retrain(): void {
    this.#lacksMany = true;
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
      this.#translator = await this.#learn(this.#options.allPairs());
      this.#catchUp();
    }
  }

  #catchUp(): void {
    for (const apply of this.#missed) apply();
    this.#missed = [];
  }
}
