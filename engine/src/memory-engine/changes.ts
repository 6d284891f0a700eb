import type { Entry } from "../memory/entries/entry.ts";
import type { Term } from "../terms/term.ts";
import type { ProviderOutput } from "../translation/engine-translation.ts";

export interface EngineMemory {
  id: number;
  /** Organizations take turns, regardless of their number of requests. */
  organizationId: number;
  /** ISO 639-1, like `targetLang`. */
  sourceLang: string;
  targetLang: string;
  /** ISO 3166-1; null without a region. */
  sourceRegion: string | null;
  targetRegion: string | null;
  /** Distinguishes the memory from a memory with the same ID in another store. */
  createdAt: number;
}

/** An entry in the form for the engine; times are milliseconds since 1970. */
export interface EngineEntry extends Omit<Entry, "origin"> {
  /** The document of the entry's segment; null for imported entries. */
  documentId: number | null;
  /** Fingerprints of the texts before and after the source in its document; null if there is none. */
  previousPrint?: number | null;
  nextPrint?: number | null;
}

export interface EngineTerm extends Omit<Term, "metadata"> {
  /** The metadata about the use of the term. */
  flags?: Readonly<Record<string, string>> | undefined;
}

export interface EngineEntryChange extends EngineEntry {
  outputs?: readonly ProviderOutput[] | undefined;
}

/** The changes of a memory, or a page of them. A change may be repeated. */
export interface EngineChanges {
  /** The number of the last change that the engine has after this page; undefined while more pages follow. */
  upTo?: number | undefined;
  entries: readonly EngineEntryChange[];
  deletedEntries: readonly number[];
  terms: readonly EngineTerm[];
  deletedTerms: readonly number[];
}

/** Fingerprints of an entry's neighbors in stored form: signed 32 bits; null if there is no neighbor. */
export interface StoredFingerprints {
  previousPrint: number | null;
  nextPrint: number | null;
}
