import type { JobStatus } from "../store/database/tables.ts";

export type JobAction = "archive" | "unarchive" | "deliver" | "reactivate";

/** The effect of an action on a job. Omitted properties do not change. */
export interface JobEffect {
  status: JobStatus;
  deliveredAt?: null | "now";
  projects?: { isArchived?: boolean; isDelivered?: true };
  unassignsLinguists?: true;
}

/** The effects of all job actions. Source: contract of the API, section "States". */
export const jobActions = {
  archive: { status: "archived", projects: { isArchived: true }, unassignsLinguists: true },
  unarchive: { status: "active", deliveredAt: null, projects: { isArchived: false } },
  deliver: { status: "delivered", deliveredAt: "now", projects: { isDelivered: true } },
  reactivate: { status: "active", deliveredAt: null }, // projects do not change
} as const satisfies Record<JobAction, JobEffect>;

/** The result of an action in each status. All actions are idempotent. */
const responses: Record<JobStatus, Record<JobAction, "done" | "no change" | "refused">> = {
  active: { archive: "done", unarchive: "no change", deliver: "done", reactivate: "no change" },
  delivered: { archive: "done", unarchive: "no change", deliver: "no change", reactivate: "done" },
  archived: { archive: "no change", unarchive: "done", deliver: "refused", reactivate: "refused" },
};

/** @returns the effect, undefined for none, or "refused" when the status does not allow the action */
export function findEffect(status: JobStatus, action: JobAction): JobEffect | "refused" | undefined {
  const response = responses[status][action];
  if (response === "refused") return response;
  return response === "done" ? jobActions[action] : undefined;
}
