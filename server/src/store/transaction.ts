import { Accounts } from "./accounts/accounts.ts";
import { Audit } from "./accounts/audit.ts";
import { Domains } from "./accounts/domains.ts";
import { Usage } from "./accounts/usage.ts";
import { Workflows } from "./accounts/workflows.ts";
import { Backlog } from "./background/backlog.ts";
import { Idempotency } from "./background/idempotency.ts";
import { Leases } from "./background/leases.ts";
import { Tasks } from "./background/tasks.ts";
import { StoreAccess } from "./database/context.ts";
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
import { EngineProcesses } from "./memories/engine-processes.ts";
import { Entries } from "./memories/entries.ts";
import { Glossaries } from "./memories/glossaries.ts";
import { Imports } from "./memories/imports.ts";
import { Memories } from "./memories/memories.ts";
import { ProviderOutputs } from "./memories/provider-outputs.ts";
import { Terms } from "./memories/terms.ts";
import { Owners } from "./owners.ts";
import { Deliveries } from "./webhooks/deliveries.ts";
import { EventListeners } from "./webhooks/event-listeners.ts";
import { Outbox } from "./webhooks/outbox.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

/**
 * The parts of the store on one connection. In a transaction, all of their writes are stored, or none.
 *
 * Every transaction locks rows in this order, and those of one table by ascending id, so that no two wait for each
 * other:
 *
 * 1. `tasks`: the task that writes
 * 2. `uploads`, then `sourceFiles`
 * 3. `jobs`: guards its projects, documents and segments, which only a transaction with the job changes together
 * 4. `memories`: guards its entries, terms, imports, resources and dictionaries
 * 5. `documents`
 * 6. `webhooks` and `eventListeners`: guard the deliveries and events for them
 * 7. `deliveries`, `usage`, `idempotencyKeys`
 *
 * A transaction that adds a task has locked the row of the task's subject. Thus tasks of one subject are committed in
 * the order of their ids.
 */
export class StoreParts extends StoreAccess {
  /** Takes IDs before a transaction, for use in it. */
  readonly ids = this.context.ids;
  readonly clock = this.context.clock;
  readonly accounts = new Accounts(this.context);
  readonly audit = new Audit(this.context);
  readonly backlog = new Backlog(this.context);
  readonly contents = new Contents(this.context);
  readonly defaultMemories = new DefaultMemories(this.context);
  readonly deliveries = new Deliveries(this.context);
  readonly documentChecks = new DocumentChecks(this.context);
  readonly documents = new Documents(this.context);
  readonly domains = new Domains(this.context);
  readonly eventListeners = new EventListeners(this.context);
  readonly files = new Files(this.context);
  readonly glossaries = new Glossaries(this.context);
  readonly idempotency = new Idempotency(this.context);
  readonly imports = new Imports(this.context);
  readonly fileTranslations = new FileTranslations(this.context);
  readonly installation = new Installation(this.context);
  readonly jobs = new Jobs(this.context);
  readonly leases = new Leases(this.context);
  readonly memories = new Memories(this.context);
  readonly engineProcesses = new EngineProcesses(this.context);
  readonly outbox = new Outbox(this.context);
  readonly owners = new Owners(this.context);
  readonly projects = new Projects(this.context);
  readonly providerOutputs = new ProviderOutputs(this.context);
  readonly segments = new Segments(this.context);
  readonly storedBytes = new StoredBytes(this.context);
  readonly tasks = new Tasks(this.context);
  readonly uploads = new Uploads(this.context);
  readonly usage = new Usage(this.context);
  readonly webhooks = new Webhooks(this.context);
  readonly workflows = new Workflows(this.context);
  readonly entries = new Entries(this.context);
  readonly terms = new Terms(this.context);
}

export type Transaction = Pick<StoreParts, keyof StoreParts>;
