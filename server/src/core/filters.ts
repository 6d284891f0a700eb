import type { FilterSettings, FinishedUnit, OptionValues, Segment } from "@openparlance/filters";
import type { Detection } from "@openparlance/text/detect";
import type { ImportedTable, MemoryImportOptions, NewTerm, TextPair } from "./memory-import.ts";

export interface StoredReading {
  format: string;
  options: OptionValues;
  /** Pattern of a context → the filter for it: its name, or `filter` and `options`. */
  subfilters: Readonly<Record<string, unknown>>;
  srx: string | null;
  /** The default splits text into sentences. */
  segmentation?: FilterSettings["segmentation"];
}

export interface FileLanguages {
  /** ISO 639-1 */
  sourceLang: string;
  targetLang?: string;
}

export interface FileBytes {
  bytes: Uint8Array;
  /** Reads the bytes again. With it, a filter may move `bytes` to its thread, which detaches them here. */
  readAgain?: () => Promise<Uint8Array>;
}

export interface FileToRead extends FileLanguages, FileBytes {
  /** The name of the file. Its extension decides how the file is read, unless there is a `reading`. */
  name: string;
  reading?: StoredReading | undefined;
  /** Whether the file is never merged, so that only its segments are kept. */
  isReadOnly?: boolean | undefined;
  /** Whether the segments of a read-only file come with their sizes. */
  isCounted?: boolean | undefined;
}

export interface SegmentSize {
  words: number;
  tokens: number;
}

/** A list in pages, each time from its start. */
export type Pages<Item> = () => AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>;

export interface ExportedSegment {
  source: string;
  /** "" without a translation. */
  target: string;
}

/** Translated XLIFF, until it is closed. */
export interface OpenXliff {
  documentId: number;
  /** The number of units. */
  size: number;
  /** In the order of the file, page by page. */
  units(): AsyncIterable<readonly FinishedUnit[]>;
  close(): void;
}

/** A file that its filter has read, until it is closed. */
export interface OpenFile {
  /** The number of segments. */
  size: number;
  /** A note for the user on how the file was read. */
  note?: string | undefined;
  /** Whether the file has translations next to their sources, so that a text can lack one. */
  isBilingual?: boolean | undefined;
  /** In the order of the file, page by page; to be read once. */
  segments(): AsyncGenerator<readonly (Segment & Partial<SegmentSize>)[]>;
  /**
   * Replaces the text of the file, once. The pages have one target for each segment; undefined keeps the file's text.
   * They are requested again when they were lost in transfer.
   *
   * @param reportUnchanged called with the number of texts that stay unchanged because the format can't hold their tags
   * @throws FilterError "File reassembly error"
   */
  merge(targets: Pages<string | undefined>, reportUnchanged?: (count: number) => void): Promise<Uint8Array>;
  /** Merges the segments of a document. Their positions are found even if the file is now read differently. */
  mergeStored(segments: Pages<ExportedSegment>, reportUnchanged?: (count: number) => void): Promise<Uint8Array>;
  /** Frees the file's memory. A later merge reads the file again. */
  close(): void;
}

/** The organization of the work, and the signal that aborts it; the work then throws the signal's reason. */
export interface FilterContext {
  organizationId: number;
  signal?: AbortSignal | undefined;
}

/** The filters. They may take long for a file, so they run in their own threads where there are threads. */
export interface FileFilters {
  /**
   * @param work is valid for the whole use of the file
   * @throws FilterError "Unsupported file type", "File extraction error", "No translatable content"
   */
  open(file: FileToRead, work: FilterContext): Promise<OpenFile>;
  /** Undefined for XLIFF that does not belong to a document of ours. @throws FilterError when it can't be read */
  finishedXliff(file: FileBytes, work: FilterContext): Promise<OpenXliff | undefined>;
  detectLanguage(text: string, work: FilterContext): Promise<Detection>;
  end(): Promise<void>;
}

export interface ImportToRead {
  /** The name of the file. Its extension decides how the file is read. */
  name: string;
  options: MemoryImportOptions;
  /** The languages whose pairs are read. */
  memory: { sourceLang: string; targetLang: string; sourceRegion: string | null; targetRegion: string | null };
  /** The limit of the unpacked file in bytes; the filters' own limit by default. */
  maxBytes?: number | undefined;
  /** The limit of pairs in the file; the API's limit by default. */
  maxPairs?: number | undefined;
}

/** Translations, or terms with their metadata, for a memory; the pages come as the file is read. */
export interface ReadImport {
  table: ImportedTable;
  /** Pages of at most 500. Throws FilterError "File extraction error". */
  pages: AsyncIterable<readonly (TextPair | NewTerm)[]>;
  /** The facts about the pages read so far; complete after the last page. */
  summary(): ImportSummary;
}

export interface ImportSummary {
  /** A note for the user on how the file was read. */
  note?: string | undefined;
  /** The number of entries that are too long. */
  skipped: number;
}

/** Reads files for memories, in their own thread where there are threads. */
export interface ImportReader {
  /** @throws FilterError "Unsupported file type" */
  read(
    file: ImportToRead,
    body: ReadableStream<Uint8Array>,
    options: {
      /** Called with an entry that is too long. `row` is the row in the file, or the number of the entry. */
      onSkipped(row: number): void;
      signal: AbortSignal;
    },
  ): Promise<ReadImport>;
}
