import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { up as accountsAndMemories } from "./migrations/0001-accounts-and-memories.ts";
import { up as background } from "./migrations/0002-background.ts";
import { up as memoryEntries } from "./migrations/0003-memory-entries.ts";
import { up as files } from "./migrations/0004-files.ts";
import { up as domains } from "./migrations/0005-domains.ts";
import { up as jobs } from "./migrations/0006-jobs.ts";
import { up as documents } from "./migrations/0007-documents.ts";
import { up as contents } from "./migrations/0010-contents.ts";
import { up as webhooksOff } from "./migrations/0011-webhooks-off.ts";
import { up as taskFailures } from "./migrations/0012-task-failures.ts";
import { up as givenKeys } from "./migrations/0013-given-keys.ts";
import { up as givenUpDeliveries } from "./migrations/0014-given-up-deliveries.ts";
import { up as segmentation } from "./migrations/0015-segmentation.ts";
import { up as entriesOfDocuments } from "./migrations/0016-entries-of-documents.ts";
import { up as usersOfWebhooks } from "./migrations/0017-users-of-webhooks.ts";
import { up as idempotency } from "./migrations/0018-idempotency.ts";
import { up as uploads } from "./migrations/0021-uploads.ts";
import { up as keyLifecycle } from "./migrations/0022-key-lifecycle.ts";
import { up as importErrors } from "./migrations/0023-import-errors.ts";
import { up as endedDeliveries } from "./migrations/0024-ended-deliveries.ts";
import { up as providerOutputs } from "./migrations/0025-provider-outputs.ts";
import { up as audit } from "./migrations/0026-audit.ts";
import { up as notes } from "./migrations/0027-notes.ts";
import { up as documentChecks } from "./migrations/0028-document-checks.ts";
import { up as entryContext } from "./migrations/0029-entry-context.ts";
import { up as tokenUsage } from "./migrations/0030-token-usage.ts";
import { up as keptErrors } from "./migrations/0031-kept-errors.ts";
import { up as lists } from "./migrations/0032-lists.ts";
import { up as storedSizes } from "./migrations/0033-stored-sizes.ts";
import { up as doors } from "./migrations/0034-doors.ts";
import type { Tables } from "./tables.ts";

/** The tables of a database have been through what this version does not know. */
export class LaterVersionError extends Error {
  override readonly name = "LaterVersionError";
}

const migrations: Record<string, Migration> = {
  "0001-accounts-and-memories": { up: accountsAndMemories },
  "0002-background": { up: background },
  "0003-memory-entries": { up: memoryEntries },
  "0004-files": { up: files },
  "0005-domains": { up: domains },
  "0006-jobs": { up: jobs },
  "0007-documents": { up: documents },
  "0010-contents": { up: contents },
  "0011-webhooks-off": { up: webhooksOff },
  "0012-task-failures": { up: taskFailures },
  "0013-given-keys": { up: givenKeys },
  "0014-given-up-deliveries": { up: givenUpDeliveries },
  "0015-segmentation": { up: segmentation },
  "0016-entries-of-documents": { up: entriesOfDocuments },
  "0017-users-of-webhooks": { up: usersOfWebhooks },
  "0018-idempotency": { up: idempotency },
  "0021-uploads": { up: uploads },
  "0022-key-lifecycle": { up: keyLifecycle },
  "0023-import-errors": { up: importErrors },
  "0024-ended-deliveries": { up: endedDeliveries },
  "0025-provider-outputs": { up: providerOutputs },
  "0026-audit": { up: audit },
  "0027-notes": { up: notes },
  "0028-document-checks": { up: documentChecks },
  "0029-entry-context": { up: entryContext },
  "0030-token-usage": { up: tokenUsage },
  "0031-kept-errors": { up: keptErrors },
  "0032-lists": { up: lists },
  "0033-stored-sizes": { up: storedSizes },
  "0034-doors": { up: doors },
};

/** The names of all migrations, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();

/** Brings tables up to date, or as far as the named migration. */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  // Migrations name tables and columns as the database does.
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  // The library has no other sign of it.
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new LaterVersionError("The database is of a later version.", { cause: error });
  }
  if (error) throw error;
}
