import { logistic, logit } from "../logistic.ts";

/** Translations with at least this confidence were confirmed for the same text; no others have it. */
const minConfirmedConfidence = 0.9;

/** Corrects confidence by the translations left unchanged in a memory. Confirmed ones have a separate curve. */
export class Reliability {
  readonly #ofConfirmed: ReliabilityCurve;
  readonly #ofOthers: ReliabilityCurve;

  /** @param numbers the result of {@link toNumbers}; empty if nothing was learned */
  constructor(numbers: readonly number[] = []) {
    this.#ofConfirmed = new ReliabilityCurve(numbers.slice(0, sums));
    this.#ofOthers = new ReliabilityCurve(numbers.slice(sums, 2 * sums));
  }

  /** The learned parameters, as finite numbers. */
  toNumbers(): number[] {
    return [...this.#ofConfirmed.toNumbers(), ...this.#ofOthers.toNumbers()];
  }

  /** The chance, 0 to 1, that a person leaves a translation with this estimated confidence unchanged; 0 stays 0. */
  adjust(confidence: number): number {
    return confidence <= 0 ? 0 : this.#curveOf(confidence).adjust(confidence);
  }

  /** Learns from a confirmed translation with this estimated confidence, 0 to 1. */
  learn(confidence: number, isUnchanged: boolean): void {
    if (confidence > 0) this.#curveOf(confidence).learn(confidence, isUnchanged);
  }

  #curveOf(confidence: number): ReliabilityCurve {
    return confidence >= minConfirmedConfidence ? this.#ofConfirmed : this.#ofOthers;
  }
}

// Chosen on user-interface strings, help pages and paragraphs of a spreadsheet's help, with growing memories. Values of
// half or twice the size have almost the same result: the log loss changes by less than 0.003.
/** The variances of shift and slope among memories; the means are 0 and 1. */
const shiftVariance = 0.5;
const slopeVariance = 0.1;
/** The factor by which the weight of a translation decreases with each later one. */
const weightDecay = 0.997;
/** The minimum of the slope. It is positive, so that the more probable of two translations stays more probable. */
const minSlope = 0.1;
/** The minimum of a learned confidence, so that one translation never outweighs the others. */
const unlikeliest = 0.01;
const sums = 5;

/**
 * A line from estimated to actual log-odds, learned by logistic regression that forgets (Platt 1999, "Probabilistic
 * outputs for support vector machines"; Penny & Roberts 1999, "Dynamic logistic regression"). Each translation is one
 * Newton step.
 */
class ReliabilityCurve {
  /** Sums over translations: weight, weight × log-odds, weight × log-odds², and both right-hand sides. */
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

  /** The corrected confidence. It is more than 0, because 0 means unknown. */
  adjust(confidence: number): number {
    return Math.max(Number.MIN_VALUE, logistic(this.#oddsOf(logit(confidence))));
  }

  learn(confidence: number, isUnchanged: boolean): void {
    const odds = logit(Math.max(unlikeliest, confidence));
    const expected = logistic(this.#oddsOf(odds));
    const weight = expected * (1 - expected);
    const drawn = weight * this.#oddsOf(odds) + (isUnchanged ? 1 : 0) - expected;
    const added = [weight, weight * odds, weight * odds * odds, drawn, drawn * odds];
    for (const [at, term] of added.entries()) this.#sums[at] = weightDecay * (this.#sums[at] as number) + term;
    this.#solve();
  }

  #oddsOf(odds: number): number {
    return this.#shift + this.#slope * odds;
  }

  /** Computes the most probable line for the sums. The variances of memories keep the divisor above 0. */
  #solve(): void {
    const [ones, odds, squares, drawn, drawnByOdds] = this.#sums as [number, number, number, number, number];
    const [first, second] = [ones + 1 / shiftVariance, squares + 1 / slopeVariance];
    const wanted = drawnByOdds + 1 / slopeVariance;
    const slope = (first * wanted - odds * drawn) / (first * second - odds * odds);
    this.#slope = Math.max(minSlope, slope);
    this.#shift = (drawn - odds * this.#slope) / first;
  }
}
