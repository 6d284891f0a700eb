import type { CreateTableBuilder, Kysely } from "kysely";

/** Begins a table whose rows have an id and belong to an organization. */
export function ownedTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(name)
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull().references("organizations.id"));
}
