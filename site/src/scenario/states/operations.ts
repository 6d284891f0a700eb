import { postRequest, seededIds } from "../../sandbox/requests.ts";
import type { RequestSpec } from "../../sandbox/sandbox-requests.ts";
import type { MoveAction } from "./drive.ts";
import type { DiagramObject, ThingName } from "./run.ts";

export const leaflet = "The ferry leaves at ten.\nPlease keep the gangway clear.\n";

export async function createThing(run: DiagramObject, thing: ThingName, send: RequestSpec) {
  const created = await run.send(send);
  run.keepId(thing, created);
  return created;
}

interface JobOptions {
  pair?: object;
  fileId?: number;
  headers?: RequestSpec["headers"];
}

/** Keeps the IDs of the job's project and document. */
export async function createJob(run: DiagramObject, options: JobOptions = {}) {
  const { pair = {}, fileId = seededIds.file, headers = {} } = options;
  const languagePairs = [{ memoryId: seededIds.memory, ...pair }];
  const body = { name: "Spring leaflets", srcLang: "en", fileIds: [fileId], languagePairs };
  const job = await createThing(run, "job", postRequest("/v2/jobs", body, headers));
  run.keepId("project", job, "stats.projects.0.id");
  const projects = await run.fetchBody(`/v2/projects?id=${run.id("project")}`);
  run.keepId("document", projects, "0.document.0.id");
}

/** The server creates a job for the project. */
export async function createProject(run: DiagramObject, more: object = {}) {
  const body = { name: "Spring leaflets", memory_id: seededIds.memory, ...more };
  const project = await createThing(run, "project", postRequest("/v2/projects", body));
  run.keepId("job", project, "job_id");
}

interface DocumentOptions {
  name?: string;
  body?: string;
  headers?: RequestSpec["headers"];
}

export function createDocument(run: DiagramObject, options: DocumentOptions = {}) {
  const { name = "leaflet.txt", body = leaflet, headers = {} } = options;
  const allHeaders = { project_id: String(run.id("project")), name, ...headers };
  return createThing(run, "document", postRequest("/v2/documents/files", body, allHeaders));
}

/** Storage fails until all attempts of a task have failed. */
export const failStorage: MoveAction = async (run) => {
  await run.perform({ name: "faults", faults: { storage: "fails" } });
  for (let attempt = 1; attempt <= maxAttempts; attempt++) await run.doDueWork(maxRetryMs);
  await run.perform({ name: "faults", faults: {} });
};
const maxAttempts = 5;
const maxRetryMs = 60_000;

export const changeJob =
  (action: "archive" | "unarchive" | "deliver" | "reactivate"): MoveAction =>
  (run) =>
    run.send(postRequest(`/v2/jobs/${run.id("job")}/${action}`));

export const runTasks: MoveAction = (run) => run.doDueWork();
/** Forwards the time by more than a fault waits. */
export const runDelayedTasks: MoveAction = (run) => run.doDueWork(10_000);
