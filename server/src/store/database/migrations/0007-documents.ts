import type { CreateTableBuilder, Kysely } from "kysely";

const counts = [
  "segments",
  "confirmed",
  "reviewed",
  "final",
  "words",
  "tokens",
  "confirmed_words",
  "reviewed_words",
  "exact_words",
  "fuzzy_words",
];

const withCounts = (table: CreateTableBuilder<string, string>) =>
  counts.reduce((builder, name) => builder.addColumn(name, "bigint", (column) => column.notNull()), table);

/** Documents with what is to be translated in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withCounts(db.schema.createTable("documents").addColumn("id", "bigint", (column) => column.primaryKey()))
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("project_id", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("import_state", "text", (column) => column.notNull())
    .addColumn("import_error", "text", (column) => column.notNull())
    .addColumn("export_state", "text", (column) => column.notNull())
    .addColumn("export_error", "text", (column) => column.notNull())
    .addColumn("pretranslation", "text", (column) => column.notNull())
    .addColumn("reading", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createTable("segments")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("document_id", "bigint", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("words", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("documents_of_project").on("documents").column("project_id").execute();
  await db.schema.createIndex("source_files_content").on("source_files").column("content").execute();
  await db.schema.createIndex("documents_content").on("documents").column("content").execute();
  await db.schema.createIndex("segments_of").on("segments").columns(["document_id", "position"]).execute();
}
