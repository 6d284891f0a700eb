import type { BytesName } from "../../../core/file-store.ts";

export interface FileTables {
  sourceFiles: {
    id: number;
    organizationId: number;
    name: string;
    /** By which the file store has its bytes; null when they are erased. */
    content: BytesName | null;
    sizeBytes: number;
    /** As it was sent, otherwise the MD5 of the bytes in hex. */
    hash: string;
    detectedLang: string;
    detectedPercent: number;
    category: "API" | "REFERENCE";
    projectId: number | null;
    jobType: string | null;
    createdAt: number;
    updatedAt: number;
    /** A deleted file is remembered: it returns another error than one that never was. */
    deletedAt: number | null;
  };
  fileLabels: { organizationId: number; fileId: number; label: string; position: number };
}
