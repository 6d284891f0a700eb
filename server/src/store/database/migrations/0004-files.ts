import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** Uploaded files, their labels and translations, and what was used of translation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, "source_files")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addColumn("size_bytes", "bigint", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("detected_lang", "text", (column) => column.notNull())
    .addColumn("detected_percent", "integer", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("project_id", "bigint")
    .addColumn("job_type", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createTable("file_labels")
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("file_id", "bigint", (column) => column.notNull().references("source_files.id"))
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("file_labels_key", ["file_id", "label"])
    .execute();
  await ownedTable(db, "file_translations")
    .addColumn("file_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("config_id", "bigint")
    .addColumn("key_id", "bigint", (column) => column.notNull())
    .addColumn("is_metered", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("error", "text")
    .addColumn("content", "text")
    .addColumn("size_bytes", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("usage")
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("key_id", "bigint", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("characters", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("usage_key", ["key_id", "day"])
    .execute();
  await db.schema.createIndex("source_files_of").on("source_files").columns(["organization_id", "id"]).execute();
  await db.schema
    .createIndex("file_translations_of")
    .on("file_translations")
    .columns(["organization_id", "created_at"])
    .execute();
}
