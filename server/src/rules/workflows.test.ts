import { describe, expect, test } from "vitest";
import { ApiError } from "../core/errors.ts";
import type { WorkflowTemplate } from "../store/accounts/workflows.ts";
import { assignmentsIn, findWorkflow } from "./workflows.ts";

const translate: WorkflowTemplate = {
  id: 1,
  organizationId: 1,
  name: "Translate",
  stages: [
    { id: 1, name: "Ready to start", assignmentType: "READY_TO_START" },
    { id: 2, name: "Translate", assignmentType: "TRANSLATE" },
    { id: 3, name: "Done", assignmentType: "DONE" },
  ],
};
const review: WorkflowTemplate = {
  id: 2,
  organizationId: 1,
  name: "Translate > Review",
  stages: [
    { id: 4, name: "Ready to start", assignmentType: "READY_TO_START" },
    { id: 5, name: "Translate", assignmentType: "TRANSLATE" },
    { id: 6, name: "Review", assignmentType: "REVIEW" },
    { id: 7, name: "Done", assignmentType: "DONE" },
  ],
};
const named = (...names: (number | string | undefined)[]) => findWorkflow([translate, review], ...names).id;
const findMessage = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as ApiError).message;
  }
  return undefined;
};

describe("a workflow", () => {
  test("is the first one when none is named", () => {
    expect(named()).toBe(1);
    expect(named(undefined, undefined)).toBe(1);
  });

  test("is the one that is named first", () => {
    expect(named(2, "Translate", 1)).toBe(2);
    expect(named(undefined, "Translate > Review", 1)).toBe(2);
    expect(named(undefined, undefined, 2)).toBe(2);
  });

  test("is named by an integer as well, also in digits", () => {
    expect(named(undefined, 2)).toBe(2);
    expect(named(undefined, "2")).toBe(2);
  });

  test("that is not there is not found, whatever comes after it", () => {
    expect(findMessage(() => named(9, "Translate"))).toBe("Workflow 9 was not found.");
    expect(findMessage(() => named(undefined, "Proofread", 1))).toBe("Workflow Proofread was not found.");
  });
});

describe("a stage", () => {
  const emails = new Map([[3, "ana@harbour.example"]]);
  const assigned = (...requests: Parameters<typeof assignmentsIn>[1]) => assignmentsIn(review, requests, emails);

  test("is given to a user, or an address, or no one", () => {
    expect(assigned({ stageId: 5, userId: 3, email: "other@harbour.example" })).toEqual([
      { stageId: 5, email: "ana@harbour.example" },
    ]);
    expect(assigned({ stageId: 6, email: " ben@harbour.example " })).toEqual([
      { stageId: 6, email: "ben@harbour.example" },
    ]);
    expect(assigned({ stageId: 5 }, { stageId: 6, email: "" })).toEqual([]);
  });

  test("named twice has the last person", () => {
    expect(assigned({ stageId: 5, email: "a@b.example" }, { stageId: 5, userId: 3 })).toEqual([
      { stageId: 5, email: "ana@harbour.example" },
    ]);
  });

  test("must be one of the workflow to work on", () => {
    for (const stageId of [2, 4, 7, 999999]) {
      const message = `Stage ${stageId} cannot be assigned in workflow 2.`;
      expect(findMessage(() => assigned({ stageId, userId: 3 }))).toBe(message);
    }
    expect(() => assigned({ stageId: 4 })).toThrow(ApiError);
  });

  test("is given to users of the organization only", () => {
    expect(findMessage(() => assigned({ stageId: 5, userId: 9 }))).toBe("User 9 is not in this organization.");
  });
});
