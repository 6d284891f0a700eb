import { type Kysely, sql } from "kysely";

/**
 * The sizes of documents, and indexes that have the sizes of all bytes of an organization in them. They are partial, so
 * that no other query uses them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("documents").addColumn("size_bytes", "bigint").execute();
  const index = (table: string, columns: string[]) =>
    db.schema.createIndex(`sizes_of_${table}`).on(table).columns(columns).where(sql<boolean>`size_bytes > 0`).execute();
  for (const table of ["source_files", "documents"])
    await index(table, ["organization_id", "deleted_at", "size_bytes"]);
  for (const table of ["file_translations", "upload_parts"]) await index(table, ["organization_id", "size_bytes"]);
}
