import type { Kysely } from "kysely";

/** The IDs of errors that retries with an idempotency key get. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("idempotency_keys").addColumn("error", "text").execute();
}
