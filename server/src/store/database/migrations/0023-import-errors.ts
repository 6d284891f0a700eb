import type { Kysely } from "kysely";

/** Why the last import into a memory failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("memories").addColumn("import_error", "text").execute();
}
