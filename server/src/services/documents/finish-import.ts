import type { DocumentImportOptions, PretranslationOptions } from "../../store/background/task-inputs.ts";
import type { Document, DocumentId } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Transaction } from "../../store/store.ts";
import type { DomainEvents } from "../domain-events.ts";
import { type LearnedSegment, syncSegmentsToMemory } from "../memories/sync-segments.ts";
import { updateAfterChange } from "../progress.ts";
import { addTask } from "../tasks.ts";
import type { ReadDocument, ReadResult } from "./read-document.ts";

/** Stores the result of a document's import, or the reason of its failure. The transaction must have locked the job. */
export async function finishDocument(
  tx: Transaction,
  project: Project,
  document: Document,
  result: ReadResult,
  options: DocumentImportOptions,
  events: DomainEvents,
): Promise<void> {
  await tx.documents.update(document.organizationId, document.id, documentChangesOf(result));
  if ("reason" in result) return;
  await storeSegments(tx, project, document, result, options);
  await updateAfterChange(tx, document, events);
}

export const documentChangesOf = (result: ReadResult) =>
  "reason" in result
    ? ({ importState: "failed", importError: result.reason, pretranslation: "idle" } as const)
    : ({ importState: "succeeded", importNote: result.note ?? null, ...result.figures } as const);

export async function storeSegments(
  tx: Transaction,
  project: Project,
  document: Document,
  read: ReadDocument,
  { userEmail, pretranslation }: DocumentImportOptions,
): Promise<void> {
  if (read.segments !== "stored") {
    const segments = await tx.segments.create(document.organizationId, document.id, read.segments);
    await syncSegmentsToMemory(tx, project, document, { learned: acceptedIn(segments, userEmail) });
  }
  if (pretranslation) await addPretranslation(tx, document, project.memoryId, pretranslation);
}

export const acceptedIn = (segments: readonly StoredSegment[], userEmail: string): LearnedSegment[] =>
  segments.filter(({ state }) => state !== "draft").map((segment) => ({ segment, userEmail }));

export function addPretranslation(
  tx: Transaction,
  { organizationId, id: documentId }: DocumentId,
  memoryId: number,
  options: PretranslationOptions,
): Promise<void> {
  const subject = `document:${documentId}`;
  const input = { documentId, ...options };
  return addTask(tx, "pretranslate", { organizationId, subject, input, memoryId });
}

/** Ends the creation of a job when all of its imports have ended. If none has succeeded, the creation failed. */
export async function endCreation(
  tx: Transaction,
  { organizationId, jobId }: Pick<Project, "organizationId" | "jobId">,
  events: DomainEvents,
): Promise<void> {
  const job = await tx.jobs.find(organizationId, jobId);
  if (job?.creationStatus !== "PENDING") return;
  const imports = await tx.documents.importsOf(organizationId, jobId);
  if (imports.includes("running")) return;
  const creationStatus = imports.includes("succeeded") ? "COMPLETE" : "FAILED";
  await tx.jobs.update(organizationId, jobId, { creationStatus });
  events.job(jobId, "JOB_UPDATE");
}
