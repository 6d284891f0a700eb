import type { Kysely } from "kysely";

/** Tasks and deliveries: work that continues after the response. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tasks")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("input", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("leased_by", "text")
    .addColumn("leased_until", "bigint")
    .addColumn("dead_at", "bigint")
    .addColumn("error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("webhook_id", "bigint", (column) => column.notNull())
    .addColumn("event_type", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("leased_by", "text")
    .addColumn("leased_until", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("tasks_subject").on("tasks").columns(["subject", "id"]).execute();
  await db.schema.createIndex("tasks_due").on("tasks").column("due_at").execute();
  await db.schema.createIndex("deliveries_due").on("deliveries").column("due_at").execute();
  await db.schema.createIndex("deliveries_of").on("deliveries").column("webhook_id").execute();
}
