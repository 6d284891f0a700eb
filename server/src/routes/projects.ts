import type { HandlerInput } from "@openparlance/api";
import { findLocale } from "@openparlance/text";
import type { Caller } from "../core/caller.ts";
import { makeError } from "../core/errors.ts";
import { PagedList } from "../http/paged-list.ts";
import { findWorkflow } from "../rules/workflows.ts";
import {
  requireDomain,
  requireJobForChange,
  requireMemory,
  requireModel,
  requireProject,
  requireProjectForChange,
} from "../services/access/access.ts";
import { withEvents } from "../services/domain-events.ts";
import { deleteProject } from "../services/jobs/change-job.ts";
import { requireRoomForProject } from "../services/jobs/job-limits.ts";
import type { NewProject, ProjectChanges } from "../store/jobs/projects.ts";
import type { Memory } from "../store/memories/memories.ts";
import type { Transaction } from "../store/store.ts";
import type { Routes } from "./context.ts";
import { projectPagesToWire, projectToWire } from "./project-to-wire.ts";

type Input = HandlerInput<"createProject">;

/** The code of an unknown language matches no project. */
const languageOf = (sent: string): string => findLocale(sent)?.language ?? sent;

export const projects = {
  async listProjects(input, { store, caller }) {
    const pages = store.projects.pages(caller.organizationId, {
      ids: input.id,
      sourceLang: input.srclang && languageOf(input.srclang),
      targetLang: input.trglang && languageOf(input.trglang),
      createdFrom: milliseconds(input.from_time),
      createdBefore: milliseconds(input.to_time),
      state: input.state,
      withArchived: input.archived,
      connectorId: input.connector_id,
    });
    return new PagedList(projectPagesToWire(store, caller, pages));
  },

  async createProject(input, { store, caller }) {
    const { organizationId } = caller;
    const memory = await requireMemory(store, caller, input.memory_id);
    const project = await withEvents(store, organizationId, async (tx, events) => {
      const job = input.job_id === undefined ? undefined : await requireJobForChange(tx, caller, input.job_id);
      const planned = await plan(tx, caller, input, memory);
      if (job && job.status !== "active") throw makeError("job-closed", { id: job.id, status: job.status });
      if (job) await requireRoomForProject(tx, organizationId, job.id);
      if (job) events.job(job.id, "JOB_UPDATE");
      const jobId = job?.id ?? (await makeJob(tx, organizationId, planned));
      return tx.projects.create(organizationId, { ...planned, jobId });
    });
    return projectToWire(store, project);
  },

  async updateProject({ id, ...input }, { store, caller }) {
    const { organizationId } = caller;
    const changed = await withEvents(store, organizationId, async (tx, events) => {
      const before = await requireProjectForChange(tx, caller, id);
      const changes = readChanges(input);
      await tx.projects.update(organizationId, id, changes);
      const shouldNotify = changes.isArchived !== undefined && changes.isArchived !== before.isArchived;
      if (shouldNotify) events.project(id, "PROJECT_UPDATE");
      return requireProject(tx, caller, id);
    });
    return projectToWire(store, changed);
  },

  async deleteProject({ id }, { store, caller }) {
    await withEvents(store, caller.organizationId, async (tx, events) => {
      const { jobId } = await requireProjectForChange(tx, caller, id);
      await deleteProject(tx, caller.organizationId, id);
      await tx.audit.record(caller, "project.delete", id);
      events.job(jobId, "JOB_UPDATE");
    });
    return { id, deleted: true as const };
  },
} satisfies Partial<Routes>;

type SentChanges = Omit<HandlerInput<"updateProject">, "id">;

const readChanges = ({ name, due_date, metadata, archived }: SentChanges): ProjectChanges => ({
  ...(name !== undefined && { name }),
  ...(due_date !== undefined && { due: due_date === null ? null : due_date * 1000 }),
  ...(metadata && { metadata: JSON.stringify(metadata), connectorId: connectorIdIn(metadata) }),
  ...(archived !== undefined && { isArchived: Number(archived) }),
});

const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

async function plan(tx: Transaction, caller: Caller, input: Input, memory: Memory): Promise<Omit<NewProject, "jobId">> {
  const templates = await tx.workflows.list(caller.organizationId);
  const workflow = findWorkflow(templates, input.workflowTemplateId, input.workflow_template_name);
  if (input.external_model_id !== undefined) await requireModel(tx, caller, input.external_model_id);
  if (input.domainId !== undefined) await requireDomain(tx, caller, input.domainId);
  const metadata = input.metadata ?? {};
  return {
    memoryId: memory.id,
    sourceLang: memory.sourceLang,
    targetLang: memory.targetLang,
    sourceRegion: memory.sourceRegion,
    targetRegion: memory.targetRegion,
    name: input.name,
    due: milliseconds(input.due_date) ?? null,
    metadata: JSON.stringify(metadata),
    connectorId: connectorIdIn(metadata),
    sampleReviewPercentage: input.sample_review_percentage,
    workflowTemplateId: workflow.id,
    options: JSON.stringify(storedOnly(input)),
  };
}

/** Options that are stored, and only affect pretranslation, if anything. */
function storedOnly(input: Input): object {
  const { llm_provider, external_model_id, domainId, is_plural, job_type, additional_guidelines } = input;
  const { require_batch_qa_translator, enable_prompt_labeling, is_enhanced_human_ai_optimized } = input;
  return {
    llm_provider,
    external_model_id,
    domainId,
    is_plural,
    job_type,
    additional_guidelines,
    require_batch_qa_translator,
    enable_prompt_labeling,
    is_enhanced_human_ai_optimized,
  };
}

const connectorIdIn = (metadata: Record<string, unknown>): string | null =>
  Object.hasOwn(metadata, "connectorId") ? String(metadata.connectorId) : null;

async function makeJob(tx: Transaction, organizationId: number, project: Omit<NewProject, "jobId">) {
  const { name, due, workflowTemplateId } = project;
  const job = { name, due, workflowTemplateId, creationStatus: "COMPLETE", isPlural: null, domainId: null } as const;
  return (await tx.jobs.create(organizationId, job)).id;
}
