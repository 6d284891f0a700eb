import type { Kysely } from "kysely";

/** Rows in the order of lists, so that a page is read without the rows before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index("memories_order", "memories", ["organization_id", "id"]);
  await index("uploads_order", "uploads", ["organization_id", "id"]);
  await index("file_translations_order", "file_translations", ["organization_id", "id"]);
  for (const name of ["file_translations_of", "documents_of_project"]) await db.schema.dropIndex(name).execute();
  await index("file_translations_of", "file_translations", ["organization_id", "created_at", "id"]);
  await index("documents_of_project", "documents", ["project_id", "id"]);
}
