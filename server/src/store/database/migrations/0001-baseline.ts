import { type Kysely, sql } from "kysely";
import { hasSequences, idKinds, sequenceOf } from "../ids.ts";

/** The partitions of the table of entries on PostgreSQL; a memory is in one of them. */
const partitions = 32;

/**
 * The tables of 0.1.0, in the SQL that SQLite and PostgreSQL share. The log has no foreign keys, because it outlasts
 * other rows. The order of a table's indexes matters: of two that fit equally, SQLite uses the later one.
 *
 * The key of entries includes the columns by which PostgreSQL partitions and Citus would distribute. Both need these
 * columns in every unique index, although IDs are unique. Most of a database consists of entries, so their indexes are
 * small on PostgreSQL. The key's three numbers take 16 bytes, and up to 64 neighbors share an `id / 64`.
 */
const tables = (byMemory: string) => `
  create table counters (
    kind text primary key, next bigint not null
  );

  create table organizations (
    id bigint primary key, name text not null unique, plan text not null, created_at bigint not null
  );

  create table users (
    id bigint primary key, organization_id bigint not null references organizations (id), email text not null,
    created_at bigint not null, constraint users_email unique (organization_id, email)
  );

  create table keys (
    id bigint primary key, organization_id bigint not null references organizations (id),
    user_id bigint not null references users (id), hash text not null unique, first_characters text not null,
    is_development integer not null, created_at bigint not null, revoked_at bigint,
    is_given integer default 0 not null, name text, expires_at bigint, replaced_by bigint, last_used_at bigint
  );

  create table quotas (
    key_id bigint primary key references keys (id), organization_id bigint not null,
    window_started_at bigint not null, used integer not null, waits_until bigint
  );

  create table memories (
    id bigint primary key, organization_id bigint not null references organizations (id),
    user_id bigint not null references users (id), is_shared integer not null, name text not null,
    source_lang text not null, target_lang text not null, source_region text, target_region text,
    tasks_open integer, version bigint not null, change_no bigint not null, created_at bigint not null,
    updated_at bigint not null, deleted_at bigint, termbase_file text,
    termbase_exports_open integer default 0 not null, import_error text, import_note text
  );
  create index memories_of on memories (organization_id, user_id);
  create index memories_order on memories (organization_id, id);

  create table memory_resources (
    organization_id bigint not null, memory_id bigint not null references memories (id), name text not null,
    position integer not null, constraint memory_resources_key primary key (memory_id, name)
  );

  create table workflow_templates (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null
  );

  create table workflow_stages (
    id bigint primary key, organization_id bigint not null references organizations (id),
    template_id bigint not null references workflow_templates (id), position integer not null,
    name text not null, assignment_type text not null
  );

  create table webhooks (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    url text not null, event_types text not null, secret text not null, previous_secret text,
    previous_secret_until bigint, created_at bigint not null, off_at bigint,
    given_up integer default 0 not null, given_up_at bigint, user_id bigint,
    includes_checks integer default 0 not null
  );
  create index webhooks_of on webhooks (organization_id);

  create table tasks (
    id bigint primary key, organization_id bigint not null, kind text not null, subject text not null,
    input text not null, due_at bigint not null, attempts integer not null, leased_by text, leased_until bigint,
    dead_at bigint, error text, created_at bigint not null, failures integer default 0 not null, preferred_by text
  );
  create index tasks_subject on tasks (organization_id, subject, id) where dead_at is null;
  create index tasks_due on tasks (organization_id, due_at) where dead_at is null and due_at >= 0;

  create table deliveries (
    id bigint primary key, organization_id bigint not null, webhook_id bigint not null,
    event_type text not null, body text not null, due_at bigint not null, attempts integer not null,
    leased_by text, leased_until bigint, created_at bigint not null, last_attempt_at bigint,
    last_status integer, last_failure text
  );
  create index deliveries_due on deliveries (due_at);
  create index deliveries_of on deliveries (webhook_id);

  create table imports (
    id bigint primary key, organization_id bigint not null, memory_id bigint not null, name text not null,
    file text not null, options text not null, user_email text not null, change_no bigint,
    outcome text, created_at bigint not null
  );
  create index imports_of on imports (memory_id, change_no);

  create table memory_entries (
    id bigint not null, organization_id integer not null, memory_id integer not null, source text not null,
    target text not null, pair_hash bigint not null, resource text, document_id bigint, import_id bigint,
    user_email text not null, change_no integer, created_at bigint not null, updated_at bigint not null,
    deleted_at bigint, previous_print integer, next_print integer,
    constraint memory_entries_key primary key (id, memory_id, organization_id)
  ) ${byMemory};
  create index memory_entries_changed on memory_entries (memory_id, change_no, id) where change_no is not null;
  create index memory_entries_import on memory_entries (import_id, (id / 64)) where import_id is not null;
  create index memory_entries_pair on memory_entries (pair_hash);
  create index memory_entries_document on memory_entries (document_id, (id / 64)) where document_id is not null;

  create table open_memories (
    memory_id bigint primary key, organization_id bigint not null, process text not null, open_until bigint not null
  );

  create table terms (
    id bigint primary key, organization_id bigint not null, memory_id bigint not null, source text not null,
    target text not null, pair_hash bigint not null, metadata text not null, import_id bigint not null,
    change_no bigint, created_at bigint not null, deleted_at bigint
  );
  create index terms_changed on terms (memory_id, change_no, id);
  create index terms_import on terms (import_id, id);
  create index terms_pair on terms (memory_id, pair_hash);

  create table source_files (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    content text, size_bytes bigint not null, hash text not null, detected_lang text not null,
    detected_percent integer not null, category text not null, project_id bigint, job_type text,
    created_at bigint not null, updated_at bigint not null, deleted_at bigint
  );
  create index source_files_of on source_files (organization_id, id);
  create index source_files_content on source_files (content);
  create index sizes_of_source_files on source_files (organization_id, deleted_at, size_bytes) where size_bytes > 0;

  create table file_labels (
    organization_id bigint not null, file_id bigint not null references source_files (id), label text not null,
    position integer not null, constraint file_labels_key primary key (file_id, label)
  );

  create table file_translations (
    id bigint primary key, organization_id bigint not null references organizations (id),
    file_id bigint not null, memory_id bigint not null, config_id bigint, key_id bigint not null,
    is_metered integer not null, name text not null, status text not null, error text, content text,
    size_bytes bigint, created_at bigint not null, note text, secret text, characters bigint
  );
  create index file_translations_order on file_translations (organization_id, id);
  create index file_translations_of on file_translations (organization_id, created_at, id);
  create index sizes_of_file_translations on file_translations (organization_id, size_bytes) where size_bytes > 0;

  create table usage (
    organization_id bigint not null, key_id bigint not null, day text not null, characters bigint not null,
    constraint usage_key primary key (key_id, day)
  );

  create table domains (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    created_at bigint not null
  );
  create index domains_of on domains (organization_id);

  create table models (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    created_at bigint not null, provider text not null, source_lang text, target_lang text, source_region text,
    target_region text
  );
  create index models_of on models (organization_id);

  create table filter_configs (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    created_at bigint not null, format text not null, description text not null, options text not null,
    subfilters text not null, srx text not null, segmentation_name text not null, updated_at bigint not null,
    segmentation text default 'sentence' not null
  );
  create index filter_configs_of on filter_configs (organization_id);

  create table domain_metadata (
    organization_id bigint not null, domain_id bigint not null references domains (id), key text not null,
    value text not null, constraint domain_metadata_key primary key (domain_id, key)
  );

  create table domain_models (
    organization_id bigint not null, domain_id bigint not null references domains (id),
    model_id bigint not null references models (id),
    constraint domain_models_key primary key (domain_id, model_id)
  );

  create table domain_filter_configs (
    organization_id bigint not null, domain_id bigint not null references domains (id),
    config_id bigint not null references filter_configs (id), is_default integer not null,
    constraint domain_filter_configs_key primary key (domain_id, config_id)
  );

  create table jobs (
    id bigint primary key, organization_id bigint not null, name text not null, creation_status text not null,
    status text not null, due bigint, delivered_at bigint, is_processing integer not null,
    processing_error text, export_no bigint not null, export_type text, export_state text, export_content text,
    is_plural integer, workflow_template_id bigint, domain_id bigint, change_no bigint not null,
    created_at bigint not null, updated_at bigint not null, deleted_at bigint
  );
  create index jobs_of on jobs (organization_id, id);

  create table projects (
    id bigint primary key, organization_id bigint not null, job_id bigint not null, memory_id bigint not null,
    source_lang text not null, target_lang text not null, source_region text, target_region text,
    name text not null, state text not null, is_delivered integer not null, is_archived integer not null,
    due bigint, metadata text not null, connector_id text, sample_review_percentage integer not null,
    workflow_template_id bigint not null, options text not null, created_at bigint not null,
    updated_at bigint not null, deleted_at bigint
  );
  create index projects_of on projects (organization_id, id);
  create index projects_of_job on projects (job_id, id);

  create table stage_assignments (
    organization_id bigint not null, project_id bigint not null, stage_id bigint not null, email text not null,
    constraint stage_assignments_key primary key (project_id, stage_id)
  );

  create table documents (
    id bigint primary key, segments bigint not null, confirmed bigint not null, reviewed bigint not null,
    final bigint not null, words bigint not null, tokens bigint not null, confirmed_words bigint not null,
    reviewed_words bigint not null, exact_words bigint not null, fuzzy_words bigint not null,
    organization_id bigint not null, project_id bigint not null, name text not null, content text not null,
    import_state text not null, import_error text not null, export_state text not null,
    export_error text not null, pretranslation text not null, reading text, created_at bigint not null,
    updated_at bigint not null, deleted_at bigint, import_note text, size_bytes bigint
  );
  create index documents_content on documents (content);
  create index documents_of_project on documents (project_id, id);
  create index documents_importing on documents (organization_id, id) where import_state = 'running';
  create index sizes_of_documents on documents (organization_id, deleted_at, size_bytes) where size_bytes > 0;

  create table segments (
    id bigint primary key, organization_id bigint not null, document_id bigint not null,
    position integer not null, source text not null, target text not null, state text not null,
    words integer not null, created_at bigint not null, updated_at bigint not null
  );
  create index segments_of on segments (document_id, position);

  create table contents (
    id bigint primary key, organization_id bigint not null, name text, language text not null,
    template text not null, template_params text not null, preferences text, content text,
    created_at bigint not null
  );
  create index contents_of on contents (organization_id, id);

  create table writing_settings (
    organization_id bigint primary key, is_signed integer not null, tone text not null, styleguide text not null
  );

  create table idempotency_keys (
    id bigint primary key, organization_id bigint not null references organizations (id), key text not null,
    fingerprint text not null, body_hash text, owner text not null, leased_until bigint not null,
    results text not null, status integer, headers text, body text, created_at bigint not null,
    constraint idempotency_keys_key unique (organization_id, key)
  );
  create index idempotency_keys_order on idempotency_keys (organization_id, id);
  create index idempotency_keys_age on idempotency_keys (created_at);

  create table uploads (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    media_type text not null, size_bytes bigint, category text not null, labels text not null, uuid text,
    storage_key text not null, secret text not null, is_multipart integer not null,
    is_in_bucket integer not null, bucket_upload text, status text not null, hash text, file_id bigint,
    created_at bigint not null
  );
  create index uploads_of on uploads (organization_id, status, id);
  create index uploads_by_status on uploads (status, created_at);
  create index uploads_order on uploads (organization_id, id);

  create table upload_parts (
    organization_id bigint not null, upload_id bigint not null references uploads (id), number integer not null,
    content text not null, hash text not null, size_bytes bigint not null,
    constraint upload_parts_key primary key (upload_id, number)
  );
  create index sizes_of_upload_parts on upload_parts (organization_id, size_bytes) where size_bytes > 0;

  create table ended_deliveries (
    id bigint primary key, organization_id bigint not null references organizations (id),
    webhook_id bigint not null, event_type text not null, body text not null, is_delivered integer not null,
    attempts integer not null, last_attempt_at bigint, last_status integer, last_failure text,
    created_at bigint not null, ended_at bigint not null
  );
  create index ended_deliveries_order on ended_deliveries (organization_id, id);
  create index ended_deliveries_of on ended_deliveries (webhook_id, id);
  create index ended_deliveries_age on ended_deliveries (ended_at);

  create table event_listeners (
    id bigint primary key, organization_id bigint not null references organizations (id),
    event_types text not null, leased_until bigint not null
  );
  create index event_listeners_of on event_listeners (organization_id);

  create table heard_events (
    id bigint primary key, organization_id bigint not null references organizations (id),
    listener_id bigint not null, event_type text not null, body text not null
  );
  create index heard_events_of on heard_events (listener_id, id);

  create table provider_outputs (
    id bigint primary key, organization_id bigint not null references organizations (id),
    memory_id bigint not null references memories (id), provider text not null, source text not null,
    source_hash bigint not null, output text not null, created_at bigint not null,
    constraint provider_outputs_key unique (memory_id, source_hash, provider)
  );
  create index provider_outputs_order on provider_outputs (organization_id, memory_id, id);
  create index provider_outputs_age on provider_outputs (created_at);

  create table audit (
    id bigint primary key, organization_id bigint not null, at bigint not null, actor text not null,
    act text not null, object text not null
  );
  create index audit_order on audit (organization_id, at, id);

  create table document_checks (
    id bigint primary key, organization_id bigint not null references organizations (id),
    document_id bigint not null references documents (id), occasion text not null, segments integer not null,
    errors integer not null, warnings integer not null, findings text not null, checked_at bigint not null,
    constraint document_checks_key unique (document_id, occasion)
  );

  create table token_usage (
    organization_id bigint not null references organizations (id), day text not null, provider text not null,
    input_tokens bigint not null, output_tokens bigint not null,
    constraint token_usage_key primary key (organization_id, day, provider)
  );

  create table default_memories (
    organization_id bigint not null references organizations (id), user_id bigint not null,
    source_lang text not null, target_lang text not null, target_region text not null,
    memory_id bigint not null,
    constraint default_memories_key primary key (organization_id, user_id, source_lang, target_lang, target_region)
  );

  create table glossaries (
    id bigint primary key, organization_id bigint not null references organizations (id),
    user_id bigint not null, name text not null, created_at bigint not null
  );
  create index glossaries_order on glossaries (organization_id, id);

  create table glossary_dictionaries (
    organization_id bigint not null references organizations (id), glossary_id bigint not null,
    source_lang text not null, target_lang text not null, memory_id bigint not null, import_id bigint not null,
    entry_count integer not null,
    constraint glossary_dictionaries_key primary key (organization_id, glossary_id, source_lang, target_lang)
  );
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = hasSequences(db);
  const statements = tables(isPostgres ? "partition by hash (memory_id)" : "")
    .split(";")
    .filter((statement) => statement.trim() !== "");
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (!isPostgres) return;
  for (const kind of idKinds) await sql.raw(`create sequence ${sequenceOf(kind)}`).execute(db);
  for (let at = 0; at < partitions; at++) {
    const values = `with (modulus ${partitions}, remainder ${at})`;
    await sql.raw(`create table memory_entries_${at} partition of memory_entries for values ${values}`).execute(db);
  }
}
