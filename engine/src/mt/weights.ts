/** How much each feature counts; features are natural logarithms of probabilities unless said otherwise. */
export interface Weights {
  languageModel: number;
  /** P(target phrase | source phrase) and back, by the sampled sentence pairs. */
  phrase: number;
  inversePhrase: number;
  /** The same word by word, by the links of the whole memory. */
  lexical: number;
  inverseLexical: number;
  /** 1 ÷ (how often the pair of phrases was sampled). */
  rarity: number;
  /** Age of the newest sample, 0 (last sentence added) to 1. */
  age: number;
  /** Per phrase, per target word, and per source word jumped over. */
  phrasePenalty: number;
  wordPenalty: number;
  distortion: number;
  /** P(follows on | phrase), P(stands before its predecessor | phrase), P(elsewhere | phrase). */
  orientation: number;
  /** Per word translated by itself for want of a phrase, and per word copied. */
  fallback: number;
  copy: number;
}

/** Tuned on user-interface strings, documentation and stories, English to German and French, measured on parts held out. */
export const usualWeights: Weights = {
  languageModel: 0.5,
  phrase: 0.63,
  inversePhrase: 0.52,
  lexical: 0.14,
  inverseLexical: 0.14,
  rarity: -0.66,
  age: -0.08,
  phrasePenalty: 0.17,
  wordPenalty: 1.2,
  distortion: -0.25,
  orientation: 0.44,
  fallback: -2,
  copy: -3.3,
};
