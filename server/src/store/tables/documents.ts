export type SegmentState = "draft" | "confirmed" | "reviewed" | "final";

export interface DocumentTables {
  documents: {
    id: number;
    organizationId: number;
    projectId: number;
    name: string;
    /** By which the file store has its bytes; documents of one job may share them. */
    content: string;
    importState: "running" | "succeeded" | "failed";
    importError: string;
    exportState: "none" | "running" | "succeeded" | "failed";
    exportError: string;
    pretranslation: "idle" | "pending" | "running";
    /** JSON: how the file is read, there and back; null when its extension decides. */
    reading: string | null;
    /** Segments, and those that are at least confirmed, reviewed, final. */
    segments: number;
    confirmed: number;
    reviewed: number;
    final: number;
    /** Words and tokens of the source. */
    words: number;
    tokens: number;
    confirmedWords: number;
    reviewedWords: number;
    /** Words by what the memory knew of them when they were counted last. */
    exactWords: number;
    fuzzyWords: number;
    createdAt: number;
    updatedAt: number;
    deletedAt: number | null;
  };
  segments: {
    /** Of the sequence that entries and segments share. */
    id: number;
    organizationId: number;
    documentId: number;
    position: number;
    source: string;
    /** "" when there is none. */
    target: string;
    state: SegmentState;
    /** Of the source. */
    words: number;
    createdAt: number;
    updatedAt: number;
  };
}
