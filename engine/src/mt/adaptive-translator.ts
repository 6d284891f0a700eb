import { finish, type Sliced } from "../slices.ts";
import { learnTogether, realign } from "./model/learn-together.ts";
import {
  alignNew,
  countCase,
  type EncodedPair,
  emptyModel,
  encodePair,
  learn,
  linksBetween,
  recase,
  type TranslationModel,
  type TranslationPair,
  unlearn,
} from "./model/model.ts";
import { countBytes, modelFromPieces, modelToPieces } from "./model/snapshot.ts";
import { type TranslateOptions, translateInSlices } from "./translation/translate.ts";
import type { MachineTranslation } from "./translation/translation.ts";

/** The number of pairs learned between two yields. */
const slice = 100;
/** Up to this number of pairs, all are aligned again after a change: this takes milliseconds and is more reliable. */
const maxRealignedPairs = 50;

/**
 * Machine translation for one pair of languages, learned from pairs of texts. It is phrase-based, and the next
 * translation already uses an added pair. Its results depend only on the pairs and the order in which they are added.
 */
export class AdaptiveTranslator {
  #model: TranslationModel;
  #trained = 0;
  /** Whether pairs changed since they were all aligned together. Set only while there are few. */
  #isOutdated = false;

  /** @param sourceLanguage ISO 639-1 code, as is `targetLanguage` */
  constructor(sourceLanguage: string, targetLanguage: string) {
    this.#model = emptyModel(sourceLanguage, targetLanguage);
  }

  /**
   * Reads the output of {@link pieces}, whose arrays the translator then owns. A single array with all pieces is
   * copied. Throws a RangeError for incomplete pieces or another version.
   */
  static fromPieces(pieces: readonly Uint8Array[]): AdaptiveTranslator {
    const model = modelFromPieces(pieces);
    const translator = new AdaptiveTranslator(model.sourceLanguage, model.targetLanguage);
    translator.#model = model;
    translator.#trained = model.corpus.aliveCount;
    return translator;
  }

  /** The translator as bytes, most of them views that are valid until it changes. */
  pieces(): Uint8Array[] {
    return modelToPieces(this.#settle());
  }

  get bytes(): number {
    return countBytes(this.#model);
  }

  get size(): number {
    return this.#model.corpus.aliveCount;
  }

  /** Whether the number of pairs has doubled since the training, so that training again would align them better. */
  get isStale(): boolean {
    return this.size > 2 * this.#trained;
  }

  /** Learns all pairs again, oldest first, and forgets everything learned before. */
  train(pairs: Iterable<TranslationPair>): void {
    finish(this.trainInSlices(pairs));
  }

  /**
   * `train` in slices of about 10 ms. Translations use the old state until the last slice. Pairs that are added or
   * deleted meanwhile must be added or deleted again.
   */
  *trainInSlices(pairs: Iterable<TranslationPair>): Generator<undefined, void> {
    const { sourceLanguage, targetLanguage } = this.#model;
    const learned = [...new Map([...pairs].map((pair) => [pair.id, pair])).values()];
    const model = emptyModel(sourceLanguage, targetLanguage);
    const encoded: EncodedPair[] = [];
    for (const [n, pair] of learned.entries()) {
      const read = encodePair(model, pair);
      countCase(model, read, 1);
      encoded.push(read);
      if (n % slice === 0) yield;
    }
    // After all pairs were counted, it is known how words are written inside sentences.
    for (const [n, pair] of encoded.entries()) {
      encoded[n] = recase(model, pair);
      if (n % slice === 0) yield;
    }
    yield* model.classes.learn(encoded.map(({ target }) => target));
    this.#model = yield* learnTogether(model, encoded);
    this.#trained = encoded.length;
    this.#isOutdated = false;
  }

  /** Learns one pair. It replaces a pair with the same ID. */
  add(pair: TranslationPair): void {
    this.delete(pair.id);
    const encoded = encodePair(this.#model, pair);
    countCase(this.#model, encoded, 1);
    learn(this.#model, encoded, alignNew(this.#model, encoded));
    this.#model.index.extend();
    this.#isOutdated = this.size <= maxRealignedPairs;
  }

  /** Unlearns a pair. @returns whether it was known */
  delete(id: number): boolean {
    const sentence = this.#model.corpus.find(id);
    if (sentence < 0) return false;
    unlearn(this.#model, sentence);
    this.#isOutdated = this.size <= maxRealignedPairs;
    return true;
  }

  /** Aligns two plain texts: pairs of source and target token, ascending. */
  align(source: string, target: string): [number, number][] {
    return linksBetween(this.#settle(), source, target);
  }

  /** Translations of a plain text, best first; [] if it is empty. Unknown words are copied. If all are, score is 0. */
  translate(text: string, options: TranslateOptions = {}): MachineTranslation[] {
    return finish(this.translateInSlices(text, options));
  }

  /**
   * Translates in slices. Pairs must not be added or deleted after a slice that yields `false`. If the caller stops
   * early, it must call `return` of the generator.
   */
  translateInSlices(text: string, options: TranslateOptions = {}): Sliced<MachineTranslation[]> {
    return translateInSlices(() => this.#settle(), text, options);
  }

  /** The model, after all pairs were aligned again if they are outdated. */
  #settle(): TranslationModel {
    if (this.#isOutdated) {
      this.#model = realign(this.#model);
      this.#trained = this.size;
      this.#isOutdated = false;
    }
    return this.#model;
  }
}
