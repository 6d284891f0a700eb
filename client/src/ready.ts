import type { components } from "@openparlance/api";
import type { Client } from "./client.ts";
import { WorkFailed } from "./errors.ts";
import { until, type WaitOptions } from "./poll.ts";

type Schemas = components["schemas"];

/**
 * Waits for the import that this response started, regardless of other imports into the memory.
 * @throws WorkFailed when this import failed, TypeError when the response isn't that of an import
 */
export async function untilImported(
  client: Client,
  { headers }: Response,
  waiting?: WaitOptions,
): Promise<Schemas["Memory"]> {
  const importId = headers.get("parlance-import");
  if (importId === null) throw new TypeError("The response has no header Parlance-Import.");
  const memory = await untilMemoryIdle(client, { import_id: Number(importId) }, waiting);
  const { id, import_error_message: reason } = memory;
  if (reason === undefined) return memory;
  throw new WorkFailed("import", `Nothing was imported into memory ${id}: ${reason}.`);
}

/** Waits until a memory has no running imports or exports. An exported termbase can then be downloaded. */
export const untilIdle = (client: Client, id: number, waiting?: WaitOptions): Promise<Schemas["Memory"]> =>
  untilMemoryIdle(client, { id }, waiting);

function untilMemoryIdle(client: Client, query: { id?: number; import_id?: number }, waiting?: WaitOptions) {
  const poll = async (signal?: AbortSignal) => {
    const { data = [] } = await client.GET("/v2/memories", { params: { query }, ...(signal && { signal }) });
    return data[0] as Schemas["Memory"];
  };
  return until(poll, (memory) => memory.is_processing !== true, waiting);
}

/**
 * Waits until translated files can be downloaded. Returns the translations in the order of their IDs.
 * @throws WorkFailed with the reason of the first that failed
 */
export async function untilTranslated(
  client: Client,
  translationIds: number[],
  waiting?: WaitOptions,
): Promise<Schemas["TranslationInfo"][]> {
  const poll = async (signal?: AbortSignal) => {
    const params = { query: { translationIds } };
    const { data = [] } = await client.GET("/v2/translate/file", { params, ...(signal && { signal }) });
    const byId = new Map(data.map((info) => [info.id, info]));
    return translationIds.map((id) => byId.get(id) ?? throwMissing(id));
  };
  const isReady = (all: Schemas["TranslationInfo"][]) => {
    const failed = all.find(({ status }) => status === "Failed");
    if (failed) throw new WorkFailed("translation", `Translation ${failed.id}: ${describeFailure(failed)}.`);
    return all.every(({ status }) => status === "ReadyForDownload");
  };
  return until(poll, isReady, waiting);
}

const describeFailure = ({ errorMsg, note }: Schemas["TranslationInfo"]): string =>
  note === undefined ? `${errorMsg}` : `${errorMsg}: ${note}`;

function throwMissing(id: number): never {
  throw new WorkFailed("translation", `Translation ${id} was not found.`);
}

/** Waits until a job has its documents. @throws WorkFailed when none of its files could be imported */
export function untilCreated(client: Client, jobId: number, waiting?: WaitOptions): Promise<Schemas["Job"]> {
  const isReady = ({ creationStatus }: Schemas["Job"]) => {
    if (creationStatus === "FAILED") throw new WorkFailed("job", `Job ${jobId} could not be created.`);
    return creationStatus === "COMPLETE";
  };
  return until((signal) => fetchJob(client, jobId, signal), isReady, waiting);
}

/** Waits until the export of a job can be downloaded. @throws WorkFailed when it failed */
export function untilExported(client: Client, jobId: number, waiting?: WaitOptions): Promise<Schemas["Job"]> {
  const isReady = ({ isProcessing }: Schemas["Job"]) => {
    if (isProcessing === -2) throw new WorkFailed("export", `The export of job ${jobId} failed.`);
    return isProcessing === 0;
  };
  return until((signal) => fetchJob(client, jobId, signal), isReady, waiting);
}

async function fetchJob(client: Client, jobId: number, signal?: AbortSignal): Promise<Schemas["Job"]> {
  const { data } = await client.GET("/v2/jobs/{jobId}", { params: { path: { jobId } }, ...(signal && { signal }) });
  return data as Schemas["Job"];
}

/** Waits until a project's documents have their drafts. @throws WorkFailed with the reason of the first failure */
export function untilPretranslated(
  client: Client,
  projectId: number,
  waiting?: WaitOptions,
): Promise<Schemas["Project"]> {
  const poll = async (signal?: AbortSignal) => {
    const params = { query: { id: [projectId] } };
    const { data = [] } = await client.GET("/v2/projects", { params, ...(signal && { signal }) });
    if (data[0]) return data[0];
    throw new WorkFailed("pretranslation", `Project ${projectId} was not found.`);
  };
  const isReady = ({ document }: Schemas["Project"]) => {
    const failed = document.find((one) => !one.import_in_progress && !one.import_succeeded);
    if (failed) throw new WorkFailed("pretranslation", `Document ${failed.id}: ${failed.import_error_message}.`);
    return document.every((one) => one.import_succeeded && !one.is_pretranslating);
  };
  return until(poll, isReady, waiting);
}
