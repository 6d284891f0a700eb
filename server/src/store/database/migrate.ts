import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { up as baseline } from "./migrations/0001-baseline.ts";
import type { Tables } from "./tables.ts";

/** An error for a database whose migrations this version does not contain. */
export class OtherVersionError extends Error {
  override readonly name = "OtherVersionError";
  /** Whether the tables are from a later version; false when they were created before 0.1.0. */
  readonly isLater: boolean;

  constructor(isLater: boolean, options: ErrorOptions) {
    super(`The database was created by ${isLater ? "a later version" : "a version before 0.1.0"}.`, options);
    this.isLater = isLater;
  }
}

/** Migrations by name, in the order in which they run. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = { "0001-baseline": { up: baseline } };

export const migrationNames: readonly string[] = Object.keys(migrations).sort();

export interface MigrateOptions {
  /** The last migration to run; all by default. */
  last?: string;
  migrations?: Readonly<Record<string, Migration>>;
}

/**
 * Updates the tables, in one transaction if the database supports it. Other processes wait. @throws OtherVersionError
 */
export async function migrate(db: Kysely<Tables>, options: MigrateOptions = {}): Promise<void> {
  const { adapter } = db.getExecutor();
  if (!adapter.supportsTransactionalDdl) return migrateIn(db, options);
  await db.transaction().execute(async (tx) => {
    await adapter.acquireMigrationLock(tx, { lockTable: "", lockRowId: "" });
    // Kysely creates the same table. If its statement failed, the error of the next one would hide the cause.
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
  // Migrations use the names of tables and columns in the database.
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => ({ ...known }) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  // The library has no other sign of this error.
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    const isLater = (await migrator.getMigrations()).some(({ executedAt }) => executedAt);
    throw new OtherVersionError(isLater, { cause: error });
  }
  if (error) throw error;
}
