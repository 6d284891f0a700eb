import { primaryLanguage } from "../languages.ts";

/**
 * A translation of a memory file.
 *
 * - `source`, `target`: with inline tags as in a segment, the target's numbered like the source's
 * - `createdAt`, `changedAt`: seconds since 1970
 * - `properties`: by their type, those of the target over those of the unit
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
}

/** The languages of a memory: `en` or `en-GB`. */
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** The item in a language: in this very one, otherwise in another region's; `except` is left out. */
export function inLanguage<Item extends { language: string }>(
  items: readonly Item[],
  language: string,
  except?: Item,
): Item | undefined {
  const exact = language.toLowerCase().replace("_", "-");
  const primary = primaryLanguage(language);
  let found: Item | undefined;
  for (const item of items) {
    if (item === except) continue;
    const own = item.language.toLowerCase().replace("_", "-");
    if (own === exact) return item;
    if (!found && primaryLanguage(own) === primary) found = item;
  }
  return found;
}
