import type { Fluency } from "../knowledge/fluency.ts";
import type { TranslationOption } from "../options/option.ts";

/** Source words that may be jumped over. */
export const distortionLimit = 7;

/** A partial translation; its words are those of its options from the first to the last. */
export interface Hypothesis {
  /** Weighted score so far. */
  score: number;
  /** `score` and the best that the rest of the source can bring. */
  total: number;
  state: number;
  /** Source tokens below `gap` are translated; bit n of `mask` stands for token gap + n (bit 0 is never set). */
  gap: number;
  mask: number;
  covered: number;
  /** End of the source span translated last. */
  end: number;
  option: TranslationOption | undefined;
  previous: Hypothesis | undefined;
  /** Hypotheses alike for all that follows, but with a lower score. */
  recombined: Hypothesis[] | undefined;
}

/** The hypothesis before anything is translated. */
export function emptyHypothesis(fluency: Fluency): Hypothesis {
  const state = fluency.start();
  const nothing = {
    gap: 0,
    mask: 0,
    covered: 0,
    end: 0,
    option: undefined,
    previous: undefined,
    recombined: undefined,
  };
  return { score: 0, total: 0, state, ...nothing };
}

/** Marks a span as translated. */
export function cover(gap: number, mask: number, start: number, end: number): { gap: number; mask: number } {
  let bits = mask | ((2 ** (end - start) - 1) << (start - gap));
  let first = gap;
  while (bits & 1) {
    bits >>>= 1;
    first++;
  }
  return { gap: first, mask: bits };
}
