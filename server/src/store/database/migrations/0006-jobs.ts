import type { Kysely } from "kysely";

/** Jobs, their projects, and who works on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("creation_status", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("due", "bigint")
    .addColumn("delivered_at", "bigint")
    .addColumn("is_processing", "integer", (column) => column.notNull())
    .addColumn("processing_error", "text")
    .addColumn("export_no", "bigint", (column) => column.notNull())
    .addColumn("export_type", "text")
    .addColumn("export_state", "text")
    .addColumn("export_content", "text")
    .addColumn("is_plural", "integer")
    .addColumn("workflow_template_id", "bigint")
    .addColumn("domain_id", "bigint")
    .addColumn("change_no", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createTable("projects")
    .addColumn("id", "bigint", (column) => column.primaryKey())
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("job_id", "bigint", (column) => column.notNull())
    .addColumn("memory_id", "bigint", (column) => column.notNull())
    .addColumn("source_lang", "text", (column) => column.notNull())
    .addColumn("target_lang", "text", (column) => column.notNull())
    .addColumn("source_region", "text")
    .addColumn("target_region", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("is_delivered", "integer", (column) => column.notNull())
    .addColumn("is_archived", "integer", (column) => column.notNull())
    .addColumn("due", "bigint")
    .addColumn("metadata", "text", (column) => column.notNull())
    .addColumn("connector_id", "text")
    .addColumn("sample_review_percentage", "integer", (column) => column.notNull())
    .addColumn("workflow_template_id", "bigint", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createTable("stage_assignments")
    .addColumn("organization_id", "bigint", (column) => column.notNull())
    .addColumn("project_id", "bigint", (column) => column.notNull())
    .addColumn("stage_id", "bigint", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stage_assignments_key", ["project_id", "stage_id"])
    .execute();
  await db.schema.createIndex("jobs_of").on("jobs").columns(["organization_id", "id"]).execute();
  await db.schema.createIndex("projects_of").on("projects").columns(["organization_id", "id"]).execute();
  await db.schema.createIndex("projects_of_job").on("projects").column("job_id").execute();
}
