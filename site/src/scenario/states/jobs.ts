import { get, seeded, withFault } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive, MoveAction } from "./drive.ts";
import { failInStorage, makeJob, makeProject, onJob, workOff, workOffLater } from "./operations.ts";
import type { StateRun } from "./run.ts";

const readable = "a file that can be read";
const unreadable = "a file that cannot be read";
const variants = [readable, unreadable] as const;

const fileOf = ({ variant }: StateRun) => (variant === readable ? seeded.file : seeded.fileWithoutFilter);
const job = (run: StateRun) => run.look(`/v2/jobs/${run.id("job")}`);

export const jobCreation = {
  variants,
  moves: {
    createJob: (run) => makeJob(run, { fileId: fileOf(run), headers: withFault("creation-pending") }),
    "at least one import succeeded": { only: [readable], do: workOffLater },
    "all imports failed": { only: [unreadable], do: workOffLater },
  },
  read: async (run) => String(valueAt(await job(run), "creationStatus")),
} satisfies Drive;

export const jobStatus = {
  variants,
  moves: {
    createJob: (run) => makeJob(run, { fileId: fileOf(run) }),
    "createProject, without a job": { only: [readable], do: (run) => makeProject(run) },
    archiveJob: onJob("archive"),
    unarchiveJob: onJob("unarchive"),
    deliverJob: { only: [readable], do: onJob("deliver") },
    "deliverJob, creation failed": { only: [unreadable], do: onJob("deliver") },
    reactivateJob: { only: [readable], do: onJob("reactivate") },
    "reactivateJob, creation failed": { only: [unreadable], do: onJob("reactivate") },
  },
  read: async (run) => String(valueAt(await job(run), "status")),
} satisfies Drive;

const exportAs =
  (type: "files" | "memory"): MoveAction =>
  (run) =>
    run.send(get(`/v2/jobs/${run.id("job")}/export?type=${type}`));

export const jobExport = {
  moves: {
    createJob: (run) => makeJob(run),
    exportJob: exportAs("files"),
    "exportJob, same type": exportAs("files"),
    "exportJob, different type": exportAs("memory"),
    "export complete": workOff,
    "export fails": failInStorage,
    "updateJob, by a connector": (run, { to }) =>
      run.send({ method: "PUT", target: `/v2/jobs/${run.id("job")}`, body: { isProcessing: Number(to) } }),
  },
  read: async (run) => String(valueAt(await job(run), "isProcessing")),
} satisfies Drive;
