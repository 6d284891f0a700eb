import { nextTurn } from "../core/turns.ts";
import { readStored } from "../files/read.ts";
import { acceptedIn, endCreation, finishDocument } from "../services/documents/finish-import.ts";
import { damaged, type ReadResult, readDocument } from "../services/documents/read-document.ts";
import { recordEvents } from "../services/domain-events.ts";
import { syncSegmentsToMemory } from "../services/memories/sync-segments.ts";
import type { DocumentImportOptions, TaskInputs } from "../store/background/task-inputs.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { NewStoredSegment } from "../store/jobs/segments.ts";
import type { AtomicStore, Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = TaskInputs["import-document"];

/** Imports a file that is too large to import before the response. */
export const importDocument: TaskKind<"import-document"> = {
  mayResume: false,
  isWanted: async ({ documentId }, store, organizationId) =>
    (await store.documents.find(organizationId, documentId)) !== undefined,
  async run(input, task) {
    const { store, organizationId, finish } = task;
    const read = await readAndStore(input, task);
    await eraseUnlessPresent(store, organizationId, input.documentId);
    if (read) await finish((tx) => endImport(tx, organizationId, input, read, true));
  },
  giveUp: (input, tx, { organizationId }) => endImport(tx, organizationId, input, damaged, true),
};

/** Imports, one after the other, the files of a job that are too large or too many to import before the response. */
export const importDocuments: TaskKind<"import-documents"> = {
  mayResume: false,
  isWanted: async ({ jobId }, store, organizationId) => (await store.jobs.find(organizationId, jobId)) !== undefined,
  async run({ jobId, first, files, imports }, task) {
    const { organizationId, store, signal, isLastAttempt, report, finish } = task;
    // The job was deleted meanwhile; an earlier attempt may have left segments.
    if (!(await store.jobs.find(organizationId, jobId))) {
      for (let index = 0; index < files * imports.length; index++) {
        await eraseSegments(store, organizationId, first + index);
      }
      return;
    }
    for (let index = 0; index < files * imports.length; index++) {
      signal.throwIfAborted();
      await nextTurn();
      const options = imports[Math.floor(index / files)] as DocumentImportOptions;
      const input = { documentId: first + index, ...options };
      const read = await readAndStore(input, task).catch((error) => {
        if (!isLastAttempt || signal.aborted) throw error;
        report(error, { document: input.documentId });
        return damaged;
      });
      await eraseUnlessPresent(store, organizationId, input.documentId);
      if (read) await store.atomically((tx) => endImport(tx, organizationId, input, read, false));
    }
    await finish((tx) => finishCreation(tx, organizationId, jobId));
  },
  async giveUp({ jobId, first, files, imports }, tx, { organizationId }) {
    await tx.jobs.findForChange(organizationId, jobId);
    await tx.documents.failImports(organizationId, first, files * imports.length, damaged.reason);
    await finishCreation(tx, organizationId, jobId);
  },
};

const finishCreation = (tx: Transaction, organizationId: number, jobId: number): Promise<void> =>
  recordEvents(tx, organizationId, async (events) => {
    const job = await tx.jobs.findForChange(organizationId, jobId);
    if (job) await endCreation(tx, { organizationId, jobId }, events);
  });

/** @returns undefined when the document was deleted, or is already imported */
async function readAndStore(input: Input, task: RunningTask): Promise<ReadResult | undefined> {
  const { organizationId, store, files, signal } = task;
  const document = await store.documents.find(organizationId, input.documentId);
  if (document && document.importState !== "running") return undefined;
  const project = document && (await store.projects.find(organizationId, document.projectId));
  // Erases the segments of an earlier attempt, even if the document was deleted.
  await eraseSegments(store, organizationId, input.documentId);
  if (!project) return undefined;
  await forget(task, project, document);
  const bytes = await readStored(files, document.content);
  const take = async (page: readonly NewStoredSegment[]) => {
    signal.throwIfAborted();
    await store.atomically((tx) => tx.segments.create(organizationId, document.id, page));
  };
  const { autoAccept } = input;
  const read = await readDocument(task, document, project, bytes, { autoAccept, take }, { document: document.id });
  if ("reason" in read) await eraseSegments(store, organizationId, document.id);
  else if (read.figures.confirmed > 0) await teachAccepted(task, project, document, input.userEmail);
  return read;
}

/** Adds the confirmed translations of a file to the memory page by page, before the document shows them. */
async function teachAccepted(
  { store, organizationId, signal }: RunningTask,
  project: Project,
  document: Document,
  userEmail: string,
): Promise<void> {
  for await (const page of store.segments.pages(organizationId, document.id)) {
    signal.throwIfAborted();
    const learned = acceptedIn(page, userEmail);
    if (learned.length > 0) {
      await store.atomically(async (tx) => {
        await tx.jobs.findForChange(organizationId, project.jobId);
        if (await tx.documents.find(organizationId, document.id))
          await syncSegmentsToMemory(tx, project, document, { learned });
      });
    }
    await nextTurn();
  }
}

/** Deletes the entries that an earlier attempt added to the memory. */
async function forget({ store }: RunningTask, { organizationId, memoryId }: Project, { id }: Document): Promise<void> {
  while (await store.atomically((tx) => tx.entries.deletePageOf(organizationId, memoryId, id))) await nextTurn();
}

async function eraseSegments(store: AtomicStore, organizationId: number, documentId: number): Promise<void> {
  while (await store.atomically((tx) => tx.segments.erasePage(organizationId, documentId))) await nextTurn();
}

/** Erases segments that were written after the document was deleted. The deletion erases only earlier ones. */
async function eraseUnlessPresent(store: AtomicStore, organizationId: number, documentId: number): Promise<void> {
  if (!(await store.documents.find(organizationId, documentId))) await eraseSegments(store, organizationId, documentId);
}

/** @param isAlone whether no other document of the job is imported by the same task */
async function endImport(
  tx: Transaction,
  organizationId: number,
  { documentId, ...options }: Input,
  read: ReadResult,
  isAlone: boolean,
): Promise<void> {
  await recordEvents(tx, organizationId, async (events) => {
    const known = await tx.documents.find(organizationId, documentId);
    const project = known && (await tx.projects.find(organizationId, known.projectId));
    const job = project && (await tx.jobs.findForChange(organizationId, project.jobId));
    const document = job && (await tx.documents.find(organizationId, documentId));
    if (!document) return;
    await finishDocument(tx, project, document, read, options, events);
    if (isAlone) await endCreation(tx, project, events);
  });
}
