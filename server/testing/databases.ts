import { DatabaseSync } from "node:sqlite";
import { type Dialect, type Driver, Kysely, sql } from "kysely";
import { inject } from "vitest";
import { limitsConfig, postgres } from "../src/node/database/postgres.ts";
import { sqlite } from "../src/node/database/sqlite.ts";
import type { DatabaseLimits } from "../src/node/settings/database-settings.ts";
import { openStore, type StoreDialect } from "../src/store/store.ts";
import { buildUrl } from "./processes/postgres.ts";

let admin: Kysely<unknown> | undefined;

/** SQLite with empty tables. Running all migrations takes twenty times as long as copying this image. */
let sqliteImage: Promise<Uint8Array> | undefined;

/** Databases for the next tests of this worker. Emptying one takes 2 ms, creating one makes 700 files. */
const unused: EmptyDatabase[] = [];

/** After more growth, a database is not reused: its tables are full of dead rows. */
const maxGrowthBytes = 8_000_000;

export interface TestDatabase {
  database: StoreDialect;
  isShared: boolean;
  isMigrated: boolean;
  /** The same database for a second process; SQLite has no second process. */
  ofAnother?: (limits?: DatabaseLimits) => StoreDialect;
  /** Valid while one of the database's drivers is open. */
  url?: string;
  /** Statements that wait for a lock. SQLite has only one connection. */
  countWaiting?: () => Promise<number>;
  countDeadlocks?: () => Promise<number>;
}

/**
 * A database of the run's kind with empty tables. On PostgreSQL, the next test reuses the database once all its drivers
 * are closed, because creating tables takes longest.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = inject("postgres");
  if (url === undefined) {
    sqliteImage ??= makeSqliteImage();
    const database = new DatabaseSync(":memory:");
    database.deserialize(await sqliteImage);
    return { database: sqlite(database), isShared: false, isMigrated: true };
  }
  admin ??= new Kysely<unknown>({ dialect: postgres(url, { allowExitOnIdle: true }) });
  const db = admin;
  const used = unused.pop() ?? (await makeDatabase(url, db));
  let drivers = 0;
  let isReleased = false;
  const begin = () => {
    if (isReleased) throw new Error("All that was open on this database was closed: another test may have it by now.");
    drivers++;
  };
  const end = async () => {
    if (--drivers > 0) return;
    isReleased = true;
    if (await used.empty()) unused.push(used);
  };
  const address = buildUrl(url, used.name);
  const connect = (limits?: DatabaseLimits) => {
    const options = { idleTimeoutMillis: 100, allowExitOnIdle: true, ...(limits && limitsConfig(limits)) };
    const on = { begin, end };
    const dialect = postgres(address, options);
    return Object.assign(watch(dialect, on), {
      runAs: dialect.runAs,
      reserved: watch(dialect.reserved ?? dialect, on),
    });
  };
  return {
    database: connect(),
    ofAnother: connect,
    url: address,
    isShared: true,
    isMigrated: true,
    async countWaiting() {
      const waiting = sql`select from pg_stat_activity where datname = ${used.name} and wait_event_type = 'Lock'`;
      return (await waiting.execute(db)).rows.length;
    },
    async countDeadlocks() {
      const query = sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = ${used.name}`;
      return (await query.execute(db)).rows[0]?.deadlocks ?? 0;
    },
  };
}

async function makeSqliteImage(): Promise<Uint8Array> {
  const database = new DatabaseSync(":memory:");
  const store = await openStore(sqlite(database), () => 0);
  const image = database.serialize();
  await store.close();
  return image;
}

interface EmptyDatabase {
  name: string;
  /** @returns false when it has grown too much to be reused */
  empty(): Promise<boolean>;
}

async function makeDatabase(url: string, admin: Kysely<unknown>): Promise<EmptyDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql`create database ${sql.id(name)} template ${sql.id(migrated)}`.execute(admin);
  const db = new Kysely<unknown>({ dialect: postgres(buildUrl(url, name), { max: 1, allowExitOnIdle: true }) });
  const countBytes = async () => {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(${name}) as bytes`.execute(db);
    return rows[0]?.bytes ?? Number.NaN;
  };
  const tables = (await db.introspection.getTables()).filter(({ name }) => !/_\d+$/.test(name)); // Partitions are of one.
  const maxBytes = (await countBytes()) + maxGrowthBytes;
  // One message; `replica` disables foreign keys, so that the order of the tables doesn't matter.
  const deletions = tables.map((table) => `delete from "${table.name}"`);
  const restart = "select setval(oid, 1, false) from pg_class where relkind = 'S'";
  const statements = ["set local session_replication_role = replica", ...deletions, restart].join(";");
  let uses = 0;
  return {
    name,
    async empty() {
      await db.transaction().execute(async (tx) => {
        await sql.raw(statements).execute(tx);
      });
      // Measuring takes half as long as emptying.
      if (++uses % 8 > 0 || (await countBytes()) < maxBytes) return true;
      await db.destroy();
      return false;
    },
  };
}

/** Reports when a driver of the dialect is created, and when it is closed. */
const watch = (dialect: Dialect, on: { begin: () => void; end: () => Promise<void> }): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createDriver() {
    on.begin();
    const driver = dialect.createDriver();
    const close = driver.destroy.bind(driver);
    const destroy = async () => {
      await close();
      await on.end();
    };
    return Object.assign(driver, { destroy } satisfies Partial<Driver>);
  },
});

/** The template of the tests' databases, with empty tables. */
export const migrated = "migrated";
