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
  const run = new CaseRun(host);
  const steps: CaseStepResult[] = [];
  for (const step of workflow.steps) {
    const result = await run.step(step);
    steps.push(result);
    onStep(result);
  }
  return { isSame: steps.every(({ differences }) => differences.length === 0), steps };
}

class CaseRun {
  readonly #host: CaseHost;
  #scope: ExpressionScope;
  #isHeld = false;

  constructor(host: CaseHost) {
    this.#host = host;
    const { own, other } = host.accounts;
    this.#scope = { inputs: { apiKey: own.key, otherKey: other.key }, steps: {} };
  }

  async step(step: CaseStep): Promise<CaseStepResult> {
    const { stepId, successCriteria, outputs = {} } = step;
    const inPreparation = await this.#prepare(step);
    let request: Request;
    try {
      request = buildRequest(step, this.#scope);
    } catch (error) {
      return { stepId, ...{ method: "", target: "", status: null }, differences: [noResponse(error)] };
    }
    const sent = { stepId, method: request.method, target: request.url.slice(origin.length) };
    let response: CaseResponse;
    try {
      response = await readResponse(await this.#host.fetch(request));
    } catch (error) {
      return { ...sent, status: null, differences: [...inPreparation, noResponse(error)] };
    }
    if (!this.#isHeld) await this.#host.perform({ name: "forward", ms: 0 });
    const scope = { ...this.#scope, response };
    const values = Object.entries(outputs).map(([name, expression]) => [
      name,
      evaluate(expression, { ...scope, response: { ...response, body: response.json } }),
    ]);
    this.#scope = { ...this.#scope, steps: { ...this.#scope.steps, [stepId]: Object.fromEntries(values) } };
    const differences = successCriteria.flatMap(({ condition }) => {
      const unmet = unmetPart(condition, scope);
      return unmet ? [describeUnmet(unmet)] : [];
    });
    return { ...sent, status: response.status, differences: [...inPreparation, ...differences] };
  }

  async #prepare({ "x-parlance-before": acts = [] }: CaseStep): Promise<CaseDifference[]> {
    for (const act of acts) {
      if (act.name === "hold") this.#isHeld = act.isOn;
      try {
        const lines = await this.#host.perform(act);
        const newKey = act.name === "command" && findPrintedKey(act, lines);
        if (newKey) this.#scope = { ...this.#scope, inputs: { ...this.#scope.inputs, newKey } };
      } catch (error) {
        const words = act.name === "command" ? `parlance ${act.words.join(" ")}` : act.name;
        return [{ field: words, expected: "done", got: formatError(error) }];
      }
    }
    return [];
  }
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
