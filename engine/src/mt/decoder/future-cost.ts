import type { OptionTable, TranslationOption } from "../options/option.ts";

/** The limit of tokens in a span with its own future score. */
const band = 32;

/** The best estimates for untranslated parts of a source. */
export interface FutureCosts {
  /** The estimate for tokens `start` to `start` + length, at position start × `band` + length. */
  spans: Float64Array;
  /** The estimate for all tokens from `start` on. */
  rests: Float64Array;
}

export function computeFutureCosts(table: OptionTable): FutureCosts {
  const spans = new Float64Array(table.length * band).fill(-Infinity);
  const rests = new Float64Array(table.length + 1).fill(-Infinity);
  rests[table.length] = 0;
  for (let start = table.length - 1; start >= 0; start--) {
    const row = table[start] as TranslationOption[][];
    for (let length = 1; length < Math.min(band, table.length - start + 1); length++) {
      let best = row[length]?.[0]?.estimate ?? -Infinity;
      // The first option covers `first` tokens; no option is longer than the row.
      for (let first = 1; first < Math.min(length, row.length); first++) {
        const option = row[first]?.[0];
        if (!option) continue;
        best = Math.max(best, option.estimate + (spans[(start + first) * band + length - first] as number));
      }
      spans[start * band + length] = best;
    }
    for (let first = 1; first < row.length; first++) {
      const estimate = row[first]?.[0]?.estimate ?? -Infinity;
      rests[start] = Math.max(rests[start] as number, estimate + (rests[start + first] as number));
    }
  }
  return { spans, rests };
}

/** The best estimate for all tokens that aren't covered. */
export function futureCost(firstGap: number, mask: number, { spans, rests }: FutureCosts): number {
  let score = 0;
  let start = firstGap;
  let at = firstGap;
  for (let bits = mask; bits !== 0; bits >>>= 1, at++) {
    if ((bits & 1) === 0) continue;
    if (at > start) score += spans[start * band + at - start] as number;
    start = at + 1;
  }
  return score + (rests[start] as number);
}
