import type { Kysely } from "kysely";

/** What Create writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contents")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("template", "text", (column) => column.notNull())
    .addColumn("template_params", "text", (column) => column.notNull())
    .addColumn("preferences", "text")
    .addColumn("content", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("writing_settings")
    .addColumn("organization_id", "bigint", (column) => column.primaryKey())
    .addColumn("is_signed", "integer", (column) => column.notNull())
    .addColumn("tone", "text", (column) => column.notNull())
    .addColumn("styleguide", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("contents_of").on("contents").columns(["organization_id", "id"]).execute();
}
