import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("counters")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("next", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("organizations")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await ownedTable(db, "users")
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("users_email", ["organization_id", "email"])
    .execute();
  await ownedTable(db, "keys")
    .addColumn("user_id", "bigint", (column) => column.notNull().references("users.id"))
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("first_characters", "text", (column) => column.notNull())
    .addColumn("is_development", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await db.schema
    .createTable("quotas")
    .addColumn("key_id", "bigint", (column) => column.primaryKey().references("keys.id"))
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("window_started_at", "bigint", (column) => column.notNull())
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("waits_until", "bigint")
    .execute();
  await ownedTable(db, "memories")
    .addColumn("user_id", "bigint", (column) => column.notNull().references("users.id"))
    .addColumn("is_shared", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("source_lang", "text", (column) => column.notNull())
    .addColumn("target_lang", "text", (column) => column.notNull())
    .addColumn("source_region", "text")
    .addColumn("target_region", "text")
    .addColumn("tasks_open", "integer")
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("change_no", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createTable("memory_resources")
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull().references("memories.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("memory_resources_key", ["memory_id", "name"])
    .execute();
  await ownedTable(db, "workflow_templates")
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  await ownedTable(db, "workflow_stages")
    .addColumn("template_id", "bigint", (column) => column.notNull().references("workflow_templates.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("assignment_type", "text", (column) => column.notNull())
    .execute();
  await ownedTable(db, "webhooks")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("event_types", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("previous_secret", "text")
    .addColumn("previous_secret_until", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("memories_of").on("memories").columns(["organization_id", "user_id"]).execute();
  await db.schema.createIndex("webhooks_of").on("webhooks").column("organization_id").execute();
}
