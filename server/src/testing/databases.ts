import { type Dialect, Kysely, sql } from "kysely";
import { inject } from "vitest";
import { postgres } from "../node/postgres.ts";
import { sqliteInMemory } from "../node/sqlite.ts";

let admin: Kysely<unknown> | undefined;

export interface TestDatabase {
  database: Dialect;
  isShared: boolean;
  isMigrated: boolean;
  /** The same database for another process; only one can have SQLite. */
  ofAnother?: () => Dialect;
  /** How many statements wait for a lock. SQLite has one connection, so that nothing gets as far. */
  countWaiting?: () => Promise<number>;
}

/** An empty database of the kind that the run is for; on PostgreSQL with its tables, because making them takes longest. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = inject("postgres");
  if (url === undefined) return { database: sqliteInMemory(), isShared: false, isMigrated: false };
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  admin ??= new Kysely<unknown>({ dialect: postgres(url, { allowExitOnIdle: true }) });
  const db = admin;
  await sql`create database ${sql.id(name)} template ${sql.id(migrated)}`.execute(db);
  const connect = () => postgres(buildUrl(url, name), { idleTimeoutMillis: 100, allowExitOnIdle: true });
  return {
    database: connect(),
    ofAnother: connect,
    isShared: true,
    isMigrated: true,
    async countWaiting() {
      const waiting = sql`select from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`;
      return (await waiting.execute(db)).rows.length;
    },
  };
}

/** A database with empty tables, from which the tests' are copied. */
export const migrated = "migrated";

export const buildUrl = (url: string, database: string): string => url.replace(/\/\w+\?/, `/${database}?`);
