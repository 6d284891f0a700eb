import type { Clock } from "../../core/environment.ts";
import { makeError } from "../../core/errors.ts";
import { findEffect, type JobAction } from "../../rules/job-lifecycle.ts";
import type { Job } from "../../store/jobs/jobs.ts";
import type { Transaction } from "../../store/store.ts";
import type { DomainEvents } from "../domain-events.ts";
import { addErasure, addTask } from "../tasks.ts";

const needsCreated: ReadonlySet<JobAction> = new Set(["deliver", "reactivate"]);

/**
 * The transaction must have locked the job. Source: contract of the API, section "States".
 * @throws ApiError `job-closed`, `job-failed`
 */
export async function transitionJob(tx: Transaction, job: Job, action: JobAction, clock: Clock, events: DomainEvents) {
  const { organizationId, id } = job;
  const effect = findEffect(job.status, action);
  if (effect === "refused") throw makeError("job-closed", { id, status: "archived" });
  if (job.creationStatus === "FAILED" && needsCreated.has(action)) throw makeError("job-failed", { id });
  if (!effect) return;
  const { status, deliveredAt, projects, unassignsLinguists } = effect;
  const delivered = deliveredAt === undefined ? {} : { deliveredAt: deliveredAt && clock() };
  await tx.jobs.update(organizationId, id, { status, ...delivered });
  if (unassignsLinguists) await tx.projects.unassignAllOf(organizationId, id);
  events.job(id, action === "deliver" ? "JOB_DELIVER" : "JOB_UPDATE");
  if (projects?.isArchived !== undefined) await archiveProjects(tx, job, projects.isArchived, events);
  if (projects?.isDelivered) await deliverProjects(tx, job, events);
}

async function archiveProjects(tx: Transaction, job: Job, isArchived: boolean, events: DomainEvents): Promise<void> {
  const { organizationId, id } = job;
  await tx.projects.updateAllOf(organizationId, id, { isArchived: Number(isArchived) });
  for (const project of await tx.projects.presentIn(organizationId, id)) events.project(project.id, "PROJECT_UPDATE");
}

async function deliverProjects(tx: Transaction, { organizationId, id }: Job, events: DomainEvents): Promise<void> {
  await tx.projects.updateAllOf(organizationId, id, { isDelivered: 1, state: "done" });
  for (const project of await tx.projects.presentIn(organizationId, id)) events.project(project.id, "PROJECT_DELIVER");
}

/** Deletes a job with its projects and documents at once, and their entries in memories in the background. */
export async function deleteJob(tx: Transaction, { organizationId, id, exportContent }: Job): Promise<void> {
  const projects = await tx.projects.presentIn(organizationId, id);
  const projectIds = projects.map((project) => project.id);
  await tx.documents.hideOf(organizationId, projectIds);
  await tx.projects.deleteAllOf(organizationId, id);
  if (exportContent !== null) await addErasure(tx, organizationId, exportContent);
  await tx.jobs.delete(organizationId, id);
  const input = { projects: projects.map(({ id, memoryId }) => ({ id, memoryId })) };
  await addTask(tx, "erase-documents", { organizationId, subject: `erased-job:${id}`, input });
}

/** Deletes a project with its documents; the memory keeps what it learned. */
export async function deleteProject(tx: Transaction, organizationId: number, id: number): Promise<void> {
  await tx.documents.hideOf(organizationId, [id]);
  await tx.projects.delete(organizationId, id);
  const input = { projects: [{ id }] };
  await addTask(tx, "erase-documents", { organizationId, subject: `erased-project:${id}`, input });
}
