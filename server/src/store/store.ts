import { type Dialect, Kysely } from "kysely";
import { type Clock, justRun, type RunAs } from "../core/environment.ts";
import { waitFor } from "../core/turns.ts";
import { Audit } from "./accounts/audit.ts";
import { RateLimits } from "./accounts/rate-limits.ts";
import type { Change, StoreContext } from "./database/context.ts";
import { dump, replaceAll, type TablePage } from "./database/dump.ts";
import { Ids } from "./database/ids.ts";
import { migrate, migrationNames } from "./database/migrate.ts";
import { rowsInCamelCase } from "./database/names.ts";
import { isConflict } from "./database/storage-errors.ts";
import type { Tables } from "./database/tables.ts";
import { StoreParts, type Transaction } from "./transaction.ts";

export type { Transaction } from "./transaction.ts";

export type AtomicStore = Transaction & Pick<Store, "atomically">;

const maxRetries = 2;
const firstRetryMs = 20;

export interface StoreDialect extends Dialect {
  /** The database with a few separate connections, for queries that every request needs. */
  readonly reserved?: Dialect;
  /** Runs work that gets connections when it is its organization's turn. */
  readonly runAs?: RunAs | undefined;
}

/** The database of a process. Outside a transaction each write is independent. */
export class Store extends StoreParts {
  readonly migrations = migrationNames;
  readonly rateLimits: RateLimits;
  /** Queries for keys and probes, even while all other connections are in use. */
  readonly reserved: Pick<Transaction, "accounts" | "backlog">;
  readonly #reservedDb: Kysely<Tables>;
  readonly #ids: Ids;
  readonly #random: () => number;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #runAs: RunAs;
  readonly #listeners: Record<Change, (() => void)[]> = { tasks: [], deliveries: [] };

  /** @param reservedDb connections for keys, rate limits and probes; `db` itself on a database with only one */
  constructor(
    db: Kysely<Tables>,
    reservedDb: Kysely<Tables>,
    clock: Clock,
    { isShared = false, process, random = Math.random, wait = waitFor, runAs = justRun }: StoreOptions,
  ) {
    const ids = new Ids(reservedDb);
    const afterCommit = (change: Change) => this.#notify(change);
    const context: StoreContext = { db, ids, clock, isShared, process, compiled: new Map(), afterCommit };
    super(context);
    const reserved = { ...context, db: reservedDb };
    this.rateLimits = new RateLimits(reserved, wait, runAs);
    this.reserved = new StoreParts(reserved);
    this.#reservedDb = reservedDb;
    this.#ids = ids;
    this.#random = random;
    this.#wait = wait;
    this.#runAs = runAs;
  }

  /**
   * Runs `work` in one transaction, which is rolled back when it rejects. `work` must only use the store that it
   * receives: on SQLite, the outer one waits until the transaction has ended.
   *
   * @param work runs again after a conflict with another transaction, so it must change nothing but the store
   */
  async atomically<T>(work: (store: Transaction) => Promise<T>): Promise<T> {
    const changes = new Set<Change>();
    const afterCommit = (change: Change) => changes.add(change);
    const done = await this.#retryConflicts(() => {
      changes.clear();
      return this.context.db
        .transaction()
        .execute((db) => work(new StoreParts({ ...this.context, db, ids: this.#ids.within(db), afterCommit })));
    });
    for (const change of changes) this.#notify(change);
    return done;
  }

  /** Runs `work`, which only reads, on the state of one moment, while others keep writing. */
  snapshot<T>(work: (store: Transaction) => Promise<T>): Promise<T> {
    return this.context.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((db) => work(new StoreParts({ ...this.context, db, ids: this.#ids.within(db) })));
  }

  dump(onPage: (page: TablePage) => Promise<void>, organizationId?: number): Promise<void> {
    return dump(this.context.db, onPage, organizationId);
  }

  /** Replaces all rows, or none if that fails. The audit log keeps its entries and gets those of the dump. */
  replaceAll(pages: AsyncIterable<TablePage>): Promise<void> {
    return replaceAll(this.context.db, pages, (db) => new Audit({ ...this.context, db }).recordInAll("backup.restore"));
  }

  /** Calls `listener` after each commit with this kind of change. The call belongs to no organization. */
  onChange(change: Change, listener: () => void): void {
    this.#listeners[change].push(listener);
  }

  async close(): Promise<void> {
    const { db } = this.context;
    if (this.#reservedDb !== db) await this.#reservedDb.destroy();
    await db.destroy();
  }

  async #retryConflicts<T>(run: () => Promise<T>): Promise<T> {
    for (let retries = 0; ; retries++) {
      try {
        return await run();
      } catch (error) {
        if (!isConflict(error) || retries === maxRetries) throw error;
        await this.#wait(firstRetryMs * 2 ** retries * (0.5 + this.#random()));
      }
    }
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners[change]) this.#runAs(undefined, listener);
  }
}

export interface StoreOptions {
  isShared?: boolean;
  /** The name of a process that does background work, the same as in its queue. */
  process?: string;
  /** Whether the tables are known to be up to date, because the database is a copy of one that was opened before. */
  isMigrated?: boolean;
  /** Between 0 and 1. */
  random?(): number;
  wait?(ms: number): Promise<void>;
  runAs?: RunAs | undefined;
}

/**
 * Opens the store and updates its tables. The database is closed with the store.
 * @throws OtherVersionError, and when a migration fails; the database is then unchanged
 */
export async function openStore(dialect: StoreDialect, clock: Clock, options: StoreOptions = {}): Promise<Store> {
  const connect = (to: Dialect) => new Kysely<Tables>({ dialect: to, plugins: [rowsInCamelCase] });
  const db = connect(dialect);
  try {
    if (!options.isMigrated) await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { runAs, reserved = dialect } = dialect;
  return new Store(db, options.isShared ? connect(reserved) : db, clock, { ...options, runAs });
}
