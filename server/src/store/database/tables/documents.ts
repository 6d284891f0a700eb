import type { DocumentCounts } from "../../../core/figures.ts";
import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow, RowTimes } from "./row.ts";

export type SegmentState = "draft" | "confirmed" | "reviewed" | "final";

export interface DocumentTables {
  documents: DocumentCounts &
    OwnedRow &
    RowTimes & {
      projectId: number;
      name: string;
      /** By which the file store has its bytes; documents of one job may share them. */
      content: BytesName;
      /** Null when another document of the job has it for the bytes that they share, and when no one counted it. */
      sizeBytes: number | null;
      importState: "running" | "succeeded" | "failed";
      importError: string;
      /** A note for the user on how the file was read. */
      importNote: string | null;
      exportState: "none" | "running" | "succeeded" | "failed";
      exportError: string;
      pretranslation: "idle" | "pending" | "running";
      /** JSON: how the file is read, there and back; null when its extension decides. */
      reading: string | null;
    };
  segments: OwnedRow & {
    documentId: number;
    position: number;
    source: string;
    /** "" when there is none. */
    target: string;
    state: SegmentState;
    words: number;
    createdAt: number;
    updatedAt: number;
  };
  /** The findings in a document, the last time of each occasion. */
  documentChecks: OwnedRow & {
    documentId: number;
    /** When finished XLIFF was returned, or its job was delivered. */
    occasion: "import" | "delivery";
    segments: number;
    errors: number;
    warnings: number;
    /** JSON; not more than some of them. */
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
  /** The preferences of an organization for writing. */
  writingSettings: {
    organizationId: number;
    isSigned: number;
    tone: string;
    styleguide: string;
  };
}
