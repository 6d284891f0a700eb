import {
  type CheckedDocument,
  type CheckSegments,
  checkDocument,
  checkerOf,
} from "../services/documents/check-document.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import { errorsFirst, maxKeptFindings } from "../store/jobs/document-checks.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

/** The limit of checks of a document that changes while it is checked. */
const maxTries = 3;
const maxSentFindings = 20;

type CheckedXliff = CheckedDocument & { documentId: number };

type ProjectChecks = Omit<CheckedDocument, "findings"> & { memoryId: number; findings: SentFinding[] };

type SentFinding = Pick<CheckedDocument["findings"][number], "check" | "type" | "severity" | "message"> & {
  documentId: number;
  segment: number;
};

export const checkReturnedXliff: TaskKind<"check-document"> = {
  mayResume: true,
  isWanted: async ({ documentId }, store, organizationId) =>
    (await store.documents.find(organizationId, documentId)) !== undefined,
  async run({ documentId }, task) {
    const { store, organizationId } = task;
    const document = await store.documents.find(organizationId, documentId);
    const project = document && (await store.projects.find(organizationId, document.projectId));
    const checked = project && (await checkStill(documentId, await checkerOf(task, project), task));
    await task.finish(async (tx) => {
      if (checked) await storeChecks(tx, organizationId, "import", checked);
    });
  },
};

export const checkDeliveredJob: TaskKind<"check-job"> = {
  mayResume: false,
  async run(input, task) {
    const { store, organizationId } = task;
    const projects = await store.projects.presentIn(organizationId, input.jobId);
    const checked: ProjectChecks[] = [];
    for (const project of projects) checked.push(await checkProject(project, task));
    await task.finish((tx) => notify(tx, organizationId, input, checked.length > 0 ? checked : undefined));
  },
  giveUp: (input, tx, { organizationId }) => notify(tx, organizationId, input),
};

async function checkProject(project: Project, task: RunningTask): Promise<ProjectChecks> {
  const { store, organizationId } = task;
  const check = await checkerOf(task, project);
  const sum: ProjectChecks = { memoryId: project.memoryId, segments: 0, errors: 0, warnings: 0, findings: [] };
  for (const { id, importState } of await store.documents.ofProjects(organizationId, [project.id])) {
    const checked = importState === "succeeded" ? await checkStill(id, check, task) : undefined;
    if (!checked) continue;
    await store.atomically((tx) => storeChecks(tx, organizationId, "delivery", checked));
    for (const figure of ["segments", "errors", "warnings"] as const) sum[figure] += checked[figure];
    sum.findings = firstToSend([...sum.findings, ...checked.findings.map((finding) => toSent(id, finding))]);
  }
  return sum;
}

/** Checks a document, again if it changed during the check, up to `maxTries` times; undefined when it is deleted. */
async function checkStill(id: number, check: CheckSegments, task: RunningTask): Promise<CheckedXliff | undefined> {
  const { store, organizationId, signal } = task;
  for (let tries = 1; ; tries++) {
    const document = await store.documents.find(organizationId, id);
    if (!document) return undefined;
    const checked = await checkDocument(store, document, check, { maxFindings: maxKeptFindings, signal });
    const after = await store.documents.find(organizationId, id);
    if (after?.updatedAt === document.updatedAt || tries === maxTries) return { ...checked, documentId: id };
  }
}

async function storeChecks(
  tx: Transaction,
  organizationId: number,
  occasion: "import" | "delivery",
  checked: CheckedXliff,
) {
  const present = await tx.documents.hold(organizationId, [checked.documentId]);
  await tx.documentChecks.put(organizationId, occasion, present.length > 0 ? [checked] : []);
}

/** @param checked the findings; if undefined, the event doesn't mention checks */
function notify(
  tx: Transaction,
  organizationId: number,
  { event, memoryIds }: TaskInputs["check-job"],
  checked?: readonly ProjectChecks[],
): Promise<void> {
  const body = (mayUse: (memoryId: number) => boolean) =>
    checked ? { ...event, checks: checksToEvent(checked.filter(({ memoryId }) => mayUse(memoryId))) } : event;
  return tx.outbox.add(organizationId, [{ eventType: "JOB_DELIVER", body, memoryIds, isAfterChecks: true }]);
}

function checksToEvent(checked: readonly ProjectChecks[]) {
  const sum = (figure: "segments" | "errors" | "warnings") => checked.reduce((total, each) => total + each[figure], 0);
  return {
    segments: sum("segments"),
    errors: sum("errors"),
    warnings: sum("warnings"),
    findings: firstToSend(checked.flatMap(({ findings }) => findings)),
  };
}

const firstToSend = (findings: readonly SentFinding[]): SentFinding[] =>
  errorsFirst(findings).slice(0, maxSentFindings);

const toSent = (
  documentId: number,
  { check, type, severity, segment, message }: CheckedDocument["findings"][number],
): SentFinding => ({ documentId, segment: Number(segment), check, type, severity, message });
