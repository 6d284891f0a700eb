import { type Dialect, Kysely } from "kysely";
import { insertAll, pagesIn, type TablePage } from "./dump.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { rowsInCamelCase } from "./names.ts";
import type { Tables } from "./tables.ts";

/**
 * Converts the rows of an earlier version's dump into rows of this version. `scratch` is an empty database, closed at
 * the end; `version` is the last migration of the dumped tables.
 */
export async function* migrateDump(
  scratch: Dialect,
  version: string,
  pages: AsyncIterable<TablePage>,
  options: Pick<MigrateOptions, "migrations"> = {},
): AsyncGenerator<TablePage> {
  const db = new Kysely<Tables>({ dialect: scratch, plugins: [rowsInCamelCase] });
  try {
    await migrate(db, { ...options, last: version });
    await db.transaction().execute((tx) => insertAll(tx, pages));
    await migrate(db, options);
    yield* pagesIn(db);
  } finally {
    await db.destroy();
  }
}
