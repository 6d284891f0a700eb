import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import type { Clock } from "../ports/environment.ts";
import { Audit } from "./accounts/audit.ts";
import { Quotas } from "./accounts/quotas.ts";
import type { Change, StoreContext } from "./database/context.ts";
import { dump, replaceAll, type TablePage } from "./database/dump.ts";
import { Ids } from "./database/ids.ts";
import { migrate, migrationNames } from "./database/migrate.ts";
import type { Tables } from "./database/tables.ts";
import { Transaction } from "./transaction.ts";

export type { Transaction } from "./transaction.ts";

/** The parts of the store, and transactions over them. */
export type AtomicStore = Transaction & Pick<Store, "atomically">;

/** What a process keeps in a database; outside a transaction each write is on its own. */
export class Store extends Transaction {
  /** The migrations that its tables have been through. */
  readonly migrations = migrationNames;
  readonly quotas: Quotas;
  readonly #context: StoreContext;
  readonly #ids: Ids;
  readonly #listeners: Record<Change, (() => void)[]> = { tasks: [], deliveries: [] };

  constructor(db: Kysely<Tables>, clock: Clock, isShared: boolean) {
    const ids = new Ids(db);
    const afterCommit = (change: Change) => this.#tell(change);
    const context: StoreContext = { db, ids, clock, isShared, compiled: new Map(), afterCommit };
    super(context);
    this.quotas = new Quotas(context);
    this.#context = context;
    this.#ids = ids;
  }

  /**
   * Runs `work` in one transaction; rolled back when it rejects. Only through the store that `work` is given: on SQLite
   * the outer one waits until the transaction has ended.
   */
  async atomically<T>(work: (store: Transaction) => Promise<T>): Promise<T> {
    const changes = new Set<Change>();
    const afterCommit = (change: Change) => void changes.add(change);
    const done = await this.#context.db
      .transaction()
      .execute((db) => work(new Transaction({ ...this.#context, db, ids: this.#ids.within(db), afterCommit })));
    for (const change of changes) this.#tell(change);
    return done;
  }

  /** Runs `work`, which only reads, on what is there at one moment, while others keep writing. */
  snapshot<T>(work: (store: Transaction) => Promise<T>): Promise<T> {
    return this.#context.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((db) => work(new Transaction({ ...this.#context, db, ids: this.#ids.within(db) })));
  }

  /** Hands over all rows as they are at one moment, or those of an organization. */
  dump(take: (page: TablePage) => Promise<void>, organizationId?: number): Promise<void> {
    return dump(this.#context.db, take, organizationId);
  }

  /** Puts the rows of a dump in the place of all that is there but the audit log, which gets both; all or nothing. */
  replaceAll(pages: AsyncIterable<TablePage>): Promise<void> {
    return replaceAll(this.#context.db, pages, (db) =>
      new Audit({ ...this.#context, db }).recordInAll("backup.restore"),
    );
  }

  /** Calls `listener` after each commit with such a change. */
  onChange(change: Change, listener: () => void): void {
    this.#listeners[change].push(listener);
  }

  close(): Promise<void> {
    return this.#context.db.destroy();
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners[change]) listener();
  }
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
  return new Store(db, clock, isShared);
}
