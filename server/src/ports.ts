/** What the server's core needs from wherever it runs, and what it learns from it about a request. */

import type { FilterSettings, FinishedUnit, OptionValues, Segment } from "@parlance/filters";
import type { Detection } from "@parlance/text/detect";
import type { ImportedTable, MemoryImportOptions, NewTerm, TextPair } from "./memory-import.ts";

/** How a filter configuration says to read files. */
export interface StoredReading {
  format: string;
  options: OptionValues;
  /** Pattern of a context → the filter for it: its name, or `filter` and `options`. */
  subfilters: Readonly<Record<string, unknown>>;
  srx: string | null;
  /** Into sentences unless it says otherwise. */
  segmentation?: FilterSettings["segmentation"];
}

export interface FileLanguages {
  /** ISO 639-1 */
  sourceLang: string;
  targetLang?: string;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/** Milliseconds since some moment. Unlike the time of day it never goes back, so intervals are measured with it. */
export type Monotonic = () => number;

export type LogLevel = "debug" | "info" | "warn" | "error";

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A line for anyone who looks after the server, of level `info` unless given: no key and no text of a customer. */
export type Log = (event: string, facts: LogFields, level?: LogLevel) => void;

/** What is kept of a request for the log and the figures; each part that serves it adds what it learns. */
export interface RequestRecord {
  /** Names the request in the log and in the header `X-Request-Id` of its response. */
  id: string;
  /** The id of the call; `unknown` when it is none, `site` and `health` for what is no API. */
  operation: string;
  organizationId?: number;
}

/** What the listener has of a request and the standard `Request` does not. */
export interface Peer {
  /** Path and query exactly as sent; a `Request` has them resolved. */
  target: string;
  isTls: boolean;
  /** The other end is this machine. */
  isLoopback: boolean;
  /** The other end is a proxy that the configuration trusts with `X-Forwarded-Proto`. */
  isTrustedProxy: boolean;
  /** Absent where nobody looks at it. */
  record?: RequestRecord;
}

/** Bytes that the store's rows name: uploads, exports, translated files. */
export interface FileStore {
  /**
   * Keeps all that comes; done means it survives a loss of power. Nothing is kept when the stream breaks off.
   *
   * @returns `name`, by which it is read; MD5 in hex; the size in bytes
   */
  write(body: ReadableStream<Uint8Array>): Promise<StoredFile>;
  /** Where clients may send files themselves; without it they send them to the server. */
  readonly bucket?: Bucket;
  /** @throws MissingFileError when it is not there; another error when it cannot be read */
  read(name: string): Promise<ReadableStream<Uint8Array>>;
  /** All bytes at once, in a buffer of their own. @throws the same */
  readWhole(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Erases the bytes; nothing happens when they are not there. */
  delete(name: string): Promise<void>;
  /** Whether the files are this owner's: the first one who claims them has them from then on. */
  claim(owner: string): Promise<boolean>;
  /**
   * Erases what is older than `before`: files that `unusedOf` finds among names it is given, and what writes that broke
   * off have left.
   *
   * @returns how many files were erased
   */
  sweep(before: number, unusedOf: (names: readonly string[]) => Promise<readonly string[]>): Promise<number>;
}

/** A bucket that takes files from clients, past the server; names of its objects begin with `uploads/`. */
export interface Bucket {
  /** Where a client may PUT an object, or a part of one, of exactly the size if there is one. */
  addressOf(key: string, options: { sizeBytes?: number; part?: BucketPart; maxAgeSeconds: number }): Promise<string>;
  /** Begins an upload in parts. @returns what the bucket calls it */
  begin(key: string): Promise<string>;
  /** Joins the parts. Rejects with BucketRefusal when they do not fit. */
  complete(key: string, uploadId: string, parts: readonly { number: number; tag: string }[]): Promise<void>;
  /** In bytes; undefined when the object is not there. */
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Erases an object, and what came of an upload in parts; nothing happens when they are not there. */
  erase(key: string, uploadId?: string): Promise<void>;
}

export interface BucketPart {
  uploadId: string;
  number: number;
}

/** A bucket does not do what a client's request leads to. */
export class BucketRefusal extends Error {
  override readonly name = "BucketRefusal";
}

/** A file store has no file of that name: it was deleted. */
export class MissingFileError extends Error {
  override readonly name = "MissingFileError";
}

/** Where files are kept cannot be used now. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

export interface StoredFile {
  name: string;
  md5: string;
  sizeBytes: number;
}

/** A file's bytes for a filter. */
export interface FileBytes {
  bytes: Uint8Array;
  /** Reads them again. If given, a filter may move `bytes` to its thread, where nobody else has them. */
  readAgain?: () => Promise<Uint8Array>;
}

/** A file for translators. */
export interface FileToRead extends FileLanguages, FileBytes {
  /** Decides by its extension how the file is read, unless there is a `reading`. */
  name: string;
  reading?: StoredReading | undefined;
}

export type FileSegment = Segment;

/** A list that comes page by page, each time from its start. */
export type Pages<Item> = () => AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>;

/** What a document has for a segment of its file. */
export interface ExportedSegment {
  source: string;
  /** "" when it is not translated. */
  target: string;
}

/** XLIFF that people worked on, until it is closed. */
export interface OpenXliff {
  documentId: number;
  /** Units. */
  size: number;
  /** In the order of the file, page by page. */
  units(): AsyncIterable<readonly FinishedUnit[]>;
  close(): void;
}

/** A file as its filter has it, until it is closed. */
export interface OpenFile {
  /** Segments. */
  size: number;
  /** A note for the user on how the file was read. */
  note?: string | undefined;
  /** In the order of the file, page by page; to be read once. */
  segments(): AsyncGenerator<readonly FileSegment[]>;
  /**
   * The file with its text replaced, once.
   *
   * @param targets pages with one for each segment; undefined keeps what the file has. Requested again when they were
   *   lost on the way.
   * @throws FilterError "File reassembly error"
   */
  merge(targets: Pages<string | undefined>): Promise<Uint8Array>;
  /** The same with the segments of a document, which find their places again when the file is now read in another way. */
  mergeStored(segments: Pages<ExportedSegment>): Promise<Uint8Array>;
  close(): void;
}

/** Whose work it is, and what ends it: then it is refused with the reason of the signal. */
export interface FilterWork {
  organizationId: number;
  signal?: AbortSignal | undefined;
}

/** The filters, which may take long with a file: where there are threads, they have their own. */
export interface FileFilters {
  /**
   * @param work holds for all that is done with the file
   * @throws FilterError "Unsupported file type", "File extraction error", "No translatable content"
   */
  open(file: FileToRead, work: FilterWork): Promise<OpenFile>;
  /** undefined for XLIFF that is no document of ours. @throws FilterError when it cannot be read */
  finishedXliff(file: FileBytes, work: FilterWork): Promise<OpenXliff | undefined>;
  /** The language that a text is in. */
  detectLanguage(text: string, work: FilterWork): Promise<Detection>;
  /** Ends the threads. */
  end(): Promise<void>;
}

/** A file for a memory. */
export interface ImportToRead {
  /** Decides by its extension how the file is read. */
  name: string;
  options: MemoryImportOptions;
  /** The languages whose pairs are read. */
  memory: { sourceLang: string; targetLang: string; sourceRegion: string | null; targetRegion: string | null };
  /** What the file may unpack to, in bytes; the filters' own limit unless given. */
  maxBytes?: number | undefined;
  /** Pairs that the file may have; the API's limit unless given. */
  maxPairs?: number | undefined;
}

/** What a file holds for a memory: translations, or terms with their metadata; the pages come as the file is read. */
export interface ReadImport {
  table: ImportedTable;
  /** Of at most 500. Throws FilterError "File extraction error". */
  pages: AsyncIterable<readonly (TextPair | NewTerm)[]>;
  /** A note for the user on how the file was read, once it was. */
  note(): string | undefined;
}

/** Reads files for memories: where there are threads, not in the one that serves requests. */
export interface ImportReader {
  /** @throws FilterError "Unsupported file type" */
  read(
    file: ImportToRead,
    body: ReadableStream<Uint8Array>,
    options: {
      /** Called with an entry that is too long; `row` is that of the file, or counts its entries. */
      onSkipped(row: number): void;
      signal: AbortSignal;
    },
  ): Promise<ReadImport>;
}

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

/**
 * The engines of memories: each finds matches and translates from what it received. It holds nothing that the store
 * does not have; a memory that was closed is opened again with all its changes.
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

/** Sends a delivery to a webhook's address, which may have become a private one since it was registered. */
export interface WebhookSender {
  /** @returns the status of the response. Rejects when there is none, or the address must not be called. */
  send(url: string, request: { headers: Record<string, string>; body: string; signal: AbortSignal }): Promise<number>;
}
