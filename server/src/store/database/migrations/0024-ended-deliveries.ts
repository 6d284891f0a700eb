import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** How deliveries went, also those that have ended, and the commands that listen to events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ["last_attempt_at", "bigint"],
    ["last_status", "integer"],
    ["last_failure", "text"],
  ] as const) {
    await db.schema.alterTable("deliveries").addColumn(name, type).execute();
  }
  await ownedTable(db, "ended_deliveries")
    .addColumn("webhook_id", "bigint", (column) => column.notNull())
    .addColumn("event_type", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("is_delivered", "integer", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("last_attempt_at", "bigint")
    .addColumn("last_status", "integer")
    .addColumn("last_failure", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint", (column) => column.notNull())
    .execute();
  await ownedTable(db, "event_listeners")
    .addColumn("event_types", "text", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .execute();
  await ownedTable(db, "heard_events")
    .addColumn("listener_id", "bigint", (column) => column.notNull())
    .addColumn("event_type", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index("ended_deliveries_order", "ended_deliveries", ["organization_id", "id"]);
  await index("ended_deliveries_of", "ended_deliveries", ["webhook_id", "id"]);
  await index("ended_deliveries_age", "ended_deliveries", ["ended_at"]);
  await index("event_listeners_of", "event_listeners", ["organization_id"]);
  await index("heard_events_of", "heard_events", ["listener_id", "id"]);
}
