import type { Kysely } from "kysely";

/** Webhooks that are switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("webhooks").addColumn("off_at", "bigint").execute();
}
