import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** Requests with an idempotency key, and the responses that their retries get. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, "idempotency_keys")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("body_hash", "text")
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .addColumn("results", "text", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("content_type", "text")
    .addColumn("body", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("idempotency_keys_key", ["organization_id", "key"])
    .execute();
  const index = (name: string) => db.schema.createIndex(`idempotency_keys_${name}`).on("idempotency_keys");
  await index("order").columns(["organization_id", "id"]).execute();
  await index("age").column("created_at").execute();
}
