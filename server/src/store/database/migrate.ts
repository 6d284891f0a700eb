import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { up as baseline } from "./migrations/0001-baseline.ts";
import type { Tables } from "./tables.ts";

/** The tables of a database have been through what this version does not know. */
export class OtherVersionError extends Error {
  override readonly name = "OtherVersionError";
  /** False when the tables were created before 0.1.0. */
  readonly isLater: boolean;

  constructor(isLater: boolean, options: ErrorOptions) {
    super(`The database is of ${isLater ? "a later version" : "a version before 0.1.0"}.`, options);
    this.isLater = isLater;
  }
}

/** By their names, in whose order they run. One that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-baseline": { up: baseline },
};

export const migrationNames: readonly string[] = Object.keys(migrations).sort();

export interface MigrateOptions {
  /** The last migration to run; all by default. */
  last?: string;
  /** The migrations; all by default. */
  migrations?: Readonly<Record<string, Migration>>;
}

/**
 * Brings tables up to date. Where it can, in one transaction, while other processes wait.
 *
 * @throws OtherVersionError
 */
export async function migrate(db: Kysely<Tables>, options: MigrateOptions = {}): Promise<void> {
  const { adapter } = db.getExecutor();
  if (!adapter.supportsTransactionalDdl) return migrateIn(db, options);
  await db.transaction().execute(async (tx) => {
    await adapter.acquireMigrationLock(tx, { lockTable: "", lockRowId: "" });
    // As the library does. If it failed there, its next statement would hide why.
    await tx
      .withoutPlugins()
      .schema.createTable(DEFAULT_MIGRATION_TABLE)
      .ifNotExists()
      .addColumn("name", "varchar(255)", (column) => column.notNull().primaryKey())
      .addColumn("timestamp", "varchar(255)", (column) => column.notNull())
      .execute();
    await migrateIn(tx, options);
  });
}

async function migrateIn(db: Kysely<Tables>, options: MigrateOptions): Promise<void> {
  const { last, migrations: known = migrations } = options;
  // Migrations name tables and columns as the database does.
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => ({ ...known }) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  // The library has no other sign of it.
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    const isLater = (await migrator.getMigrations()).some(({ executedAt }) => executedAt);
    throw new OtherVersionError(isLater, { cause: error });
  }
  if (error) throw error;
}
