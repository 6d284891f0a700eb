import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultOrganization, defaultUser } from "../commands/command.ts";
import { hashOfKey, newKey } from "../rules/keys.ts";
import type { Store } from "../store/store.ts";
import type { Settings } from "./settings.ts";

/**
 * Sees to it that there is an organization with a user, and in development mode a key that can be told.
 *
 * @returns the development key of `<data>/dev-key`; undefined in production mode
 */
export async function ensureAccounts(
  store: Store,
  { dataFolder, mode, developmentKey }: Pick<Settings, "dataFolder" | "mode" | "developmentKey">,
): Promise<string | undefined> {
  const { accounts } = store;
  const organizationId = await ensureOrganization(accounts);
  const userId = await accounts.userOf(organizationId, defaultUser);
  if (mode === "production") return undefined;
  const file = join(dataFolder, "dev-key");
  const kept = (await readFile(file, "utf8").catch(() => "")).trim();
  const key = kept || newKey(true);
  if (!kept) await writeFile(file, `${key}\n`, { mode: 0o600 });
  for (const each of [key, ...(developmentKey ? [developmentKey] : [])]) {
    const hash = await hashOfKey(each);
    if (await accounts.hasKey(hash)) continue;
    await accounts.createKey({ organizationId, userId, hash, firstCharacters: each.slice(0, 8), isDevelopment: true });
  }
  return key;
}

/** Of processes that start together on one database, one makes the organization and the others find it. */
export async function ensureOrganization(accounts: Store["accounts"]): Promise<number> {
  const found = await accounts.organizationNamed(defaultOrganization);
  if (found !== undefined) return found;
  try {
    return await accounts.createOrganization(defaultOrganization, "business");
  } catch (error) {
    const made = await accounts.organizationNamed(defaultOrganization);
    if (made === undefined) throw error;
    return made;
  }
}
