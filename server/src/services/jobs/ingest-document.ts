import type { Caller } from "../../core/caller.ts";
import { makeError, notFound } from "../../core/errors.ts";
import type { BytesName, StoredFile } from "../../core/file-store.ts";
import type { OpenXliff } from "../../core/filters.ts";
import { readAll } from "../../core/turns.ts";
import { discardOnFailure } from "../../files/discard.ts";
import { readStart, readStored } from "../../files/read.ts";
import type { DocumentImportOptions } from "../../store/background/task-inputs.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Transaction } from "../../store/store.ts";
import { requireDocument, requireOpen, requireProject, requireProjectForChange } from "../access/access.ts";
import { applyUnits, checkUnits } from "../documents/apply-returned-xliff.ts";
import { endCreation, finishDocument } from "../documents/finish-import.ts";
import {
  maxSegmentsInRequest,
  type ReadResult,
  type ReadServices,
  readDocument,
  readingFailure,
  tooManyAtOnce,
  type Unreadable,
} from "../documents/read-document.ts";
import { withEvents } from "../domain-events.ts";
import { updateAfterChange } from "../progress.ts";
import type { Services } from "../services.ts";
import { requireRoom } from "../storage-limit.ts";
import { addCheck, addTask } from "../tasks.ts";
import { maxAtOnceBytes } from "./create-job.ts";
import { requireRoomForDocument, requireRoomToImport } from "./job-limits.ts";

export interface IncomingFile extends DocumentImportOptions {
  name: string;
  body: ReadableStream<Uint8Array>;
  /** JSON; null to choose the filter by the extension. */
  reading: string | null;
}

type IngestContext = ReadServices & Pick<Services, "files" | "storageBytes">;

interface IngestedDocument {
  document: Document;
  project: Project;
}

const headBytes = 4096;

/**
 * Finished XLIFF updates its document, any other file becomes a new document.
 * @throws ApiError `empty-body`, `not-found`, `project-closed`, `xliff-other-project`, `xliff-mismatch`, `importing`
 */
export async function ingestDocument(services: IngestContext, caller: Caller, projectId: number, file: IncomingFile) {
  const { files } = services;
  const stored = await files.write(file.body);
  return discardOnFailure(files, stored.name, async () => {
    if (stored.sizeBytes === 0) throw makeError("empty-body");
    await requireRoom(services, caller, stored.sizeBytes);
    const finished = await finishedXliffIn(services, stored, caller, projectId);
    if (!finished || "reason" in finished) return addDocument(services, caller, projectId, stored, file, finished);
    const result = await update(services, caller, projectId, finished, { ...file, content: stored.name });
    if (!result.isQueued) await files.delete(stored.name);
    return result;
  });
}

/** @returns undefined when the file isn't XLIFF of a document, the reason when it is and can't be read */
async function finishedXliffIn(
  { files, filters, log, signal }: IngestContext,
  { name }: StoredFile,
  { organizationId }: Caller,
  projectId: number,
): Promise<OpenXliff | Unreadable | undefined> {
  const { mayBeXliff } = await import("@openparlance/filters/exchange");
  if (!mayBeXliff(await readStart(await files.read(name), headBytes))) return undefined;
  try {
    return await filters.finishedXliff(await readStored(files, name), { organizationId, signal });
  } catch (error) {
    return readingFailure(error, log, { organization: organizationId, project: projectId });
  }
}

async function update(
  { store }: IngestContext,
  caller: Caller,
  projectId: number,
  finished: OpenXliff,
  { autoAccept, userEmail, content }: DocumentImportOptions & { content: BytesName },
): Promise<IngestedDocument & { isQueued: boolean }> {
  const { organizationId } = caller;
  const { documentId, size } = finished;
  const isSmall = size <= maxSegmentsInRequest;
  const findDocument = async () =>
    documentFor(store, caller, await requireProject(store, caller, projectId), documentId);
  try {
    const units = isSmall ? await readAll(finished.units()) : [];
    // Sources of segments never change, so XLIFF that matches now still matches later.
    const isChange = isSmall || (await checkUnits(store, await findDocument(), finished.units(), autoAccept));
    return await withEvents(store, organizationId, async (tx, events) => {
      const project = await requireProjectForChange(tx, caller, projectId);
      const document = await documentFor(tx, caller, project, documentId);
      if (!isSmall && isChange) {
        await requireRoomToImport(tx, organizationId, 1);
        await tx.documents.update(organizationId, documentId, { importState: "running" });
        const input = { documentId, content, autoAccept, userEmail };
        await addTask(tx, "apply-work", { organizationId, subject: `job:${project.jobId}`, input });
      } else {
        if (await applyUnits(tx, project, document, units, { autoAccept, userEmail })) {
          await updateAfterChange(tx, document, events);
          await addCheck(tx, organizationId, documentId);
        }
        // A failure of an earlier import is over after XLIFF of the document was returned successfully.
        if (size > 0 && document.importState === "failed")
          await tx.documents.update(organizationId, documentId, { importState: "succeeded", importError: "" });
      }
      return { ...(await readIngested(tx, caller, documentId, projectId)), isQueued: !isSmall && isChange };
    });
  } finally {
    finished.close();
  }
}

/** @throws ApiError `not-found`, `project-closed`, `xliff-other-project`, `importing` */
async function documentFor(tx: Transaction, caller: Caller, project: Project, id: number): Promise<Document> {
  const document = await requireDocument(tx, caller, id);
  await requireOpen(tx, project);
  if (document.projectId !== project.id)
    throw makeError("xliff-other-project", { document: id, project: document.projectId });
  if (document.importState === "running") throw makeError("importing", { id: id });
  return document;
}

async function addDocument(
  services: IngestContext,
  caller: Caller,
  projectId: number,
  { name: content, sizeBytes }: StoredFile,
  { name, reading, body: _, ...imports }: IncomingFile,
  fault: Unreadable | undefined,
): Promise<IngestedDocument> {
  const { store, files } = services;
  const { organizationId } = caller;
  const before = await requireProject(store, caller, projectId);
  const isSmall = sizeBytes <= maxAtOnceBytes;
  let read: ReadResult | undefined = fault;
  if (isSmall && !read) {
    const file = await readStored(files, content);
    const options = { autoAccept: imports.autoAccept, maxSegments: maxSegmentsInRequest };
    read = await readDocument(services, { name, reading }, before, file, options, { project: projectId });
    if (read === tooManyAtOnce) read = undefined;
  }
  return withEvents(store, organizationId, async (tx, events) => {
    const project = await requireProjectForChange(tx, caller, projectId);
    const memory = await tx.memories.findForWork(organizationId, project.memoryId);
    if (!memory) throw notFound("projectMemory", project.memoryId);
    await requireOpen(tx, project);
    await requireRoomForDocument(tx, project);
    if (!read) await requireRoomToImport(tx, organizationId, 1);
    const pretranslation = imports.pretranslation ? "pending" : "idle";
    const document = await tx.documents.create(organizationId, {
      projectId,
      name,
      content,
      sizeBytes,
      reading,
      pretranslation,
    });
    events.project(projectId, "PROJECT_UPDATE");
    const task = { organizationId, subject: `job:${project.jobId}`, input: { documentId: document.id, ...imports } };
    if (read) {
      await finishDocument(tx, project, document, read, imports, events);
      await endCreation(tx, project, events);
    } else await addTask(tx, "import-document", task);
    return readIngested(tx, caller, document.id, projectId);
  });
}

const readIngested = async (tx: Transaction, caller: Caller, id: number, projectId: number) => ({
  document: await requireDocument(tx, caller, id),
  project: await requireProject(tx, caller, projectId),
});
