import type { Caller } from "../../core/caller.ts";
import { fileDeleted, fileForbidden, memoryNotShared, notFound, projectClosed } from "../../core/errors.ts";
import type { DomainModel, DomainName } from "../../store/accounts/domains.ts";
import type { FilterConfig } from "../../store/accounts/filter-config.ts";
import type { FileTranslation } from "../../store/files/file-translations.ts";
import type { SourceFile } from "../../store/files/files.ts";
import type { Content } from "../../store/jobs/contents.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Job } from "../../store/jobs/jobs.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Memory, QueryableMemory } from "../../store/memories/memories.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";
import type { Webhook } from "../../store/webhooks/webhooks.ts";

/** @throws ApiError `memory-not-shared` when it is there and not for the caller, `not-found` when it is not there */
export async function requireMemory(
  store: Pick<AtomicStore, "memories" | "owners">,
  caller: Caller,
  id: number,
): Promise<Memory> {
  return (await store.memories.find(caller, id)) ?? refuseMemory(store, id);
}

/** The same for a question to its engine. */
export async function requireQueryableMemory(
  store: Pick<AtomicStore, "memories" | "owners">,
  caller: Caller,
  id: number,
): Promise<QueryableMemory> {
  return (await store.memories.findQueryable(caller, id)) ?? refuseMemory(store, id);
}

async function refuseMemory({ owners }: Pick<AtomicStore, "owners">, id: number): Promise<never> {
  throw (await owners.ownerOf("memory", id)) === undefined ? notFound("memory", id) : memoryNotShared(id);
}

/** A file of the caller's organization, with its bytes. */
export type PresentFile = SourceFile & { content: string };

/** @throws ApiError `file-forbidden` when it is another organization's, `file-deleted`, `not-found` */
export async function requireFile(
  store: Pick<AtomicStore, "files" | "owners">,
  caller: Caller,
  id: number,
): Promise<PresentFile> {
  const file = await store.files.find(caller.organizationId, id);
  if (!file) throw (await store.owners.ownerOf("file", id)) === undefined ? notFound("file", id) : fileForbidden(id);
  if (file.content === null) throw fileDeleted(id);
  return { ...file, content: file.content };
}

/** @throws ApiError `not-found` */
export async function requireWebhook(
  store: Pick<AtomicStore, "webhooks">,
  { organizationId }: Caller,
  id: number,
): Promise<Webhook> {
  const webhook = await store.webhooks.find(organizationId, id);
  if (!webhook) throw notFound("webhook", id);
  return webhook;
}

/** @throws ApiError `not-found` */
export async function requireContent(
  store: Pick<AtomicStore, "contents" | "memories">,
  caller: Caller,
  id: number,
): Promise<Content> {
  const content = await store.contents.find(caller.organizationId, id);
  if (!content || (await visibleContents(store, caller, [content])).length === 0) throw notFound("content", id);
  return content;
}

/** Those written without a memory, or with one that the caller may use. */
export async function visibleContents(
  { memories }: Memories,
  caller: Caller,
  all: readonly Content[],
): Promise<Content[]> {
  const hidden = await memories.hiddenFrom(
    caller,
    all.flatMap(({ templateParams: { memoryId } }) => memoryId ?? []),
  );
  return all.filter(({ templateParams: { memoryId } }) => memoryId === undefined || !hidden.has(memoryId));
}

/** @throws ApiError `not-found` */
export async function requireDomain(
  store: Pick<AtomicStore, "domains">,
  { organizationId }: Caller,
  id: number,
): Promise<DomainName> {
  const domain = await store.domains.find(organizationId, id);
  if (!domain) throw notFound("domain", id);
  return domain;
}

/** @throws ApiError `not-found` */
export async function requireModel(
  store: Pick<AtomicStore, "domains">,
  { organizationId }: Caller,
  id: number,
): Promise<DomainModel> {
  const model = await store.domains.findModel(organizationId, id);
  if (!model) throw notFound("model", id);
  return model;
}

/** @throws ApiError `not-found` */
export async function requireFilterConfig(
  store: Pick<AtomicStore, "domains">,
  { organizationId }: Caller,
  id: number,
): Promise<FilterConfig> {
  const config = await store.domains.findFilterConfig(organizationId, id);
  if (!config) throw notFound("filterConfig", id);
  return config;
}

type Memories = Pick<AtomicStore, "memories">;

/** Those whose memory the caller may use: what was made with a private memory is as private as that. */
export async function visibleAmong<NewDocument extends { memoryId: number }>(
  { memories }: Memories,
  caller: Caller,
  all: readonly NewDocument[],
): Promise<NewDocument[]> {
  const hidden = await memories.hiddenFrom(
    caller,
    all.map(({ memoryId }) => memoryId),
  );
  return all.filter(({ memoryId }) => !hidden.has(memoryId));
}

const isVisible = async (store: Memories, caller: Caller, created: { memoryId: number }): Promise<boolean> =>
  (await visibleAmong(store, caller, [created])).length > 0;

/** @throws ApiError `not-found` */
export async function requireTranslation(store: AtomicStore, caller: Caller, id: number): Promise<FileTranslation> {
  const translation = await store.fileTranslations.find(caller.organizationId, id);
  if (!translation || !(await isVisible(store, caller, translation))) throw notFound("translation", id);
  return translation;
}

/** A job of which the caller may see a project, or which has none. @throws ApiError `not-found` */
export async function requireJob(store: Pick<AtomicStore, "jobs">, caller: Caller, id: number): Promise<Job> {
  const job = await store.jobs.findVisible(caller, id);
  if (!job) throw notFound("job", id);
  return job;
}

/**
 * The same for a change of the job or what belongs to it.
 *
 * @throws ApiError `not-found`; `memory-not-shared` when one of its projects is hidden from the caller
 */
export async function requireJobForChange(tx: Transaction, caller: Caller, id: number): Promise<Job> {
  await requireJob(tx, caller, id);
  const job = await tx.jobs.findForChange(caller.organizationId, id);
  if (!job) throw notFound("job", id);
  await requireAllVisible(tx, caller, await tx.projects.presentIn(caller.organizationId, id));
  return job;
}

/** @throws ApiError `memory-not-shared` */
export async function requireAllVisible(store: Memories, caller: Caller, all: readonly Project[]): Promise<void> {
  const memoryIds = all.map(({ memoryId }) => memoryId);
  for (const id of await store.memories.hiddenFrom(caller, memoryIds)) throw memoryNotShared(id);
}

/** @throws ApiError `not-found` */
export async function requireProject(
  store: Pick<AtomicStore, "projects" | "memories">,
  caller: Caller,
  id: number,
): Promise<Project> {
  const project = await store.projects.find(caller.organizationId, id);
  if (!project || !(await isVisible(store, caller, project))) throw notFound("project", id);
  return project;
}

/** The same for a change: no one else changes its job meanwhile. @throws ApiError `not-found` */
export async function requireProjectForChange(tx: Transaction, caller: Caller, id: number): Promise<Project> {
  const { jobId } = await requireProject(tx, caller, id);
  await tx.jobs.findForChange(caller.organizationId, jobId);
  // Another operation may have changed or deleted it while this one waited.
  return requireProject(tx, caller, id);
}

/** @throws ApiError `project-closed` when a project's documents can't change */
export async function requireOpen(tx: Transaction, { organizationId, id, jobId, isArchived }: Project): Promise<void> {
  const job = await tx.jobs.find(organizationId, jobId);
  if (isArchived === 1 || job?.status === "archived") throw projectClosed(id, "archived");
  if (job?.status === "delivered") throw projectClosed(id, "delivered");
}

/** @throws ApiError `not-found` */
export async function requireDocument(
  store: Pick<AtomicStore, "documents" | "projects" | "memories">,
  caller: Caller,
  id: number,
): Promise<Document> {
  const document = await store.documents.find(caller.organizationId, id);
  const project = document && (await store.projects.find(caller.organizationId, document.projectId));
  if (!document || (project && !(await isVisible(store, caller, project)))) throw notFound("document", id);
  return document;
}
