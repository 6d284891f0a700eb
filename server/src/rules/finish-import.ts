import { pretranslate } from "../background/pretranslate.ts";
import { addTask } from "../background/queue.ts";
import { type Document, noFigures } from "../store/documents.ts";
import type { Project } from "../store/projects.ts";
import type { Segment } from "../store/segments.ts";
import type { Transaction } from "../store/store.ts";
import type { Happenings } from "./happenings.ts";
import type { PretranslationOptions } from "./pretranslation.ts";
import { segmentsChanged } from "./progress.ts";
import type { ReadDocument, Unreadable } from "./read-document.ts";
import { teach } from "./teach.ts";

/** How a new document is taken in. */
export interface ImportOptions {
  /** Whether the states of translations that the file brings are obeyed. */
  autoAccept: boolean;
  /** Who confirms what is accepted so. */
  userEmail: string;
  pretranslation?: PretranslationOptions | undefined;
}

/**
 * Ends the import of a document: its segments, word counts and what they change, or why there are none. The job must
 * have been found for change.
 *
 * @param stored those of the segments that are no drafts, when they are in the store already
 */
export async function finishImport(
  tx: Transaction,
  project: Project,
  document: Document,
  read: ReadDocument | Unreadable,
  { userEmail, pretranslation }: ImportOptions,
  happenings: Happenings,
  stored?: readonly Segment[],
): Promise<void> {
  await finishDocument(tx, project, document, read, { userEmail, pretranslation }, happenings, stored);
  await endCreation(tx, project, happenings);
}

/** The same, when others of the job are still to come. */
export async function finishDocument(
  tx: Transaction,
  project: Project,
  document: Document,
  read: ReadDocument | Unreadable,
  { userEmail, pretranslation }: Pick<ImportOptions, "userEmail" | "pretranslation">,
  happenings: Happenings,
  stored?: readonly Segment[],
): Promise<void> {
  const { organizationId, id } = document;
  if ("reason" in read) {
    const failed = { importState: "failed", importError: read.reason, pretranslation: "idle" } as const;
    await tx.documents.update(organizationId, id, failed);
  } else {
    const segments = stored ?? (await tx.segments.create(organizationId, id, read.segments));
    const { tokens, leverage } = read;
    await tx.documents.update(organizationId, id, { importState: "succeeded", ...noFigures, tokens, ...leverage });
    const learned = segments.filter(({ state }) => state !== "draft").map((segment) => ({ segment, userEmail }));
    await teach(tx, project, document, { learned });
    await segmentsChanged(tx, document, happenings);
    if (pretranslation) await addPretranslation(tx, document, pretranslation);
  }
}

function addPretranslation(
  tx: Transaction,
  { organizationId, id: documentId }: Document,
  { delayMs = 0, ...options }: PretranslationOptions,
): Promise<void> {
  const subject = `document:${documentId}`;
  return addTask(tx, pretranslate, { organizationId, subject, delayMs, input: { documentId, ...options } });
}

/** A job is created when all of its imports have ended and one is good. */
export async function endCreation(
  tx: Transaction,
  { organizationId, jobId }: Pick<Project, "organizationId" | "jobId">,
  happenings: Happenings,
): Promise<void> {
  const job = await tx.jobs.find(organizationId, jobId);
  if (job?.creationStatus !== "PENDING") return;
  const imports = await tx.documents.importsOf(organizationId, jobId);
  if (imports.includes("running")) return;
  const creationStatus = imports.includes("succeeded") ? "COMPLETE" : "FAILED";
  await tx.jobs.update(organizationId, jobId, { creationStatus });
  happenings.job(jobId, "JOB_UPDATE");
}
