import { type Kysely, sql } from "kysely";

/** Which keys came from the environment, and less to see of them: all of a short one was there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("keys")
    .addColumn("is_given", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // All other development keys begin so.
  await sql`update keys set is_given = 1, first_characters = substr(first_characters, 1, 2)
    where is_development = 1 and substr(first_characters, 1, 4) <> 'dev_'`.execute(db);
}
