/** The features of a phrase without its neighbors, as natural logarithms of probabilities unless stated otherwise. */
export interface Features {
  /** P(target phrase | source phrase), and P(source phrase | target phrase), from the sampled sentence pairs. */
  phrase: number;
  inversePhrase: number;
  /** The probabilities of the words in both directions, from the links of the whole memory. */
  lexical: number;
  inverseLexical: number;
  /** 1 ÷ the number of samples of the pair of phrases. */
  rarity: number;
  /** The number of target words without a link. */
  loose: number;
  /** The age of the newest sample, from 0 (the last added sentence) to 1. */
  age: number;
  /** `fallback`: 1 for a word that is translated by itself because there is no phrase. `copy`: 1 for a copied word. */
  fallback: number;
  copy: number;
}

/** The weighted sum of a phrase's features; omitted features are 0. @param words the number of target words */
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
 * The weight of each feature, tuned on user-interface strings, documentation, stories and example sentences, English to
 * German and French, measured on held-out parts.
 */
export const weights = {
  /** P(word | previous words), and P(class of the word | previous classes). */
  languageModel: 0.5,
  classModel: 0.39,
  phrase: 0.27,
  inversePhrase: 0.68,
  lexical: 0.14,
  inverseLexical: 0.25,
  rarity: -3.2,
  loose: 0.32,
  age: -0.11,
  /** Per phrase, per target word, and per source word in a jump. */
  phrases: 0.43,
  words: 1.4,
  distortion: -0.37,
  /** P(orientation to the previous phrase | phrase), and to the next one. */
  orientationBefore: 0.53,
  orientationAfter: 0.36,
  fallback: -2.2,
  copy: -3.7,
};
export type Weights = typeof weights;
