import type { Caller } from "../../core/caller.ts";
import { fileDeleted, makeError, notFound } from "../../core/errors.ts";
import type { UnlabeledFile } from "../../store/files/files.ts";
import type { Content } from "../../store/jobs/contents.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Job } from "../../store/jobs/jobs.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Transaction } from "../../store/store.ts";

/** @throws ApiError `memory-not-shared` when the caller may not use it, `not-found` when it doesn't exist */
export const requireMemory = async (store: Transaction, caller: Caller, id: number) =>
  (await store.memories.find(caller, id)) ?? refuseMemory(store, id);

/** Finds a memory whose engine the caller may query. @throws ApiError as `requireMemory` */
export const requireQueryableMemory = async (store: Transaction, caller: Caller, id: number) =>
  (await store.memories.findQueryable(caller, id)) ?? refuseMemory(store, id);

async function refuseMemory({ owners }: Transaction, id: number): Promise<never> {
  throw (await owners.ownerOf("memory", id)) === undefined
    ? notFound("memory", id)
    : makeError("memory-not-shared", { id });
}

export type PresentFile = UnlabeledFile & { content: string };

/** @throws ApiError `file-forbidden` when it belongs to another organization, `file-deleted`, `not-found` */
export async function requireFile(store: Transaction, caller: Caller, id: number): Promise<PresentFile> {
  const file = await store.files.find(caller.organizationId, id);
  if (!file)
    throw (await store.owners.ownerOf("file", id)) === undefined
      ? notFound("file", id)
      : makeError("file-forbidden", { id });
  if (file.content === null) throw fileDeleted(id);
  return { ...file, content: file.content };
}

export function requireExisting<T>(object: T | undefined, ...named: Parameters<typeof notFound>): T {
  if (object === undefined) throw notFound(...named);
  return object;
}

export const requireWebhook = async ({ webhooks }: Transaction, { organizationId }: Caller, id: number) =>
  requireExisting(await webhooks.find(organizationId, id), "webhook", id);

export const requireDomain = async ({ domains }: Transaction, { organizationId }: Caller, id: number) =>
  requireExisting(await domains.find(organizationId, id), "domain", id);

export const requireModel = async ({ domains }: Transaction, { organizationId }: Caller, id: number) =>
  requireExisting(await domains.findModel(organizationId, id), "model", id);

export const requireFilterConfig = async ({ domains }: Transaction, { organizationId }: Caller, id: number) =>
  requireExisting(await domains.findFilterConfig(organizationId, id), "filterConfig", id);

export async function requireGeneratedContent(store: Transaction, caller: Caller, id: number): Promise<Content> {
  const content = await store.contents.find(caller.organizationId, id);
  return requireExisting((await visibleContents(store, caller, content ? [content] : []))[0], "content", id);
}

/** Contents without a memory, or with one that the caller may use. */
export const visibleContents = (store: Transaction, caller: Caller, all: readonly Content[]) =>
  filterVisible(store, caller, all, ({ templateParams: { memoryId } }) => memoryId);

/** Objects whose memory the caller may use: they are as private as their memory. */
export const visibleAmong = <T extends { memoryId: number }>(store: Transaction, caller: Caller, all: readonly T[]) =>
  filterVisible(store, caller, all, ({ memoryId }) => memoryId);

async function filterVisible<T>(
  { memories }: Transaction,
  caller: Caller,
  all: readonly T[],
  memoryOf: (each: T) => number | undefined,
): Promise<T[]> {
  const ids = all.map(memoryOf);
  const hidden: ReadonlySet<number | undefined> = await memories.findHidden(
    caller,
    ids.filter((id) => id !== undefined),
  );
  return all.filter((_, at) => !hidden.has(ids[at]));
}

export const findVisible = async <T extends { memoryId: number }>(
  store: Transaction,
  caller: Caller,
  each: T | undefined,
): Promise<T | undefined> => each && (await visibleAmong(store, caller, [each]))[0];

export async function requireTranslation(store: Transaction, caller: Caller, id: number) {
  const translation = await store.fileTranslations.find(caller.organizationId, id);
  return requireExisting(await findVisible(store, caller, translation), "translation", id);
}

/** A job without projects, or with one that the caller may see. @throws ApiError `not-found` */
export const requireJob = async ({ jobs }: Transaction, caller: Caller, id: number): Promise<Job> =>
  requireExisting(await jobs.findVisible(caller, id), "job", id);

/** Locks the job. @throws ApiError `not-found`, or `memory-not-shared` if the caller may not see one of its projects */
export async function requireJobForChange(tx: Transaction, caller: Caller, id: number): Promise<Job> {
  await requireJob(tx, caller, id);
  const job = requireExisting(await tx.jobs.findForChange(caller.organizationId, id), "job", id);
  await requireAllVisible(tx, caller, await tx.projects.presentIn(caller.organizationId, id));
  return job;
}

export async function requireAllVisible(store: Transaction, caller: Caller, all: readonly Project[]): Promise<void> {
  const memoryIds = all.map(({ memoryId }) => memoryId);
  for (const id of await store.memories.findHidden(caller, memoryIds)) throw makeError("memory-not-shared", { id });
}

export async function requireProject(store: Transaction, caller: Caller, id: number): Promise<Project> {
  const project = await store.projects.find(caller.organizationId, id);
  return requireExisting(await findVisible(store, caller, project), "project", id);
}

/** Finds a project, and locks its job during the transaction, for changes. @throws ApiError `not-found` */
export async function requireProjectForChange(tx: Transaction, caller: Caller, id: number): Promise<Project> {
  const { jobId } = await requireProject(tx, caller, id);
  await tx.jobs.findForChange(caller.organizationId, jobId);
  // Another operation may have changed or deleted the project while this one waited for the lock.
  return requireProject(tx, caller, id);
}

/** @throws ApiError `project-closed` when a project's documents can't change */
export async function requireOpen(tx: Transaction, { organizationId, id, jobId, isArchived }: Project): Promise<void> {
  const job = await tx.jobs.find(organizationId, jobId);
  if (isArchived === 1 || job?.status === "archived") throw makeError("project-closed", { id, status: "archived" });
  if (job?.status === "delivered") throw makeError("project-closed", { id, status: "delivered" });
}

/** @throws ApiError `not-found` */
export async function requireDocument(store: Transaction, caller: Caller, id: number): Promise<Document> {
  const document = requireExisting(await store.documents.find(caller.organizationId, id), "document", id);
  const project = await store.projects.find(caller.organizationId, document.projectId);
  if (project) requireExisting(await findVisible(store, caller, project), "document", id);
  return document;
}
