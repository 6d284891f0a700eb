import { type CheckedDocument, checkDocument } from "../services/documents/check-document.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import { errorsFirst } from "../store/jobs/document-checks.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

/** How often a document is checked again that changed meanwhile. */
const maxTries = 3;
/** Findings that an event has. */
const maxSentFindings = 20;

type Checked = CheckedDocument & { documentId: number; memoryId: number };

/** Checks the translations of a document after finished XLIFF was returned. */
export const checkReturnedWork: TaskKind<"check-document"> = {
  mayResume: true,
  isWanted: async ({ documentId }, store, organizationId) =>
    (await store.documents.find(organizationId, documentId)) !== undefined,
  async run({ documentId }, task) {
    const { store, organizationId } = task;
    const document = await store.documents.find(organizationId, documentId);
    const project = document && (await store.projects.find(organizationId, document.projectId));
    const checked = project ? await checkStill(documentId, project, task) : [];
    await task.finish((tx) => keep(tx, organizationId, "import", checked));
  },
  async giveUp() {},
};

/** Checks the documents of a job after its delivery, and notifies the webhooks that receive what was found. */
export const checkDeliveredJob: TaskKind<"check-job"> = {
  mayResume: false,
  async run(input, task) {
    const { store, organizationId } = task;
    const checked: Checked[] = [];
    const projects = await store.projects.presentIn(organizationId, input.jobId);
    for (const project of projects) {
      const documents = await store.documents.ofProjects(organizationId, [project.id]);
      for (const { id, importState } of documents) {
        if (importState === "succeeded") checked.push(...(await checkStill(id, project, task)));
      }
    }
    await task.finish(async (tx) => {
      await keep(tx, organizationId, "delivery", checked);
      await notify(tx, organizationId, input, projects.length > 0 ? checked : undefined);
    });
  },
  giveUp: (input, tx, { organizationId }) => notify(tx, organizationId, input),
};

/** What is found in a document that does not change meanwhile; [] when it is deleted. */
async function checkStill(
  id: number,
  project: Project,
  { store, organizationId, signal }: RunningTask,
): Promise<Checked[]> {
  for (let tries = 1; ; tries++) {
    const document = await store.documents.find(organizationId, id);
    if (!document) return [];
    const checked = await checkDocument(store, document, project, signal);
    const after = await store.documents.find(organizationId, id);
    if (after?.updatedAt === document.updatedAt || tries === maxTries) {
      return [{ ...checked, documentId: id, memoryId: project.memoryId }];
    }
  }
}

/** Keeps what was found in documents that are still there. */
async function keep(
  tx: Transaction,
  organizationId: number,
  occasion: "import" | "delivery",
  checked: readonly Checked[],
): Promise<void> {
  const present = new Set(
    await tx.documents.hold(
      organizationId,
      checked.map(({ documentId }) => documentId),
    ),
  );
  const kept = checked.filter(({ documentId }) => present.has(documentId));
  await tx.documentChecks.put(organizationId, occasion, kept);
}

/** @param checked without it, the event says nothing of checks */
function notify(
  tx: Transaction,
  organizationId: number,
  { event, memoryIds }: TaskInputs["check-job"],
  checked?: readonly Checked[],
): Promise<void> {
  const body = (mayUse: (memoryId: number) => boolean) =>
    checked ? { ...event, checks: checksToEvent(checked.filter(({ memoryId }) => mayUse(memoryId))) } : event;
  return tx.outbox.add(organizationId, [{ eventType: "JOB_DELIVER", body, memoryIds, isAfterChecks: true }]);
}

function checksToEvent(checked: readonly Checked[]) {
  const sum = (figure: "segments" | "errors" | "warnings") => checked.reduce((total, each) => total + each[figure], 0);
  const findings = checked.flatMap(({ documentId, findings }) =>
    findings.map(({ check, type, severity, segment, message }) => ({
      ...{ documentId, segment: Number(segment), check, type, severity, message },
    })),
  );
  return {
    ...{ segments: sum("segments"), errors: sum("errors"), warnings: sum("warnings") },
    findings: errorsFirst(findings).slice(0, maxSentFindings),
  };
}
