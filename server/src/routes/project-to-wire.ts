import type { Caller } from "../core/caller.ts";
import { mapPages, type Paged, PagedList } from "../http/paged-list.ts";
import { epochSeconds } from "../rules/dates.ts";
import { isReviewComplete, workflowStatusOf } from "../rules/project-state.ts";
import { visibleAmong } from "../services/access/access.ts";
import type { WorkflowTemplate } from "../store/accounts/workflows.ts";
import { listPageSize } from "../store/database/pages.ts";
import type { StageType } from "../store/database/tables.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project, StageAssignment } from "../store/jobs/projects.ts";
import type { StoredSegment } from "../store/jobs/segments.ts";
import type { AtomicStore, Transaction } from "../store/store.ts";

/** The number of documents in memory at a time while a list of projects is written. */
const maxDocumentsAtOnce = 300;

interface Team {
  stages: readonly StageType[];
  emails: Partial<Record<StageType, string>>;
}

/** The projects that the caller may see with their documents, a page of documents at a time. */
export async function* projectPagesToWire(
  store: AtomicStore,
  caller: Caller,
  pages: AsyncIterable<readonly Project[]>,
): AsyncGenerator<PagedProject[]> {
  const templates = await store.workflows.list(caller.organizationId);
  for await (const page of pages) yield* withDocuments(store, await visibleAmong(store, caller, page), templates);
}

export async function projectToWire(store: AtomicStore, project: Project): Promise<PagedProject> {
  const templates = await store.workflows.list(project.organizationId);
  const pages = withDocuments(store, [project], templates);
  return (await pages.next()).value?.[0] as PagedProject;
}

type PagedProject = ReturnType<typeof projectFields> & { document: Paged<DocumentWire[]> };
type DocumentWire = ReturnType<typeof documentFields>;

/** Loads as many projects at a time as fill a page of documents. A project with more documents has a paged list. */
async function* withDocuments(
  store: AtomicStore,
  projects: readonly Project[],
  templates: readonly WorkflowTemplate[],
): AsyncGenerator<PagedProject[]> {
  const [first] = projects;
  if (!first) return;
  const { organizationId } = first;
  const teams = await loadTeams(store, projects, templates);
  const toWire = (project: Project, document: Paged<DocumentWire[]>) => ({ ...projectFields(project), document });
  for (let rest = projects; rest.length > 0; ) {
    const ids = rest.map(({ id }) => id);
    const documents = await store.documents.firstOf(organizationId, ids, maxDocumentsAtOnce);
    const isAll = documents.length < maxDocumentsAtOnce;
    const wholeProjects = isAll ? rest.length : ids.indexOf(documents.at(-1)?.projectId as number);
    const byProject = Map.groupBy(documents, ({ projectId }) => projectId);
    if (wholeProjects > 0) {
      yield rest.slice(0, wholeProjects).map((project) => {
        const team = teams.get(project.id) as Team;
        const own = byProject.get(project.id) ?? [];
        const fields = own.map((document) => documentFields(document, project, team));
        return toWire(project, fields);
      });
    } else {
      const [project] = rest as [Project];
      const team = teams.get(project.id) as Team;
      const pages = store.documents.pagesOf(organizationId, project.id);
      const toPage = (page: readonly Document[]) => page.map((document) => documentFields(document, project, team));
      yield [toWire(project, new PagedList(mapPages(pages, toPage)))];
    }
    rest = rest.slice(Math.max(1, wholeProjects));
  }
}

const projectFields = (project: Project) => ({
  id: project.id,
  memory_id: project.memoryId,
  job_id: project.jobId,
  srclang: project.sourceLang,
  trglang: project.targetLang,
  srclocale: project.sourceRegion,
  trglocale: project.targetRegion,
  name: project.name,
  state: project.state,
  due_date: project.due === null ? null : epochSeconds(project.due),
  archived: project.isArchived === 1,
  metadata: JSON.parse(project.metadata) as Record<string, string | number | boolean>,
  sample_review_percentage: project.sampleReviewPercentage,
  created_at: epochSeconds(project.createdAt),
  updated_at: epochSeconds(project.updatedAt),
  workflowStatus: workflowStatusOf[project.state],
});

export async function documentToWire(store: Transaction, document: Document, project: Project) {
  const teams = await loadTeams(store, [project], await store.workflows.list(project.organizationId));
  return documentFields(document, project, teams.get(project.id) as Team);
}

/** A document with its segments, which is empty until it is imported. */
export async function documentWithSegments(store: Transaction, document: Document, project: Project) {
  const { organizationId, id, importState } = document;
  const wire = await documentToWire(store, document, project);
  if (importState !== "succeeded") return { ...wire, segments: [] };
  const toPage = (page: readonly StoredSegment[]) => page.map((segment) => segmentToWire(segment, project));
  return { ...wire, segments: new PagedList(mapPages(store.segments.pages(organizationId, id, listPageSize), toPage)) };
}

async function loadTeams(
  store: Transaction,
  projects: readonly Project[],
  templates: readonly WorkflowTemplate[],
): Promise<Map<number, Team>> {
  const ids = projects.map(({ id }) => id);
  const assigned = projects[0] ? await store.projects.assignmentsOf(projects[0].organizationId, ids) : [];
  const assignments = Map.groupBy(assigned, ({ projectId }) => projectId);
  const stagesOf = new Map(templates.map(({ id, stages }) => [id, stages]));
  return new Map(
    projects.map(({ id, workflowTemplateId }) => {
      const stages = stagesOf.get(workflowTemplateId) ?? [];
      return [id, buildTeam(stages, assignments.get(id) ?? [])];
    }),
  );
}

function buildTeam(stages: WorkflowTemplate["stages"], assignments: readonly StageAssignment[]): Team {
  const emails = stages.flatMap(({ id, assignmentType }) => {
    const assigned = assignments.find(({ stageId }) => stageId === id);
    return assigned ? [[assignmentType, assigned.email]] : [];
  });
  return { stages: stages.map(({ assignmentType }) => assignmentType), emails: Object.fromEntries(emails) };
}

const documentFields = (document: Document, project: Project, { stages, emails }: Team) => ({
  id: document.id,
  project_id: document.projectId,
  srclang: project.sourceLang,
  trglang: project.targetLang,
  name: document.name,
  import_in_progress: document.importState === "running",
  import_succeeded: document.importState === "succeeded",
  import_error_message: document.importError,
  export_in_progress: document.exportState === "running",
  export_succeeded: document.exportState === "succeeded",
  export_error_message: document.exportError,
  is_pretranslating: document.pretranslation !== "idle",
  status: { pretranslation: document.pretranslation },
  translator_email: emails.TRANSLATE ?? null,
  reviewer_email: emails.REVIEW ?? null,
  customer_reviewer_email: emails.SECONDARY_REVIEW ?? null,
  created_at: epochSeconds(document.createdAt),
  updated_at: epochSeconds(document.updatedAt),
  is_review_complete: isReviewComplete(document, stages),
  ...(document.importNote !== null && { import_note: document.importNote }),
});

export const segmentToWire = (segment: StoredSegment, project: Project) => ({
  id: segment.id,
  created_at: epochSeconds(segment.createdAt),
  updated_at: epochSeconds(segment.updatedAt),
  document_id: segment.documentId,
  memory_id: project.memoryId,
  source: segment.source,
  srclang: project.sourceLang,
  target: segment.target,
  trglang: project.targetLang,
  is_confirmed: segment.state !== "draft",
  is_reviewed: segment.state === "reviewed" || segment.state === "final",
});
