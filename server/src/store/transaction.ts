import { Accounts } from "./accounts.ts";
import { Audit } from "./audit.ts";
import { Backlog } from "./backlog.ts";
import { Contents } from "./contents.ts";
import type { StoreContext } from "./context.ts";
import { Documents } from "./documents.ts";
import { Domains } from "./domains.ts";
import { Entries } from "./entries.ts";
import { FileTranslations } from "./file-translations.ts";
import { Files } from "./files.ts";
import { Idempotency } from "./idempotency.ts";
import { Imports } from "./imports.ts";
import { Installation } from "./installation.ts";
import { Jobs } from "./jobs.ts";
import { Memories } from "./memories.ts";
import { Outbox } from "./outbox.ts";
import { Owners } from "./owners.ts";
import { Projects } from "./projects.ts";
import { Segments } from "./segments.ts";
import { StoredBytes } from "./stored-bytes.ts";
import { Tasks } from "./tasks.ts";
import { Terms } from "./terms.ts";
import { Uploads } from "./uploads.ts";
import { Usage } from "./usage.ts";
import { Webhooks } from "./webhooks.ts";
import { Workflows } from "./workflows.ts";

/** The parts of the store over one connection. In a transaction all of what they write is kept, or nothing. */
export class Transaction {
  /** Takes ids before a transaction, for use in it. */
  readonly ids: StoreContext["ids"];
  readonly clock: StoreContext["clock"];
  readonly accounts: Accounts;
  readonly audit: Audit;
  readonly backlog: Backlog;
  readonly contents: Contents;
  readonly documents: Documents;
  readonly domains: Domains;
  readonly entries: Entries;
  readonly files: Files;
  readonly idempotency: Idempotency;
  readonly imports: Imports;
  readonly fileTranslations: FileTranslations;
  readonly installation: Installation;
  readonly jobs: Jobs;
  readonly memories: Memories;
  readonly outbox: Outbox;
  readonly owners: Owners;
  readonly projects: Projects;
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
    this.documents = new Documents(context);
    this.domains = new Domains(context);
    this.files = new Files(context);
    this.idempotency = new Idempotency(context);
    this.imports = new Imports(context);
    this.fileTranslations = new FileTranslations(context);
    this.installation = new Installation(context);
    this.jobs = new Jobs(context);
    this.memories = new Memories(context);
    this.outbox = new Outbox(context);
    this.owners = new Owners(context);
    this.projects = new Projects(context);
    this.segments = new Segments(context);
    this.storedBytes = new StoredBytes(context);
    this.tasks = new Tasks(context);
    this.uploads = new Uploads(context);
    this.usage = new Usage(context);
    this.webhooks = new Webhooks(context);
    this.workflows = new Workflows(context);
    this.entries = new Entries(context, this.memories);
    this.terms = new Terms(context, this.memories);
  }
}
