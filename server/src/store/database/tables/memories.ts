import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow, PairColumns, RowTimes } from "./row.ts";

interface TextPairRow extends OwnedRow {
  memoryId: number;
  source: string;
  target: string;
  /** The hash of source and target: the same for equal pairs, and rarely for others. */
  pairHash: number;
  /** The number of its last change; null while it is unchanged since its import. */
  changeNo: number | null;
  createdAt: number;
  /** A deleted entry or term stays as a mark for indexes. */
  deletedAt: number | null;
}

export interface MemoryTables {
  memories: OwnedRow &
    PairColumns &
    RowTimes & {
      userId: number;
      isShared: number;
      name: string;
      /** Imports and exports that have not ended; null before the first one. */
      tasksOpen: number | null;
      version: number;
      /** Raised by each transaction that changes entries or terms. Indexes use it to find new changes. */
      changeNo: number;
      /** The CSV of the last finished export of the termbase. */
      termbaseFile: BytesName | null;
      termbaseExportsOpen: number;
      /** Why the last import failed; null if it succeeded. */
      importError: string | null;
      /** A note for the user on how the file of the last import was read. */
      importNote: string | null;
    };
  memoryResources: { organizationId: number; memoryId: number; name: string; position: number };
  memoryEntries: TextPairRow & {
    /** Hashes of the texts before and after the source in its document, signed 32 bits; null if there is none. */
    previousPrint: number | null;
    nextPrint: number | null;
    resource: string | null;
    /** The document whose segment it is. */
    documentId: number | null;
    /** The import that added the entry, which is invisible until the import has its change number. */
    importId: number | null;
    userEmail: string;
    updatedAt: number;
  };
  terms: TextPairRow & {
    /** JSON object of texts. */
    metadata: string;
    /** The import of the term. Unlike entries, every term has one. */
    importId: number;
  };
  /** The process that has the engine of a memory open, where several use the database. */
  openMemories: { memoryId: number; organizationId: number; process: string; openUntil: number };
  /** The memories for requests that specify none, by language pair. */
  defaultMemories: {
    organizationId: number;
    /** The ID of the default's owner; 0 for the whole organization. */
    userId: number;
    sourceLang: string;
    targetLang: string;
    /** "" without a region. */
    targetRegion: string;
    memoryId: number;
  };
  glossaries: { id: number; organizationId: number; userId: number; name: string; createdAt: number };
  glossaryDictionaries: {
    organizationId: number;
    glossaryId: number;
    sourceLang: string;
    targetLang: string;
    /** The memory whose termbase has the entries. */
    memoryId: number;
    importId: number;
    entryCount: number;
  };
  /** Providers' translations of plain sources. */
  providerOutputs: OwnedRow & {
    memoryId: number;
    provider: string;
    source: string;
    sourceHash: number;
    output: string;
    createdAt: number;
  };
  imports: OwnedRow & {
    memoryId: number;
    /** The name of the file, as it appears among the memory's resources. */
    name: string;
    /** The file's bytes until the import has ended. */
    file: BytesName;
    /** JSON. */
    options: string;
    userEmail: string;
    /** The memory's change number with which its rows became visible; null before. */
    changeNo: number | null;
    /** The result as JSON; null before its end. */
    outcome: string | null;
    createdAt: number;
  };
}
