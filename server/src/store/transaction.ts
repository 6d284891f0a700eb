import { Accounts } from "./accounts/accounts.ts";
import { Audit } from "./accounts/audit.ts";
import { Domains } from "./accounts/domains.ts";
import { Usage } from "./accounts/usage.ts";
import { Workflows } from "./accounts/workflows.ts";
import { Backlog } from "./background/backlog.ts";
import { Idempotency } from "./background/idempotency.ts";
import { Leases } from "./background/leases.ts";
import { Tasks } from "./background/tasks.ts";
import type { StoreContext } from "./database/context.ts";
import { Installation } from "./database/installation.ts";
import { FileTranslations } from "./files/file-translations.ts";
import { Files } from "./files/files.ts";
import { StoredBytes } from "./files/stored-bytes.ts";
import { Uploads } from "./files/uploads.ts";
import { Contents } from "./jobs/contents.ts";
import { DocumentChecks } from "./jobs/document-checks.ts";
import { Documents } from "./jobs/documents.ts";
import { Jobs } from "./jobs/jobs.ts";
import { Projects } from "./jobs/projects.ts";
import { Segments } from "./jobs/segments.ts";
import { DefaultMemories } from "./memories/default-memories.ts";
import { Entries } from "./memories/entries.ts";
import { Glossaries } from "./memories/glossaries.ts";
import { Imports } from "./memories/imports.ts";
import { Memories } from "./memories/memories.ts";
import { OpenMemories } from "./memories/open-memories.ts";
import { ProviderOutputs } from "./memories/provider-outputs.ts";
import { Terms } from "./memories/terms.ts";
import { Owners } from "./owners.ts";
import { Deliveries } from "./webhooks/deliveries.ts";
import { EventListeners } from "./webhooks/event-listeners.ts";
import { Outbox } from "./webhooks/outbox.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

/**
 * The parts of the store over one connection. In a transaction all of what they write is kept, or nothing.
 *
 * Every transaction locks rows in this order, and those of one table by ascending id, so that no two wait for each other:
 *
 * 1. `tasks`: the task that writes
 * 2. `uploads`, then `sourceFiles`
 * 3. `jobs`: guards its projects, documents and segments, which only a transaction with the job changes together
 * 4. `memories`: guards its entries, terms, imports, resources and dictionaries
 * 5. `documents`
 * 6. `webhooks` and `eventListeners`: guard the deliveries and events for them
 * 7. `deliveries`, `usage`, `idempotencyKeys`
 *
 * A transaction that adds a task has locked the row that the task's subject names. So tasks of one subject are committed in
 * the order of their ids.
 */
export class Transaction {
  /** Takes ids before a transaction, for use in it. */
  readonly ids: StoreContext["ids"];
  readonly clock: StoreContext["clock"];
  readonly accounts: Accounts;
  readonly audit: Audit;
  readonly backlog: Backlog;
  readonly contents: Contents;
  readonly defaultMemories: DefaultMemories;
  readonly deliveries: Deliveries;
  readonly documentChecks: DocumentChecks;
  readonly documents: Documents;
  readonly domains: Domains;
  readonly entries: Entries;
  readonly eventListeners: EventListeners;
  readonly files: Files;
  readonly glossaries: Glossaries;
  readonly idempotency: Idempotency;
  readonly imports: Imports;
  readonly fileTranslations: FileTranslations;
  readonly installation: Installation;
  readonly jobs: Jobs;
  readonly leases: Leases;
  readonly memories: Memories;
  readonly openMemories: OpenMemories;
  readonly outbox: Outbox;
  readonly owners: Owners;
  readonly projects: Projects;
  readonly providerOutputs: ProviderOutputs;
  readonly segments: Segments;
  readonly storedBytes: StoredBytes;
  readonly tasks: Tasks;
  readonly terms: Terms;
  readonly uploads: Uploads;
  readonly usage: Usage;
  readonly webhooks: Webhooks;
  readonly workflows: Workflows;

  constructor(context: StoreContext) {
    this.ids = context.ids;
    this.clock = context.clock;
    this.accounts = new Accounts(context);
    this.audit = new Audit(context);
    this.backlog = new Backlog(context);
    this.contents = new Contents(context);
    this.defaultMemories = new DefaultMemories(context);
    this.deliveries = new Deliveries(context);
    this.documentChecks = new DocumentChecks(context);
    this.documents = new Documents(context);
    this.domains = new Domains(context);
    this.eventListeners = new EventListeners(context);
    this.files = new Files(context);
    this.glossaries = new Glossaries(context);
    this.idempotency = new Idempotency(context);
    this.imports = new Imports(context);
    this.fileTranslations = new FileTranslations(context);
    this.installation = new Installation(context);
    this.jobs = new Jobs(context);
    this.leases = new Leases(context);
    this.memories = new Memories(context);
    this.openMemories = new OpenMemories(context);
    this.outbox = new Outbox(context, this.eventListeners);
    this.owners = new Owners(context);
    this.projects = new Projects(context);
    this.providerOutputs = new ProviderOutputs(context);
    this.segments = new Segments(context);
    this.storedBytes = new StoredBytes(context);
    this.tasks = new Tasks(context);
    this.uploads = new Uploads(context);
    this.usage = new Usage(context);
    this.webhooks = new Webhooks(context, this.deliveries);
    this.workflows = new Workflows(context);
    this.entries = new Entries(context, this.memories);
    this.terms = new Terms(context, this.memories);
  }
}
