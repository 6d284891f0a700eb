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

const everyTable = {
  counters: true,
  organizations: true,
  users: true,
  keys: true,
  quotas: true,
  workflowTemplates: true,
  workflowStages: true,
  webhooks: true,
  tasks: true,
  deliveries: true,
  endedDeliveries: true,
  eventListeners: true,
  heardEvents: true,
  memories: true,
  memoryResources: true,
  memoryEntries: true,
  openMemories: true,
  imports: true,
  terms: true,
  providerOutputs: true,
  defaultMemories: true,
  glossaries: true,
  glossaryDictionaries: true,
  contents: true,
  writingSettings: true,
  domains: true,
  domainMetadata: true,
  models: true,
  domainModels: true,
  filterConfigs: true,
  domainFilterConfigs: true,
  sourceFiles: true,
  fileLabels: true,
  uploads: true,
  uploadParts: true,
  fileTranslations: true,
  usage: true,
  tokenUsage: true,
  jobs: true,
  projects: true,
  stageAssignments: true,
  documents: true,
  segments: true,
  documentChecks: true,
  idempotencyKeys: true,
  audit: true,
} satisfies Record<keyof Tables, true>;

/** All tables, each after the tables that it refers to. */
export const tableNames = Object.keys(everyTable) as (keyof Tables)[];
