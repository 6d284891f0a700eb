import { type Dialect, Kysely, sql } from "kysely";
import { inject } from "vitest";
import { postgres } from "../node/postgres.ts";
import { sqliteInMemory } from "../node/sqlite.ts";

let admin: Kysely<unknown> | undefined;

/** An empty database of the kind that the run is for; on PostgreSQL with its tables, because making them takes longest. */
export async function testDatabase(): Promise<{ database: Dialect; isShared: boolean; isMigrated: boolean }> {
  const url = inject("postgres");
  if (url === undefined) return { database: sqliteInMemory(), isShared: false, isMigrated: false };
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  admin ??= new Kysely({ dialect: postgres(url, { allowExitOnIdle: true }) });
  await sql`create database ${sql.id(name)} template ${sql.id(migrated)}`.execute(admin);
  return {
    database: postgres(addressOf(url, name), { idleTimeoutMillis: 100, allowExitOnIdle: true }),
    isShared: true,
    isMigrated: true,
  };
}

/** A database with empty tables, from which the tests' are copied. */
export const migrated = "migrated";

export const addressOf = (url: string, database: string): string => url.replace(/\/\w+\?/, `/${database}?`);
