import { post, seeded } from "../../sandbox/requests.ts";
import type { RequestSpec } from "../../sandbox/sandbox-requests.ts";
import type { MoveAction } from "./drive.ts";
import type { StateRun, Thing } from "./run.ts";

export const text = "The ferry leaves at ten.\nPlease keep the gangway clear.\n";

export async function make(run: StateRun, thing: Thing, send: RequestSpec) {
  const created = await run.send(send);
  run.keep(thing, created);
  return created;
}

interface JobOptions {
  pair?: object;
  fileId?: number;
  headers?: RequestSpec["headers"];
}

/** Keeps the IDs of the job's project and document. */
export async function makeJob(run: StateRun, { pair = {}, fileId = seeded.file, headers = {} }: JobOptions = {}) {
  const languagePairs = [{ memoryId: seeded.memory, ...pair }];
  const body = { name: "Spring leaflets", srcLang: "en", fileIds: [fileId], languagePairs };
  const job = await make(run, "job", post("/v2/jobs", body, headers));
  run.keep("project", job, "stats.projects.0.id");
  const projects = await run.look(`/v2/projects?id=${run.id("project")}`);
  run.keep("document", projects, "0.document.0.id");
}

/** The server creates a job for the project. */
export async function makeProject(run: StateRun, more: object = {}) {
  const body = { name: "Spring leaflets", memory_id: seeded.memory, ...more };
  const project = await make(run, "project", post("/v2/projects", body));
  run.keep("job", project, "job_id");
}

interface DocumentOptions {
  name?: string;
  body?: string;
  headers?: RequestSpec["headers"];
}

export const makeDocument = (
  run: StateRun,
  { name = "leaflet.txt", body = text, headers = {} }: DocumentOptions = {},
) =>
  make(run, "document", post("/v2/documents/files", body, { project_id: String(run.id("project")), name, ...headers }));

/** Storage fails until all attempts of a task have failed. */
export const failInStorage: MoveAction = async (run) => {
  await run.perform({ name: "faults", faults: { storage: "fails" } });
  for (let attempt = 1; attempt <= maxAttempts; attempt++) await run.workOff(maxRetryMs);
  await run.perform({ name: "faults", faults: {} });
};
const maxAttempts = 5;
const maxRetryMs = 60_000;

export const onJob =
  (action: "archive" | "unarchive" | "deliver" | "reactivate"): MoveAction =>
  (run) =>
    run.send(post(`/v2/jobs/${run.id("job")}/${action}`));

export const workOff: MoveAction = (run) => run.workOff();
/** Forwards the time by more than a fault waits. */
export const workOffLater: MoveAction = (run) => run.workOff(10_000);
