/** How the server finds matches, translates and checks. */
import type { CheckedSegment, CheckSettings, ProviderRequest, SegmentCheck } from "@openparlance/engine";

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

/** What a provider made of a plain source. */
export interface ProviderOutput {
  provider: string;
  source: string;
  output: string;
}

/** An entry, and what providers made of its source. */
export interface EngineEntryChange extends EngineEntry {
  outputs?: readonly ProviderOutput[] | undefined;
}

/** What changed in a memory, or a page of it; the same change may come twice. */
export interface EngineChanges {
  /** The change number up to which the engine then has the memory; absent while more pages follow. */
  upTo?: number | undefined;
  entries: readonly EngineEntryChange[];
  deletedEntries: readonly number[];
  terms: readonly EngineTerm[];
  deletedTerms: readonly number[];
}

export interface EngineMatch extends EngineEntry {
  /** Percent, as section "File formats, words and matching" of the contract counts it. */
  score: number;
  /** Score 100, and the neighbors are those of the request; such matches come first. */
  isContextExact: boolean;
}

/** Prints of an entry's neighbors, as they are stored: signed 32 bits, null without a neighbor. */
export interface StoredPrints {
  previousPrint: number | null;
  nextPrint: number | null;
}

/** The texts before and after a segment in its document; absent at its start and end. */
export interface Neighbors {
  previous?: string | undefined;
  next?: string | undefined;
}

export interface LookUpRequest {
  source: string;
  limit: number;
  /** 75 unless given. */
  minScore?: number;
  /** Entries of this document are left out. */
  excludeDocument?: number | undefined;
  neighbors?: Neighbors | undefined;
  /** Only entries whose source differs in nothing but case and tags, whatever their score. */
  isSameButCase?: boolean;
  /** Only matches whose target, read without its tags, is no other match's and begins so. */
  distinctTargets?: { prefix: string } | undefined;
}

/** Whether readers are addressed formally; for providers that have a setting for it. */
export type Formality = "more" | "less";

/** A request to a provider that may have a setting for it. */
export type FormalRequest = ProviderRequest & { formality?: Formality | undefined };

/** One text to translate by machine. */
export interface TranslateRequest {
  /** With its inline tags, if it has any. */
  source: string;
  /** Translations wanted. */
  n: number;
  prefix?: string | undefined;
  /** ICU syntax and arguments stay as they are. */
  isIcu?: boolean | undefined;
  excludeDocument?: number | undefined;
  /** For providers that make use of it: the texts around it, the name of its document, and how it is to be translated. */
  neighbors?: Neighbors | undefined;
  document?: string | undefined;
  instructions?: string | undefined;
  formality?: Formality | undefined;
}

export interface EngineTranslation {
  target: string;
  /** The target with the inline tags of the source. */
  targetWithTags: string;
  /** The chance that a person leaves it as it is: 0, nothing known, to 1. */
  score: number;
  /** Whether it is a fuzzy match of the memory as it is, for want of a translation that is worth reading. */
  isMatch?: boolean | undefined;
  words: readonly string[];
  /** One more than words: d0 w0 d1 w1 … dn is `target`. */
  delimiters: readonly string[];
  links: readonly (readonly [source: number, target: number])[];
  /** One per word: 1, 2, … for phrases of the memory, −1, −2, … for terms, 0 for anything else. */
  provenance: readonly number[];
  /** With the best translation: what providers made of the text, to learn from once it is confirmed. */
  outputs?: readonly ProviderOutput[] | undefined;
}

/** What texts are checked as; terms for other locales are left out. */
export type CheckLanguages = Omit<CheckSettings, "terms">;

/**
 * The engines of memories: each finds matches and translates from what it received. It holds nothing that the store
 * does not have, but how far its scores held, which may be lost. A memory that was closed is opened again with all its
 * changes.
 */
export interface EngineHost {
  /** @returns the change number up to which the engine has the memory; 0 for an empty one */
  open(memory: EngineMemory): Promise<number>;
  apply(memoryId: number, changes: EngineChanges): Promise<void>;
  /** About how many bytes the engine takes, with what it has learnt so far. */
  bytes(memoryId: number): Promise<number>;
  /** Dropped soon after the signal is aborted, like `translate`. */
  lookUp(memoryId: number, requests: readonly LookUpRequest[], signal?: AbortSignal): Promise<EngineMatch[][]>;
  /** Translates with what the translator has learnt so far; learning a large memory continues meanwhile. */
  translate(
    memoryId: number,
    requests: readonly TranslateRequest[],
    signal?: AbortSignal,
  ): Promise<EngineTranslation[][]>;
  /** Checks each segment by itself, with the terms of the memory. */
  check(
    memoryId: number,
    segments: readonly CheckedSegment[],
    languages: CheckLanguages,
    signal?: AbortSignal,
  ): Promise<SegmentCheck[]>;
  /** Done when the translator has learnt all that the engine has. */
  learnAll(memoryId: number): Promise<void>;
  /** Which token of one plain text belongs to which of the other. */
  align(memoryId: number, source: string, target: string): Promise<(readonly [source: number, target: number])[]>;
  /** Lets go of a memory. */
  close(memoryId: number): Promise<void>;
  /** Forgets a memory that is there no more. */
  forget(memoryId: number): Promise<void>;
  /** Ends the host. */
  end(): Promise<void>;
}
