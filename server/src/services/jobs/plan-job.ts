import { limits } from "@openparlance/api";
import type { Caller } from "../../core/caller.ts";
import { invalid, pairMismatch } from "../../core/errors.ts";
import type { StoredReading } from "../../core/filters.ts";
import { eachOnce } from "../../core/turns.ts";
import { readingFor } from "../../rules/filter-formats.ts";
import { assignmentsIn, findWorkflow, type RequestedAssignment } from "../../rules/workflows.ts";
import type { WorkflowTemplate } from "../../store/accounts/workflows.ts";
import type { DocumentImportOptions } from "../../store/background/task-inputs.ts";
import type { NewJob } from "../../store/jobs/jobs.ts";
import type { NewProject } from "../../store/jobs/projects.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { AtomicStore } from "../../store/store.ts";
import {
  type PresentFile,
  requireDomain,
  requireFile,
  requireFilterConfig,
  requireModel,
  requireQueryableMemory,
} from "../access/access.ts";

const maxDocuments = Number(limits["job-documents"].value);

export interface RequestedJobPair {
  memoryId: number;
  targetLang?: string | undefined;
  /** Null for the region of the memory. */
  targetRegion: string | null;
  due: number | null;
  modelId?: number | undefined;
  filterConfigId?: number | undefined;
  workflowId?: number | undefined;
  workflowName?: string | number | undefined;
  assignments: readonly RequestedAssignment[];
  imports: DocumentImportOptions;
}

export interface RequestedJob {
  name: string;
  fileIds: readonly number[];
  sourceLang: string;
  /** Null for the region of each memory. */
  sourceRegion: string | null;
  due: number | null;
  isPlural?: boolean | undefined;
  workflowId?: number | undefined;
  domainId?: number | undefined;
  pairs: readonly RequestedJobPair[];
}

/** A valid job: all objects of the request exist and match. */
export interface JobPlan {
  job: Omit<NewJob, "creationStatus">;
  files: readonly PresentFile[];
  projects: readonly ProjectPlan[];
}

export interface ProjectPlan {
  memory: QueryableMemory;
  project: Omit<NewProject, "jobId">;
  assignments: readonly { stageId: number; email: string }[];
  /** The configuration for each file as JSON; null to choose the filter by the extension. */
  readings: readonly (string | null)[];
  imports: DocumentImportOptions;
}

/** @throws ApiError of the first object that doesn't exist or match, in the order of the operation's parameters */
export async function planJob(store: AtomicStore, caller: Caller, request: RequestedJob): Promise<JobPlan> {
  const maxPairs = Math.floor(maxDocuments / request.fileIds.length);
  if (request.pairs.length > maxPairs) throw invalid("languagePairs", `an array of 1 to ${maxPairs} objects`);
  const files = await eachOnce(request.fileIds, (id) => requireFile(store, caller, id));
  const objects = await findObjects(store, caller, request);
  const templates = await store.workflows.list(caller.organizationId);
  const workflows = request.pairs.map(({ workflowId, workflowName }) =>
    findWorkflow(templates, workflowId, workflowName, request.workflowId),
  );
  const defaults = request.domainId === undefined ? [] : await loadDefaults(store, caller, request.domainId);
  for (const [index, pair] of request.pairs.entries()) {
    requireFit(request.sourceLang, pair, objects[index]?.memory as QueryableMemory);
  }
  const emails = await store.accounts.emailsOf(caller.organizationId, userIdsIn(request.pairs));
  const byName = files.map(({ name }) => serializeFilterConfig(readingFor(name, defaults)));
  return {
    job: {
      name: request.name,
      due: request.due,
      isPlural: request.isPlural === undefined ? null : Number(request.isPlural),
      workflowTemplateId: request.workflowId ?? null,
      domainId: request.domainId ?? null,
    },
    files,
    projects: request.pairs.map((pair, index) => {
      const { memory, config } = objects[index] as JobObjects;
      const workflow = workflows[index] as WorkflowTemplate;
      return {
        memory,
        project: planProject(request, pair, memory, workflow.id),
        assignments: assignmentsIn(workflow, pair.assignments, emails),
        readings: config ? new Array(files.length).fill(serializeFilterConfig(config)) : byName,
        imports: pair.imports,
      };
    }),
  };
}

interface JobObjects {
  memory: QueryableMemory;
  config: StoredReading | undefined;
}

async function findObjects(store: AtomicStore, caller: Caller, { pairs }: RequestedJob): Promise<JobObjects[]> {
  const findNamed = <T>(field: "modelId" | "filterConfigId", find: (id: number) => Promise<T>) => {
    const ids = pairs.map((pair) => pair[field]);
    return eachOnce(ids, async (id) => (id === undefined ? undefined : await find(id)));
  };
  const memoryIds = pairs.map(({ memoryId }) => memoryId);
  const memories = await eachOnce(memoryIds, (id) => requireQueryableMemory(store, caller, id));
  await findNamed("modelId", (id) => requireModel(store, caller, id));
  const configs = await findNamed("filterConfigId", (id) => requireFilterConfig(store, caller, id));
  return memories.map((memory, index) => ({ memory, config: configs[index] }));
}

async function loadDefaults(store: AtomicStore, caller: Caller, domainId: number) {
  await requireDomain(store, caller, domainId);
  return store.domains.defaultsOf(caller.organizationId, domainId);
}

function requireFit(sourceLang: string, { targetLang }: RequestedJobPair, memory: QueryableMemory): void {
  const request = targetLang ?? memory.targetLang;
  if (sourceLang !== memory.sourceLang || request !== memory.targetLang)
    throw pairMismatch(memory, sourceLang, request);
}

const userIdsIn = (pairs: readonly RequestedJobPair[]): number[] =>
  pairs.flatMap(({ assignments }) => assignments.flatMap(({ userId }) => (userId === undefined ? [] : [userId])));

/** The filter configuration in the form that a document stores, so that the file is written as it was read. */
export const serializeFilterConfig = (reading: StoredReading | undefined): string | null => {
  if (!reading) return null;
  const { format, options, subfilters, segmentation, srx } = reading;
  return JSON.stringify({ format, options, subfilters, segmentation, srx });
};

const planProject = (job: RequestedJob, pair: RequestedJobPair, memory: JobObjects["memory"], workflowId: number) => ({
  memoryId: memory.id,
  sourceLang: memory.sourceLang,
  targetLang: memory.targetLang,
  sourceRegion: job.sourceRegion ?? memory.sourceRegion,
  targetRegion: pair.targetRegion ?? memory.targetRegion,
  name: job.name,
  due: pair.due ?? job.due,
  metadata: "{}",
  connectorId: null,
  sampleReviewPercentage: 100,
  workflowTemplateId: workflowId,
  options: "{}",
});
