import { bytesOf } from "../files/read.ts";
import { endCreation, finishDocument, finishImport, type ImportOptions } from "../rules/finish-import.ts";
import { telling } from "../rules/happenings.ts";
import { damaged, type ReadDocument, readDocument, type Unreadable } from "../rules/read-document.ts";
import type { Document } from "../store/documents.ts";
import type { Segment } from "../store/segments.ts";
import type { Store, Transaction } from "../store/store.ts";
import { nextTurn } from "../turns.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = ImportOptions & { documentId: number };

/** Segments written in a transaction: few enough that nobody waits long for its end. */
const mostAtOnce = 500;

/** Takes in a file that is too large to be taken in before the answer. */
export const importDocument: TaskKind<Input> = {
  name: "import-document",
  mayResume: false,
  isWanted: async ({ documentId }, store, organizationId) =>
    (await store.documents.find(organizationId, documentId)) !== undefined,
  async run(input, task) {
    const read = await readAndStore(input, task);
    if (read) await task.finish((tx) => endImport(tx, task.organizationId, input, read, finishImport));
  },
  giveUp: (input, tx, { organizationId }) => endImport(tx, organizationId, input, { file: damaged }, finishImport),
};

/** The documents of a job, one for each file in each of its projects; their ids are consecutive. */
interface Many {
  jobId: number;
  first: number;
  files: number;
  /** For each project. */
  imports: readonly ImportOptions[];
  /** All are to fail. */
  fails: boolean;
}

/** Takes in the files of a job, one after the other, that are too large or too many to be taken in before the answer. */
export const importDocuments: TaskKind<Many> = {
  name: "import-documents",
  mayResume: false,
  isWanted: async ({ jobId }, store, organizationId) => (await store.jobs.find(organizationId, jobId)) !== undefined,
  async run({ jobId, first, files, imports, fails }, task) {
    const { organizationId, store, signal, isLastAttempt, report, finish } = task;
    // It was deleted meanwhile; a try before that may have left segments.
    if (!(await store.jobs.find(organizationId, jobId))) {
      for (let index = 0; index < files * imports.length; index++) {
        await eraseSegments(store, organizationId, first + index);
      }
      return;
    }
    for (let index = 0; index < files * imports.length; index++) {
      signal.throwIfAborted();
      await nextTurn();
      const options = imports[Math.floor(index / files)] as ImportOptions;
      const input = { documentId: first + index, ...options };
      const read = fails
        ? { file: damaged }
        : await readAndStore(input, task).catch((error) => {
            if (!isLastAttempt || signal.aborted) throw error;
            report(error, { document: input.documentId });
            return { file: damaged };
          });
      if (read) await store.atomically((tx) => endImport(tx, organizationId, input, read, finishDocument));
    }
    await finish((tx) => endCreationOf(tx, organizationId, jobId));
  },
  async giveUp({ jobId, first, files, imports }, tx, { organizationId }) {
    await tx.documents.failImports(organizationId, first, files * imports.length, damaged.reason);
    await endCreationOf(tx, organizationId, jobId);
  },
};

const endCreationOf = (tx: Transaction, organizationId: number, jobId: number): Promise<void> =>
  telling(tx, organizationId, async (happenings) => {
    const job = await tx.jobs.findForChange(organizationId, jobId);
    if (job) await endCreation(tx, { organizationId, jobId }, happenings);
  });

/** A file that was read; of its segments in the store, those that are no drafts. */
interface Read {
  file: ReadDocument | Unreadable;
  stored?: readonly Segment[];
}

/** undefined when the document was deleted, or is imported already. */
async function readAndStore(
  input: Input,
  { organizationId, store, files, filters, engines, log, signal }: RunningTask,
): Promise<Read | undefined> {
  const document = await store.documents.find(organizationId, input.documentId);
  if (document && document.importState !== "running") return undefined;
  const project = document && (await store.projects.find(organizationId, document.projectId));
  // It was deleted; a try before that may have left segments.
  if (!project) return void (await eraseSegments(store, organizationId, input.documentId));
  const bytes = await bytesOf(await files.read(document.content));
  const about = { document: document.id };
  const file = await readDocument({ engines, store, filters, log, signal }, document, project, bytes, input, about);
  return "reason" in file ? { file } : { file, stored: await storeSegments(store, document, file) };
}

async function eraseSegments(store: Store, organizationId: number, documentId: number): Promise<void> {
  while (await store.segments.erasePage(organizationId, documentId)) await nextTurn();
}

/** Nobody sees them until the import has ended; what an earlier try left behind goes first. */
async function storeSegments(store: Store, { organizationId, id }: Document, read: ReadDocument): Promise<Segment[]> {
  await eraseSegments(store, organizationId, id);
  const stored: Segment[] = [];
  for (let start = 0; start < read.segments.length; start += mostAtOnce) {
    const batch = read.segments.slice(start, start + mostAtOnce);
    const created = await store.atomically((tx) => tx.segments.create(organizationId, id, batch));
    // Only what is accepted is needed at the end.
    for (const segment of created) if (segment.state !== "draft") stored.push(segment);
    await nextTurn();
  }
  return stored;
}

async function endImport(
  tx: Transaction,
  organizationId: number,
  { documentId, ...options }: Input,
  { file, stored }: Read,
  end: typeof finishImport,
): Promise<void> {
  await telling(tx, organizationId, async (happenings) => {
    const known = await tx.documents.find(organizationId, documentId);
    const project = known && (await tx.projects.find(organizationId, known.projectId));
    const job = project && (await tx.jobs.findForChange(organizationId, project.jobId));
    const document = job && (await tx.documents.find(organizationId, documentId));
    if (!document) await tx.segments.deleteOf(organizationId, documentId);
    else await end(tx, project, document, file, options, happenings, stored);
  });
}
