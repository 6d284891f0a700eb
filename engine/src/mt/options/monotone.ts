import type { OptionTable, TranslationOption } from "./option.ts";

/** The best options for a span of the source, in source order; undefined if there are none for a token. */
export function monotoneOptions(table: OptionTable, start: number, end: number): TranslationOption[] | undefined {
  const best: ({ score: number; options: TranslationOption[] } | undefined)[] = [{ score: 0, options: [] }];
  for (let to = start + 1; to <= end; to++) {
    for (let from = start; from < to; from++) {
      const before = best[from - start];
      const option = table[from]?.[to - from]?.[0];
      if (!before || !option) continue;
      const score = before.score + option.estimate;
      if (score > (best[to - start]?.score ?? -Infinity))
        best[to - start] = { score, options: [...before.options, option] };
    }
  }
  return best[end - start]?.options;
}
