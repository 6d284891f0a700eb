import { inOrder, type Knowledge, keepBest, type OptionTable, type TranslationOption, withScore } from "./option.ts";

/** The limit of source tokens in a span of a draft that is used as a whole. */
const maxSourceLength = 4;
const maxTargetLength = 8;
/** Added to the score of a draft's phrase. Values from 0 to 2 have the same BLEU within 0.5, on three kinds of text. */
const trust = 1;

/** The translation of the source by another engine. */
export interface DraftWords {
  words: Int32Array;
  /** Source × 65536 + target, ascending. */
  links: Int32Array;
}

/**
 * Adds the phrases of a draft to the options. A phrase is a span of target words that is linked with a span of the
 * source and with nothing else. The span is also added together with an adjacent word that has no link. Existing
 * options stay unchanged.
 */
export function addDraftOptions(table: OptionTable, draft: DraftWords, known: Knowledge): void {
  const isLinked = new Uint8Array(draft.words.length);
  for (const link of draft.links) isLinked[link & 0xffff] = 1;
  for (let start = 0; start < table.length; start++) {
    for (let end = start + 1; end <= Math.min(table.length, start + maxSourceLength); end++) {
      const span = findTargetSpan(draft.links, start, end);
      if (!span) continue;
      const { low, high } = span;
      addPhrase(table, draft, { start, end, low, high }, known);
      if (low > 0 && isLinked[low - 1] === 0) addPhrase(table, draft, { start, end, low: low - 1, high }, known);
      if (high < draft.words.length && isLinked[high] === 0)
        addPhrase(table, draft, { start, end, low, high: high + 1 }, known);
    }
  }
}

/** The span of target words that are linked only with source tokens `start`–`end`; undefined if there is none. */
function findTargetSpan(links: Int32Array, start: number, end: number): { low: number; high: number } | undefined {
  let low = 65536;
  let high = 0;
  for (const link of links) {
    if (link >>> 16 < start || link >>> 16 >= end) continue;
    low = Math.min(low, link & 0xffff);
    high = Math.max(high, (link & 0xffff) + 1);
  }
  if (high <= low || high - low > maxTargetLength) return undefined;
  for (const link of links) {
    const isInside = (link & 0xffff) >= low && (link & 0xffff) < high;
    if (isInside && (link >>> 16 < start || link >>> 16 >= end)) return undefined;
  }
  return { low, high };
}

function addPhrase(
  table: OptionTable,
  draft: DraftWords,
  { start, end, low, high }: { start: number; end: number; low: number; high: number },
  known: Knowledge,
): void {
  const row = table[start] as TranslationOption[][];
  const options = row[end - start] ?? [];
  const words = draft.words.slice(low, high);
  if (options.some((option) => option.words.length === words.length && option.words.every((w, at) => w === words[at])))
    return;
  const links = draft.links
    .filter((link) => link >>> 16 >= start && link >>> 16 < end && (link & 0xffff) >= low && (link & 0xffff) < high)
    .map((link) => link - start * 65536 - low);
  row[end - start] = keepBest([...options, draftOption({ start, end, words, links }, known)]);
}

export function draftOption(phrase: Pick<TranslationOption, "start" | "end" | "words" | "links">, known: Knowledge) {
  const pair = { ...phrase, origin: "provider", sentence: -1 } as const;
  const option = withScore(pair, { fallback: 1 }, known, inOrder, inOrder);
  return { ...option, score: option.score + trust, estimate: option.estimate + trust };
}
