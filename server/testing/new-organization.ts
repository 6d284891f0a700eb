import { join } from "node:path";
import { defaultUser } from "../src/commands/command.ts";
import { openedStore } from "../src/node/database/database.ts";
import { sqliteFile } from "../src/node/database/sqlite.ts";
import { ensureOrganization } from "../src/node/first-start.ts";
import type { ServerSettings } from "../src/node/settings/settings.ts";
import { firstCharactersOf, hashKey, newKey } from "../src/services/access/keys.ts";
import { openStore, type Store } from "../src/store/store.ts";

/** One at a time per thread, because a connection that waits for another one's lock blocks the whole thread. */
let before: Promise<unknown> = Promise.resolve();

/** Adds an empty organization to a running server's data folder, as the command line does. @returns its key */
export function newOrganization(dataFolder: string): Promise<string> {
  const key = before.then(() => addOrganization(dataFolder));
  before = key.catch(() => {});
  return key;
}

/** Adds organizations before a server's first start. @returns a production key of each */
export async function newOrganizations(
  settings: Pick<ServerSettings, "dataFolder" | "databaseUrl">,
  count: number,
): Promise<string[]> {
  const store = await openedStore(settings);
  try {
    // Creates the first organization, as the first start would.
    await ensureOrganization(store.accounts);
    const keys: string[] = [];
    while (keys.length < count) keys.push(await addTo(store, { isDevelopment: false }));
    return keys;
  } finally {
    await store.close();
  }
}

async function addOrganization(dataFolder: string): Promise<string> {
  const store = await openStore(sqliteFile(join(dataFolder, "parlance.sqlite")), Date.now, { isMigrated: true });
  try {
    return await addTo(store, { isDevelopment: true });
  } finally {
    await store.close();
  }
}

async function addTo({ accounts }: Pick<Store, "accounts">, { isDevelopment }: { isDevelopment: boolean }) {
  const organizationId = await accounts.createOrganization(crypto.randomUUID(), "business");
  const userId = await accounts.userOf(organizationId, defaultUser);
  const key = newKey(isDevelopment);
  const [hash, firstCharacters] = [await hashKey(key), firstCharactersOf(key)];
  await accounts.createKey({ organizationId, userId, hash, firstCharacters, isDevelopment });
  return key;
}
