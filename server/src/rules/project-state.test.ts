import { describe, expect, test } from "vitest";
import type { StageType } from "../store/database/tables.ts";
import { isReviewComplete, jobWorkflowStatus, projectState, workflowStatusOf } from "./project-state.ts";

const workflows: Record<string, StageType[]> = {
  translate: ["READY_TO_START", "TRANSLATE", "DONE"],
  review: ["READY_TO_START", "TRANSLATE", "REVIEW", "DONE"],
  secondary: ["READY_TO_START", "TRANSLATE", "REVIEW", "SECONDARY_REVIEW", "DONE"],
};
const state = (
  workflow: string,
  [segments, confirmed, reviewed, final]: [number, number, number, number],
  isDelivered = false,
) => projectState({ segments, confirmed, reviewed, final, isDelivered, stages: workflows[workflow] as StageType[] });

describe("a project", () => {
  test.each([
    ["translate", [0, 0, 0, 0], "backlog"],
    ["translate", [3, 0, 0, 0], "backlog"],
    ["translate", [3, 1, 0, 0], "inProgress"],
    ["translate", [3, 2, 2, 2], "inProgress"],
    ["translate", [3, 3, 0, 0], "done"],
    ["review", [3, 2, 2, 0], "inProgress"],
    ["review", [3, 3, 0, 0], "inReview"],
    ["review", [3, 3, 2, 2], "inReview"],
    ["review", [3, 3, 3, 0], "done"],
    ["secondary", [3, 2, 2, 2], "inProgress"],
    ["secondary", [3, 3, 2, 2], "inReview"],
    ["secondary", [3, 3, 3, 0], "inQA"],
    ["secondary", [3, 3, 3, 2], "inQA"],
    ["secondary", [3, 3, 3, 3], "done"],
  ] as [string, [number, number, number, number], string][])("of workflow %s with %j is %s", (workflow, counts, is) => {
    expect(state(workflow, counts)).toBe(is);
  });

  test("that was delivered is done, whatever its segments", () => {
    for (const workflow of Object.keys(workflows)) expect(state(workflow, [3, 1, 0, 0], true)).toBe("done");
  });

  test("is never in a state whose stage its workflow lacks", () => {
    for (let confirmed = 0; confirmed <= 3; confirmed++) {
      for (let reviewed = 0; reviewed <= confirmed; reviewed++) {
        for (let final = 0; final <= reviewed; final++) {
          expect(["inReview", "inQA"]).not.toContain(state("translate", [3, confirmed, reviewed, final]));
          expect(state("review", [3, confirmed, reviewed, final])).not.toBe("inQA");
        }
      }
    }
  });

  test("is ready in the backlog, finished when done, else under way", () => {
    expect(workflowStatusOf).toEqual({
      backlog: "READY_TO_START",
      inProgress: "IN_PROGRESS",
      inReview: "IN_PROGRESS",
      inQA: "IN_PROGRESS",
      done: "DONE",
    });
  });
});

test.each([
  [[], "READY_TO_START"],
  [["backlog", "backlog"], "READY_TO_START"],
  [["done", "done"], "DONE"],
  [["backlog", "done"], "IN_PROGRESS"],
  [["inReview", "inReview"], "IN_PROGRESS"],
  [["inReview", "done"], "IN_PROGRESS"],
] as const)("a job whose projects are %j is %s", (states, status) => {
  expect(jobWorkflowStatus(states)).toBe(status);
});

test("a review is complete when each segment went through all reviews", () => {
  const complete = (workflow: string, segments: number, reviewed: number, final: number) =>
    isReviewComplete({ segments, confirmed: segments, reviewed, final }, workflows[workflow] as StageType[]);
  expect(complete("translate", 0, 0, 0)).toBe(false);
  expect(complete("review", 2, 1, 0)).toBe(false);
  expect(complete("review", 2, 2, 0)).toBe(true);
  expect(complete("secondary", 2, 2, 1)).toBe(false);
  expect(complete("secondary", 2, 2, 2)).toBe(true);
});
