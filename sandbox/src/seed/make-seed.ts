import { promisify } from "node:util";
import { gzip } from "node:zlib";
import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { accounts, makeAccount } from "../accounts.ts";
import { seedFiles } from "../begin.ts";
import type { Kept } from "../running-core.ts";
import { SandboxServer } from "../sandbox.ts";
import { type SqliteInMemory, sqliteInMemory } from "../sqlite.ts";
import { fillAccount } from "./fill-account.ts";
import { idsIn } from "./ids.ts";

/**
 * What every sandbox begins with, made by real calls.
 *
 * @returns a database file, its files in a table of their own, compressed by gzip; the same bytes each time
 */
export async function makeSeed(): Promise<Uint8Array> {
  const database = sqliteInMemory(await sqlite3InitModule());
  // Many tables with few rows: small pages leave less of each empty.
  database.run("PRAGMA page_size = 1024");
  const files: Kept["files"] = new Map();
  await fill(database, files);
  database.run(seedFiles);
  for (const file of files) database.run("INSERT INTO seed_files VALUES (?, ?)", file);
  for (const statement of sameEachTime) database.run(statement);
  return promisify(gzip)(database.toBytes(), { level: 9 });
}

async function fill(database: SqliteInMemory, files: Kept["files"]): Promise<void> {
  let now = Date.parse("2025-03-10T10:00:00Z");
  const sandbox = new SandboxServer({ begin: () => ({ database, files }), now: () => now, deliver: async () => 204 });
  const store = await sandbox.store();
  for (const account of Object.values(accounts)) await makeAccount(store, account);
  const ids = idsIn(database, () => sandbox.act({ name: "mode", mode: "development" }));
  const { key } = accounts.own;
  const setTime = async (iso: string) => {
    await sandbox.idle();
    now = Date.parse(iso);
  };
  await fillAccount({ sandbox, key, ids, setTime });
  await sandbox.idle();
  await ids.closeUp();
  await sandbox.close();
}

const sameEachTime = [
  "UPDATE webhooks SET secret = 'b25lIHNlY3JldCBmb3IgZXZlcnkgc2FuZGJveCE='",
  "UPDATE uploads SET storage_key = 'uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5', secret = 'one-secret-for-every-sandbox'",
  "UPDATE kysely_migration SET timestamp = '2025-03-10T10:00:00.000Z'",
  "DELETE FROM audit",
  "DELETE FROM quotas",
  "VACUUM",
];
