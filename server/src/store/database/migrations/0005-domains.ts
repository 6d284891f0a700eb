import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** Domains with their models, filter configurations and metadata. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const named = (name: string) =>
    ownedTable(db, name)
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull());
  const ofDomain = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("organization_id", "bigint", (column) => column.notNull())
      .addColumn("domain_id", "bigint", (column) => column.notNull().references("domains.id"));
  await named("domains").execute();
  await named("models")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("source_lang", "text")
    .addColumn("target_lang", "text")
    .addColumn("source_region", "text")
    .addColumn("target_region", "text")
    .execute();
  await named("filter_configs")
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("subfilters", "text", (column) => column.notNull())
    .addColumn("srx", "text", (column) => column.notNull())
    .addColumn("segmentation_name", "text", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await ofDomain("domain_metadata")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("domain_metadata_key", ["domain_id", "key"])
    .execute();
  await ofDomain("domain_models")
    .addColumn("model_id", "bigint", (column) => column.notNull().references("models.id"))
    .addPrimaryKeyConstraint("domain_models_key", ["domain_id", "model_id"])
    .execute();
  await ofDomain("domain_filter_configs")
    .addColumn("config_id", "bigint", (column) => column.notNull().references("filter_configs.id"))
    .addColumn("is_default", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("domain_filter_configs_key", ["domain_id", "config_id"])
    .execute();
  for (const table of ["domains", "models", "filter_configs"]) {
    await db.schema.createIndex(`${table}_of`).on(table).column("organization_id").execute();
  }
}
