import { type Kysely, sql } from "kysely";
import { hasSequences, idKinds, sequenceOf } from "../ids.ts";

/** The partitions of the table of entries on PostgreSQL; a memory is in one of them. */
const partitions = 32;

/**
 * The tables of 0.1.0, in the SQL that SQLite and PostgreSQL share; `npm run gen` writes their types with these
 * comments. The log has no foreign keys, because it outlasts other rows. The order of a table's indexes matters: of two
 * that fit equally, SQLite uses the later one.
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
    user_id bigint not null references users (id),
    hash text not null unique, -- SHA-256 in hex; the key itself is never stored.
    first_characters text not null, -- Empty for a short key.
    is_development integer not null, created_at bigint not null, revoked_at bigint,
    -- 1 for a key that the environment sets, which is valid while it does; 0 after it was revoked by hand.
    is_given integer default 0 not null,
    name text,
    expires_at bigint, -- The time from which it is rejected; null for a key that doesn't expire.
    replaced_by bigint,
    last_used_at bigint -- The beginning of the hour; null before the first request.
  );

  create table quotas (
    key_id bigint primary key references keys (id), organization_id bigint not null, window_started_at bigint not null,
    used integer not null, waits_until bigint
  );

  create table memories (
    id bigint primary key, organization_id bigint not null references organizations (id),
    user_id bigint not null references users (id), is_shared integer not null, name text not null,
    source_lang text not null, target_lang text not null, source_region text, target_region text,
    tasks_open integer, -- Imports and exports that have not ended; null before the first one.
    version bigint not null,
    -- Raised by each transaction that changes entries or terms. Indexes use it to find new changes.
    change_no bigint not null,
    created_at bigint not null, updated_at bigint not null, deleted_at bigint,
    termbase_file text, -- The CSV of the last finished export of the termbase.
    termbase_exports_open integer default 0 not null,
    import_error text, -- Why the last import failed; null if it succeeded.
    import_note text -- A note for the user on how the file of the last import was read.
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
    template_id bigint not null references workflow_templates (id), position integer not null, name text not null,
    assignment_type text not null
  );

  create table webhooks (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    url text not null,
    event_types text not null, -- JSON.
    secret text not null,
    previous_secret text, -- The earlier secret, which also signs until previous_secret_until.
    previous_secret_until bigint, created_at bigint not null,
    off_at bigint, -- When its receiver refused further events; null while events are delivered.
    given_up integer default 0 not null, -- The number of deliveries that were given up, and the time of the last one.
    given_up_at bigint,
    user_id bigint, -- The user who registered its URL, and whose visible data it receives; null if unknown.
    -- Whether the webhook receives the checks' findings with the delivery of a job.
    includes_checks integer default 0 not null
  );
  create index webhooks_of on webhooks (organization_id);

  create table tasks (
    id bigint primary key, organization_id bigint not null, kind text not null,
    subject text not null, -- Tasks of one subject run one after the other, in the order of their ids.
    input text not null, -- JSON.
    due_at bigint not null, attempts integer not null,
    leased_by text, -- The owner until leased_until; null while it waits.
    leased_until bigint,
    dead_at bigint, -- The time when the task was given up. The row is kept for the operators of the server.
    error text, created_at bigint not null,
    -- The number of its own failures, without attempts that ended with their process.
    failures integer default 0 not null,
    preferred_by text -- The process that had the required memory open; null for any process.
  );
  create index tasks_subject on tasks (organization_id, subject, id) where dead_at is null;
  create index tasks_due on tasks (organization_id, due_at) where dead_at is null and due_at >= 0;

  create table deliveries (
    id bigint primary key, organization_id bigint not null, webhook_id bigint not null, event_type text not null,
    body text not null, -- JSON, as it is sent.
    due_at bigint not null, attempts integer not null,
    leased_by text, -- The owner until leased_until; null while it waits.
    leased_until bigint, created_at bigint not null, last_attempt_at bigint, last_status integer,
    last_failure text -- The name of the failure when there was no response.
  );
  create index deliveries_due on deliveries (due_at);
  create index deliveries_of on deliveries (webhook_id);

  create table imports (
    id bigint primary key, organization_id bigint not null, memory_id bigint not null,
    name text not null, -- The name of the file, as it appears among the memory's resources.
    file text not null, -- The file's bytes until the import has ended.
    options text not null, -- JSON.
    user_email text not null,
    change_no bigint, -- The memory's change number with which its rows became visible; null before.
    outcome text, -- The result as JSON; null before its end.
    created_at bigint not null
  );
  create index imports_of on imports (memory_id, change_no);

  create table memory_entries (
    id bigint not null, organization_id integer not null, memory_id integer not null, source text not null,
    target text not null,
    pair_hash bigint not null, -- The hash of source and target: the same for equal pairs, and rarely for others.
    resource text,
    document_id bigint, -- The document whose segment it is.
    import_id bigint, -- The import that added the entry, which is invisible until the import has its change number.
    user_email text not null,
    change_no integer, -- The number of its last change; null while it is unchanged since its import.
    created_at bigint not null, updated_at bigint not null,
    deleted_at bigint, -- A deleted entry or term stays as a mark for indexes.
    -- Hashes of the texts before and after the source in its document, signed 32 bits; null if there is none.
    previous_print integer,
    next_print integer, constraint memory_entries_key primary key (id, memory_id, organization_id)
  ) ${byMemory};
  create index memory_entries_changed on memory_entries (memory_id, change_no, id) where change_no is not null;
  create index memory_entries_import on memory_entries (import_id, (id / 64)) where import_id is not null;
  create index memory_entries_pair on memory_entries (pair_hash);
  create index memory_entries_document on memory_entries (document_id, (id / 64)) where document_id is not null;

  create table open_memories ( -- The process that has the engine of a memory open, where several use the database.
    memory_id bigint primary key, organization_id bigint not null, process text not null, open_until bigint not null
  );

  create table terms (
    id bigint primary key, organization_id bigint not null, memory_id bigint not null, source text not null,
    target text not null,
    pair_hash bigint not null, -- The hash of source and target: the same for equal pairs, and rarely for others.
    metadata text not null, -- JSON object of texts.
    import_id bigint not null, -- The import of the term. Unlike entries, every term has one.
    change_no bigint, -- The number of its last change; null while it is unchanged since its import.
    created_at bigint not null,
    deleted_at bigint -- A deleted entry or term stays as a mark for indexes.
  );
  create index terms_changed on terms (memory_id, change_no, id);
  create index terms_import on terms (import_id, id);
  create index terms_pair on terms (memory_id, pair_hash);

  create table source_files (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    content text, -- The name in the file store; null after the bytes were erased.
    size_bytes bigint not null,
    hash text not null, -- The hash that the client sent, otherwise the MD5 of the bytes in hex.
    detected_lang text not null, detected_percent integer not null, category text not null, project_id bigint,
    job_type text, created_at bigint not null, updated_at bigint not null,
    deleted_at bigint -- Null until the file is deleted. The row is kept, because an unknown file has another error.
  );
  create index source_files_of on source_files (organization_id, id);
  create index source_files_content on source_files (content);
  create index sizes_of_source_files on source_files (organization_id, deleted_at, size_bytes) where size_bytes > 0;

  create table file_labels (
    organization_id bigint not null, file_id bigint not null references source_files (id), label text not null,
    position integer not null, constraint file_labels_key primary key (file_id, label)
  );

  create table file_translations (
    id bigint primary key, organization_id bigint not null references organizations (id), file_id bigint not null,
    memory_id bigint not null, config_id bigint,
    key_id bigint not null, -- The key whose usage it counts in.
    is_metered integer not null,
    name text not null, -- The name of the source file, which may be deleted.
    status text not null, error text, content text, size_bytes bigint, created_at bigint not null,
    note text, -- A note for the user on how the file was read.
    secret text, -- The secret with which a client gets the file through the interface of another service.
    characters bigint -- Unicode code points that were translated; null before the end.
  );
  create index file_translations_order on file_translations (organization_id, id);
  create index file_translations_of on file_translations (organization_id, created_at, id);
  create index sizes_of_file_translations on file_translations (organization_id, size_bytes) where size_bytes > 0;

  create table usage (
    organization_id bigint not null, key_id bigint not null,
    day text not null, -- UTC, "2025-03-10".
    characters bigint not null, -- Unicode code points of source text.
    constraint usage_key primary key (key_id, day)
  );

  create table domains (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    created_at bigint not null
  );
  create index domains_of on domains (organization_id);

  create table models (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    created_at bigint not null, provider text not null,
    source_lang text, -- ISO 639-1 and ISO 3166-1; null for any.
    target_lang text, source_region text, target_region text
  );
  create index models_of on models (organization_id);

  create table filter_configs (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    created_at bigint not null, format text not null, description text not null,
    options text not null, -- JSON.
    subfilters text not null, -- JSON: pattern of a context → name of the filter for it.
    srx text not null, -- Segmentation rules as an SRX file; "" for the built-in ones.
    segmentation_name text not null, updated_at bigint not null,
    segmentation text default 'sentence' not null -- "sentence" or "paragraph"
  );
  create index filter_configs_of on filter_configs (organization_id);

  create table domain_metadata (
    organization_id bigint not null, domain_id bigint not null references domains (id), key text not null,
    value text not null, constraint domain_metadata_key primary key (domain_id, key)
  );

  create table domain_models (
    organization_id bigint not null, domain_id bigint not null references domains (id),
    model_id bigint not null references models (id), constraint domain_models_key primary key (domain_id, model_id)
  );

  create table domain_filter_configs (
    organization_id bigint not null, domain_id bigint not null references domains (id),
    config_id bigint not null references filter_configs (id),
    is_default integer not null, -- 1 for the default of its format in this domain.
    constraint domain_filter_configs_key primary key (domain_id, config_id)
  );

  create table jobs (
    id bigint primary key, organization_id bigint not null, name text not null, creation_status text not null,
    status text not null, due bigint, delivered_at bigint,
    is_processing integer not null, -- 0 idle, 1 in progress, −2 failed; connectors may set it.
    processing_error text, -- Why an export or a connector failed; not part of any response.
    export_no bigint not null, -- Counts the exports: only the result of the last one is stored.
    export_type text, export_state text,
    export_content text, -- The name of the ZIP in the file store.
    is_plural integer, workflow_template_id bigint, domain_id bigint,
    -- Counts the changes. Raising it blocks changes of the job by other processes until the transaction ends.
    change_no bigint not null,
    created_at bigint not null, updated_at bigint not null, deleted_at bigint
  );
  create index jobs_of on jobs (organization_id, id);

  create table projects (
    id bigint primary key, organization_id bigint not null, job_id bigint not null, memory_id bigint not null,
    source_lang text not null, target_lang text not null, source_region text, target_region text, name text not null,
    state text not null,
    is_delivered integer not null, -- Whether the project was delivered with its job and hasn't changed since.
    is_archived integer not null, due bigint,
    metadata text not null, -- JSON.
    connector_id text, -- The value of connectorId in the metadata, as text.
    sample_review_percentage integer not null, workflow_template_id bigint not null,
    options text not null, -- JSON: options that have no effect.
    created_at bigint not null, updated_at bigint not null, deleted_at bigint
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
    organization_id bigint not null, project_id bigint not null, name text not null,
    content text not null, -- The name in the file store; documents of one job may share it.
    import_state text not null, import_error text not null, export_state text not null, export_error text not null,
    pretranslation text not null,
    -- JSON: the configuration for reading and writing the file; null to choose the filter by the extension.
    reading text,
    created_at bigint not null, updated_at bigint not null, deleted_at bigint,
    import_note text, -- A note for the user on how the file was read.
    size_bytes bigint -- Null when another document of the job counts the shared bytes, or the size is unknown.
  );
  create index documents_content on documents (content);
  create index documents_of_project on documents (project_id, id);
  create index documents_importing on documents (organization_id, id) where import_state = 'running';
  create index sizes_of_documents on documents (organization_id, deleted_at, size_bytes) where size_bytes > 0;

  create table segments (
    id bigint primary key, organization_id bigint not null, document_id bigint not null, position integer not null,
    source text not null,
    target text not null, -- "" without a translation.
    state text not null, words integer not null, created_at bigint not null, updated_at bigint not null
  );
  create index segments_of on segments (document_id, position);

  create table contents ( -- Texts of Create.
    id bigint primary key, organization_id bigint not null, name text, language text not null, template text not null,
    template_params text not null, -- JSON.
    preferences text, -- JSON.
    content text, created_at bigint not null
  );
  create index contents_of on contents (organization_id, id);

  create table writing_settings (
    organization_id bigint primary key, is_signed integer not null, tone text not null, styleguide text not null
  );

  create table idempotency_keys (
    id bigint primary key, organization_id bigint not null references organizations (id), key text not null,
    fingerprint text not null, -- Hash of the caller and the request, without the bytes of an upload.
    body_hash text, -- Hash of the bytes of an upload; null until all of them have arrived, and without an upload.
    owner text not null, -- The owner until leased_until, while there is no response.
    leased_until bigint not null,
    results text not null, -- JSON: the results of the committed transactions, in their order.
    status integer,
    headers text, -- JSON: the headers for retries, by name.
    body text, created_at bigint not null, constraint idempotency_keys_key unique (organization_id, key)
  );
  create index idempotency_keys_order on idempotency_keys (organization_id, id);
  create index idempotency_keys_age on idempotency_keys (created_at);

  create table uploads (
    id bigint primary key, organization_id bigint not null references organizations (id), name text not null,
    media_type text not null,
    size_bytes bigint, -- The announced size; null if none was announced.
    category text not null,
    labels text not null, -- JSON
    uuid text,
    storage_key text not null, -- Identifies the upload to clients, and its object in the bucket.
    secret text not null, -- Signs the URLs of this upload.
    is_multipart integer not null,
    is_in_bucket integer not null, -- Whether the client uploads to the bucket instead of this server.
    bucket_upload text, status text not null,
    hash text, -- MD5 of the bytes in hex; null before they arrive.
    file_id bigint, created_at bigint not null
  );
  create index uploads_of on uploads (organization_id, status, id);
  create index uploads_by_status on uploads (status, created_at);
  create index uploads_order on uploads (organization_id, id);

  create table upload_parts (
    organization_id bigint not null, upload_id bigint not null references uploads (id), number integer not null,
    content text not null,
    hash text not null, -- MD5 of the bytes in hex.
    size_bytes bigint not null, constraint upload_parts_key primary key (upload_id, number)
  );
  create index sizes_of_upload_parts on upload_parts (organization_id, size_bytes) where size_bytes > 0;

  create table ended_deliveries ( -- Deliveries that arrived or were given up, for the operators of the server.
    id bigint primary key, organization_id bigint not null references organizations (id), webhook_id bigint not null,
    event_type text not null, body text not null, is_delivered integer not null, attempts integer not null,
    last_attempt_at bigint, last_status integer, last_failure text, created_at bigint not null, ended_at bigint not null
  );
  create index ended_deliveries_order on ended_deliveries (organization_id, id);
  create index ended_deliveries_of on ended_deliveries (webhook_id, id);
  create index ended_deliveries_age on ended_deliveries (ended_at);

  create table event_listeners ( -- Commands that receive events while they run.
    id bigint primary key, organization_id bigint not null references organizations (id),
    event_types text not null, -- JSON.
    leased_until bigint not null
  );
  create index event_listeners_of on event_listeners (organization_id);

  create table heard_events ( -- Events that a listener has not read yet.
    id bigint primary key, organization_id bigint not null references organizations (id), listener_id bigint not null,
    event_type text not null,
    body text not null -- JSON, as it is sent.
  );
  create index heard_events_of on heard_events (listener_id, id);

  create table provider_outputs ( -- Providers' translations of plain sources.
    id bigint primary key, organization_id bigint not null references organizations (id),
    memory_id bigint not null references memories (id), provider text not null, source text not null,
    source_hash bigint not null, output text not null, created_at bigint not null,
    constraint provider_outputs_key unique (memory_id, source_hash, provider)
  );
  create index provider_outputs_order on provider_outputs (organization_id, memory_id, id);
  create index provider_outputs_age on provider_outputs (created_at);

  create table audit ( -- Rows are only added: no code changes or deletes a row.
    id bigint primary key, organization_id bigint not null, at bigint not null,
    actor text not null, -- "key 7", "command line", or "server" for acts at its start.
    act text not null,
    object text not null -- "memory 4312"; "everything" for a backup. Never a name or a text.
  );
  create index audit_order on audit (organization_id, at, id);

  create table document_checks ( -- The last findings in a document, for each occasion.
    id bigint primary key, organization_id bigint not null references organizations (id),
    document_id bigint not null references documents (id),
    occasion text not null, -- The occasion: finished XLIFF was returned, or the job was delivered.
    segments integer not null, errors integer not null, warnings integer not null,
    findings text not null, -- JSON; limited in number.
    checked_at bigint not null, constraint document_checks_key unique (document_id, occasion)
  );

  create table token_usage (
    organization_id bigint not null references organizations (id),
    day text not null, -- UTC, "2025-03-10".
    provider text not null, -- The kind of the provider, such as "openai".
    input_tokens bigint not null, output_tokens bigint not null,
    constraint token_usage_key primary key (organization_id, day, provider)
  );

  create table default_memories ( -- The memories for requests that specify none, by language pair.
    organization_id bigint not null references organizations (id),
    user_id bigint not null, -- The ID of the default's owner; 0 for the whole organization.
    source_lang text not null, target_lang text not null,
    target_region text not null, -- "" without a region.
    memory_id bigint not null,
    constraint default_memories_key primary key (organization_id, user_id, source_lang, target_lang, target_region)
  );

  create table glossaries (
    id bigint primary key, organization_id bigint not null references organizations (id), user_id bigint not null,
    name text not null, created_at bigint not null
  );
  create index glossaries_order on glossaries (organization_id, id);

  create table glossary_dictionaries (
    organization_id bigint not null references organizations (id), glossary_id bigint not null,
    source_lang text not null, target_lang text not null,
    memory_id bigint not null, -- The memory whose termbase has the entries.
    import_id bigint not null, entry_count integer not null,
    constraint glossary_dictionaries_key primary key (organization_id, glossary_id, source_lang, target_lang)
  );
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = hasSequences(db);
  const statements = tables(isPostgres ? "partition by hash (memory_id)" : "")
    .replaceAll(/-- .*$/gm, "")
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
