import type { DocumentCounts } from "../core/document-counts.ts";
import type { ProjectState, StageType } from "../store/database/tables.ts";

export type WorkflowStatus = "READY_TO_START" | "IN_PROGRESS" | "DONE";

/** The number of segments, and of those that are at least confirmed, reviewed, or final. */
export type Progress = Pick<DocumentCounts, "segments" | "confirmed" | "reviewed" | "final">;

interface Situation extends Progress {
  isDelivered: boolean;
  stages: readonly StageType[];
}

/** The conditions of a project's states; the first true one decides. Source: contract of the API, section "States". */
const conditions: readonly [ProjectState, (situation: Situation) => boolean][] = [
  ["done", ({ isDelivered }) => isDelivered],
  ["backlog", ({ confirmed }) => confirmed === 0],
  ["inProgress", ({ confirmed, segments }) => confirmed < segments],
  ["inReview", ({ stages, reviewed, segments }) => stages.includes("REVIEW") && reviewed < segments],
  ["inQA", ({ stages, final, segments }) => stages.includes("SECONDARY_REVIEW") && final < segments],
];

export function projectState(situation: Situation): ProjectState {
  return conditions.find(([, holds]) => holds(situation))?.[0] ?? "done";
}

export const workflowStatusOf: Readonly<Record<ProjectState, WorkflowStatus>> = {
  backlog: "READY_TO_START",
  inProgress: "IN_PROGRESS",
  inReview: "IN_PROGRESS",
  inQA: "IN_PROGRESS",
  done: "DONE",
};

export function jobWorkflowStatus(states: readonly ProjectState[]): WorkflowStatus {
  const [first = "READY_TO_START", ...others] = new Set(states.map((state) => workflowStatusOf[state]));
  return others.length === 0 ? first : "IN_PROGRESS";
}

/** Whether a document's review is complete: it has segments, and each one passed all reviews of the workflow. */
export function isReviewComplete({ segments, reviewed, final }: Progress, stages: readonly StageType[]): boolean {
  return segments > 0 && reviewed === segments && (!stages.includes("SECONDARY_REVIEW") || final === segments);
}
