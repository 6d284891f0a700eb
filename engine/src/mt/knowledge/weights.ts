/** The features of a phrase by itself; natural logarithms of probabilities unless said otherwise. */
export interface Features {
  /** P(target phrase | source phrase) and back, by the sampled sentence pairs. */
  phrase: number;
  inversePhrase: number;
  /** The same word by word, by the links of the whole memory. */
  lexical: number;
  inverseLexical: number;
  /** 1 ÷ (how often the pair of phrases was sampled). */
  rarity: number;
  /** Target words without a link. */
  loose: number;
  /** Age of the newest sample, 0 (last sentence added) to 1. */
  age: number;
  /** 1 for a word translated by itself for want of a phrase, and for a word copied. */
  fallback: number;
  copy: number;
}

/** The weighted sum of a phrase's features, of which those left out are 0. @param words of the target */
export function weigh(features: Partial<Features>, words: number): number {
  const { phrase = 0, inversePhrase = 0, lexical = 0, inverseLexical = 0, rarity = 0 } = features;
  const { loose = 0, age = 0, fallback = 0, copy = 0 } = features;
  return (
    weights.phrases +
    weights.phrase * phrase +
    weights.inversePhrase * inversePhrase +
    weights.lexical * lexical +
    weights.inverseLexical * inverseLexical +
    weights.rarity * rarity +
    weights.loose * loose +
    weights.age * age +
    weights.fallback * fallback +
    weights.copy * copy +
    weights.words * words
  );
}

/**
 * The weight of each feature. Tuned on user-interface strings, documentation, stories and example sentences, English to
 * German and French, measured on parts held out.
 */
export const weights = {
  /** P(word | words before), and P(class of the word | classes before). */
  languageModel: 0.5,
  classModel: 0.39,
  phrase: 0.27,
  inversePhrase: 0.68,
  lexical: 0.14,
  inverseLexical: 0.25,
  rarity: -3.2,
  loose: 0.32,
  age: -0.11,
  /** Per phrase, per target word, and per source word jumped over. */
  phrases: 0.43,
  words: 1.4,
  distortion: -0.37,
  /** P(orientation to the phrase before | phrase), and to the phrase after. */
  orientationBefore: 0.53,
  orientationAfter: 0.36,
  fallback: -2.2,
  copy: -3.7,
};
export type Weights = typeof weights;
