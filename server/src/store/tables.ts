import type { AccountTables } from "./tables/accounts.ts";
import type { BackgroundTables } from "./tables/background.ts";
import type { ContentTables } from "./tables/contents.ts";
import type { DocumentTables } from "./tables/documents.ts";
import type { DomainTables } from "./tables/domains.ts";
import type { FileTables } from "./tables/files.ts";
import type { JobTables } from "./tables/jobs.ts";
import type { MemoryTables } from "./tables/memories.ts";
import type { TranslationTables } from "./tables/translations.ts";
import type { WebhookTables } from "./tables/webhooks.ts";
import type { WorkflowTables } from "./tables/workflows.ts";

/**
 * The tables as the code sees them: columns in camelCase, times in milliseconds since 1970, flags as 0 and 1 and lists
 * as JSON text, so that every database holds them alike. Each row names its organization.
 */
export interface Tables
  extends AccountTables,
    BackgroundTables,
    ContentTables,
    DomainTables,
    DocumentTables,
    FileTables,
    JobTables,
    MemoryTables,
    TranslationTables,
    WebhookTables,
    WorkflowTables {}
