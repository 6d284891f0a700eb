import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { accounts, makeAccount } from "../accounts.ts";
import { seedEngines, seedFiles } from "../begin.ts";
import type { SandboxState } from "../running-core.ts";
import { SandboxServer } from "../sandbox.ts";
import { sqliteInMemory } from "../sqlite.ts";
import { fillAccount } from "./fill-account.ts";
import { idsIn } from "./ids.ts";
import { openSqliteHere } from "./sqlite-here.ts";

/**
 * What every sandbox begins with, made by real calls.
 *
 * @returns a database file, its files in a table of their own, compressed by gzip; the same bytes each time
 */
export async function makeSeed(): Promise<Uint8Array> {
  const database = sqliteInMemory(await openSqliteHere());
  // Many tables with few rows: small pages leave less of each empty.
  database.run("PRAGMA page_size = 1024");
  const files: SandboxState["files"] = new Map();
  const engines: SandboxState["engines"] = new Map();
  const learned = await fill({ database, files, engines });
  database.run(seedFiles);
  for (const file of files) database.run("INSERT INTO seed_files VALUES (?, ?)", file);
  database.run(seedEngines);
  database.run("INSERT INTO seed_engines VALUES (?, ?)", [learned, engines.get(learned)]);
  for (const statement of sameEachTime) database.run(statement);
  return promisify(gzip)(database.toBytes(), { level: 9 });
}

/** @returns the memory whose engine is worth its location in the seed */
async function fill(kept: SandboxState): Promise<number> {
  let now = Date.parse("2025-03-10T10:00:00Z");
  const sandbox = new SandboxServer({ begin: () => kept, now: () => now, deliver: async () => 204 });
  const store = await sandbox.store();
  for (const account of Object.values(accounts)) await makeAccount(store, account);
  const ids = idsIn(kept.database, () => sandbox.act({ name: "mode", mode: "development" }));
  const { key } = accounts.own;
  const setTime = async (iso: string) => {
    await sandbox.idle();
    now = Date.parse(iso);
  };
  const learned = await fillAccount({ sandbox, key, ids, setTime });
  await sandbox.idle();
  await ids.closeUp();
  await sandbox.close();
  return learned;
}

const sameEachTime = [
  "UPDATE webhooks SET secret = 'b25lIHNlY3JldCBmb3IgZXZlcnkgc2FuZGJveCE='",
  "UPDATE uploads SET storage_key = 'uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5', secret = 'one-secret-for-every-sandbox'",
  "UPDATE kysely_migration SET timestamp = '2025-03-10T10:00:00.000Z'",
  "DELETE FROM audit",
  "DELETE FROM quotas",
  "VACUUM",
];
