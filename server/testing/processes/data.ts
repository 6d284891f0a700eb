import { createHash } from "node:crypto";
import { Kysely, sql } from "kysely";
import { inject } from "vitest";
import { Sweeper } from "../../src/background/sweeper.ts";
import { readAll } from "../../src/files/in-process-filters.ts";
import { openedStore } from "../../src/node/database/database.ts";
import { postgres } from "../../src/node/database/postgres.ts";
import { openFiles } from "../../src/node/files/files.ts";
import { ensureOrganization } from "../../src/node/first-start.ts";
import type { ServerSettings } from "../../src/node/settings/settings.ts";
import { hashKey } from "../../src/services/access/keys.ts";
import type { Tables } from "../../src/store/database/tables.ts";
import { buildUrl } from "./postgres.ts";

const day = 24 * 3600_000;

/** An empty database on the PostgreSQL of the run. */
export async function newPostgresDatabase(): Promise<string> {
  const url = inject("postgres");
  if (url === undefined) throw new Error("These tests need the PostgreSQL of their project.");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const admin = new Kysely({ dialect: postgres(url) });
  await sql`create database ${sql.id(name)}`.execute(admin);
  await admin.destroy();
  return buildUrl(url, name);
}

/** The same, for a role that may do nothing in it. */
export async function newPostgresGuest(): Promise<string> {
  const url = new URL(await newPostgresDatabase());
  const admin = new Kysely({ dialect: postgres(url.href) });
  await sql`create role guest login`.execute(admin);
  await admin.destroy();
  url.username = "guest";
  return url.href;
}

/** Ends the connections of all processes to a database. */
export async function endConnections(url: string): Promise<void> {
  const admin = new Kysely({ dialect: postgres(url) });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    admin,
  );
  await admin.destroy();
}

/** What servers keep, looked at from next to them. */
export async function openData(settings: Pick<ServerSettings, "dataFolder" | "databaseUrl" | "s3">) {
  const store = await openedStore(settings);
  const files = await openFiles(settings);
  const organizationId = await ensureOrganization(store.accounts);

  async function addKey(ofOrganization: number, key: string): Promise<void> {
    const userId = await store.accounts.userOf(ofOrganization, "mo@harbour.example");
    const hash = await hashKey(key);
    const firstCharacters = key.slice(0, 8);
    await store.accounts.createKey({
      ...{ organizationId: ofOrganization, userId, hash, firstCharacters, isDevelopment: false },
    });
  }

  return {
    /** A production key of the first organization. */
    addKey: (key: string): Promise<void> => addKey(organizationId, key),
    /** A production key of an organization that is made for it. */
    async addOrganization(name: string, key: string): Promise<void> {
      await addKey(await store.accounts.createOrganization(name, "business"), key);
    },
    /** Counts requests of a key as one more process. */
    async useRateLimit(key: string, requests: number): Promise<void> {
      const caller = await store.accounts.callerOf(await hashKey(key));
      if (!caller) throw new Error("There is no such key.");
      for (let count = 0; count < requests; count++) await store.rateLimits.count(caller.keyId, caller.organizationId);
    },
    async translatedCharacters(): Promise<number> {
      return (await store.usage.list(organizationId)).reduce((sum, { characters }) => sum + characters, 0);
    },
    async countTranslations(): Promise<number> {
      return (await readAll(store.fileTranslations.pages(organizationId, {}))).length;
    },
    /** Sweeps as if two days had passed. */
    sweep(): Promise<number> {
      const report = (error: unknown) => {
        throw error;
      };
      const later = () => Date.now() + 2 * day;
      return new Sweeper({ store, files, clock: later, log: () => {}, report, maxUploadBytes: 0 }).sweep();
    },
    async filesWithoutRow(): Promise<string[]> {
      const unused: string[] = [];
      await files.sweep(Date.now() + day, async (names) => {
        unused.push(...(await store.storedBytes.unusedOf(names)));
        return [];
      });
      return unused;
    },
    /** Tasks, imports and memories with the number of their rows, a line each. */
    async describeWork(): Promise<string[]> {
      const lines: string[] = [];
      const counts = new Map<unknown, number>();
      await store.dump(async ({ table, rows }) => {
        if (table === "memoryEntries" || table === "terms") {
          for (const { importId } of rows) counts.set(importId, (counts.get(importId) ?? 0) + 1);
        } else if (table === "tasks" || table === "imports" || table === "memories") {
          lines.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
        }
      });
      lines.push(`rows by import ${JSON.stringify([...counts])}`);
      return lines;
    },
    /** Changes with every row but those of the log. */
    async hashRows(): Promise<string> {
      const hash = createHash("sha256");
      await store.dump(async ({ table, rows }) => {
        if (table !== "audit") hash.update(JSON.stringify([table, rows]));
      });
      return hash.digest("hex");
    },
    async countRows(...tables: (keyof Tables)[]): Promise<number[]> {
      const counts = tables.map(() => 0);
      await store.dump(async ({ table, rows }) => {
        const at = tables.indexOf(table);
        if (at >= 0) counts[at] = (counts[at] ?? 0) + rows.length;
      });
      return counts;
    },
    close: () => store.close(),
  };
}
