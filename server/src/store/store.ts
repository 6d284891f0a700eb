import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Clock } from "../ports.ts";
import { accountsStore } from "./accounts.ts";
import { backlogStore } from "./backlog.ts";
import { contentsStore } from "./contents.ts";
import type { Change, StoreContext } from "./context.ts";
import { documentsStore } from "./documents.ts";
import { domainsStore } from "./domains.ts";
import { dump, replaceAll, type TablePage } from "./dump.ts";
import { entriesStore } from "./entries.ts";
import { fileTranslationsStore } from "./file-translations.ts";
import { filesStore } from "./files.ts";
import { Ids } from "./ids.ts";
import { importsStore } from "./imports.ts";
import { installationStore } from "./installation.ts";
import { jobsStore } from "./jobs.ts";
import { memoriesStore } from "./memories.ts";
import { up as accountsAndMemories } from "./migrations/0001-accounts-and-memories.ts";
import { up as background } from "./migrations/0002-background.ts";
import { up as memoryEntries } from "./migrations/0003-memory-entries.ts";
import { up as files } from "./migrations/0004-files.ts";
import { up as domains } from "./migrations/0005-domains.ts";
import { up as jobs } from "./migrations/0006-jobs.ts";
import { up as documents } from "./migrations/0007-documents.ts";
import { up as contents } from "./migrations/0010-contents.ts";
import { up as webhooksOff } from "./migrations/0011-webhooks-off.ts";
import { up as taskFailures } from "./migrations/0012-task-failures.ts";
import { up as givenKeys } from "./migrations/0013-given-keys.ts";
import { up as givenUpDeliveries } from "./migrations/0014-given-up-deliveries.ts";
import { up as segmentation } from "./migrations/0015-segmentation.ts";
import { up as entriesOfDocuments } from "./migrations/0016-entries-of-documents.ts";
import { outboxStore } from "./outbox.ts";
import { ownersStore } from "./owners.ts";
import { projectsStore } from "./projects.ts";
import { quotasStore } from "./quotas.ts";
import { segmentsStore } from "./segments.ts";
import { storedBytesStore } from "./stored-bytes.ts";
import type { Tables } from "./tables.ts";
import { tasksStore } from "./tasks.ts";
import { termsStore } from "./terms.ts";
import { usageStore } from "./usage.ts";
import { webhooksStore } from "./webhooks.ts";
import { workflowsStore } from "./workflows.ts";

/** The tables of a database have been through what this version does not know. */
export class LaterVersionError extends Error {
  override readonly name = "LaterVersionError";
}

const migrations: Record<string, Migration> = {
  "0001-accounts-and-memories": { up: accountsAndMemories },
  "0002-background": { up: background },
  "0003-memory-entries": { up: memoryEntries },
  "0004-files": { up: files },
  "0005-domains": { up: domains },
  "0006-jobs": { up: jobs },
  "0007-documents": { up: documents },
  "0010-contents": { up: contents },
  "0011-webhooks-off": { up: webhooksOff },
  "0012-task-failures": { up: taskFailures },
  "0013-given-keys": { up: givenKeys },
  "0014-given-up-deliveries": { up: givenUpDeliveries },
  "0015-segmentation": { up: segmentation },
  "0016-entries-of-documents": { up: entriesOfDocuments },
};

const buildParts = (context: StoreContext) => ({
  /** Takes ids before a transaction, for use in it. */
  ids: context.ids,
  accounts: accountsStore(context),
  backlog: backlogStore(context),
  contents: contentsStore(context),
  documents: documentsStore(context),
  domains: domainsStore(context),
  entries: entriesStore(context),
  files: filesStore(context),
  imports: importsStore(context),
  fileTranslations: fileTranslationsStore(context),
  installation: installationStore(context),
  jobs: jobsStore(context),
  memories: memoriesStore(context),
  outbox: outboxStore(context),
  owners: ownersStore(context),
  projects: projectsStore(context),
  segments: segmentsStore(context),
  storedBytes: storedBytesStore(context),
  tasks: tasksStore(context),
  terms: termsStore(context),
  usage: usageStore(context),
  webhooks: webhooksStore(context),
  workflows: workflowsStore(context),
});

/** The store within a transaction: all of what is written, or nothing. */
export type Transaction = ReturnType<typeof buildParts>;

export interface Store extends Transaction {
  quotas: ReturnType<typeof quotasStore>;
  /**
   * Runs `work` in one transaction; rolled back when it rejects. Only through the store that `work` is given: on SQLite
   * the outer one waits until the transaction has ended.
   */
  atomically<T>(work: (store: Transaction) => Promise<T>): Promise<T>;
  /** The migrations that its tables have been through. */
  migrations: readonly string[];
  /** Hands over all rows as they are at one moment, or those of an organization. */
  dump(take: (page: TablePage) => Promise<void>, organizationId?: number): Promise<void>;
  /** Puts the rows of a dump in the place of all that is there; all or nothing. */
  replaceAll(pages: AsyncIterable<TablePage>): Promise<void>;
  /** Calls `listener` after each commit with such a change. */
  onChange(change: Change, listener: () => void): void;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Several processes use the database. */
  isShared?: boolean;
  /** Its tables are up to date for sure: a copy of a database that was opened before. */
  isMigrated?: boolean;
}

/**
 * Opens the store in a database and brings its tables up to date.
 *
 * @param dialect the database, SQLite or PostgreSQL; closed with the store
 * @throws LaterVersionError
 * @throws when a migration fails; the database is then as it was before it
 */
export async function openStore(
  dialect: Dialect,
  clock: Clock,
  { isShared = false, isMigrated = false }: StoreOptions = {},
): Promise<Store> {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    if (!isMigrated) await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const listeners: Record<Change, (() => void)[]> = { tasks: [], deliveries: [] };
  const tell = (change: Change) => {
    for (const listener of listeners[change]) listener();
  };
  const ids = new Ids(db);
  const context: StoreContext = { db, ids, clock, isShared, afterCommit: tell };
  return {
    ...buildParts(context),
    quotas: quotasStore(context),
    async atomically(work) {
      const changes = new Set<Change>();
      const done = await db.transaction().execute((tx) =>
        work(
          buildParts({
            ...context,
            db: tx,
            ids: ids.within(tx),
            afterCommit: (change) => changes.add(change),
          }),
        ),
      );
      changes.forEach(tell);
      return done;
    },
    migrations: Object.keys(migrations).sort(),
    dump: (take, organizationId) => dump(db, take, organizationId),
    replaceAll: (pages) => replaceAll(db, pages),
    onChange: (change, listener) => void listeners[change].push(listener),
    close: () => db.destroy(),
  };
}

/** Brings tables up to date, or as far as the named migration. */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  // Migrations name tables and columns as the database does.
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  // The library has no other sign of it.
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new LaterVersionError("The database is of a later version.", { cause: error });
  }
  if (error) throw error;
}
