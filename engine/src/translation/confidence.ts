import { logistic, logit } from "../logistic.ts";
import type { LinkedTranslation } from "./translation.ts";

// Fitted by logistic regression on 6,400 user-interface strings and paragraphs of help, Apertium's English to Spanish
// with a memory that grows. Each of the three texts was predicted by a fit of the two others. The mean of each tenth of
// the scale with at least 50 segments is within 14 points of the unchanged share.
const base = -1.94;
const scoreWeight = 2.76;
const lengthWeight = -1.51;
/** The limit of confidence, because people change some of even the best translations. */
const maxConfidence = 0.8;

/**
 * The chance, 0 to 1, that a person leaves a translation unchanged. The embedded translator estimates it itself. For
 * translations with another engine, it is computed from the expected quality and the length.
 */
export function confidenceOf({ score, confidence, words }: LinkedTranslation): number {
  if (confidence !== undefined) return confidence;
  if (score <= 0 || words.length === 0) return 0;
  return maxConfidence * logistic(base + scoreWeight * logit(score) + lengthWeight * Math.log(words.length));
}
