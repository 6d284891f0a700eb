import type { Mode } from "../caller.ts";
import type { MemoryEngines } from "../engine/memory-engines.ts";
import type { Spool } from "../files/spool.ts";
import type { Clock, Log, LogFields } from "../ports/environment.ts";
import type { FileStore } from "../ports/file-store.ts";
import type { FileFilters, ImportReader } from "../ports/filters.ts";
import type { AddressRules } from "../rules/webhook-address.ts";
import type { AtomicStore } from "../store/store.ts";
import type { Writer } from "../writing/writer.ts";

/** What operations and background tasks work with. */
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
  /** What an organization may store; without a limit when undefined. */
  storageBytes?: number | undefined;
  /** What the file of a memory import may unpack to. */
  maxImportBytes?: number | undefined;
  /** The maximum number of pairs in one import. */
  maxImportPairs?: number | undefined;
  webhookAddresses: AddressRules;
  writer: Writer;
  /** Called with every error that is no response. */
  report(error: unknown, facts?: LogFields): void;
}
