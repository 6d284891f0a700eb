import { type DocumentCounts, noCounts } from "../core/document-counts.ts";
import { projectState } from "../rules/project-state.ts";
import { isAtLeast } from "../rules/segment-state.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { StoredSegment } from "../store/jobs/segments.ts";
import type { Transaction } from "../store/store.ts";
import type { DomainEvents } from "./domain-events.ts";

export type ProgressCounts = Omit<DocumentCounts, "tokens" | "exactWords" | "fuzzyWords">;

type SegmentCounts = Pick<StoredSegment, "state" | "words">;

export function countProgress(segments: Iterable<SegmentCounts>): ProgressCounts {
  const progress = { segments: 0, confirmed: 0, reviewed: 0, final: 0, words: 0, confirmedWords: 0, reviewedWords: 0 };
  for (const { state, words } of segments) {
    progress.segments++;
    progress.words += words;
    if (!isAtLeast(state, "confirmed")) continue;
    progress.confirmed++;
    progress.confirmedWords += words;
    if (!isAtLeast(state, "reviewed")) continue;
    progress.reviewed++;
    progress.reviewedWords += words;
    if (state === "final") progress.final++;
  }
  return progress;
}

export function compareProgress(before: Iterable<SegmentCounts>, after: Iterable<SegmentCounts>): ProgressCounts {
  const [from, to] = [countProgress(before), countProgress(after)];
  for (const figure of Object.keys(to) as (keyof ProgressCounts)[]) to[figure] -= from[figure];
  return to;
}

/**
 * Updates the state of a project after segments of a document changed. The project then no longer counts as delivered,
 * unless its job is still delivered. In that case an import or pretranslation ended after the delivery, which is not a
 * change.
 */
export async function updateAfterChange(
  tx: Transaction,
  { organizationId, projectId }: Pick<Document, "organizationId" | "projectId">,
  events: DomainEvents,
): Promise<void> {
  const project = await tx.projects.find(organizationId, projectId);
  const job = project && (await tx.jobs.find(organizationId, project.jobId));
  if (!job) return;
  const isDelivered = job.deliveredAt === null ? 0 : project.isDelivered;
  await tx.projects.update(organizationId, projectId, { isDelivered });
  await moveProject(tx, { ...project, isDelivered }, events);
}

/** Changes a project to the state of its segments, and reports a new state. */
export async function moveProject(tx: Transaction, project: Project, events: DomainEvents): Promise<void> {
  const { organizationId, id, jobId, workflowTemplateId } = project;
  const figures = (await tx.documents.figuresOf(organizationId, [id])).get(id) ?? noCounts;
  const workflow = (await tx.workflows.list(organizationId)).find((template) => template.id === workflowTemplateId);
  const stages = workflow?.stages.map(({ assignmentType }) => assignmentType) ?? [];
  const state = projectState({ ...figures, isDelivered: project.isDelivered === 1, stages });
  if (state === project.state) return;
  await tx.projects.update(organizationId, id, { state });
  events.project(id, "PROJECT_UPDATE");
  events.job(jobId, "JOB_UPDATE");
}
