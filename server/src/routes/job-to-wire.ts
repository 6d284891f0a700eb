import type { Caller } from "../core/caller.ts";
import { type DocumentCounts, noCounts } from "../core/document-counts.ts";
import { isoDate, isoDateOrNull } from "../rules/dates.ts";
import { jobStats } from "../rules/job-stats.ts";
import { workflowStatusOf } from "../rules/project-state.ts";
import { visibleAmong } from "../services/access/access.ts";
import { idsOf } from "../store/database/chunks.ts";
import type { Job } from "../store/jobs/jobs.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { Transaction } from "../store/store.ts";

/** The number of projects of jobs that are in memory at a time. */
const maxProjectsAtOnce = 200;

export async function* jobPagesToWire(store: Transaction, caller: Caller, jobs: readonly Job[]) {
  const counts = await store.projects.countOf(caller.organizationId, idsOf(jobs));
  let page: Job[] = [];
  let projects = 0;
  for (const job of jobs) {
    const ofJob = counts.get(job.id) ?? 0;
    if (page.length > 0 && projects + ofJob > maxProjectsAtOnce) {
      yield await jobsToWire(store, caller, page);
      page = [];
      projects = 0;
    }
    page.push(job);
    projects += ofJob;
  }
  yield await jobsToWire(store, caller, page);
}

async function jobsToWire(store: Transaction, caller: Caller, jobs: readonly Job[]) {
  const { organizationId } = caller;
  const projects = await store.projects.ofJobs(organizationId, idsOf(jobs));
  const all = await visibleAmong(store, caller, projects);
  const ids = idsOf(all);
  const figures = await store.documents.figuresOf(organizationId, ids);
  const assignments = await store.projects.assignmentsOf(organizationId, ids);
  const templates = await store.workflows.list(organizationId);
  const nameOf = (id: number) => templates.find((template) => template.id === id)?.name ?? "";
  return jobs.map((job) => {
    const projects = all.filter(({ jobId }) => jobId === job.id);
    return {
      id: job.id,
      name: job.name,
      creationStatus: job.creationStatus,
      status: job.status,
      due: isoDateOrNull(job.due),
      deliveredAt: isoDateOrNull(job.deliveredAt),
      isProcessing: job.isProcessing as 0 | 1 | -2,
      domains: job.domainId === null ? [] : [job.domainId],
      stats: {
        ...jobStats(projects, figures, assignments),
        projects: projects.map((project) =>
          jobProjectToWire(project, figures.get(project.id), nameOf(project.workflowTemplateId)),
        ),
      },
    };
  });
}

export async function jobToWire(store: Transaction, caller: Caller, job: Job) {
  const [wire] = await jobsToWire(store, caller, [job]);
  return wire as NonNullable<typeof wire>;
}

const jobProjectToWire = (project: Project, { tokens }: DocumentCounts = noCounts, workflowName: string) => ({
  id: project.id,
  srcLang: project.sourceLang,
  srcLocale: project.sourceRegion,
  trgLang: project.targetLang,
  trgLocale: project.targetRegion,
  name: project.name,
  due: isoDateOrNull(project.due),
  isComplete: project.state === "done",
  isArchived: project.isArchived === 1,
  state: project.state,
  numSourceTokens: tokens,
  createdAt: isoDate(project.createdAt),
  updatedAt: isoDate(project.updatedAt),
  isDeleted: project.deletedAt !== null,
  memoryId: project.memoryId,
  workflowStatus: workflowStatusOf[project.state],
  workflowName,
});
