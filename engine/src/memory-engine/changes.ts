import type { ProviderOutput } from "../translation/engine-translation.ts";

/** The memory that an engine is for. */
export interface EngineMemory {
  id: number;
  /** Organizations take turns, whatever each requests. */
  organizationId: number;
  /** ISO 639-1, like `targetLang`. */
  sourceLang: string;
  targetLang: string;
  /** ISO 3166-1, null where none was named. */
  sourceRegion: string | null;
  targetRegion: string | null;
  /** Distinguishes it from another store's memory with the same id. */
  createdAt: number;
}

/** An entry as the engine has it; times are milliseconds since 1970. */
export interface EngineEntry {
  id: number;
  source: string;
  target: string;
  /** Name of the imported file or the document; null when none. */
  resource: string | null;
  /** The document whose segment it is; null for imported entries. */
  documentId: number | null;
  userEmail: string;
  /** Prints of the texts before and after the source in its document; null without one. */
  previousPrint?: number | null;
  nextPrint?: number | null;
  createdAt: number;
  updatedAt: number;
}

export interface EngineTerm {
  id: number;
  source: string;
  target: string;
  /** The metadata that say how the term is used, if any. */
  flags?: Readonly<Record<string, string>> | undefined;
}

/** An entry, and the providers' outputs for its source. */
export interface EngineEntryChange extends EngineEntry {
  outputs?: readonly ProviderOutput[] | undefined;
}

/** The changes of a memory, or a page of them; the same change may come twice. */
export interface EngineChanges {
  /** The change number up to which the engine then has the memory; absent while more pages follow. */
  upTo?: number | undefined;
  entries: readonly EngineEntryChange[];
  deletedEntries: readonly number[];
  terms: readonly EngineTerm[];
  deletedTerms: readonly number[];
}

/** Prints of an entry's neighbors, as they are stored: signed 32 bits, null without a neighbor. */
export interface StoredPrints {
  previousPrint: number | null;
  nextPrint: number | null;
}
