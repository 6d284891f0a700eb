import type { Kysely } from "kysely";

/** Prints of the texts before and after the source of an entry in its document; 32 bits each, null without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["previous_print", "next_print"]) {
    await db.schema.alterTable("memory_entries").addColumn(column, "integer").execute();
  }
}
