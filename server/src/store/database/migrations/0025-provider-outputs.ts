import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** What providers made of sources, so that it is there when a person's translation is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, "provider_outputs")
    .addColumn("memory_id", "bigint", (column) => column.notNull().references("memories.id"))
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("source_hash", "bigint", (column) => column.notNull())
    .addColumn("output", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("provider_outputs_key", ["memory_id", "source_hash", "provider"])
    .execute();
  const index = (name: string) => db.schema.createIndex(`provider_outputs_${name}`).on("provider_outputs");
  await index("order").columns(["organization_id", "memory_id", "id"]).execute();
  await index("age").column("created_at").execute();
}
