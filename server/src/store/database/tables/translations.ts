import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow } from "./row.ts";

export type TranslationStatus = "InProgress" | "Completed" | "ReadyForDownload" | "Failed";

export interface TranslationTables {
  fileTranslations: OwnedRow & {
    fileId: number;
    memoryId: number;
    configId: number | null;
    /** The key whose usage it counts in. */
    keyId: number;
    isMetered: number;
    /** The name of the source file, which may be deleted. */
    name: string;
    status: TranslationStatus;
    error: string | null;
    /** A note for the user on how the file was read. */
    note: string | null;
    content: BytesName | null;
    sizeBytes: number | null;
    /** The secret with which a client gets the file through the interface of another service. */
    secret: string | null;
    /** Unicode code points that were translated; null before the end. */
    characters: number | null;
    createdAt: number;
  };
  usage: {
    organizationId: number;
    keyId: number;
    /** UTC, `2025-03-10`. */
    day: string;
    /** Unicode code points of source text. */
    characters: number;
  };
  tokenUsage: {
    organizationId: number;
    /** UTC, `2025-03-10`. */
    day: string;
    /** The kind of the provider, such as `openai`. */
    provider: string;
    inputTokens: number;
    outputTokens: number;
  };
}
