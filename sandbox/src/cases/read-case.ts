import { type ExpressionScope, evaluate, meets } from "@openparlance/api/arazzo";
import type { OperatorAction } from "../messages.ts";
import { buildRequest, origin } from "./build-request.ts";
import {
  type Case,
  CaseError,
  type CaseStep,
  caseFormat,
  caseVersion,
  createSizeError,
  isExpression,
  maxActsBefore,
  maxCaseLength,
  maxCaseSteps,
  maxForwardMs,
} from "./case.ts";

const notACaseMessage = "isn't a Parlance case.";

/** @throws CaseError in one line, which continues a sentence that begins with the name of the file */
export function readCase(source: unknown): Case {
  const value = typeof source === "string" ? parseCase(source) : source;
  if (!isObject(value) || typeof value["x-parlance-case"] !== "number") throw new CaseError(notACaseMessage);
  if (value["x-parlance-case"] > caseFormat) throw new CaseError("needs a newer version of Parlance.");
  checkVersion(value["x-parlance-version"]);
  if (!isObject(value.info) || typeof value.info.title !== "string") throw new CaseError("has no title.");
  const [workflow, ...others] = requireList(value.workflows);
  if (!isObject(workflow) || others.length > 0) throw new CaseError(notACaseMessage);
  const clock = workflow["x-parlance-clock"];
  if (typeof clock !== "string" || Number.isNaN(Date.parse(clock))) throw new CaseError("has no clock.");
  const steps = requireList(workflow.steps);
  if (steps.length === 0) throw new CaseError("has no steps.");
  if (steps.length > maxCaseSteps) throw new CaseError(`has more than ${maxCaseSteps} steps.`);
  const earlier = new Set<string>();
  for (const [index, step] of steps.entries()) {
    try {
      checkStep(step, earlier);
    } catch (error) {
      const message = error instanceof CaseError ? error.message : "is damaged.";
      throw new CaseError(`can't run, because step ${index + 1} ${message}`, { cause: error });
    }
    earlier.add(step.stepId);
  }
  return value as unknown as Case;
}

/** @throws CaseError */
export async function readCaseFile(file: Blob): Promise<Case> {
  // A character has at most three bytes for each of its UTF-16 code units.
  if (file.size > 3 * maxCaseLength) throw createSizeError();
  return readCase(await file.text());
}

function parseCase(text: string): unknown {
  if (text.length > maxCaseLength) throw createSizeError();
  try {
    // Editors on Windows may write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new CaseError(notACaseMessage, { cause });
  }
}

/** Responses may change with a minor version before version 1, and with a major version after that. */
function checkVersion(version: unknown): void {
  const family = (text: string) => /^(?:0\.\d+|[1-9]\d*)/.exec(text)?.[0] ?? "";
  const own = family(String(version));
  if (own !== family(caseVersion))
    throw new CaseError(`was created with Parlance ${own || "of no version"}, and this is ${family(caseVersion)}.`);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const requireList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isTextOrAbsent = (value: unknown): boolean => value === undefined || typeof value === "string";

function checkStep(step: unknown, earlier: ReadonlySet<string>): asserts step is CaseStep {
  if (!isObject(step) || typeof step.stepId !== "string") throw new CaseError("is damaged.");
  if (earlier.has(step.stepId)) throw new CaseError("has the ID of an earlier one.");
  if (![step.operationId, step.operationPath, step["x-parlance-target"]].every(isTextOrAbsent))
    throw new CaseError("is damaged.");
  const { "x-parlance-before": acts = [], outputs = {} } = step;
  if (!Array.isArray(acts) || !isObject(outputs)) throw new CaseError("is damaged.");
  // `evaluate` throws for an output that can't be parsed.
  for (const output of Object.values(outputs)) evaluate(String(output), { ...noScope, response: emptyResponse });
  if (acts.length > maxActsBefore) throw new CaseError(`does more than ${maxActsBefore} things before its request.`);
  for (const act of acts) if (!isAct(act)) throw new CaseError("does something unknown before its request.");
  const criteria = requireList(step.successCriteria);
  if (criteria.length === 0) throw new CaseError("expects nothing.");
  for (const criterion of criteria) {
    if (!isObject(criterion) || "context" in criterion || typeof criterion.condition !== "string")
      throw new CaseError("has a criterion that isn't a comparison.");
    // `meets` throws for a criterion that can't be parsed.
    meets({ condition: criterion.condition }, { ...noScope, response: emptyResponse });
  }
  // Values of earlier steps are unknown until the case runs, so any value will do.
  const isBefore = (stepId: string) => earlier.has(stepId);
  buildRequest(step as unknown as CaseStep, { ...noScope, steps: listPlaceholders(step, isBefore) });
}

/** Values of responses are unknown before a step runs, so the result shows their names. */
export function previewStep(step: CaseStep): { method: string; target: string } {
  const { method, url } = buildRequest(step, { ...noScope, steps: listPlaceholders(step, () => true) });
  return { method, target: url.slice(origin.length) };
}

const noScope: ExpressionScope = { inputs: {}, steps: {} };
const emptyResponse = { status: 0, headers: new Headers(), body: undefined };

/** A value for each expression in a step. @throws CaseError when the expression's step isn't an earlier one */
function listPlaceholders(step: object, isBefore: (stepId: string) => boolean): ExpressionScope["steps"] {
  const steps: Record<string, Record<string, unknown>> = {};
  JSON.stringify(step, (_, value) => {
    const [, stepId, name] = isExpression(value)
      ? (/^\$steps\.([\w-]+)\.outputs\.(\w+)$/.exec(String(value)) ?? [])
      : [];
    if (stepId === undefined || name === undefined) return value;
    if (!isBefore(stepId)) throw new CaseError(`uses a response of ${stepId}, which doesn't come before it.`);
    steps[stepId] = { ...steps[stepId], [name]: name };
    return value;
  });
  return steps;
}

const isAct = (act: unknown): act is OperatorAction => {
  if (!isObject(act)) return false;
  const { name, ms, words, mode, isOn, faults } = act;
  if (name === "forward") return typeof ms === "number" && ms >= 0 && ms <= maxForwardMs;
  if (name === "command") return Array.isArray(words) && words.every((word) => typeof word === "string");
  if (name === "mode") return mode === "development" || mode === "production";
  if (name === "hold") return typeof isOn === "boolean";
  return name === "faults" && isObject(faults) && Object.values(faults).every((value) => typeof value === "string");
};
