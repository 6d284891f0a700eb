import { exportJob } from "../background/export-job.ts";
import { addTask } from "../background/queue.ts";
import { exportFailed, exportRunning, jobFailed, jobPending, notExported, stillExporting } from "../errors.ts";
import { download } from "../http/download.ts";
import { actOnJob, deleteJob, erase } from "../rules/change-job.ts";
import { countJob } from "../rules/count-job.ts";
import { createJob } from "../rules/create-job.ts";
import { changing } from "../rules/happenings.ts";
import type { JobAction } from "../rules/job-lifecycle.ts";
import { wordCounts } from "../rules/job-stats.ts";
import { type AskedJob, planJob } from "../rules/plan-job.ts";
import { jobForChange, jobOf } from "../rules/visible.ts";
import type { Job, JobChanges } from "../store/jobs.ts";
import type { Transaction } from "../store/store.ts";
import type { ExportType } from "../store/tables/jobs.ts";
import type { CallContext, Routes } from "./context.ts";
import { jobsToWire, jobToWire } from "./job-to-wire.ts";
import { languageOf, regionOf } from "./memories.ts";

type Input<Id extends "createJob" | "updateJob"> = Parameters<Routes<Id>[Id]>[0];
type Context = Parameters<Routes<"getJob">["getJob"]>[1];

/** How long what `Parlance-Fault` delays takes. */
export const faultDelayMs = 10_000;

export const jobs = {
  async listJobs(input, { store, caller }) {
    return jobsToWire(store, caller.organizationId, await store.jobs.list(caller.organizationId, input));
  },

  async createJob(input, context) {
    const { store, caller, fault } = context;
    const plan = await planJob(store, caller, askedJob(input, context));
    const delayMs = fault === "creation-pending" ? faultDelayMs : undefined;
    return jobToWire(store, await createJob(context, caller, plan, { delayMs, fails: fault === "creation-failure" }));
  },

  async getJob({ jobId }, { store, caller }) {
    return jobToWire(store, await jobOf(store, caller, jobId));
  },

  async updateJob({ jobId, ...input }, { store, caller }) {
    const changed = await changing(store, caller.organizationId, async (tx, happenings) => {
      const job = await jobForChange(tx, caller, jobId);
      const changes = changesOf(input);
      await tx.jobs.update(caller.organizationId, jobId, changes);
      if (isTold(job, changes)) happenings.job(jobId, "JOB_UPDATE");
      return jobForChange(tx, caller, jobId);
    });
    return jobToWire(store, changed);
  },

  async deleteJob({ jobId }, { store, caller }) {
    await store.atomically(async (tx) => deleteJob(tx, await jobForChange(tx, caller, jobId)));
    return { id: jobId };
  },

  async getJobStats({ jobId }, context) {
    const { store, caller } = context;
    const job = await jobOf(store, caller, jobId);
    const projects = await countJob(context, job);
    const sum = (figure: "words" | "exactWords" | "fuzzyWords") =>
      projects.reduce((total, { leverage }) => total + leverage[figure], 0);
    return {
      ...wordCounts({ words: sum("words"), exactWords: sum("exactWords"), fuzzyWords: sum("fuzzyWords") }),
      projects: projects.map(({ id, leverage }) => ({ id, ...wordCounts(leverage) })),
    };
  },

  archiveJob: ({ jobId }, context) => act(jobId, "archive", context),
  unarchiveJob: ({ jobId }, context) => act(jobId, "unarchive", context),
  deliverJob: ({ jobId }, context) => act(jobId, "deliver", context),
  reactivateJob: ({ jobId }, context) => act(jobId, "reactivate", context),

  async exportJob({ jobId, type }, { store, caller, fault }) {
    const delayMs = fault === "export-pending" ? faultDelayMs : 0;
    await store.atomically(async (tx) => {
      const job = await jobForChange(tx, caller, jobId);
      await startExport(tx, job, type, { delayMs, fails: fault === "export-failure" });
    });
    return undefined;
  },

  async downloadJob({ jobId }, { store, files, caller }) {
    const { exportState, exportContent } = await jobOf(store, caller, jobId);
    if (exportState === null) throw notExported(jobId);
    if (exportState === "running") throw stillExporting(jobId);
    if (exportState === "failed" || exportContent === null) throw exportFailed(jobId);
    return download(`job-${jobId}.zip`, await files.read(exportContent));
  },
} satisfies Routes<
  | "listJobs"
  | "createJob"
  | "getJob"
  | "updateJob"
  | "deleteJob"
  | "getJobStats"
  | "archiveJob"
  | "unarchiveJob"
  | "deliverJob"
  | "reactivateJob"
  | "exportJob"
  | "downloadJob"
>;

function askedJob(input: Input<"createJob">, { caller }: Context): AskedJob {
  const due = dateOf(input.due);
  const sourceLang = languageOf("srcLang", input.srcLang);
  const sourceRegion = regionOf("srcLocale", input.srcLocale);
  return {
    name: input.name,
    fileIds: input.fileIds,
    sourceLang,
    sourceRegion,
    due,
    isPlural: input.isPlural,
    workflowId: input.workflowTemplateId,
    domainId: input.domainId,
    pairs: input.languagePairs.map((pair, index) => {
      const { autoAccept, caseSensitive, takeMatchAttribution: matchAttribution } = pair;
      const { email: userEmail } = caller;
      const pretranslation = {
        mode: "TM+MT",
        autoAccept,
        caseSensitive,
        matchAttribution,
        userEmail,
      } as const;
      const name = `languagePairs[${index}]`;
      return {
        memoryId: pair.memoryId,
        targetLang: pair.trgLang === undefined ? undefined : languageOf(`${name}.trgLang`, pair.trgLang),
        targetRegion: regionOf(`${name}.trgLocale`, pair.trgLocale),
        due: dateOf(pair.dueDate),
        modelId: pair.externalModelId,
        filterConfigId: pair.configId,
        workflowId: pair.workflowTemplateId,
        workflowName: pair.workflowTemplateName,
        assignments: (pair.workflowStageAssignments ?? []).map(({ workflowStageTemplateId, userId, email }) => ({
          stageId: workflowStageTemplateId,
          userId,
          email,
        })),
        imports: { autoAccept, userEmail, pretranslation: pair.pretranslate ? pretranslation : undefined },
      };
    }),
  };
}

/** Dates arrive in the form of ISO 8601. */
const dateOf = (sent: string | number | null | undefined): number | null =>
  sent === undefined || sent === null ? null : Date.parse(String(sent));

function changesOf({
  name,
  dueDate,
  due,
  isProcessing,
  processingErrorMsg,
}: Omit<Input<"updateJob">, "jobId">): JobChanges {
  const sentDue = dueDate === undefined ? due : dueDate;
  return {
    ...(name !== undefined && { name }),
    ...(sentDue !== undefined && { due: dateOf(sentDue) }),
    ...(isProcessing !== undefined && { isProcessing: Number(isProcessing) }),
    ...(processingErrorMsg !== undefined && { processingError: processingErrorMsg }),
  };
}

/** Whether webhooks hear of a change. Source: contract of the API, section "Webhook delivery". */
function isTold(before: Job, { name, due, isProcessing }: JobChanges): boolean {
  const isNew = (value: unknown, old: unknown) => value !== undefined && value !== old;
  return (
    isNew(name, before.name) ||
    isNew(due, before.due) ||
    (isNew(isProcessing, before.isProcessing) && isProcessing !== 1)
  );
}

async function act(jobId: number, action: JobAction, { store, clock, caller }: Context & CallContext) {
  const changed = await changing(store, caller.organizationId, async (tx, happenings) => {
    await actOnJob(tx, await jobForChange(tx, caller, jobId), action, clock, happenings);
    return jobForChange(tx, caller, jobId);
  });
  return jobToWire(store, changed);
}

async function startExport(
  tx: Transaction,
  job: Job,
  type: ExportType,
  { delayMs, fails }: { delayMs: number; fails: boolean },
): Promise<void> {
  const { organizationId, id: jobId } = job;
  if (job.creationStatus === "PENDING") throw jobPending(jobId);
  if (job.creationStatus === "FAILED") throw jobFailed(jobId);
  // A connector may say that the job is in progress; then no export runs.
  if (job.isProcessing === 1 && job.exportState === "running") {
    if (job.exportType === type) return;
    throw exportRunning(jobId, job.exportType as ExportType);
  }
  const exportNo = job.exportNo + 1;
  const state = { exportNo, exportType: type, exportState: "running", exportContent: null, isProcessing: 1 } as const;
  await tx.jobs.update(organizationId, jobId, state);
  if (job.exportContent !== null) await erase(tx, organizationId, job.exportContent);
  if (type === "files") await beginDocumentExports(tx, job);
  const input = { jobId, type, exportNo, fails };
  await addTask(tx, exportJob, { organizationId, subject: `job:${jobId}`, delayMs, input });
}

async function beginDocumentExports(tx: Transaction, { organizationId, id }: Job): Promise<void> {
  const projects = await tx.projects.presentIn(organizationId, id);
  const documents = await tx.documents.ofProjects(
    organizationId,
    projects.map((project) => project.id),
  );
  const imported = documents.filter(({ importState }) => importState === "succeeded");
  await tx.documents.setExport(
    organizationId,
    imported.map((document) => document.id),
    "running",
  );
}
