import type { BytesName } from "../core/file-store.ts";
import { discardOnFailure } from "../files/discard.ts";
import { zipStream } from "../files/zip.ts";
import { recordEvents } from "../services/domain-events.ts";
import { addErasure } from "../services/tasks.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import { idsOf } from "../store/database/chunks.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { Transaction } from "../store/store.ts";
import { checksEntry, ExportError, fileEntries, memoryEntries } from "./export-entries.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = TaskInputs["export-job"];

/** The end of an export, with the document that it failed for. */
type Outcome = { content: BytesName } | { error: string; documentId?: number | undefined };

/** Builds the ZIP of a job's files, or of the entries that its documents added to memories. */
export const exportJob: TaskKind<"export-job"> = {
  mayResume: false,
  async run(input, task) {
    const { store, files, organizationId, finish } = task;
    const projects = await store.projects.presentIn(organizationId, input.jobId);
    const documents = await store.documents.ofProjects(organizationId, idsOf(projects));
    const outcome = await build(input, task, projects, documents);
    const end = () => finish((tx) => endExport(tx, organizationId, input, outcome));
    await ("content" in outcome ? discardOnFailure(files, outcome.content, end) : end());
  },
  giveUp: (input, tx, { organizationId }) => endExport(tx, organizationId, input, { error: "Storage error" }),
};

async function build(
  { type, withChecks }: Input,
  task: RunningTask,
  projects: readonly Project[],
  documents: readonly Document[],
): Promise<Outcome> {
  const ofType = type === "files" ? fileEntries : memoryEntries;
  const entries = async function* () {
    yield* ofType(task, projects, documents);
    if (withChecks) yield checksEntry(task, projects, documents);
  };
  try {
    return { content: (await task.files.write(zipStream(entries(), task.clock()))).name };
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    return { error: error.message, documentId: error.documentId };
  }
}

async function endExport(tx: Transaction, organizationId: number, input: Input, outcome: Outcome): Promise<void> {
  const { jobId, type, exportNo } = input;
  await recordEvents(tx, organizationId, async (events) => {
    const job = await tx.jobs.findForChange(organizationId, jobId);
    const content = "content" in outcome ? outcome.content : null;
    if (!job || job.exportNo !== exportNo) {
      if (content !== null) await addErasure(tx, organizationId, content);
      return;
    }
    if (type === "files") await endDocumentExports(tx, organizationId, jobId, outcome);
    await tx.jobs.update(organizationId, jobId, {
      isProcessing: content === null ? -2 : 0,
      exportState: content === null ? "failed" : "done",
      exportContent: content,
      ...("error" in outcome && { processingError: outcome.error }),
    });
    events.job(jobId, "JOB_UPDATE");
  });
}

/** Ends all exports of documents after one of them failed, because their files are of no use separately. */
async function endDocumentExports(tx: Transaction, organizationId: number, jobId: number, outcome: Outcome) {
  const projects = await tx.projects.presentIn(organizationId, jobId);
  const documents = await tx.documents.ofProjects(organizationId, idsOf(projects));
  const running = documents.filter(({ exportState }) => exportState === "running").map(({ id }) => id);
  if ("content" in outcome) await tx.documents.setExport(organizationId, running, "succeeded");
  else {
    const failed = outcome.documentId === undefined ? running : [outcome.documentId];
    await tx.documents.setExport(organizationId, running, "none");
    await tx.documents.setExport(organizationId, failed, "failed", outcome.error);
  }
}
