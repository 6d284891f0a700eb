import { limits } from "@openparlance/api";
import { invalid, overload } from "../../core/errors.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Transaction } from "../../store/store.ts";

const maxDocuments = Number(limits["job-documents-total"].value);
const maxProjects = Number(limits["job-projects"].value);
const maxImporting = Number(limits["imports-under-way"].value);

/** The transaction must have locked the job. @throws ApiError `invalid` when the job has no room for a document */
export async function requireRoomForDocument(tx: Transaction, { organizationId, jobId }: Project): Promise<void> {
  if ((await tx.documents.countIn(organizationId, jobId, maxDocuments)) < maxDocuments) return;
  throw invalid("project_id", `a project of a job with fewer than ${maxDocuments} documents`);
}

/** The transaction must have locked the job. @throws ApiError `invalid` when a job has no room for a project */
export async function requireRoomForProject(tx: Transaction, organizationId: number, jobId: number): Promise<void> {
  const projects = (await tx.projects.countOf(organizationId, [jobId])).get(jobId) ?? 0;
  if (projects >= maxProjects) throw invalid("job_id", `a job with fewer than ${maxProjects} projects`);
}

/** @throws ApiError `overload` when an organization would have too many running imports */
export async function requireRoomToImport(tx: Transaction, organizationId: number, documents: number): Promise<void> {
  const importing = await tx.documents.countImporting(organizationId, maxImporting);
  if (importing + documents > maxImporting) throw overload();
}
