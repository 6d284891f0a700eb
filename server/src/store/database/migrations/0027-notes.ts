import type { Kysely } from "kysely";

/** Notes for users on how their files were read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["memories", "documents"]) {
    await db.schema.alterTable(table).addColumn("import_note", "text").execute();
  }
  await db.schema.alterTable("file_translations").addColumn("note", "text").execute();
}
