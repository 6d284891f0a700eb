import { join } from "node:path";
import { defaultUser } from "../commands/command.ts";
import { sqliteFile } from "../node/sqlite.ts";
import { firstCharactersOf, hashKey, newKey } from "../services/keys.ts";
import { openStore } from "../store/store.ts";

/** A connection that waits for another one's lock holds up its whole thread, so a thread has one at a time. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Adds an organization with nothing of its own to the data folder of a running server, as the command line does.
 *
 * @returns its key
 */
export function newOrganization(dataFolder: string): Promise<string> {
  const key = before.then(() => addOrganization(dataFolder));
  before = key.catch(() => {});
  return key;
}

async function addOrganization(dataFolder: string): Promise<string> {
  const store = await openStore(sqliteFile(join(dataFolder, "parlance.sqlite")), Date.now, { isMigrated: true });
  try {
    const organizationId = await store.accounts.createOrganization(crypto.randomUUID(), "business");
    const userId = await store.accounts.userOf(organizationId, defaultUser);
    const key = newKey(true);
    const [hash, firstCharacters] = [await hashKey(key), firstCharactersOf(key)];
    await store.accounts.createKey({ organizationId, userId, hash, firstCharacters, isDevelopment: true });
    return key;
  } finally {
    await store.close();
  }
}
