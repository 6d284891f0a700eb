import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow } from "./row.ts";

export type UploadStatus = "pending" | "uploaded" | "failed" | "canceled";

export interface UploadTables {
  uploads: OwnedRow & {
    name: string;
    mediaType: string;
    /** As announced; null when it was not. */
    sizeBytes: number | null;
    category: "API" | "REFERENCE";
    /** JSON */
    labels: string;
    uuid: string | null;
    /** Names the upload to clients, and its object in the bucket. */
    storageKey: string;
    /** Signs the addresses of this upload. */
    secret: string;
    isMultipart: number;
    /** The client sends to the bucket, not to this server. */
    isInBucket: number;
    bucketUpload: string | null;
    status: UploadStatus;
    /** MD5 of the bytes in hex, when they are there. */
    hash: string | null;
    fileId: number | null;
    createdAt: number;
  };
  uploadParts: {
    organizationId: number;
    uploadId: number;
    number: number;
    /** By which the file store has its bytes. */
    content: BytesName;
    /** MD5 of the bytes in hex. */
    hash: string;
    sizeBytes: number;
  };
  sourceFiles: OwnedRow & {
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
