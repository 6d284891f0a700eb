import type { Kysely } from "kysely";

/** The entries of a document in the order of their ids, so that a page of them is found without sorting all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("memory_entries_document").execute();
  await db.schema.createIndex("memory_entries_document").on("memory_entries").columns(["document_id", "id"]).execute();
}
