import { bytesOf } from "../files/read.ts";
import { finishImport, type ImportOptions } from "../rules/finish-import.ts";
import { telling } from "../rules/happenings.ts";
import { damaged, type ReadDocument, readDocument } from "../rules/read-document.ts";
import type { Document } from "../store/documents.ts";
import type { Segment } from "../store/segments.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { TaskKind } from "./queue.ts";

type Input = ImportOptions & { documentId: number };

/** Segments written in a transaction: few enough that nobody waits long for its end. */
const mostAtOnce = 500;

/** Takes in a file that is too large to be taken in before the answer. */
export const importDocument: TaskKind<Input> = {
  name: "import-document",
  mayResume: false,
  isWanted: async ({ documentId }, store, organizationId) =>
    (await store.documents.find(organizationId, documentId)) !== undefined,
  async run(input, { organizationId, store, files, filters, engines, finish, log, signal }) {
    const document = await store.documents.find(organizationId, input.documentId);
    const project = document && (await store.projects.find(organizationId, document.projectId));
    // It was deleted; a try before that may have left segments.
    if (!project) return store.segments.deleteOf(organizationId, input.documentId);
    const bytes = await bytesOf(await files.read(document.content));
    const about = { document: document.id };
    const read = await readDocument({ engines, store, filters, log, signal }, document, project, bytes, input, about);
    const stored = "reason" in read ? undefined : await storeSegments(store, document, read);
    await finish((tx) => endImport(tx, organizationId, input, read, stored));
  },
  giveUp: (input, tx, { organizationId }) => endImport(tx, organizationId, input, damaged),
};

/** Nobody sees them until the import has ended; what an earlier try left behind goes first. */
async function storeSegments(store: Store, { organizationId, id }: Document, read: ReadDocument): Promise<Segment[]> {
  await store.atomically((tx) => tx.segments.deleteOf(organizationId, id));
  const stored: Segment[] = [];
  for (let start = 0; start < read.segments.length; start += mostAtOnce) {
    const batch = read.segments.slice(start, start + mostAtOnce);
    stored.push(...(await store.atomically((tx) => tx.segments.create(organizationId, id, batch))));
  }
  return stored;
}

async function endImport(
  tx: Transaction,
  organizationId: number,
  { documentId, ...options }: Input,
  read: Awaited<ReturnType<typeof readDocument>>,
  stored?: readonly Segment[],
): Promise<void> {
  await telling(tx, organizationId, async (happenings) => {
    const known = await tx.documents.find(organizationId, documentId);
    const project = known && (await tx.projects.find(organizationId, known.projectId));
    const job = project && (await tx.jobs.findForChange(organizationId, project.jobId));
    const document = job && (await tx.documents.find(organizationId, documentId));
    if (!document) await tx.segments.deleteOf(organizationId, documentId);
    else await finishImport(tx, project, document, read, options, happenings, stored);
  });
}
