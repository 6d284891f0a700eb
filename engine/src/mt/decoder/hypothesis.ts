import type { Fluency } from "../knowledge/fluency.ts";
import type { TranslationOption } from "../options/option.ts";

/** The limit of source words in a jump. */
export const distortionLimit = 7;

/** A partial translation. Its words are those of the options on the path from the empty hypothesis to it. */
export interface Hypothesis {
  /** Weighted score so far. */
  score: number;
  /** `score` plus the best possible score of the remaining source. */
  total: number;
  state: number;
  /** Source tokens below `firstGap` are translated, and bit n of `mask` marks token firstGap + n (bit 0 is never set). */
  firstGap: number;
  mask: number;
  covered: number;
  /** The end of the last translated source span. */
  end: number;
  option: TranslationOption | undefined;
  previous: Hypothesis | undefined;
  /** Hypotheses that can be continued in the same way, but have a lower score. */
  recombined: Hypothesis[] | undefined;
}

export const emptyHypothesis = (fluency: Fluency): Hypothesis => ({
  score: 0,
  total: 0,
  state: fluency.start(),
  firstGap: 0,
  mask: 0,
  covered: 0,
  end: 0,
  option: undefined,
  previous: undefined,
  recombined: undefined,
});

/** Marks a span as translated. */
export function cover(firstGap: number, mask: number, start: number, end: number): { firstGap: number; mask: number } {
  let bits = mask | ((2 ** (end - start) - 1) << (start - firstGap));
  let first = firstGap;
  while (bits & 1) {
    bits >>>= 1;
    first++;
  }
  return { firstGap: first, mask: bits };
}
