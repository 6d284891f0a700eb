import type { DocumentCounts } from "../../../core/document-counts.ts";
import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow, RowTimes } from "./row.ts";

export type SegmentState = "draft" | "confirmed" | "reviewed" | "final";

export interface DocumentTables {
  documents: DocumentCounts &
    OwnedRow &
    RowTimes & {
      projectId: number;
      name: string;
      /** The name in the file store; documents of one job may share it. */
      content: BytesName;
      /** Null when another document of the job counts the shared bytes, or the size is unknown. */
      sizeBytes: number | null;
      importState: "running" | "succeeded" | "failed";
      importError: string;
      /** A note for the user on how the file was read. */
      importNote: string | null;
      exportState: "none" | "running" | "succeeded" | "failed";
      exportError: string;
      pretranslation: "idle" | "pending" | "running";
      /** JSON: the configuration for reading and writing the file; null to choose the filter by the extension. */
      reading: string | null;
    };
  segments: OwnedRow & {
    documentId: number;
    position: number;
    source: string;
    /** "" without a translation. */
    target: string;
    state: SegmentState;
    words: number;
    createdAt: number;
    updatedAt: number;
  };
  /** The last findings in a document, for each occasion. */
  documentChecks: OwnedRow & {
    documentId: number;
    /** The occasion: finished XLIFF was returned, or the job was delivered. */
    occasion: "import" | "delivery";
    segments: number;
    errors: number;
    warnings: number;
    /** JSON; limited in number. */
    findings: string;
    checkedAt: number;
  };
  /** Texts of Create. */
  contents: OwnedRow & {
    name: string | null;
    language: string;
    template: string;
    /** JSON. */
    templateParams: string;
    /** JSON. */
    preferences: string | null;
    content: string | null;
    createdAt: number;
  };
  writingSettings: {
    organizationId: number;
    isSigned: number;
    tone: string;
    styleguide: string;
  };
}
