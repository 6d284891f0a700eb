import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/**
 * What the interfaces of other services need: the memory of a language pair, and glossaries. A file translation has the
 * secret that its file is found by, and the characters that it counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("default_memories")
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organizations.id"))
    .addColumn("user_id", "bigint", (column) => column.notNull())
    .addColumn("source_lang", "text", (column) => column.notNull())
    .addColumn("target_lang", "text", (column) => column.notNull())
    .addColumn("target_region", "text", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("default_memories_key", [
      "organization_id",
      "user_id",
      "source_lang",
      "target_lang",
      "target_region",
    ])
    .execute();
  await ownedTable(db, "glossaries")
    .addColumn("user_id", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("glossaries_order").on("glossaries").columns(["organization_id", "id"]).execute();
  await db.schema
    .createTable("glossary_dictionaries")
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organizations.id"))
    .addColumn("glossary_id", "bigint", (column) => column.notNull())
    .addColumn("source_lang", "text", (column) => column.notNull())
    .addColumn("target_lang", "text", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("import_id", "bigint", (column) => column.notNull())
    .addColumn("entry_count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("glossary_dictionaries_key", [
      "organization_id",
      "glossary_id",
      "source_lang",
      "target_lang",
    ])
    .execute();
  await db.schema.alterTable("file_translations").addColumn("secret", "text").execute();
  await db.schema.alterTable("file_translations").addColumn("characters", "bigint").execute();
}
