import type { BytesName } from "../../core/file-store.ts";
import type { ExportType } from "../database/tables/jobs.ts";

export interface PretranslationOptions {
  mode: "TM" | "TM+MT";
  /** Whether exact matches are confirmed. */
  autoAccept: boolean;
  /** false: text that differs only in case is the same. */
  caseSensitive: boolean;
  /** Whether accepted translations are credited to the author of the match, otherwise to `userEmail`. */
  matchAttribution: boolean;
  userEmail: string;
}

export interface DocumentImportOptions {
  /** Whether the states of translations in the file are applied. */
  autoAccept: boolean;
  /** The user who confirms what is accepted this way. */
  userEmail: string;
  pretranslation?: PretranslationOptions | undefined;
}

/** The options of applying finished XLIFF to its document. */
export interface ReturnedWorkOptions {
  autoAccept: boolean;
  userEmail: string;
}

/**
 * The kinds of background work, and the input of each. Both are stored with a task until it has ended, also over an
 * update of the server.
 */
export interface TaskInputs {
  /** `content`: the finished XLIFF, as the file store calls its bytes. */
  "apply-work": ReturnedWorkOptions & { documentId: number; content: BytesName };
  /** After finished XLIFF was returned. */
  "check-document": { documentId: number };
  /** After a delivery. `event`: what webhooks receive of it, as visible as the memories. */
  "check-job": { jobId: number; event: object; memoryIds: readonly number[] };
  "detect-language": { fileId: number };
  "erase-bytes": { content: BytesName };
  /** A memory forgets what it learned from the documents when its ID is given. */
  "erase-documents": { projects: readonly { id: number; memoryId?: number }[] };
  /** `isShown`: it is a dictionary that was deleted or replaced. */
  "erase-import": { importId: number; isShown?: true };
  "erase-memory": { memoryId: number };
  /** Only the result of the last export is kept. */
  "export-job": { jobId: number; type: ExportType; exportNo: number; withChecks?: boolean };
  "export-termbase": { memoryId: number };
  "import-document": DocumentImportOptions & { documentId: number };
  /** The documents of a job, one for each file in each of its projects; their IDs are consecutive. */
  "import-documents": {
    jobId: number;
    first: number;
    files: number;
    /** For each project. */
    imports: readonly DocumentImportOptions[];
  };
  "import-memory": { importId: number };
  pretranslate: PretranslationOptions & { documentId: number };
  "take-upload": { uploadId: number };
  "translate-file": {
    translationId: number;
    /** Whether exact matches of the memory are used as they are. */
    withMemory: boolean;
  };
}

export type TaskName = keyof TaskInputs;
