import type { Kysely } from "kysely";

/** What is in the memories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("change_no", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("memory_entries")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("pair_hash", "bigint", (column) => column.notNull())
    .addColumn("resource", "text")
    .addColumn("document_id", "bigint")
    .addColumn("import_id", "bigint")
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("change_no", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createTable("terms")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("pair_hash", "bigint", (column) => column.notNull())
    .addColumn("metadata", "text", (column) => column.notNull())
    .addColumn("import_id", "bigint", (column) => column.notNull())
    .addColumn("change_no", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema.alterTable("memories").addColumn("termbase_file", "text").execute();
  await db.schema
    .alterTable("memories")
    .addColumn("termbase_exports_open", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("imports_of").on("imports").columns(["memory_id", "change_no"]).execute();
  for (const table of ["memory_entries", "terms"]) {
    await db.schema.createIndex(`${table}_changed`).on(table).columns(["memory_id", "change_no", "id"]).execute();
    await db.schema.createIndex(`${table}_import`).on(table).columns(["import_id", "id"]).execute();
    await db.schema.createIndex(`${table}_pair`).on(table).columns(["memory_id", "pair_hash"]).execute();
  }
  await db.schema.createIndex("memory_entries_document").on("memory_entries").column("document_id").execute();
}
