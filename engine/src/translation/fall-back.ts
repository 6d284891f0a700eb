import { tokenize } from "@openparlance/text";
import type { MemoryLanguages } from "../memory-languages.ts";
import type { AdaptiveTranslator } from "../mt/index.ts";
import { safeCopy, withPlaceholders } from "./safe-copy.ts";
import type { SourceSegment } from "./segment.ts";
import { buildTranslation, type LinkedTranslation } from "./translation.ts";

export interface FallBack {
  languages: MemoryLanguages;
  translator: Pick<AdaptiveTranslator, "size" | "align">;
  /** The closest entry with a score of at least 75: its target without inline tags, and its score in percent. */
  match?: { target: string; score: number } | undefined;
}

/**
 * The minimum of expected quality (chrF2, 0 to 1) from which a translation is useful. For a small memory, the estimate
 * is less certain, so the limit is higher.
 *
 * Measured on held-out user-interface strings, help pages and texts of a game: the ratio of editing time to translating
 * time. With 6 pairs, it is 88 % for translations below the limit, and 51 % for others. With 50 pairs, it is 89 and 66
 * %, with 1,000 pairs 104 and 70 %.
 */
export const minQuality = (pairs: number): number => Math.max(0.1, 0.6 - 0.12 * Math.log10(Math.max(1, pairs)));

/** The share of fuzzy matches that people left unchanged, of 205 for texts with a word that the memory doesn't have. */
const matchConfidence = 0.06;

/**
 * The translations of the embedded translator, best first, if the best is useful. Otherwise the closest match or, if
 * there is none, the source with score 0.
 *
 * A match is also preferred to a translation that copies unknown words. On 205 such held-out segments, a match needs
 * 0.30 edits per word, a translation 0.37. A translation that contains a term or continues a prefix is never replaced.
 */
export function fallBack(
  segment: SourceSegment,
  translations: readonly LinkedTranslation[],
  { languages, translator, match }: FallBack,
): readonly LinkedTranslation[] {
  const [best] = translations;
  if (!best || segment.prefix || best.provenance.some(({ kind }) => kind === "term")) return translations;
  const isPoor = best.score < minQuality(translator.size);
  if (!isPoor && best.provenance.every(({ kind }) => kind !== "copy")) return translations;
  const matches = match && match.score < 100 ? withPlaceholders(segment, [readMatch(match)]) : [];
  if (matches.length > 0) return matches;
  return isPoor ? [safeCopy(segment, languages.source)] : translations;

  function readMatch({ target, score }: { target: string; score: number }): LinkedTranslation {
    const memory = { kind: "memory", number: 1 } as const;
    const words = tokenize(target, languages.target);
    const translation = buildTranslation(words, translator.align(segment.source, target), memory, score / 100);
    return { ...translation, confidence: matchConfidence, isMatch: true };
  }
}
