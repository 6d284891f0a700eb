import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Clock } from "../ports.ts";
import { accountsStore } from "./accounts.ts";
import type { StoreContext } from "./context.ts";
import { Ids } from "./ids.ts";
import { memoriesStore } from "./memories.ts";
import { up as accountsAndMemories } from "./migrations/0001-accounts-and-memories.ts";
import { ownersStore } from "./owners.ts";
import { quotasStore } from "./quotas.ts";
import type { Tables } from "./tables.ts";
import { webhooksStore } from "./webhooks.ts";
import { workflowsStore } from "./workflows.ts";

const migrations: Record<string, Migration> = {
  "0001-accounts-and-memories": { up: accountsAndMemories },
};

export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * Opens the store in a database and brings its tables up to date.
 *
 * @param dialect the database, SQLite or PostgreSQL; closed with the store
 * @throws when a migration fails; the database is then as it was before it
 */
export async function openStore(dialect: Dialect, clock: Clock) {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  await migrate(db);
  const context: StoreContext = { db, ids: new Ids(db), clock };
  return {
    accounts: accountsStore(context),
    owners: ownersStore(context),
    quotas: quotasStore(context),
    memories: memoriesStore(context),
    webhooks: webhooksStore(context),
    workflows: workflowsStore(context),
    close: () => db.destroy(),
  };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  // Migrations name tables and columns as the database does.
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
