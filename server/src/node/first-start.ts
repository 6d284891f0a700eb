import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultOrganization, defaultUser } from "../commands/command.ts";
import type { Log } from "../core/environment.ts";
import { firstCharactersOf, hashKey, newKey } from "../services/access/keys.ts";
import { ensureUser } from "../services/access/users.ts";
import type { NewKey } from "../store/accounts/accounts.ts";
import type { Actor } from "../store/accounts/audit.ts";
import type { Store } from "../store/store.ts";
import { protect } from "./data-folder.ts";
import { program } from "./program.ts";
import type { ServerSettings } from "./settings/settings.ts";
import { syncFolder } from "./sync-folder.ts";

/**
 * Creates an organization with a user unless they exist, and in development mode a key that can be shown. Only the
 * current key of `PARLANCE_API_KEY` is valid, not earlier ones. Returns the development key of `<data>/dev-key`;
 * undefined in production mode, and when it was revoked.
 */
export async function ensureAccounts(
  store: Store,
  { dataFolder, mode, developmentKey }: Pick<ServerSettings, "dataFolder" | "mode" | "developmentKey">,
  log: Log,
): Promise<string | undefined> {
  const { accounts } = store;
  const organizationId = await ensureOrganization(accounts);
  const server: Actor = { organizationId, by: "server" };
  const userId = await store.atomically((tx) => ensureUser(tx, server, defaultUser));
  const entryOf = async (key: string): Promise<NewKey> => ({
    organizationId,
    userId,
    isDevelopment: true,
    hash: await hashKey(key),
    firstCharacters: firstCharactersOf(key),
  });
  const input = developmentKey === undefined ? undefined : await entryOf(developmentKey);
  await store.atomically(async (tx) => {
    for (const id of await tx.accounts.withdrawKeys(input?.hash)) await tx.audit.record(server, "key.revoke", id);
    const id = input && (await tx.accounts.assignKey(input));
    if (id !== undefined) await tx.audit.record(server, "key.create", id);
  });
  if (mode === "production") return undefined;
  const [key, kept] = await store.atomically(async (tx) => {
    // Processes that start together on one folder create one key.
    await tx.accounts.hold(organizationId);
    const key = await readKey(dataFolder);
    const kept = await entryOf(key);
    if (!(await tx.accounts.hasKey(kept.hash))) {
      await tx.audit.record(server, "key.create", await tx.accounts.createKey(kept));
    }
    return [key, kept];
  });
  const opens = async ({ hash }: NewKey) => (await accounts.callerOf(hash)) !== undefined;
  if (input && !(await opens(input))) log("key ignored", { variable: "PARLANCE_API_KEY" }, "warn");
  if (await opens(kept)) return key;
  log("key ignored", { file: "dev-key", instead: `${program} keys create --development` }, "warn");
  return undefined;
}

/** The development key of the data folder, created at its first start. */
async function readKey(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "dev-key");
  const kept = (await readFile(file, "utf8").catch(() => "")).trim();
  protect(file, 0o600);
  if (kept) return kept;
  const key = newKey(true);
  await writeFile(file, `${key}\n`, { mode: 0o600, flush: true });
  await syncFolder(dataFolder);
  return key;
}

/** Finds or creates the organization. If several processes start on one database, only one of them creates it. */
export async function ensureOrganization(accounts: Store["accounts"]): Promise<number> {
  const known = (await accounts.findOrganization(defaultOrganization))?.id;
  if (known !== undefined) return known;
  try {
    return await accounts.createOrganization(defaultOrganization, "business");
  } catch (error) {
    const created = (await accounts.findOrganization(defaultOrganization))?.id;
    if (created === undefined) throw error;
    return created;
  }
}
