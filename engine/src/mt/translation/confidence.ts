import { logistic, logit } from "../../logistic.ts";
import type { Origin } from "../options/option.ts";

// Fitted by logistic regression on the same texts as `estimateQuality`, each text predicted by a fit of the others. All
// texts together, each tenth is within 7 points of what people left as it is. Of the texts one by one, 29 of 40 tenths with
// 50 segments or more are within 7 points, and the others within 20: how alike people write differs.
const base = 1.23;
const perQuality = 1.48;
const perLength = -1.12;
const perPieces = -0.78;
const perCopy = -0.36;
const maxCopies = 3;
const perUnseen = -1.14;
/** Even of the best, people change some: two of them seldom write the same. */
const highest = 0.65;

/** The evidence that a translation is right as it is. */
export interface Evidence {
  /** The chrF2 (0 to 1) that it is expected to reach. */
  quality: number;
  /** Tokens of the source. */
  tokens: number;
  /** Phrases and single words that it is made of. */
  pieces: number;
  /** Words that are copied from the source. */
  copies: number;
  /** Positions where its phrases join in a way that the memory has not. */
  unseen: number;
}

/**
 * The chance, 0 to 1, that a person leaves a translation as it is. 0 only for a quality of 0, where nothing is known.
 */
export function estimateConfidence({ quality, tokens, pieces, copies, unseen }: Evidence): number {
  if (quality <= 0 || tokens === 0) return 0;
  const curve =
    perQuality * logit(quality) +
    perLength * Math.log(tokens) +
    perPieces * Math.log(Math.max(1, pieces)) +
    perCopy * Math.min(maxCopies, copies) +
    perUnseen * Math.log(1 + unseen);
  return highest * logistic(base + curve);
}

/**
 * The chance that a text is left as it is, all parts of which must be. A part of which nothing is known makes the whole
 * unlikely, not unknown.
 *
 * @param product of the chances of the parts
 * @param score of the whole; 0 when nothing is known of any part
 */
export const joinConfidence = (product: number, score: number): number =>
  score > 0 ? Math.max(product, Number.MIN_VALUE) : 0;

/** Counts the pieces of a translation, and its copied words. */
export function countPieces(origins: readonly Origin[]): Pick<Evidence, "pieces" | "copies"> {
  return {
    pieces: origins.filter((origin) => origin !== "placeable").length,
    copies: origins.filter((origin) => origin === "copy").length,
  };
}
