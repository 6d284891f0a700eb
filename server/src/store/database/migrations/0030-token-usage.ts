import type { Kysely } from "kysely";

/** The tokens that language models used for an organization, by day and provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("token_usage")
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organizations.id"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("input_tokens", "bigint", (column) => column.notNull())
    .addColumn("output_tokens", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("token_usage_key", ["organization_id", "day", "provider"])
    .execute();
}
