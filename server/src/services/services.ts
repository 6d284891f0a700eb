import type { Mode } from "../core/caller.ts";
import type { Clock, Log, LogFields } from "../core/environment.ts";
import type { FileStore } from "../core/file-store.ts";
import type { FileFilters, ImportReader } from "../core/filters.ts";
import type { MemoryEngines } from "../engines/memory-engines.ts";
import type { Spool } from "../files/spool.ts";
import type { WebhookUrlRules } from "../rules/webhook-address.ts";
import type { AtomicStore } from "../store/store.ts";
import type { Writer } from "../writing/writer.ts";
import type { UsageCounts } from "./access/usage.ts";

export interface Services {
  mode: Mode;
  clock: Clock;
  store: AtomicStore;
  files: FileStore;
  filters: FileFilters;
  imports: ImportReader;
  engines: MemoryEngines;
  spool: Spool;
  log: Log;
  maxUploadBytes: number;
  /** The limit of an organization's storage; undefined for none. */
  storageBytes?: number | undefined;
  /** The limit of a memory import's unpacked file. */
  maxImportBytes?: number | undefined;
  maxImportPairs?: number | undefined;
  webhookUrlRules: WebhookUrlRules;
  usageCounts: UsageCounts;
  writer: Writer;
  /** Called with every error that isn't an API error. */
  report(error: unknown, facts?: LogFields): void;
}
