import type { BytesName } from "../../../core/file-store.ts";
import type { OwnedRow } from "./row.ts";

export type TranslationStatus = "InProgress" | "Completed" | "ReadyForDownload" | "Failed";

export interface TranslationTables {
  fileTranslations: OwnedRow & {
    fileId: number;
    memoryId: number;
    configId: number | null;
    /** The key whose usage it counts as. */
    keyId: number;
    isMetered: number;
    /** The name of the source file, which may be deleted. */
    name: string;
    status: TranslationStatus;
    /** Why it failed. */
    error: string | null;
    /** A note for the user on how the file was read. */
    note: string | null;
    /** By which the file store has the translated file. */
    content: BytesName | null;
    sizeBytes: number | null;
    /** The secret by which a client gets the file through the interface of another service. */
    secret: string | null;
    /** Unicode code points that were translated, once they are. */
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
  /** Tokens of language models. */
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
