import { fileDeleted, fileForbidden, memoryNotShared, notFound } from "../errors.ts";
import type { Caller } from "../http/authenticate.ts";
import type { Content } from "../store/contents.ts";
import type { Document } from "../store/documents.ts";
import type { DomainName, Model } from "../store/domains.ts";
import type { FileTranslation } from "../store/file-translations.ts";
import type { SourceFile } from "../store/files.ts";
import type { FilterConfig } from "../store/filter-config.ts";
import type { Job } from "../store/jobs.ts";
import type { AskedMemory, Memory } from "../store/memories.ts";
import type { Project } from "../store/projects.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { Webhook } from "../store/webhooks.ts";

/** @throws ApiError `memory-not-shared` when it is there and not for the caller, `not-found` when it is not there */
export async function visibleMemory(
  store: Pick<Store, "memories" | "owners">,
  caller: Caller,
  id: number,
): Promise<Memory> {
  return (await store.memories.find(caller, id)) ?? refuseMemory(store, id);
}

/** The same for a question to its engine. */
export async function memoryToAsk(
  store: Pick<Store, "memories" | "owners">,
  caller: Caller,
  id: number,
): Promise<AskedMemory> {
  return (await store.memories.findToAsk(caller, id)) ?? refuseMemory(store, id);
}

async function refuseMemory({ owners }: Pick<Store, "owners">, id: number): Promise<never> {
  throw (await owners.ownerOf("memory", id)) === undefined ? notFound("memory", id) : memoryNotShared(id);
}

/** A file of the caller's organization, with its bytes. */
export type PresentFile = SourceFile & { content: string };

/** @throws ApiError `file-forbidden` when it is another organization's, `file-deleted`, `not-found` */
export async function fileOf(store: Pick<Store, "files" | "owners">, caller: Caller, id: number): Promise<PresentFile> {
  const file = await store.files.find(caller.organizationId, id);
  if (!file) throw (await store.owners.ownerOf("file", id)) === undefined ? notFound("file", id) : fileForbidden(id);
  if (file.content === null) throw fileDeleted(id);
  return { ...file, content: file.content };
}

/** @throws ApiError `not-found` */
export async function webhookOf(store: Store, { organizationId }: Caller, id: number): Promise<Webhook> {
  const webhook = await store.webhooks.find(organizationId, id);
  if (!webhook) throw notFound("webhook", id);
  return webhook;
}

/** @throws ApiError `not-found` */
export async function contentOf(store: Store, { organizationId }: Caller, id: number): Promise<Content> {
  const content = await store.contents.find(organizationId, id);
  if (!content) throw notFound("content", id);
  return content;
}

/** @throws ApiError `not-found` */
export async function domainOf(
  store: Pick<Store, "domains">,
  { organizationId }: Caller,
  id: number,
): Promise<DomainName> {
  const domain = await store.domains.find(organizationId, id);
  if (!domain) throw notFound("domain", id);
  return domain;
}

/** @throws ApiError `not-found` */
export async function modelOf(store: Pick<Store, "domains">, { organizationId }: Caller, id: number): Promise<Model> {
  const model = await store.domains.findModel(organizationId, id);
  if (!model) throw notFound("model", id);
  return model;
}

/** @throws ApiError `not-found` */
export async function filterConfigOf(
  store: Pick<Store, "domains">,
  { organizationId }: Caller,
  id: number,
): Promise<FilterConfig> {
  const config = await store.domains.findFilterConfig(organizationId, id);
  if (!config) throw notFound("filterConfig", id);
  return config;
}

/** @throws ApiError `not-found` */
export async function translationOf(store: Store, { organizationId }: Caller, id: number): Promise<FileTranslation> {
  const translation = await store.fileTranslations.find(organizationId, id);
  if (!translation) throw notFound("translation", id);
  return translation;
}

/** @throws ApiError `not-found` */
export async function jobOf(store: Store, { organizationId }: Caller, id: number): Promise<Job> {
  const job = await store.jobs.find(organizationId, id);
  if (!job) throw notFound("job", id);
  return job;
}

/** The same for a change of the job or what belongs to it. @throws ApiError `not-found` */
export async function jobForChange(tx: Transaction, { organizationId }: Caller, id: number): Promise<Job> {
  const job = await tx.jobs.findForChange(organizationId, id);
  if (!job) throw notFound("job", id);
  return job;
}

/** @throws ApiError `not-found` */
export async function projectOf(
  store: Pick<Store, "projects">,
  { organizationId }: Caller,
  id: number,
): Promise<Project> {
  const project = await store.projects.find(organizationId, id);
  if (!project) throw notFound("project", id);
  return project;
}

/** The same for a change: nobody else changes its job meanwhile. @throws ApiError `not-found` */
export async function projectForChange(tx: Transaction, caller: Caller, id: number): Promise<Project> {
  const { jobId } = await projectOf(tx, caller, id);
  await tx.jobs.findForChange(caller.organizationId, jobId);
  // Another call may have changed or deleted it while this one waited.
  return projectOf(tx, caller, id);
}

/** @throws ApiError `not-found` */
export async function documentOf(
  store: Pick<Store, "documents">,
  { organizationId }: Caller,
  id: number,
): Promise<Document> {
  const document = await store.documents.find(organizationId, id);
  if (!document) throw notFound("document", id);
  return document;
}
