import type { Kysely } from "kysely";

/** What a key is for, when it expires, what replaced it, and when it was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("keys").addColumn("name", "text").execute();
  await db.schema.alterTable("keys").addColumn("expires_at", "bigint").execute();
  await db.schema.alterTable("keys").addColumn("replaced_by", "bigint").execute();
  await db.schema.alterTable("keys").addColumn("last_used_at", "bigint").execute();
}
