import {
  type ArazzoDocument,
  type ExpressionScope,
  evaluate,
  meets,
  resolve,
  type Step,
} from "@openparlance/api/arazzo";
import { expect, test } from "vitest";
import { type DoneStep, runWorkflow, StepFailed } from "./run.ts";

const scope: ExpressionScope = {
  inputs: { file: "text" },
  steps: { first: { id: 7 } },
  response: {
    status: 200,
    headers: new Headers({ "x-a": "b", "content-length": "94" }),
    body: { list: [{ name: "a/b", "c/d": null }] },
  },
};

test.each([
  ["$inputs.file", "text"],
  ["$steps.first.outputs.id", 7],
  ["$steps.none.outputs.id", undefined],
  ["$statusCode", 200],
  ["$response.header.X-A", "b"],
  ["$response.body#/list/0/name", "a/b"],
  ["$response.body#/list/0/c~1d", null],
  ["$response.body#/list/1/name", undefined],
])("%s is %j", (expression, value) => {
  expect(evaluate(expression, scope)).toEqual(value);
});

test("an expression that names nothing is refused", () => {
  expect(() => evaluate("$step.first", scope)).toThrow(`"$step.first" isn't a runtime expression.`);
});

test("an expression alone keeps its type, one in braces becomes text", () => {
  const value = { id: "$steps.first.outputs.id", all: ["a{$steps.first.outputs.id}b{$inputs.file}"], fixed: 1 };
  expect(resolve(value, scope)).toEqual({ id: 7, all: ["a7btext"], fixed: 1 });
});

test.each([
  ["$statusCode == 200", true],
  ["$statusCode == 200 && $response.body#/list/0/name == 'a/b'", true],
  ["$statusCode == 200 && $statusCode != 200", false],
  ["$response.header.Content-Length == 94", true],
  ["$response.header.Content-Length != 94", false],
  ["$response.header.X-A == 0", false],
  ["$statusCode == 404 || $statusCode >= 200", true],
  ["$response.body#/list/0/c~1d == null", true],
  ["$steps.first.outputs.id < 7", false],
  ["$response.body#/list/0/name == 'it''s'", false],
])("%s is %s", (condition, holds) => {
  expect(meets({ condition }, scope)).toBe(holds);
});

test("a context may have to match a regular expression", () => {
  expect(meets({ context: "$inputs.file", condition: "^te", type: "regex" }, scope)).toBe(true);
  expect(meets({ context: "$inputs.file", condition: "^x", type: "regex" }, scope)).toBe(false);
});

test.each([
  ["$[?count(@[?@.name == 'a/b']) == 1]", true],
  ["$[?count(@[?@.name == 'c']) == 1]", false],
  ["$[?count(@[?@.name == 'c']) == 0]", true],
])("the JSONPath %s is %s", (condition, isMet) => {
  expect(meets({ context: "$response.body#/list", condition, type: "jsonpath" }, scope)).toBe(isMet);
});

test("a JSONPath of another form is refused, and counts nothing in a body without items", () => {
  const criterion = { context: "$response.body#/list", type: "jsonpath" } as const;
  expect(() => meets({ ...criterion, condition: "$..name" }, scope)).toThrow(`"$..name" isn't a supported JSONPath.`);
  const none = { context: "$statusCode", condition: "$[?count(@[?@.name == 'c']) == 0]", type: "jsonpath" } as const;
  expect(meets(none, scope)).toBe(false);
});

const buildDocument = (...steps: Step[]): ArazzoDocument => ({
  arazzo: "1.0.1",
  info: { title: "Test", version: "1.0.0" },
  sourceDescriptions: [],
  workflows: [
    {
      workflowId: "test",
      inputs: { type: "object", properties: { name: { type: "string", default: "größe.txt" } } },
      steps,
    },
  ],
});

/** Returns these responses one after the other, and records requests. */
function recorder(...responses: unknown[]) {
  const requests: string[] = [];
  const waited: number[] = [];
  const runner = {
    origin: "http://localhost:3000",
    async send(request: Request) {
      const { pathname, search } = new URL(request.url);
      requests.push([request.method, pathname + search, await request.text()].filter(Boolean).join(" "));
      return Response.json(responses.shift());
    },
    wait: async (seconds: number) => {
      waited.push(seconds);
    },
    replaceInXml: (xml: string) => xml,
  };
  return { requested: requests, waited, runner };
}

test("a step uses what the one before it put out, in the path, the query and the body", async () => {
  const { requested: requests, runner } = recorder({ id: 7 }, {}, {});
  const jobId = "$steps.create.outputs.id";
  const document = buildDocument(
    {
      stepId: "create",
      operationId: "uploadFile",
      parameters: [{ name: "name", in: "query", value: "$inputs.name" }],
      requestBody: { contentType: "application/octet-stream", payload: "bytes" },
      outputs: { id: "$response.body#/id" },
    },
    { stepId: "read", operationId: "getJob", parameters: [{ name: "jobId", in: "path", value: jobId }] },
    {
      stepId: "name",
      operationId: "updateMemory",
      requestBody: { contentType: "application/json", payload: { id: jobId, name: "New" } },
    },
  );
  await runWorkflow(document, runner);
  expect(requests).toEqual([
    "POST /v2/files?name=gr%C3%B6%C3%9Fe.txt bytes",
    "GET /v2/jobs/7",
    'PUT /v2/memories {"id":7,"name":"New"}',
  ]);
});

const poll: Step = {
  stepId: "poll",
  operationId: "getLanguages",
  successCriteria: [{ condition: "$response.body#/done == true" }],
  onFailure: [{ name: "again", type: "retry", retryAfter: 1, retryLimit: 2 }],
};

test("a step is tried again as often as it says, with the waits it says", async () => {
  const { requested: requests, waited, runner } = recorder({ done: false }, { done: false }, { done: true });
  await runWorkflow(buildDocument(poll), runner);
  expect(requests).toHaveLength(3);
  expect(waited).toEqual([1, 1]);
});

test("a step that never meets its criteria fails with its last response", async () => {
  const { runner } = recorder({ done: false }, { done: false }, { done: 3 });
  const failure = await runWorkflow(buildDocument(poll), runner).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StepFailed);
  expect(failure).toMatchObject({ stepId: "poll", response: { body: { done: 3 } } });
});

test("a step may be the workflow of another document", async () => {
  const { runner } = recorder({ id: 9 }, {});
  const other = buildDocument({ stepId: "make", operationId: "getLanguages", outputs: { id: "$response.body#/id" } });
  const [workflow] = other.workflows;
  const withOutputs = { ...other, workflows: [{ ...workflow, outputs: { id: "$steps.make.outputs.id" } }] };
  const document = buildDocument({
    stepId: "set-up",
    workflowId: "$sourceDescriptions.guides.test",
    outputs: { own: "$outputs.id" },
  });
  const done: DoneStep[] = [];
  const documents = { guides: withOutputs as ArazzoDocument };
  await runWorkflow(document, { ...runner, documents, onStep: (step) => done.push(step) });
  expect(done).toEqual([
    expect.objectContaining({ outputs: { own: 9 }, steps: [expect.objectContaining({ stepId: "make" })] }),
  ]);
});
