import { formatFaultHeader, getRequest, seededIds } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive, MoveAction } from "./drive.ts";
import { changeJob, createJob, createProject, failStorage, runDelayedTasks, runTasks } from "./operations.ts";
import type { DiagramObject } from "./run.ts";

export const readable = "a file that can be read";
export const unreadable = "a file that cannot be read";
export const variants = [readable, unreadable] as const;

export const fileOf = ({ variant }: DiagramObject) =>
  variant === readable ? seededIds.file : seededIds.fileWithoutFilter;
const job = (run: DiagramObject) => run.fetchBody(`/v2/jobs/${run.id("job")}`);

export const jobCreation = {
  variants,
  moves: {
    createJob: (run) => createJob(run, { fileId: fileOf(run), headers: formatFaultHeader("creation-pending") }),
    "at least one import succeeded": { variants: [readable], action: runDelayedTasks },
    "all imports failed": { variants: [unreadable], action: runDelayedTasks },
  },
  read: async (run) => String(valueAt(await job(run), "creationStatus")),
} satisfies Drive;

export const jobStatus = {
  variants,
  moves: {
    createJob: (run) => createJob(run, { fileId: fileOf(run) }),
    "createProject, without a job": { variants: [readable], action: (run) => createProject(run) },
    archiveJob: changeJob("archive"),
    unarchiveJob: changeJob("unarchive"),
    deliverJob: { variants: [readable], action: changeJob("deliver") },
    "deliverJob, creation failed": { variants: [unreadable], action: changeJob("deliver") },
    reactivateJob: { variants: [readable], action: changeJob("reactivate") },
    "reactivateJob, creation failed": { variants: [unreadable], action: changeJob("reactivate") },
  },
  read: async (run) => String(valueAt(await job(run), "status")),
} satisfies Drive;

const exportAs =
  (type: "files" | "memory"): MoveAction =>
  (run) =>
    run.send(getRequest(`/v2/jobs/${run.id("job")}/export?type=${type}`));

export const jobExport = {
  moves: {
    createJob: (run) => createJob(run),
    exportJob: exportAs("files"),
    "exportJob, same type": exportAs("files"),
    "exportJob, different type": exportAs("memory"),
    "export complete": runTasks,
    "export fails": failStorage,
    "updateJob, by a connector": (run, { to }) =>
      run.send({ method: "PUT", target: `/v2/jobs/${run.id("job")}`, body: { isProcessing: Number(to) } }),
  },
  read: async (run) => String(valueAt(await job(run), "isProcessing")),
} satisfies Drive;
