import type { Kysely } from "kysely";
import { ownedTable } from "./owned-table.ts";

/** What checks found when translations of a document were returned or delivered, and webhooks that receive it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, "document_checks")
    .addColumn("document_id", "bigint", (column) => column.notNull().references("documents.id"))
    .addColumn("occasion", "text", (column) => column.notNull())
    .addColumn("segments", "integer", (column) => column.notNull())
    .addColumn("errors", "integer", (column) => column.notNull())
    .addColumn("warnings", "integer", (column) => column.notNull())
    .addColumn("findings", "text", (column) => column.notNull())
    .addColumn("checked_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("document_checks_key", ["document_id", "occasion"])
    .execute();
  await db.schema
    .alterTable("webhooks")
    .addColumn("includes_checks", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
