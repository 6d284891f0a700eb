import type { BytesName } from "../../core/file-store.ts";
import type { ExportType } from "../database/tables.ts";

export interface PretranslationOptions {
  mode: "TM" | "TM+MT";
  /** Whether exact matches are confirmed. */
  autoAccept: boolean;
  /** If false, texts that differ only in case are the same. */
  caseSensitive: boolean;
  /** Whether accepted translations are credited to the author of the match instead of `userEmail`. */
  matchAttribution: boolean;
  userEmail: string;
}

export interface DocumentImportOptions {
  /** Whether the states of translations in the file are applied. */
  autoAccept: boolean;
  /** The user who counts as the author of accepted translations. */
  userEmail: string;
  pretranslation?: PretranslationOptions | undefined;
}

export interface ReturnedWorkOptions {
  autoAccept: boolean;
  userEmail: string;
}

/** The kinds of background work with their inputs, which are stored until a task has ended, even over an update. */
export interface TaskInputs {
  /** `content`: the name of the finished XLIFF in the file store. */
  "apply-work": ReturnedWorkOptions & { documentId: number; content: BytesName };
  /** Runs after finished XLIFF was returned. */
  "check-document": { documentId: number };
  /** Runs after a delivery. `event`: the event for webhooks, with the visibility of the memories. */
  "check-job": { jobId: number; event: object; memoryIds: readonly number[] };
  "detect-language": { fileId: number };
  "erase-bytes": { content: BytesName };
  /** If the ID of a memory is specified, the documents' entries are deleted from it. */
  "erase-documents": { projects: readonly { id: number; memoryId?: number }[] };
  /** `isShown`: whether it is a dictionary that was deleted or replaced. */
  "erase-import": { importId: number; isShown?: true };
  "erase-memory": { memoryId: number };
  /** Only the result of the last export is stored. */
  "export-job": { jobId: number; type: ExportType; exportNo: number; withChecks?: boolean };
  "export-termbase": { memoryId: number };
  "import-document": DocumentImportOptions & { documentId: number };
  /** The documents of a job, one for each file in each of its projects; their IDs are consecutive. */
  "import-documents": {
    jobId: number;
    first: number;
    files: number;
    /** The options for each project. */
    imports: readonly DocumentImportOptions[];
  };
  "import-memory": { importId: number };
  pretranslate: PretranslationOptions & { documentId: number };
  "take-upload": { uploadId: number };
  "translate-file": {
    translationId: number;
    /** Whether exact matches of the memory are used unchanged. */
    withMemory: boolean;
  };
}

export type TaskName = keyof TaskInputs;
