import type { AccountTables } from "./tables/accounts.ts";
import type { BackgroundTables } from "./tables/background.ts";
import type { DocumentTables } from "./tables/documents.ts";
import type { DomainTables } from "./tables/domains.ts";
import type { JobTables } from "./tables/jobs.ts";
import type { MemoryTables } from "./tables/memories.ts";
import type { TranslationTables } from "./tables/translations.ts";
import type { UploadTables } from "./tables/uploads.ts";
import type { WebhookTables } from "./tables/webhooks.ts";

/**
 * The tables in the form for code: columns in camelCase, times in milliseconds since 1970, flags as 0 and 1, lists as
 * JSON text. The form is the same for every database. Each row has the ID of its organization.
 */
export interface Tables
  extends AccountTables,
    BackgroundTables,
    DomainTables,
    DocumentTables,
    JobTables,
    MemoryTables,
    TranslationTables,
    UploadTables,
    WebhookTables {}

const names = [
  ...(["counters", "organizations", "users", "keys", "quotas", "workflowTemplates", "workflowStages"] as const),
  ...(["webhooks", "tasks", "deliveries", "endedDeliveries", "eventListeners", "heardEvents"] as const),
  ...(["memories", "memoryResources", "memoryEntries", "openMemories", "imports", "terms"] as const),
  ...(["providerOutputs", "defaultMemories", "glossaries", "glossaryDictionaries", "contents"] as const),
  ...(["writingSettings", "domains", "domainMetadata", "models", "domainModels", "filterConfigs"] as const),
  ...(["domainFilterConfigs", "sourceFiles", "fileLabels", "uploads", "uploadParts", "fileTranslations"] as const),
  ...(["usage", "tokenUsage", "jobs", "projects", "stageAssignments", "documents", "segments"] as const),
  ...(["documentChecks", "idempotencyKeys", "audit"] as const),
] as const;

/** All tables, each after the tables that it refers to. A table that isn't among the names is a type error. */
export const tableNames: readonly (keyof Tables extends (typeof names)[number] ? keyof Tables : never)[] = names;
