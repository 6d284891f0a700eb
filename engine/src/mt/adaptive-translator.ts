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
import { modelFromPieces, modelToPieces } from "./model/snapshot.ts";
import { type TranslateOptions, translateInSlices } from "./translation/translate.ts";
import type { MachineTranslation } from "./translation/translation.ts";

/** Pairs learnt between two yields. */
const slice = 100;
/** So few pairs are aligned again together after each change: it takes milliseconds, and one by one they say little. */
const few = 50;

/**
 * Machine translation for one pair of languages, made of the pairs it is given: phrase-based, and each pair counts
 * from the next translation on. Its results depend on the pairs and the order of their adding alone.
 */
export class AdaptiveTranslator {
  #model: TranslationModel;
  #trained = 0;
  /** Whether pairs changed since they were aligned; only few are aligned again. */
  #isOutdated = false;

  /** @param sourceLanguage ISO 639-1 code, as is `targetLanguage` */
  constructor(sourceLanguage: string, targetLanguage: string) {
    this.#model = emptyModel(sourceLanguage, targetLanguage);
  }

  /**
   * The translator of {@link pieces}, which it takes over, or of all of them in one, which stays as it is. Throws a
   * RangeError when they are not whole or of another version.
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
    return modelToPieces(this.#settled());
  }

  /** Pairs in force. */
  get size(): number {
    return this.#model.corpus.aliveCount;
  }

  /** Whether as many pairs came one by one as were trained together, so that training again would align them better. */
  get isStale(): boolean {
    return this.size > 2 * this.#trained;
  }

  /** Learns all pairs again, oldest first; what was known before is forgotten. */
  train(pairs: Iterable<TranslationPair>): void {
    finish(this.trainInSlices(pairs));
  }

  /**
   * `train` in slices of some 10 ms; translations keep their old state until the last one. Pairs added or deleted
   * meanwhile must be given again.
   */
  *trainInSlices(pairs: Iterable<TranslationPair>): Generator<undefined, void> {
    const { sourceLanguage, targetLanguage } = this.#model;
    const learnt = [...new Map([...pairs].map((pair) => [pair.id, pair])).values()];
    const model = emptyModel(sourceLanguage, targetLanguage);
    const encoded: EncodedPair[] = [];
    for (const [n, pair] of learnt.entries()) {
      const read = encodePair(model, pair);
      countCase(model, read, 1);
      encoded.push(read);
      if (n % slice === 0) yield;
    }
    // Only now it is known how words are written inside sentences.
    for (const [n, pair] of encoded.entries()) {
      encoded[n] = recase(model, pair);
      if (n % slice === 0) yield;
    }
    yield* model.classes.learn(encoded.map(({ target }) => target));
    this.#model = yield* learnTogether(model, encoded);
    this.#trained = encoded.length;
    this.#isOutdated = false;
  }

  /** Learns one pair, instead of one with the same id. */
  add(pair: TranslationPair): void {
    this.delete(pair.id);
    const encoded = encodePair(this.#model, pair);
    countCase(this.#model, encoded, 1);
    learn(this.#model, encoded, alignNew(this.#model, encoded));
    this.#model.index.extend();
    this.#isOutdated = this.size <= few;
  }

  /** Unlearns a pair; says whether it was known. */
  delete(id: number): boolean {
    const sentence = this.#model.corpus.find(id);
    if (sentence < 0) return false;
    unlearn(this.#model, sentence);
    this.#isOutdated = this.size <= few;
    return true;
  }

  /** Aligns two plain texts: pairs of source and target token, ascending. */
  align(source: string, target: string): [number, number][] {
    return linksBetween(this.#settled(), source, target);
  }

  /** Translations of a plain text, best first; [] for an empty one. Where nothing is known words are copied, score 0. */
  translate(text: string, options: TranslateOptions = {}): MachineTranslation[] {
    return finish(this.translateInSlices(text, options));
  }

  /**
   * The same in slices. Pairs must not be added or deleted after a slice that yields `false`; work that is given up must
   * be ended by its `return`.
   */
  translateInSlices(text: string, options: TranslateOptions = {}): Sliced<MachineTranslation[]> {
    return translateInSlices(() => this.#settled(), text, options);
  }

  /** The model with all pairs aligned as well as can be. */
  #settled(): TranslationModel {
    if (this.#isOutdated) {
      this.#model = realign(this.#model);
      this.#trained = this.size;
      this.#isOutdated = false;
    }
    return this.#model;
  }
}
