import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** Files that go straight to storage, and the parts of those that come in several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, "uploads")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("media_type", "text", (column) => column.notNull())
    .addColumn("size_bytes", "bigint")
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("labels", "text", (column) => column.notNull())
    .addColumn("uuid", "text")
    .addColumn("storage_key", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("is_multipart", "integer", (column) => column.notNull())
    .addColumn("is_in_bucket", "integer", (column) => column.notNull())
    .addColumn("bucket_upload", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("hash", "text")
    .addColumn("file_id", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("upload_parts")
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("upload_id", "bigint", (column) => column.notNull().references("uploads.id"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("size_bytes", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("upload_parts_key", ["upload_id", "number"])
    .execute();
  await db.schema.createIndex("uploads_of").on("uploads").columns(["organization_id", "status", "id"]).execute();
  await db.schema.createIndex("uploads_by_status").on("uploads").columns(["status", "created_at"]).execute();
}
