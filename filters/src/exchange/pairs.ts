import { findScript, getPrimaryLanguage, parseTag } from "../languages.ts";

/**
 * A translation of a memory file.
 *
 * - `source`, `target`: with inline tags as in a segment; tags of the target have the numbers of the source
 * - `createdAt`, `changedAt`: Unix timestamp in seconds
 * - `properties`: by type; those of the target take precedence over those of the unit
 */
export interface MemoryPair {
  source: string;
  target: string;
  sourceLanguage?: string | undefined;
  targetLanguage?: string | undefined;
  createdAt?: number | undefined;
  changedAt?: number | undefined;
  createdBy?: string | undefined;
  changedBy?: string | undefined;
  notes?: readonly string[] | undefined;
  properties?: Readonly<Record<string, string>> | undefined;
  /** The sources before and after this one in its document, or their fingerprints: unsigned 32 bits. */
  context?: { previous?: string | number | undefined; next?: string | number | undefined } | undefined;
}

/** The languages of a memory: `en` or `en-GB`. */
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

/**
 * Finds the item in a language. The one with the same tag is preferred, then with the most probable region (`fr` for
 * `fr-FR`). Without one, it is one without a region, or in the same script. `except` is left out.
 */
export function findInLanguage<Item extends { language: string }>(
  items: readonly Item[],
  language: string,
  except?: Item,
): Item | undefined {
  const exact = normalizeLanguage(language);
  const primary = getPrimaryLanguage(language);
  const candidates: Item[] = [];
  for (const item of items) {
    if (item === except || getPrimaryLanguage(item.language) !== primary) continue;
    if (normalizeLanguage(item.language) === exact) return item;
    candidates.push(item);
  }
  if (candidates.length < 2) return candidates[0];
  const likely = guessLikelyTag(language);
  return (
    candidates.find((item) => guessLikelyTag(item.language) === likely) ??
    candidates.find((item) => /^[a-z]+$/i.test(item.language)) ??
    candidates.find((item) => findScript(item.language) === findScript(language)) ??
    candidates[0]
  );
}

const normalizeLanguage = (language: string): string => language.toLowerCase().replaceAll("_", "-");

/** `fr` → `fr-Latn-FR`; undefined for an invalid language tag. Source: Unicode CLDR, likely subtags. */
const guessLikelyTag = (language: string): string | undefined => parseTag(language)?.maximize().baseName;
