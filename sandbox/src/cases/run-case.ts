import { type ExpressionScope, evaluate, unmetPart } from "@openparlance/api/arazzo";
import { buildRequest, origin } from "./build-request.ts";
import { type Case, CaseError, type CaseHost, type CaseStep, findPrintedKey } from "./case.ts";
import { type CaseResponse, readResponse } from "./case-body.ts";
import type { CaseDifference, CaseResult, CaseStepResult } from "./case-result.ts";

/** Resets the server and fixes its clock, then runs all steps, and all due work after each request. */
export async function runCase(
  { workflows: [workflow] }: Case,
  host: CaseHost,
  onStep: (result: CaseStepResult) => void = () => {},
): Promise<CaseResult> {
  await host.perform({ name: "reset", now: Date.parse(workflow["x-parlance-clock"]) });
  const runStep = createStepRunner(host);
  const steps: CaseStepResult[] = [];
  for (const step of workflow.steps) {
    const result = await runStep(step);
    steps.push(result);
    onStep(result);
  }
  return { isSame: steps.every(({ differences }) => differences.length === 0), steps };
}

/** @returns a function that runs one step after the other */
function createStepRunner(host: CaseHost): (step: CaseStep) => Promise<CaseStepResult> {
  const { own, other } = host.accounts;
  let scope: ExpressionScope = { inputs: { apiKey: own.key, otherKey: other.key }, steps: {} };
  let isHeld = false;

  async function prepare({ "x-parlance-before": acts = [] }: CaseStep): Promise<CaseDifference[]> {
    for (const act of acts) {
      if (act.name === "hold") isHeld = act.isOn;
      try {
        const lines = await host.perform(act);
        const newKey = act.name === "command" && findPrintedKey(act, lines);
        if (newKey) scope = { ...scope, inputs: { ...scope.inputs, newKey } };
      } catch (error) {
        const words = act.name === "command" ? `parlance ${act.words.join(" ")}` : act.name;
        return [{ field: words, expected: "done", got: formatError(error) }];
      }
    }
    return [];
  }

  return async (step) => {
    const { stepId, successCriteria, outputs = {} } = step;
    const inPreparation = await prepare(step);
    let request: Request;
    try {
      request = buildRequest(step, scope);
    } catch (error) {
      return { stepId, method: "", target: "", status: null, differences: [noResponse(error)] };
    }
    const sent = { stepId, method: request.method, target: request.url.slice(origin.length) };
    let response: CaseResponse;
    try {
      response = await readResponse(await host.fetch(request));
    } catch (error) {
      return { ...sent, status: null, differences: [...inPreparation, noResponse(error)] };
    }
    if (!isHeld) await host.perform({ name: "forward", ms: 0 });
    const judged = { ...scope, response };
    const values = Object.entries(outputs).map(([name, expression]) => [
      name,
      evaluate(expression, { ...judged, response: { ...response, body: response.json } }),
    ]);
    scope = { ...scope, steps: { ...scope.steps, [stepId]: Object.fromEntries(values) } };
    const differences = successCriteria.flatMap(({ condition }) => {
      const unmet = unmetPart(condition, judged);
      return unmet ? [describeUnmet(unmet)] : [];
    });
    return { ...sent, status: response.status, differences: [...inPreparation, ...differences] };
  };
}

const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const noResponse = (error: unknown): CaseDifference => ({
  field: "response",
  expected: "any",
  got: error instanceof CaseError ? `The step ${error.message}` : formatError(error),
});

/** Such as `body /0/name` for `$response.body#/0/name`. */
function describeUnmet({ expression, expected, value }: NonNullable<ReturnType<typeof unmetPart>>): CaseDifference {
  const field = expression
    .replace("$statusCode", "status")
    .replace("$response.header.", "header ")
    .replace(/^\$response\.body(?:#(?=\/))?/, "body ")
    .trim();
  return { field, expected, got: value };
}
