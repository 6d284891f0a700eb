/** The port through which the server reads and writes files. */

import type { FilterSettings, FinishedUnit, OptionValues, Segment } from "@openparlance/filters";
import type { Detection } from "@openparlance/text/detect";
import type { ImportedTable, MemoryImportOptions, NewTerm, TextPair } from "./memory-import.ts";

/** The filter configuration for reading files, as it is stored. */
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

export interface FileBytes {
  bytes: Uint8Array;
  /** Reads them again. If given, a filter may move `bytes` to its thread, where no one else has them. */
  readAgain?: () => Promise<Uint8Array>;
}

/** A file for translators. */
export interface FileToRead extends FileLanguages, FileBytes {
  /** Decides by its extension how the file is read, unless there is a `reading`. */
  name: string;
  reading?: StoredReading | undefined;
  /** Whether it is never merged: then nothing but its segments is held. */
  isReadOnly?: boolean | undefined;
}

/** A list that comes page by page, each time from its start. */
export type Pages<Item> = () => AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>;

/** The document's work on a segment of its file. */
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
  /** Whether translations are next to their sources, so that a text can be without one. */
  isBilingual?: boolean | undefined;
  /** In the order of the file, page by page; to be read once. */
  segments(): AsyncGenerator<readonly Segment[]>;
  /**
   * The file with its text replaced, once.
   *
   * @param targets pages with one for each segment; undefined keeps what the file has. Requested again when they were
   *   lost on the way.
   * @throws FilterError "File reassembly error"
   */
  merge(targets: Pages<string | undefined>): Promise<Uint8Array>;
  /**
   * The same with the segments of a document, which find their locations again when the file is now read in another
   * way.
   */
  mergeStored(segments: Pages<ExportedSegment>): Promise<Uint8Array>;
  close(): void;
}

/** The organization of the work, and the signal that aborts it; the work then throws the signal's reason. */
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
  detectLanguage(text: string, work: FilterWork): Promise<Detection>;
  end(): Promise<void>;
}

/** A file for a memory. */
export interface ImportToRead {
  /** Decides by its extension how the file is read. */
  name: string;
  options: MemoryImportOptions;
  /** The languages whose pairs are read. */
  memory: { sourceLang: string; targetLang: string; sourceRegion: string | null; targetRegion: string | null };
  /** The limit of the unpacked file in bytes; the filters' own limit by default. */
  maxBytes?: number | undefined;
  /** Pairs that the file may have; the API's limit unless given. */
  maxPairs?: number | undefined;
}

/**
 * The content of a file for a memory: translations, or terms with their metadata; the pages come as the file is read.
 */
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
