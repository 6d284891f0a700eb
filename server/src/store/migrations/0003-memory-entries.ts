import type { Kysely } from "kysely";

/** What is in the memories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("change_no", "bigint")
    .execute();
  await db.schema
    .createTable("memory_entries")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("resource", "text")
    .addColumn("document_id", "bigint")
    .addColumn("import_id", "bigint")
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("change_no", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema.createIndex("imports_of").on("imports").columns(["memory_id", "change_no"]).execute();
  await db.schema.createIndex("memory_entries_of").on("memory_entries").columns(["memory_id", "change_no"]).execute();
  await db.schema.createIndex("memory_entries_import").on("memory_entries").column("import_id").execute();
  await db.schema.createIndex("memory_entries_document").on("memory_entries").column("document_id").execute();
}
