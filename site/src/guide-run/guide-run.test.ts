import { expect, test } from "vitest";
import type { ArazzoDocument, Runner, Step } from "../arazzo/index.ts";
import { GuideRun } from "./guide-run.ts";
import { stepsBySample } from "./steps.ts";

const step = (stepId: string, more: Partial<Step> = {}): Step => ({ stepId, operationId: "getLanguages", ...more });

test("a step belongs to the sample of its name, to the one before it, or to the one it names", () => {
  const steps = [step("set-up"), step("upload"), step("first", { "x-with": "create" }), step("create"), step("wait")];
  const groups = [...stepsBySample(steps, new Set(["upload", "create"]))];
  expect(groups.map(([sample, of]) => [sample, of.map(({ stepId }) => stepId)])).toEqual([
    ["setup", ["set-up"]],
    ["upload", ["upload"]],
    ["create", ["first", "create", "wait"]],
  ]);
});

function openGuide(steps: Step[], responses: unknown[] = []) {
  const document: ArazzoDocument = {
    arazzo: "1.0.1",
    info: { title: "Test", version: "1.0.0" },
    sourceDescriptions: [],
    workflows: [{ workflowId: "test", steps }],
  };
  const runner: Runner = {
    origin: "http://localhost",
    send: async () => Response.json(responses.shift() ?? {}),
    wait: async () => {},
    replaceInXml: (xml) => xml,
  };
  const reports: string[] = [];
  const run = new GuideRun(document, new Set(steps.map(({ stepId }) => stepId)), runner);
  const runTo = (sample: string) =>
    run.runTo(sample, async (_, { stepId }) => {
      reports.push(stepId);
    });
  return { reports, runTo };
}

test("running a sample runs those before it once, and itself each time", async () => {
  const { reports, runTo } = openGuide([step("a"), step("b"), step("c")]);
  await runTo("b");
  await runTo("b");
  await runTo("c");
  expect(reports).toEqual(["a", "b", "b", "c"]);
});

test("after a failure the same sample can be run again", async () => {
  const fails = step("b", { successCriteria: [{ condition: "$response.body#/ok == true" }] });
  const { reports, runTo } = openGuide([step("a"), fails], [{}, { ok: false }, { ok: true }]);
  await expect(runTo("b")).rejects.toThrow("Step b");
  await runTo("b");
  expect(reports).toEqual(["a", "b"]);
});
