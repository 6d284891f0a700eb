import type { Kysely } from "kysely";

/** How many deliveries to a webhook were given up, and when the last one was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("webhooks")
    .addColumn("given_up", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("webhooks").addColumn("given_up_at", "bigint").execute();
}
