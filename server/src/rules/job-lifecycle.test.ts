import { expect, test } from "vitest";
import type { JobStatus } from "../store/database/tables.ts";
import { findEffect, type JobAction, jobActions } from "./job-lifecycle.ts";

/** The status after an action; the same for no change. Source: contract of the API, table "Job.status". */
const table: Record<JobStatus, Record<JobAction, JobStatus | "refused">> = {
  active: { archive: "archived", unarchive: "active", deliver: "delivered", reactivate: "active" },
  delivered: { archive: "archived", unarchive: "delivered", deliver: "delivered", reactivate: "active" },
  archived: { archive: "archived", unarchive: "active", deliver: "refused", reactivate: "refused" },
};
const cases = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([action, after]) => [status, action, after] as [JobStatus, JobAction, string]),
);

test.each(cases)("a job that is %s: %s makes it %s", (status, action, after) => {
  const effect = findEffect(status, action);
  if (after === "refused") expect(effect).toBe("refused");
  else if (after === status) expect(effect).toBeUndefined();
  else expect(effect).toMatchObject({ status: after });
});

test("an archived job keeps its delivery date and loses its linguists, an unarchived one the date only", () => {
  expect(jobActions.archive).not.toHaveProperty("deliveredAt");
  expect(jobActions.archive.unassignsLinguists).toBe(true);
  expect(jobActions.unarchive.deliveredAt).toBeNull();
  expect(jobActions.unarchive).not.toHaveProperty("unassignsLinguists");
});

test("a delivery finishes the projects and a reactivation leaves them alone", () => {
  expect(jobActions.deliver.projects).toEqual({ isDelivered: true });
  expect(jobActions.reactivate).not.toHaveProperty("projects");
});
