import { operations } from "@openparlance/api";
import {
  type ArazzoDocument,
  type Criterion,
  type ExpressionScope,
  evaluate,
  meets,
  resolve,
  type Step,
  type StepRequestBody,
  type StepResponse,
  type Workflow,
} from "@openparlance/api/arazzo";

export interface Runner {
  /** The server's origin, without a path. */
  origin: string;
  /** Adds the key. */
  send(request: Request): Promise<Response>;
  wait(seconds: number): Promise<void>;
  /** Replaces values in XML at the XPath expressions `target`. */
  replaceInXml(xml: string, replacements: readonly { target: string; value: string }[]): string;
  /** By the names of source descriptions of type `arazzo`. */
  documents?: Readonly<Record<string, ArazzoDocument>>;
  onStep?(done: DoneStep): void;
}

export interface DoneStep {
  stepId: string;
  /** The last request. Absent, like the response, if the step runs a workflow. */
  requested?: { method: string; target: string };
  response?: StepResponse;
  /** The steps of the workflow that the step runs. */
  steps?: readonly DoneStep[];
  outputs: Readonly<Record<string, unknown>>;
}

/** The response of the step doesn't meet its criteria. */
export class StepFailed extends Error {
  readonly stepId: string;
  readonly response: StepResponse;

  constructor(stepId: string, criterion: Criterion, response: StepResponse) {
    super(`Step ${stepId}: the response doesn't meet "${criterion.condition}".`);
    this.stepId = stepId;
    this.response = response;
  }
}

/** @param inputs missing ones have their defaults. @returns the workflow's outputs. @throws StepFailed */
export async function runWorkflow(
  document: ArazzoDocument,
  runner: Runner,
  {
    workflowId = document.workflows[0]?.workflowId,
    inputs = {},
  }: { workflowId?: string; inputs?: ExpressionScope["inputs"] } = {},
): Promise<Readonly<Record<string, unknown>>> {
  const workflow = document.workflows.find((each) => each.workflowId === workflowId);
  if (!workflow) throw new Error(`There is no workflow ${workflowId}.`);
  let scope: ExpressionScope = { inputs: { ...collectDefaults(workflow), ...inputs }, steps: {} };
  for (const step of workflow.steps) {
    const done = await runStep(step, scope, runner);
    scope = { ...scope, steps: { ...scope.steps, [step.stepId]: done.outputs } };
    runner.onStep?.(done);
  }
  return evaluateOutputs(workflow, scope);
}

/** @param scope has the results of earlier steps. @throws StepFailed */
export async function runStep(step: Step, scope: ExpressionScope, runner: Runner): Promise<DoneStep> {
  const { stepId } = step;
  if (step.workflowId) {
    const steps: DoneStep[] = [];
    const outputs = await runReferenced(step.workflowId, { ...runner, onStep: (done) => steps.push(done) });
    return { stepId, steps, outputs: evaluateOutputs(step, { ...scope, outputs }) };
  }
  const [retry] = step.onFailure ?? [];
  for (let tries = 0; ; tries++) {
    const { requested: request, response } = await send(step, scope, runner);
    const received = { ...scope, response };
    const unmet = step.successCriteria?.find((criterion) => !meets(criterion, received));
    if (!unmet) return { stepId, requested: request, response, outputs: evaluateOutputs(step, received) };
    if (!retry || tries >= retry.retryLimit) throw new StepFailed(stepId, unmet, response);
    await runner.wait(retry.retryAfter);
  }
}

async function runReferenced(reference: string, runner: Runner): Promise<DoneStep["outputs"]> {
  const [, source = "", workflowId = ""] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(reference) ?? [];
  const other = runner.documents?.[source];
  if (!other) throw new Error(`"${reference}" doesn't name an existing workflow.`);
  return runWorkflow(other, runner, { workflowId });
}

export const collectDefaults = ({ inputs }: Workflow): ExpressionScope["inputs"] =>
  Object.fromEntries(Object.entries(inputs?.properties ?? {}).map(([name, input]) => [name, input.default]));

function evaluateOutputs(
  { outputs = {} }: Pick<Step, "outputs">,
  scope: ExpressionScope,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(outputs).map(([name, expression]) => [name, evaluate(expression, scope)]));
}

async function send(
  step: Step,
  scope: ExpressionScope,
  runner: Runner,
): Promise<Required<Pick<DoneStep, "requested" | "response">>> {
  const request = buildRequest(step, scope, runner);
  const requested = { method: request.method, target: request.url.slice(runner.origin.length) };
  const response = await runner.send(request);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  const { status, headers } = response;
  return { requested, response: { status, headers, body: isJson ? JSON.parse(text) : text } };
}

function buildRequest(
  { operationId = "", parameters = [], requestBody }: Step,
  scope: ExpressionScope,
  runner: Runner,
): Request {
  const { method, path } = operations[operationId as keyof typeof operations];
  const headers = new Headers();
  const query = new URLSearchParams();
  let filledPath: string = path;
  for (const { name, in: location, value } of parameters) {
    const text = String(resolve(value, scope));
    if (location === "path") filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(text));
    else if (location === "header") headers.set(name, text);
    else query.set(name, text);
  }
  if (requestBody) headers.set("content-type", requestBody.contentType);
  const body = requestBody && buildBody(requestBody, scope, runner);
  const url = `${runner.origin}${filledPath}${query.size > 0 ? `?${query}` : ""}`;
  return new Request(url, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) });
}

function buildBody(
  { contentType, payload, replacements }: StepRequestBody,
  scope: ExpressionScope,
  { replaceInXml }: Runner,
): string {
  const value = resolve(payload, scope);
  if (contentType === "application/json") return JSON.stringify(value);
  if (!replacements) return String(value);
  const texts = replacements.map(({ target, value }) => ({ target, value: String(resolve(value, scope)) }));
  return replaceInXml(String(value), texts);
}
