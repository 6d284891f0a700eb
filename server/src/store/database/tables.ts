import type { BytesName } from "../../core/file-store.ts";
import type { Columns } from "./tables.gen.ts";

export { tableNames } from "./tables.gen.ts";

export type SegmentState = "draft" | "confirmed" | "reviewed" | "final";
export type JobStatus = "active" | "archived" | "delivered";
export type ProjectState = "backlog" | "inProgress" | "inReview" | "inQA" | "done";
export type ExportType = "files" | "memory";
export type StageType = "READY_TO_START" | "TRANSLATE" | "REVIEW" | "SECONDARY_REVIEW" | "DONE";
export type TranslationStatus = "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
export type UploadStatus = "pending" | "uploaded" | "failed" | "canceled";
type FileCategory = "API" | "REFERENCE";

/** The columns of texts with few values, or of names in the file store. */
interface NarrowColumns {
  organizations: { plan: "business" | "free" };
  documents: {
    content: BytesName;
    importState: "running" | "succeeded" | "failed";
    exportState: "none" | "running" | "succeeded" | "failed";
    pretranslation: "idle" | "pending" | "running";
  };
  segments: { state: SegmentState };
  documentChecks: { occasion: "import" | "delivery" };
  jobs: {
    creationStatus: "PENDING" | "COMPLETE" | "FAILED";
    status: JobStatus;
    exportType: ExportType;
    exportState: "running" | "done" | "failed";
    exportContent: BytesName;
  };
  projects: { state: ProjectState };
  workflowStages: { assignmentType: StageType };
  memories: { termbaseFile: BytesName };
  imports: { file: BytesName };
  fileTranslations: { status: TranslationStatus; content: BytesName };
  uploads: { category: FileCategory; status: UploadStatus };
  uploadParts: { content: BytesName };
  sourceFiles: { content: BytesName; category: FileCategory };
}

type NarrowedRow<Row, Own> = {
  [Column in keyof Row]: Column extends keyof Own ? Own[Column] | Extract<Row[Column], null> : Row[Column];
};

/**
 * The tables in the form for code: columns in camelCase, times in milliseconds since 1970, flags as 0 and 1, lists as
 * JSON text. The form is the same for every database. Each row has the ID of its organization.
 */
export type Tables = {
  [Table in keyof Columns]: NarrowedRow<
    Columns[Table],
    Table extends keyof NarrowColumns ? NarrowColumns[Table] : unknown
  >;
};

export type PairColumns = Pick<Tables["memories"], "sourceLang" | "targetLang" | "sourceRegion" | "targetRegion">;
