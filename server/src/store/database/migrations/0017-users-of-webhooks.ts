import type { Kysely } from "kysely";

/**
 * Whose webhook it is. Of an organization with one user it is that one's; otherwise that is unknown, and it receives what
 * the whole organization may see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const known = db as Kysely<{
    users: { id: number; organization_id: number };
    webhooks: { organization_id: number; user_id: number };
  }>;
  await db.schema.alterTable("webhooks").addColumn("user_id", "bigint").execute();
  const alone = await known
    .selectFrom("users")
    .select(["organization_id", ({ fn }) => fn.min("id").as("id")])
    .groupBy("organization_id")
    .having(({ fn }) => fn.countAll(), "=", 1)
    .execute();
  for (const { organization_id, id } of alone) {
    await known
      .updateTable("webhooks")
      .set({ user_id: Number(id) })
      .where("organization_id", "=", organization_id)
      .execute();
  }
}
