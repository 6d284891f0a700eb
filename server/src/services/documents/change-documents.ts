import type { Caller } from "../../core/caller.ts";
import type { PretranslationOptions } from "../../store/background/task-inputs.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";
import { requireDocument, requireOpen, requireProject, requireProjectForChange } from "../access/access.ts";
import { withEvents } from "../domain-events.ts";
import { updateAfterChange } from "../progress.ts";
import { addTask } from "../tasks.ts";
import { addPretranslation } from "./finish-import.ts";

/**
 * Skips documents that weren't imported, or are being exported or pretranslated. @throws `not-found`, `project-closed`
 */
export async function startPretranslation(
  store: AtomicStore,
  caller: Caller,
  ids: readonly number[],
  options: PretranslationOptions,
): Promise<void> {
  const projects = new Map<number, number>();
  for (const id of ids) projects.set(id, (await requireDocument(store, caller, id)).projectId);
  const found = new Map<number, Project>();
  for (const id of new Set(projects.values())) found.set(id, await requireProject(store, caller, id));
  await store.atomically(async (tx) => {
    // Jobs are always locked in the same order, so that two requests never wait for each other.
    const inOrder = [...found].toSorted(([a, one], [b, other]) => one.jobId - other.jobId || a - b);
    for (const [id] of inOrder) await requireOpen(tx, await requireProjectForChange(tx, caller, id));
    for (const [id, projectId] of projects) await startOne(tx, caller, id, found.get(projectId) as Project, options);
  });
}

async function startOne(
  tx: Transaction,
  caller: Caller,
  id: number,
  { memoryId }: Project,
  options: PretranslationOptions,
): Promise<void> {
  const { organizationId, importState, exportState, pretranslation } = await requireDocument(tx, caller, id);
  if (importState !== "succeeded" || exportState === "running" || pretranslation !== "idle") return;
  await tx.documents.update(organizationId, id, { pretranslation: "pending" });
  await addPretranslation(tx, { organizationId, id }, memoryId, options);
}

/** Deletes a document with its segments; the memory keeps what it learned. @throws ApiError `not-found` */
export async function deleteDocument(store: AtomicStore, caller: Caller, id: number): Promise<void> {
  const { organizationId } = caller;
  await withEvents(store, organizationId, async (tx, events) => {
    const { projectId } = await requireDocument(tx, caller, id);
    await requireProjectForChange(tx, caller, projectId);
    const document = await requireDocument(tx, caller, id);
    await tx.documents.hide(organizationId, id);
    await tx.audit.record(caller, "document.delete", id);
    await updateAfterChange(tx, document, events);
    events.project(projectId, "PROJECT_UPDATE");
    const subject = `erased-document:${id}`;
    await addTask(tx, "erase-documents", { organizationId, subject, input: { projects: [{ id: projectId }] } });
  });
}
