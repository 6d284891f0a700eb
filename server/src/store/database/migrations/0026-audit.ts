import type { Kysely } from "kysely";

/** Who did what and when. No foreign keys: an entry stays when what it names is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("audit")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("object", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_order").on("audit").columns(["organization_id", "at", "id"]).execute();
}
