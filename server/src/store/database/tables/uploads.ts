import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow } from "./row.ts";

export type UploadStatus = "pending" | "uploaded" | "failed" | "canceled";

export interface UploadTables {
  uploads: OwnedRow & {
    name: string;
    mediaType: string;
    /** The announced size; null if none was announced. */
    sizeBytes: number | null;
    category: "API" | "REFERENCE";
    /** JSON */
    labels: string;
    uuid: string | null;
    /** Identifies the upload to clients, and its object in the bucket. */
    storageKey: string;
    /** Signs the URLs of this upload. */
    secret: string;
    isMultipart: number;
    /** Whether the client uploads to the bucket instead of this server. */
    isInBucket: number;
    bucketUpload: string | null;
    status: UploadStatus;
    /** MD5 of the bytes in hex; null before they arrive. */
    hash: string | null;
    fileId: number | null;
    createdAt: number;
  };
  uploadParts: {
    organizationId: number;
    uploadId: number;
    number: number;
    content: BytesName;
    /** MD5 of the bytes in hex. */
    hash: string;
    sizeBytes: number;
  };
  sourceFiles: OwnedRow & {
    name: string;
    /** The name in the file store; null after the bytes were erased. */
    content: BytesName | null;
    sizeBytes: number;
    /** The hash that the client sent, otherwise the MD5 of the bytes in hex. */
    hash: string;
    detectedLang: string;
    detectedPercent: number;
    category: "API" | "REFERENCE";
    projectId: number | null;
    jobType: string | null;
    createdAt: number;
    updatedAt: number;
    /** Null until the file is deleted. The row is kept, because an unknown file has another error. */
    deletedAt: number | null;
  };
  fileLabels: { organizationId: number; fileId: number; label: string; position: number };
}
