import type { Corpus } from "../knowledge/corpus.ts";
import type { Fluency } from "../knowledge/fluency.ts";
import type { LanguageModel } from "../knowledge/language-model.ts";
import type { Lexicon } from "../knowledge/lexicon.ts";
import type { SuffixArray } from "../knowledge/suffix-array.ts";
import { type Features, weigh, weights } from "../knowledge/weights.ts";
import type { Orientations } from "./phrases.ts";

/** The limit of translations for each span of the source. */
const maxOptions = 20;
/** The limit of spans that are kept, each about 15 kB. */
const maxKept = 1000;
/** The prior probabilities of the orientations of a phrase, and the weight of this prior. */
const orientationPriors = [0.6, 0.1, 0.3] as const;
/** Copied and required words, and those of a draft, are usually in the source's order. */
export const inOrder: Orientations = [1, 0, 0];

export type Origin = "memory" | "term" | "lexical" | "provider" | "placeable" | "copy";

export interface PhrasePair {
  /** Source tokens. */
  start: number;
  end: number;
  /** The numbers of the target tokens. */
  words: Int32Array;
  /** Links within the phrase: (source − start) × 65536 + target. */
  links: Int32Array;
  origin: Origin;
  /** The sentence of the corpus from which the phrase comes; −1 if it comes from none. */
  sentence: number;
  /** The number of its term, which the caller assigned. */
  term?: number;
}

/** A translation of a span of the source, scored without its neighbors. */
export interface TranslationOption extends PhrasePair {
  /** Weighted features. */
  score: number;
  /** `score` plus the fluency of the words without their neighbors. */
  estimate: number;
  /** Weighted logarithms of the probabilities of each orientation to the previous phrase and to the next one. */
  before: Orientations;
  after: Orientations;
}

/**
 * The options of the most frequent spans in the memory. They take the most time and occur in most texts, so they are
 * kept from one text to the next. When the pairs change, a new object replaces this one.
 */
export class CommonOptions {
  readonly #byKey = new Map<number, TranslationOption[]>();

  get(key: number): TranslationOption[] | undefined {
    return this.#byKey.get(key);
  }

  set(key: number, options: TranslationOption[]): void {
    if (this.#byKey.size === maxKept) this.#byKey.clear();
    this.#byKey.set(key, options);
  }
}

/**
 * Keeps the options of all spans of a text for translating it again, such as with another engine's draft. The excluded
 * entries must be the same. The options are forgotten when the pairs change.
 */
export class SpanOptions {
  #of: CommonOptions | undefined;
  #byKey = new Map<number, TranslationOption[]>();

  /** The options that were built with this knowledge, by the key of their span. */
  forKnowledge({ commonOptions }: Pick<Knowledge, "commonOptions">): Map<number, TranslationOption[]> {
    if (this.#of !== commonOptions) this.#byKey = new Map();
    this.#of = commonOptions;
    return this.#byKey;
  }
}

/** The models and texts from which options are built. */
export interface Knowledge {
  corpus: Corpus;
  index: SuffixArray;
  lexicon: Lexicon;
  languageModel: LanguageModel;
  fluency: Fluency;
  commonOptions: CommonOptions;
}

/** All options by start and length of their span. By end, the rows of a long text would be mostly holes. */
export type OptionTable = TranslationOption[][][];

/** Scores a phrase by its features (omitted ones are 0) and by the number of samples in each orientation. */
export function withScore(
  phrase: PhrasePair,
  features: Partial<Features>,
  { fluency }: Pick<Knowledge, "fluency">,
  before: Orientations = [0, 0, 0],
  after: Orientations = [0, 0, 0],
): TranslationOption {
  const { words } = phrase;
  const score = weigh(features, words.length);
  const estimate = fluency.add(score, 0, words);
  const { orientationBefore, orientationAfter } = weights;
  return {
    ...phrase,
    score,
    estimate,
    before: order(before, orientationBefore),
    after: order(after, orientationAfter),
  };
}

function order(counts: Orientations, weight: number): Orientations {
  const total = counts[0] + counts[1] + counts[2] + 1;
  const at = (where: 0 | 1 | 2) => weight * Math.log((counts[where] + orientationPriors[where]) / total);
  return [at(0), at(1), at(2)];
}

export function keepBest(options: TranslationOption[]): TranslationOption[] {
  return options
    .sort((a, b) => b.estimate - a.estimate || b.sentence - a.sentence || compareWords(a.words, b.words))
    .slice(0, maxOptions);
}

export function compareWords(a: Int32Array, b: Int32Array): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] as number) - (b[at] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The best options for a span of the source, in source order; undefined if there are none for a token. */
export function monotoneOptions(table: OptionTable, start: number, end: number): TranslationOption[] | undefined {
  const best: ({ score: number; options: TranslationOption[] } | undefined)[] = [{ score: 0, options: [] }];
  for (let to = start + 1; to <= end; to++) {
    for (let from = start; from < to; from++) {
      const before = best[from - start];
      const option = table[from]?.[to - from]?.[0];
      if (!before || !option) continue;
      const score = before.score + option.estimate;
      if (score > (best[to - start]?.score ?? -Infinity))
        best[to - start] = { score, options: [...before.options, option] };
    }
  }
  return best[end - start]?.options;
}
