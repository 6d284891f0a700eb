import { logistic } from "../../logistic.ts";
import type { TranslationOption } from "../options/option.ts";
import type { Seams } from "./seams.ts";

// Fitted by logistic regression, with the weights of `weights.ts`, on 27,400 held-out user-interface strings, help
// pages and texts of a game, English to German, French and Spanish: with memories of 6 to 4,000 pairs, and with a
// growing memory. On unseen texts, the score's correlation with the chrF2 of single sentences is 0.64. Its mean is
// within 0.01 of the mean chrF2 for each size of the memory, and within 0.11 for each text.
const base = 1.72;
const copyWeight = -2.17;
const wordWeight = -0.55;
const phraseWeight = -0.9;
const scoreWeight = 0.32;
const unseenSeamsWeight = -0.47;
const lengthWeight = -0.21;
const matchWeight = 1.64;

/**
 * Estimates the quality of a translation as its expected chrF2 (0 to 1) against a person's translation; 0 if nothing is
 * known. It is a logistic curve of the numbers of phrases, copied words, and words translated by themselves or by another
 * engine. Its other variables are the probability and fluency of the phrases, and the score of the best match.
 *
 * @param match the score of the closest match, percent from 75 to 99; 0 if there is none
 */
export function estimateQuality(
  options: readonly TranslationOption[],
  sourceLength: number,
  seams: Seams,
  match: number,
): number {
  const count = { memory: 0, term: 0, lexical: 0, provider: 0, placeable: 0, copy: 0 };
  for (const { origin } of options) count[origin]++;
  const phrases = count.memory + count.term;
  const words = count.lexical + count.provider;
  if (phrases + words === 0) return 0;
  const score = options.reduce((sum, option) => sum + option.score, 0);
  const pieces = copyWeight * count.copy + wordWeight * words + phraseWeight * phrases + scoreWeight * score;
  const whole = (unseenSeamsWeight * seams.unseen) / seams.all + lengthWeight * Math.log(sourceLength);
  return logistic(base + pieces / sourceLength + whole + (match > 0 ? (matchWeight * (match - 74)) / 25 : 0));
}
