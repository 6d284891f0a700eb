import { finish } from "../../slices.ts";
import { weights } from "../knowledge/weights.ts";
import type { TranslationModel } from "../model/model.ts";
import { monotoneOptions, type TranslationOption } from "../options/option.ts";
import { memoryOptions } from "../options/options.ts";
import type { SentenceExclusion } from "../options/phrases.ts";

/** The limit of translations of a known form that are used for an unknown word. */
const maxPerForm = 5;

/**
 * Options for an unknown token: translations of a known form of the word, or joined ones of a compound's parts; [] if
 * nothing is known. They have the same penalty as words that are translated by themselves.
 */
export function unknownWordOptions(
  at: number,
  token: string,
  model: TranslationModel,
  skip: SentenceExclusion,
): TranslationOption[] {
  const parts = Int32Array.from(model.sourceForms.partsOf(token));
  if (parts.length === 0) return [];
  const table = finish(memoryOptions(parts, model, skip));
  if (parts.length === 1)
    return (table[0]?.[1] ?? []).slice(0, maxPerForm).map((option) => asUnknownWord(at, [option]));
  const path = monotoneOptions(table, 0, parts.length);
  return path ? [asUnknownWord(at, path)] : [];
}

function asUnknownWord(at: number, path: TranslationOption[]): TranslationOption {
  const [first] = path as [TranslationOption];
  const words = Int32Array.from(path.flatMap((option) => [...option.words]));
  const sum = (of: "score" | "estimate") => path.reduce((total, option) => total + option[of], weights.fallback);
  return {
    ...first,
    start: at,
    end: at + 1,
    words,
    links: words.map((_, target) => target),
    origin: "lexical",
    score: sum("score"),
    estimate: sum("estimate"),
  };
}
