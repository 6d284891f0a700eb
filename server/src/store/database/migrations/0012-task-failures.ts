import type { Kysely } from "kysely";

/** How often a task failed by itself, apart from how often it was begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tasks")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
