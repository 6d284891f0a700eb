import { failureReasons } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";
import { nextTurn } from "../core/turns.ts";
import { readStored } from "../files/read.ts";
import { applyUnits } from "../services/documents/apply-returned-xliff.ts";
import { recordEvents } from "../services/domain-events.ts";
import { updateAfterChange } from "../services/progress.ts";
import { addCheck, addErasure } from "../services/tasks.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import { splitInChunks } from "../store/database/chunks.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

type Input = TaskInputs["apply-work"];

/** The units of a page are read, written, and added to the memory in one transaction. */
const unitsAtOnce = 250;

/**
 * Imports finished XLIFF of many units, which was checked before. Until all units are imported, the document counts as
 * being imported, so that no one sees an incomplete state. If the work stops, it resumes later.
 */
export const applyReturnedXliff: TaskKind<"apply-work"> = {
  mayResume: false,
  isWanted: async ({ documentId }, store, organizationId) =>
    (await store.documents.find(organizationId, documentId)) !== undefined,
  async run(input, task) {
    const importError = await applyAll(input, task).catch(describeFault);
    const importState = importError === undefined ? "succeeded" : "failed";
    await task.finish((tx) =>
      endImport(tx, task.organizationId, input, { importState, importError: importError ?? "" }),
    );
  },
  giveUp: (input, tx, { organizationId }) =>
    endImport(tx, organizationId, input, {
      importState: "failed",
      importError: failureReasons["storage-error"].message,
    }),
};

/** The message of a file's fault. All other errors are thrown again, so that the task is retried. */
function describeFault(error: unknown): string {
  if (!(error instanceof FilterError)) throw error;
  return error.message;
}

async function applyAll({ documentId, content, ...options }: Input, task: RunningTask): Promise<undefined> {
  const { store, files, filters, organizationId, signal } = task;
  const document = await store.documents.find(organizationId, documentId);
  const project = document && (await store.projects.find(organizationId, document.projectId));
  if (!project) return;
  const file = await filters.finishedXliff(await readStored(files, content), { organizationId, signal });
  if (!file) throw new Error(`Document ${documentId} has no finished XLIFF in ${content}.`);
  try {
    for await (const page of file.units()) {
      for (const units of splitInChunks(page, unitsAtOnce)) {
        signal.throwIfAborted();
        await store.atomically(async (tx) => {
          await tx.jobs.findForChange(organizationId, project.jobId);
          const isPresent = (await tx.documents.find(organizationId, documentId)) !== undefined;
          if (isPresent) await applyUnits(tx, project, document, units, options);
        });
        await nextTurn();
      }
    }
  } finally {
    file.close();
  }
}

/** Ends the import and keeps the units that were imported. After a failure the same XLIFF may be returned again. */
async function endImport(
  tx: Transaction,
  organizationId: number,
  { documentId, content }: Input,
  state: Pick<Document, "importState" | "importError">,
): Promise<void> {
  await addErasure(tx, organizationId, content);
  const document = await tx.documents.find(organizationId, documentId);
  const project = document && (await tx.projects.find(organizationId, document.projectId));
  if (!project || !(await tx.jobs.findForChange(organizationId, project.jobId))) return;
  await recordEvents(tx, organizationId, async (events) => {
    await tx.documents.update(organizationId, documentId, state);
    await updateAfterChange(tx, document, events);
    await addCheck(tx, organizationId, documentId);
  });
}
