import { toStream } from "../files/read.ts";
import { epochSeconds } from "../rules/dates.ts";
import { isReviewComplete, workflowStatusOf } from "../rules/project-state.ts";
import type { WorkflowTemplate } from "../store/accounts/workflows.ts";
import type { StageType } from "../store/database/tables/workflows.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project, StageAssignment } from "../store/jobs/projects.ts";
import type { StoredSegment } from "../store/jobs/segments.ts";
import type { Transaction } from "../store/store.ts";
import { nextTurn } from "../turns.ts";

/** From there on the response is written while the segments are read. */
const maxSegmentsAtOnce = 2000;

/** What a project's workflow is, and who works on which of its stages. */
interface Team {
  stages: readonly StageType[];
  emails: Partial<Record<StageType, string>>;
}

export async function projectsToWire(store: Transaction, organizationId: number, projects: readonly Project[]) {
  const ids = projects.map(({ id }) => id);
  const documents = Map.groupBy(await store.documents.ofProjects(organizationId, ids), ({ projectId }) => projectId);
  const teams = await loadTeams(store, organizationId, projects);
  return projects.map((project) => ({
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
    document: (documents.get(project.id) ?? []).map((document) =>
      toWire(document, project, teams.get(project.id) as Team),
    ),
  }));
}

export async function documentToWire(store: Transaction, document: Document, project: Project) {
  const teams = await loadTeams(store, project.organizationId, [project]);
  return toWire(document, project, teams.get(project.id) as Team);
}

/** The same with its segments, of which there are none until it is imported; many are sent as they are read. */
export async function documentWithSegments(store: Transaction, document: Document, project: Project) {
  const { organizationId, id, importState, segments: count } = document;
  const wire = await documentToWire(store, document, project);
  if (importState === "succeeded" && count > maxSegmentsAtOnce) {
    const parts = writtenInParts(wire, store.segments.pages(organizationId, id), project);
    return new Response(toStream(parts), { headers: { "content-type": "application/json; charset=utf-8" } });
  }
  const segments = importState === "succeeded" ? await store.segments.of(organizationId, id) : [];
  return { ...wire, segments: segments.map((segment) => segmentToWire(segment, project)) };
}

/** The JSON of a document, a page of segments at a time. */
async function* writtenInParts(
  wire: object,
  pages: AsyncIterable<readonly StoredSegment[]>,
  project: Project,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let before = JSON.stringify({ ...wire, segments: [] }).slice(0, -2);
  for await (const page of pages) {
    yield encoder.encode(before + page.map((segment) => JSON.stringify(segmentToWire(segment, project))).join(","));
    before = ",";
    await nextTurn();
  }
  yield encoder.encode("]}");
}

/** By the project's id. */
async function loadTeams(
  store: Transaction,
  organizationId: number,
  projects: readonly Project[],
): Promise<Map<number, Team>> {
  const ids = projects.map(({ id }) => id);
  const assignments = Map.groupBy(
    await store.projects.assignmentsOf(organizationId, ids),
    ({ projectId }) => projectId,
  );
  const templates = await store.workflows.list(organizationId);
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

const toWire = (document: Document, project: Project, { stages, emails }: Team) => ({
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
