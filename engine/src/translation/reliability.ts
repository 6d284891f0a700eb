import { logistic, logit } from "../logistic.ts";

/** From this confidence on, a person has confirmed the translation for the same text. Nothing else is as certain. */
const confirmed = 0.9;

/**
 * The reliability of translations' confidence in one memory. Those that a person confirmed are learnt apart from all
 * others, so the order of one of either kind may change.
 */
export class Reliability {
  readonly #ofConfirmed: ReliabilityCurve;
  readonly #ofOthers: ReliabilityCurve;

  /** @param numbers what {@link toNumbers} returned; none for a memory of which nothing was learnt */
  constructor(numbers: readonly number[] = []) {
    this.#ofConfirmed = new ReliabilityCurve(numbers.slice(0, sums));
    this.#ofOthers = new ReliabilityCurve(numbers.slice(sums, 2 * sums));
  }

  /** The learned parameters, as finite numbers. */
  toNumbers(): number[] {
    return [...this.#ofConfirmed.toNumbers(), ...this.#ofOthers.toNumbers()];
  }

  /**
   * The chance, 0 to 1, that a person leaves a translation as it is.
   *
   * @param confidence the same as it is estimated for any memory; 0, for nothing known, stays 0
   */
  adjust(confidence: number): number {
    return confidence <= 0 ? 0 : this.#curveOf(confidence).adjust(confidence);
  }

  /**
   * Learns from a translation that came back.
   *
   * @param confidence as it was estimated for any memory, 0 to 1
   * @param isUnchanged whether a person left the translation as it was
   */
  learn(confidence: number, isUnchanged: boolean): void {
    if (confidence > 0) this.#curveOf(confidence).learn(confidence, isUnchanged);
  }

  #curveOf(confidence: number): ReliabilityCurve {
    return confidence >= confirmed ? this.#ofConfirmed : this.#ofOthers;
  }
}

// Chosen on user-interface strings, help pages and paragraphs of a spreadsheet's help, with memories that grow. Values of
// half or twice the size give nearly the same: the log loss changes by less than 0.003.
/** The variance of the shift and of the slope of memories' log-odds, which are 0 and 1 on average. */
const shiftVariance = 0.5;
const slopeVariance = 0.1;
/** The weight of a translation after the next one: of the last thousand, 230 count as much as all others together. */
const kept = 0.997;
/** The more probable of two translations of a kind stays so. */
const minSlope = 0.1;
/** Chances below it count as this one, so that one translation never outweighs the others. */
const unlikeliest = 0.01;
const sums = 5;

/**
 * A line from log-odds to log-odds, learnt by logistic regression that forgets (Platt 1999, "Probabilistic outputs for
 * support vector machines"; Penny & Roberts 1999, "Dynamic logistic regression"). Each translation is one Newton step.
 */
class ReliabilityCurve {
  /** Sums over translations: weight, weight × log-odds, weight × log-odds², and what both unknowns are drawn to. */
  readonly #sums: number[];
  #shift = 0;
  #slope = 1;

  constructor(numbers: readonly number[]) {
    this.#sums = Array.from({ length: sums }, (_, at) => numbers[at] ?? 0);
    this.#solve();
  }

  toNumbers(): readonly number[] {
    return this.#sums;
  }

  /** More than 0: the least likely is not the unknown. */
  adjust(confidence: number): number {
    return Math.max(Number.MIN_VALUE, logistic(this.#oddsOf(logit(confidence))));
  }

  learn(confidence: number, isUnchanged: boolean): void {
    const odds = logit(Math.max(unlikeliest, confidence));
    const expected = logistic(this.#oddsOf(odds));
    const weight = expected * (1 - expected);
    const drawn = weight * this.#oddsOf(odds) + (isUnchanged ? 1 : 0) - expected;
    const added = [weight, weight * odds, weight * odds * odds, drawn, drawn * odds];
    for (const [at, term] of added.entries()) this.#sums[at] = kept * (this.#sums[at] as number) + term;
    this.#solve();
  }

  #oddsOf(odds: number): number {
    return this.#shift + this.#slope * odds;
  }

  /** The most probable line for the sums and how far memories differ. Both variances keep what is divided by above 0. */
  #solve(): void {
    const [ones, odds, squares, drawn, drawnByOdds] = this.#sums as [number, number, number, number, number];
    const [first, second] = [ones + 1 / shiftVariance, squares + 1 / slopeVariance];
    const wanted = drawnByOdds + 1 / slopeVariance;
    const slope = (first * wanted - odds * drawn) / (first * second - odds * odds);
    this.#slope = Math.max(minSlope, slope);
    this.#shift = (drawn - odds * this.#slope) / first;
  }
}
