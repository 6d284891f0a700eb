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
