import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { accounts, createAccount } from "../accounts.ts";
import { storeSeedTables } from "../begin.ts";
import type { SandboxState } from "../running-core.ts";
import { createSandboxServer, type SandboxServer } from "../sandbox.ts";
import { sqliteInMemory } from "../sqlite.ts";
import { fillAccount } from "./fill-account.ts";
import { createSeedIds } from "./ids.ts";
import { openSqliteHere } from "./sqlite-here.ts";

/** Builds every sandbox's initial data by real requests. @returns a gzip of the database, equal for each build */
export async function makeSeed(): Promise<Uint8Array> {
  const seed = await newState();
  const learned = await fillAccounts(seed);
  return packState(seed, new Map([...seed.engines].filter(([memory]) => memory === learned)));
}

/** A seed with only the organizations, their users and keys. */
export async function makeEmptySeed(): Promise<Uint8Array> {
  const seed = await newState();
  const sandbox = createSandboxServer({ begin: () => seed, now: () => seedTime, deliver: async () => 204 });
  await makeAccounts(sandbox);
  await sandbox.close();
  return packState(seed, seed.engines);
}

const seedTime = Date.parse("2025-03-10T10:00:00Z");

async function newState(): Promise<SandboxState> {
  const database = sqliteInMemory(await openSqliteHere());
  // The many tables have few rows: small pages waste less space.
  database.run("PRAGMA page_size = 1024");
  return { database, files: new Map(), engines: new Map() };
}

function packState({ database, files }: SandboxState, engines: SandboxState["engines"]): Promise<Uint8Array> {
  storeSeedTables(database, { files, engines });
  for (const statement of fixedValues) database.run(statement);
  return promisify(gzip)(database.toBytes(), { level: 9 });
}

async function makeAccounts(sandbox: SandboxServer): Promise<void> {
  const store = await sandbox.store();
  for (const account of Object.values(accounts)) await createAccount(store, account);
}

/** @returns the memory whose engine is worth including in the seed */
async function fillAccounts(kept: SandboxState): Promise<number> {
  let now = seedTime;
  const sandbox = createSandboxServer({ begin: () => kept, now: () => now, deliver: async () => 204 });
  await makeAccounts(sandbox);
  const ids = createSeedIds(kept.database, () => sandbox.perform({ name: "mode", mode: "development" }));
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

const fixedValues = [
  "UPDATE webhooks SET secret = 'b25lIHNlY3JldCBmb3IgZXZlcnkgc2FuZGJveCE='",
  "UPDATE uploads SET storage_key = 'uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5', secret = 'one-secret-for-every-sandbox'",
  "UPDATE kysely_migration SET timestamp = '2025-03-10T10:00:00.000Z'",
  "DELETE FROM audit",
  "DELETE FROM quotas",
  "VACUUM",
];
