import { Kysely, sql } from "kysely";
import { inject } from "vitest";
import { Sweeper } from "../../src/background/sweeper.ts";
import { readAll } from "../../src/core/turns.ts";
import { openedStore } from "../../src/node/database/database.ts";
import { postgres } from "../../src/node/database/postgres.ts";
import { openFiles } from "../../src/node/files/files.ts";
import { ensureOrganization } from "../../src/node/first-start.ts";
import type { ServerSettings } from "../../src/node/settings/settings.ts";
import { hashKey } from "../../src/services/access/keys.ts";
import type { Tables } from "../../src/store/database/tables.ts";
import { findFaults } from "../consistency.ts";
import { buildUrl } from "./postgres.ts";

export async function newPostgresDatabase(): Promise<string> {
  const url = inject("postgres");
  if (url === undefined) throw new Error("These tests need the PostgreSQL of their project.");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const admin = new Kysely({ dialect: postgres(url) });
  await sql`create database ${sql.id(name)}`.execute(admin);
  await admin.destroy();
  return buildUrl(url, name);
}

/** Creates a database. @returns its URL for a role without permissions */
export async function newPostgresGuest(): Promise<string> {
  const url = new URL(await newPostgresDatabase());
  const admin = new Kysely({ dialect: postgres(url.href) });
  await sql`create role guest login`.execute(admin);
  await admin.destroy();
  url.username = "guest";
  return url.href;
}

export async function openStoreAndFiles(settings: Pick<ServerSettings, "dataFolder" | "databaseUrl" | "s3">) {
  const store = await openedStore(settings);
  const files = await openFiles(settings);
  const organizationId = await ensureOrganization(store.accounts);

  async function addKey(ofOrganization: number, key: string): Promise<void> {
    const userId = await store.accounts.userOf(ofOrganization, "mo@harbour.example");
    const hash = await hashKey(key);
    const firstCharacters = key.slice(0, 8);
    await store.accounts.createKey({
      organizationId: ofOrganization,
      userId,
      hash,
      firstCharacters,
      isDevelopment: false,
    });
  }

  return {
    /** @param key becomes a production key of the first organization */
    addKey: (key: string): Promise<void> => addKey(organizationId, key),
    /** @param key becomes a production key of the new organization */
    async addOrganization(name: string, key: string): Promise<number> {
      const id = await store.accounts.createOrganization(name, "business");
      await addKey(id, key);
      return id;
    },
    /** Counts requests of a key like another process. */
    async useRateLimit(key: string, requests: number): Promise<void> {
      const caller = await store.accounts.callerOf(await hashKey(key));
      if (!caller) throw new Error("There is no such key.");
      for (let count = 0; count < requests; count++) await store.rateLimits.count(caller.keyId, caller.organizationId);
    },
    /** Metered characters, and the number of file translations. */
    async usage(ofOrganization: number): Promise<{ characters: number; files: number }> {
      const metered = await store.usage.list(ofOrganization);
      const characters = metered.reduce((sum, each) => sum + each.characters, 0);
      return { characters, files: (await readAll(store.fileTranslations.pages(ofOrganization, {}))).length };
    },
    /** Sweeps as if two days had passed. */
    sweep(): Promise<number> {
      const report = (error: unknown) => {
        throw error;
      };
      const later = () => Date.now() + 48 * 3600_000;
      const engines = { sweep: async () => {} };
      return new Sweeper({ store, engines, files, clock: later, log: () => {}, report, maxUploadBytes: 0 }).sweep();
    },
    findFaults: (): Promise<string[]> => findFaults(store, files),
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
