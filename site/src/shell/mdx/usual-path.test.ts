import { stateMachines } from "@openparlance/api";
import { expect, test } from "vitest";
import { findUsualPath } from "./usual-path.ts";

test("the usual path of a project leads from state to state, one step each", () => {
  const { states, transitions } = findUsualPath(stateMachines["project-state"]);
  expect(states).toHaveLength(5);
  expect(transitions.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    "null → backlog",
    "backlog → inProgress",
    "inProgress → inReview",
    "inReview → inQA",
    "inQA → done",
  ]);
});
