import { type Kysely, sql } from "kysely";

/** Rows in the order of lists, so that a page is read without the rows before it; and imports under way, to count them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index("memories_order", "memories", ["organization_id", "id"]);
  await index("uploads_order", "uploads", ["organization_id", "id"]);
  await index("file_translations_order", "file_translations", ["organization_id", "id"]);
  const replaced = ["file_translations_of", "documents_of_project", "projects_of_job"];
  for (const name of replaced) await db.schema.dropIndex(name).execute();
  await index("file_translations_of", "file_translations", ["organization_id", "created_at", "id"]);
  await index("documents_of_project", "documents", ["project_id", "id"]);
  await index("projects_of_job", "projects", ["job_id", "id"]);
  await db.schema
    .createIndex("documents_importing")
    .on("documents")
    .columns(["organization_id", "id"])
    .where(sql<boolean>`import_state = 'running'`)
    .execute();
}
