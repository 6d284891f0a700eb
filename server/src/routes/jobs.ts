import type { HandlerInput } from "@openparlance/api";
import type { Caller } from "../core/caller.ts";
import { exportFailed, makeError } from "../core/errors.ts";
import { readNamed } from "../files/read.ts";
import { download } from "../http/download.ts";
import { PagedList } from "../http/paged-list.ts";
import type { JobAction } from "../rules/job-lifecycle.ts";
import { wordCounts } from "../rules/job-stats.ts";
import { addLeverage } from "../rules/leverage.ts";
import { requireAllVisible, requireJob, requireJobForChange } from "../services/access/access.ts";
import { withEvents } from "../services/domain-events.ts";
import { deleteJob, transitionJob } from "../services/jobs/change-job.ts";
import { countJob } from "../services/jobs/count-job.ts";
import { createJob } from "../services/jobs/create-job.ts";
import { planJob, type RequestedJob, type RequestedJobPair } from "../services/jobs/plan-job.ts";
import { startExport } from "../services/jobs/start-export.ts";
import type { Job, JobChanges } from "../store/jobs/jobs.ts";
import type { OperationContext, Routes } from "./context.ts";
import { jobPagesToWire, jobToWire } from "./job-to-wire.ts";
import { parseLocale, parseRegion } from "./memories.ts";

export const jobs = {
  async listJobs(input, { store, caller }) {
    return new PagedList(jobPagesToWire(store, caller, await store.jobs.listVisible(caller, input)));
  },

  async createJob(input, context) {
    const { store, caller } = context;
    const plan = await planJob(store, caller, requestedJob(input, caller));
    return jobToWire(store, caller, await createJob(context, caller, plan));
  },

  async getJob({ jobId }, { store, caller }) {
    return jobToWire(store, caller, await requireJob(store, caller, jobId));
  },

  async updateJob({ jobId, ...input }, { store, caller }) {
    const changed = await withEvents(store, caller.organizationId, async (tx, events) => {
      const job = await requireJobForChange(tx, caller, jobId);
      const changes = readChanges(input);
      await tx.jobs.update(caller.organizationId, jobId, changes);
      if (shouldNotify(job, changes)) events.job(jobId, "JOB_UPDATE");
      return requireJobForChange(tx, caller, jobId);
    });
    return jobToWire(store, caller, changed);
  },

  async deleteJob({ jobId }, { store, caller }) {
    await store.atomically(async (tx) => {
      await deleteJob(tx, await requireJobForChange(tx, caller, jobId));
      await tx.audit.record(caller, "job.delete", jobId);
    });
    return { id: jobId };
  },

  getJobStats: ({ jobId }, context) => countWords(jobId, context),

  getJobStatsByGet: ({ jobId }, context) => countWords(jobId, context),

  archiveJob: ({ jobId }, context) => act(jobId, "archive", context),
  unarchiveJob: ({ jobId }, context) => act(jobId, "unarchive", context),
  deliverJob: ({ jobId }, context) => act(jobId, "deliver", context),
  reactivateJob: ({ jobId }, context) => act(jobId, "reactivate", context),

  async exportJob({ jobId, type, checks }, { store, caller }) {
    await store.atomically(async (tx) => {
      const job = await requireJobForChange(tx, caller, jobId);
      await startExport(tx, job, type, checks === true);
      await tx.audit.record(caller, "job.export", jobId);
    });
    return undefined;
  },

  async downloadJob({ jobId, type }, { store, files, caller }) {
    const find = async () => {
      const { exportState, exportType, exportContent } = await requireJob(store, caller, jobId);
      await requireAllVisible(store, caller, await store.projects.ofJobs(caller.organizationId, [jobId]));
      if (exportState === null || (type ?? exportType) !== exportType) throw makeError("not-exported", { id: jobId });
      if (exportState === "running") throw makeError("exporting", { id: jobId });
      if (exportState === "failed" || exportContent === null) throw exportFailed(jobId);
      return { content: exportContent };
    };
    const { row, body } = await readNamed(files, find, (cause) => exportFailed(jobId, cause));
    return download(`job-${jobId}.zip`, body, row);
  },
} satisfies Partial<Routes>;

/** @throws ApiError `language`, `region` */
function requestedJob(input: HandlerInput<"createJob">, caller: Caller): RequestedJob {
  const source = parseLocale("srcLang", input.srcLang, input.srcLocale);
  return {
    name: input.name,
    fileIds: input.fileIds,
    sourceLang: source.language,
    sourceRegion: source.region,
    due: parseDate(input.due),
    isPlural: input.isPlural,
    workflowId: input.workflowTemplateId,
    domainId: input.domainId,
    pairs: input.languagePairs.map((pair, index) => requestedPair(pair, `languagePairs[${index}]`, caller)),
  };
}

/** @param name of the pair, for errors */
function requestedPair(
  pair: HandlerInput<"createJob">["languagePairs"][number],
  name: string,
  caller: Caller,
): RequestedJobPair {
  const { email: userEmail } = caller;
  const { autoAccept, caseSensitive, takeMatchAttribution: matchAttribution } = pair;
  const target =
    pair.trgLang === undefined
      ? { language: undefined, region: parseRegion(`${name}.trgLocale`, pair.trgLocale) }
      : parseLocale(`${name}.trgLang`, pair.trgLang, pair.trgLocale);
  const pretranslation = { mode: "TM+MT", autoAccept, caseSensitive, matchAttribution, userEmail } as const;
  return {
    memoryId: pair.memoryId,
    targetLang: target.language,
    targetRegion: target.region,
    due: parseDate(pair.dueDate),
    modelId: pair.externalModelId,
    filterConfigId: pair.configId,
    workflowId: pair.workflowTemplateId,
    workflowName: pair.workflowTemplateName,
    assignments: (pair.workflowStageAssignments ?? []).map(({ workflowStageTemplateId: stageId, userId, email }) => ({
      stageId,
      userId,
      email,
    })),
    imports: { autoAccept, userEmail, pretranslation: pair.pretranslate ? pretranslation : undefined },
  };
}

/** Parses a date, which the API has converted to ISO 8601. */
const parseDate = (sent: string | number | null | undefined): number | null =>
  sent === undefined || sent === null ? null : Date.parse(String(sent));

async function countWords(jobId: number, context: OperationContext) {
  const { store, caller } = context;
  const job = await requireJob(store, caller, jobId);
  const projects = await countJob(context, caller, job);
  return {
    ...wordCounts(addLeverage(projects.map(({ leverage }) => leverage))),
    projects: projects.map(({ id, leverage }) => ({ id, ...wordCounts(leverage) })),
  };
}

function readChanges(sent: Omit<HandlerInput<"updateJob">, "jobId">): JobChanges {
  const { name, dueDate, due, isProcessing, processingErrorMsg } = sent;
  const sentDue = dueDate === undefined ? due : dueDate;
  return {
    ...(name !== undefined && { name }),
    ...(sentDue !== undefined && { due: parseDate(sentDue) }),
    ...(isProcessing !== undefined && { isProcessing: Number(isProcessing) }),
    ...(processingErrorMsg !== undefined && { processingError: processingErrorMsg }),
  };
}

/** Whether webhooks are notified of a change. Source: contract of the API, section "Webhook delivery". */
function shouldNotify(before: Job, { name, due, isProcessing }: JobChanges): boolean {
  const isNew = (value: unknown, old: unknown) => value !== undefined && value !== old;
  return (
    isNew(name, before.name) ||
    isNew(due, before.due) ||
    (isNew(isProcessing, before.isProcessing) && isProcessing !== 1)
  );
}

async function act(jobId: number, action: JobAction, { store, clock, caller }: OperationContext) {
  const changed = await withEvents(store, caller.organizationId, async (tx, events) => {
    await transitionJob(tx, await requireJobForChange(tx, caller, jobId), action, clock, events);
    return requireJobForChange(tx, caller, jobId);
  });
  return jobToWire(store, caller, changed);
}
