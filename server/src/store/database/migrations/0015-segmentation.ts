import type { Kysely } from "kysely";

/** Into what the files of a filter configuration are cut: `sentence` or `paragraph`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("filter_configs")
    .addColumn("segmentation", "text", (column) => column.notNull().defaultTo("sentence"))
    .execute();
}
