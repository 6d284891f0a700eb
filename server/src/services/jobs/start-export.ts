import { makeError } from "../../core/errors.ts";
import { idsOf } from "../../store/database/chunks.ts";
import type { ExportType } from "../../store/database/tables.ts";
import type { Job } from "../../store/jobs/jobs.ts";
import type { Transaction } from "../../store/store.ts";
import { addErasure, addTask } from "../tasks.ts";

/**
 * Does nothing while the same export is running. The transaction must have locked the job. Source: contract of the API,
 * section "States". @throws ApiError `job-pending`, `job-failed`, `export-running`
 */
export async function startExport(tx: Transaction, job: Job, type: ExportType, withChecks: boolean): Promise<void> {
  const { organizationId, id: jobId } = job;
  if (job.creationStatus === "PENDING") throw makeError("job-pending", { id: jobId });
  if (job.creationStatus === "FAILED") throw makeError("job-failed", { id: jobId });
  // A connector may set the job to "in progress" without an export.
  if (job.isProcessing === 1 && job.exportState === "running") {
    if (job.exportType === type) return;
    throw makeError("export-running", { id: jobId, type: job.exportType as ExportType });
  }
  const exportNo = job.exportNo + 1;
  const state = { exportNo, exportType: type, exportState: "running", exportContent: null, isProcessing: 1 } as const;
  await tx.jobs.update(organizationId, jobId, state);
  if (job.exportContent !== null) await addErasure(tx, organizationId, job.exportContent);
  if (type === "files") await beginDocumentExports(tx, job);
  const input = { jobId, type, exportNo, withChecks };
  await addTask(tx, "export-job", { organizationId, subject: `job:${jobId}`, input });
}

async function beginDocumentExports(tx: Transaction, { organizationId, id }: Job): Promise<void> {
  const projects = await tx.projects.presentIn(organizationId, id);
  const documents = await tx.documents.ofProjects(organizationId, idsOf(projects));
  const imported = documents.filter(({ importState }) => importState === "succeeded");
  await tx.documents.setExport(organizationId, idsOf(imported), "running");
}
