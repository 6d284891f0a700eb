import { type Document, noFigures } from "../store/documents.ts";
import type { Project } from "../store/projects.ts";
import type { Transaction } from "../store/store.ts";
import type { Happenings } from "./happenings.ts";
import { projectState } from "./project-state.ts";

/**
 * Counts a document anew after its segments changed. That ends that its project counts as delivered, unless its job
 * still is: then it is the end of an import or pretranslation that was under way, which is no change.
 */
export async function segmentsChanged(
  tx: Transaction,
  { organizationId, id, projectId }: Pick<Document, "organizationId" | "id" | "projectId">,
  happenings: Happenings,
): Promise<void> {
  await tx.documents.update(organizationId, id, await tx.segments.progressOf(organizationId, id));
  const project = await tx.projects.find(organizationId, projectId);
  const job = project && (await tx.jobs.find(organizationId, project.jobId));
  if (!job) return;
  const isDelivered = job.deliveredAt === null ? 0 : project.isDelivered;
  await tx.projects.update(organizationId, projectId, { isDelivered });
  await moveProject(tx, { ...project, isDelivered }, happenings);
}

/** Puts a project into the state that its segments ask for, and tells of it when that is another one. */
export async function moveProject(tx: Transaction, project: Project, happenings: Happenings): Promise<void> {
  const { organizationId, id, jobId, workflowTemplateId } = project;
  const figures = (await tx.documents.figuresOf(organizationId, [id])).get(id) ?? noFigures;
  const workflow = (await tx.workflows.list(organizationId)).find((template) => template.id === workflowTemplateId);
  const stages = workflow?.stages.map(({ assignmentType }) => assignmentType) ?? [];
  const state = projectState({ ...figures, isDelivered: project.isDelivered === 1, stages });
  if (state === project.state) return;
  await tx.projects.update(organizationId, id, { state });
  happenings.project(id, "PROJECT_UPDATE");
  happenings.job(jobId, "JOB_UPDATE");
}
