import { afterAll, beforeEach, expect, test } from "vitest";
import type { OperatorAction } from "../messages.ts";
import { openTestSandbox } from "../testing/test-sandbox.ts";
import { type Case, type CaseHost, formatCaseHash, readCase, readCaseHash, recordCase, runCase } from "./index.ts";

const { sandbox, accounts } = openTestSandbox();
afterAll(() => sandbox.close());
let acts: OperatorAction[] = [];
const host: CaseHost = {
  accounts,
  fetch: (request) => sandbox.fetch(request),
  perform: (act) => {
    acts.push(act);
    return sandbox.perform(act);
  },
};
beforeEach(() => {
  acts = [];
});

const now = Date.parse("2026-01-05T09:00:00Z");
const basic = (key: string) => ({ authorization: `Basic ${btoa(`${key}:${key}`)}` });
const request = (method: string, target: string, init: RequestInit = {}, key = accounts.own.key) =>
  new Request(`http://localhost${target}`, { method, headers: { ...basic(key), ...init.headers }, ...init });
const json = (body: unknown, headers = {}) => ({
  body: JSON.stringify(body),
  headers: { ...basic(accounts.own.key), "content-type": "application/json", ...headers },
});

const record = (scenario: (host: CaseHost) => Promise<unknown>) =>
  recordCase(host, { title: "Harbour", now }, scenario);
const recordJob = () => record(({ fetch }) => fetch(request("GET", "/v2/jobs/57")));
const stepsOf = ({ workflows: [{ steps }] }: Case) => steps;
const differencesOf = async (recorded: unknown) =>
  (await runCase(readCase(recorded), host)).steps.flatMap(({ differences }) => differences);

test("a case has no key, wherever it was sent", async () => {
  const recorded = await record(async ({ perform, fetch }) => {
    const words = ["keys", "create", "--development"];
    const [newKey = ""] = (await perform({ name: "command", words })).slice(-1);
    await fetch(request("GET", "/v2/languages", {}, newKey));
    await fetch(request("GET", "/v2/memories", {}, accounts.other.key));
    await fetch(request("GET", "/v2/memories", {}, "harbour-key-of-mine"));
    await fetch(new Request(`http://localhost/v2/memories?key=${accounts.own.key}`));
    await fetch(new Request("http://localhost/v3/domains", { headers: { key: "harbour-key-of-mine" } }));
  });
  const text = JSON.stringify(recorded);
  for (const key of [accounts.own.key, accounts.other.key, "harbour-key-of-mine"]) expect(text).not.toContain(key);
  expect(text).not.toMatch(/dev_\w|Basic (?!realm)/);
  expect(await differencesOf(recorded)).toEqual([]);
});

test("a step is the operation with its parameters and its body as a value", async () => {
  const body = { name: "Quay", srclang: "en", trglang: "de" };
  const recorded = await record(async ({ perform, fetch }) => {
    await perform({ name: "forward", ms: 7_200_000 });
    await fetch(request("POST", "/v2/memories", json(body, { "parlance-fault": "overload" })));
  });
  expect(stepsOf(recorded)).toEqual([
    {
      stepId: "step-1",
      "x-parlance-before": [{ name: "forward", ms: 7_200_000 }],
      operationId: "createMemory",
      parameters: [{ name: "parlance-fault", in: "header", value: "overload" }],
      requestBody: { contentType: "application/json", payload: body },
      successCriteria: [
        { condition: "$statusCode == 503" },
        { condition: "$response.header.Parlance-Error == 'overload'" },
        { condition: "$response.header.Retry-After == '5'" },
        { condition: expect.stringMatching(/^\$response\.body#\/message == '/) },
      ],
    },
  ]);
});

test.each([
  ["a text that is no JSON", "/v2/memories", "{"],
  ["a text that looks like an expression", "/v2/files?name=a.txt", "$inputs.apiKey"],
  ["bytes", "/v2/files?name=a.bin", new Uint8Array([0, 255, 1])],
  ["a query that can't be decoded", "/v2/jobs?limit=%E0%A4", undefined],
  ["a repeated parameter", "/v2/projects?id=1&id=2", undefined],
  ["a text with quotes and operators", "/v2/files?name=a.txt", "It's && \n || 'done' == 1"],
])("%s is sent again as it was", async (_, target, body) => {
  const sent: string[] = [];
  const listening = {
    ...host,
    async fetch(each: Request) {
      const { pathname, search } = new URL(each.url);
      sent.push(`${pathname}${search} ${new Uint8Array(await each.clone().arrayBuffer())}`);
      return host.fetch(each);
    },
  };
  const method = body === undefined ? "GET" : "POST";
  const recorded = await recordCase(listening, { title: "Harbour", now }, ({ fetch }) =>
    fetch(request(method, target, body === undefined ? {} : { body })),
  );
  const { isSame } = await runCase(readCase(JSON.stringify(recorded)), listening);
  expect(isSame).toBe(true);
  expect(new Set(sent).size).toBe(1);
});

test("a random value comes from the response that had it, also inside a URL", async () => {
  const recorded = await record(async ({ fetch }) => {
    const file = { filename: "leaflet.txt", type: "text/plain", size: 5 };
    const response = await fetch(request("POST", "/v2/upload/s3/multipart", json(file)));
    const { key, uploadId } = (await response.json()) as { key: string; uploadId: string };
    const part = `/v2/upload/s3/multipart/${uploadId}/1?s3Key=${encodeURIComponent(key)}&size=5`;
    const { url } = (await (await fetch(request("GET", part))).json()) as { url: string };
    const { pathname } = new URL(url);
    await fetch(new Request(`http://localhost${pathname}`, { method: "PUT", body: "Ahoy." }));
  });
  const [, sign, put] = stepsOf(recorded);
  expect(sign?.parameters).toContainEqual({ name: "s3Key", in: "query", value: "$steps.step-1.outputs.value1" });
  expect(put?.["x-parlance-target"]).toBe("$steps.step-2.outputs.value1");
  expect(await differencesOf(recorded)).toEqual([]);
});

test("a scenario that invents a random value is refused", async () => {
  let count = 0;
  const scenario = ({ fetch }: CaseHost) => fetch(request("GET", `/v2/jobs/${57 + count++}`));
  await expect(record(scenario)).rejects.toThrow("sends a random value, so it can't be repeated.");
  await expect(record(async () => {})).rejects.toThrow("has no requests.");
});

test("a response that isn't as expected differs by field, with what was expected and received", async () => {
  const recorded = JSON.parse(JSON.stringify(await recordJob()));
  const [step] = recorded.workflows[0].steps;
  step.successCriteria = [
    { condition: "$statusCode == 409" },
    { condition: "$response.body#/name == 'Autumn leaflets'" },
    { condition: "$response.body#/nothing == null" },
    { condition: "$response.header.Parlance-Error == 'job-closed'" },
  ];
  const { isSame, steps } = await runCase(readCase(recorded), host);
  expect(isSame).toBe(false);
  expect(steps).toEqual([
    {
      stepId: "step-1",
      method: "GET",
      target: "/v2/jobs/57",
      status: 200,
      differences: [
        { field: "status", expected: 409, got: 200 },
        { field: "body /name", expected: "Autumn leaflets", got: "Spring leaflets" },
        { field: "header Parlance-Error", expected: "job-closed", got: undefined },
      ],
    },
  ]);
});

const after = (words: string[], { workflows: [workflow], ...recorded }: Case) => ({
  ...recorded,
  workflows: [
    {
      ...workflow,
      steps: workflow.steps.map((step) => ({ "x-parlance-before": [{ name: "command", words }], ...step })),
    },
  ],
});

test("a list with another item differs", async () => {
  const recorded = await record(({ fetch }) => fetch(request("GET", "/v3/domains")));
  expect(await differencesOf(after(["domains", "create", "Quay"], recorded))).not.toEqual([]);
});

test("a command that is refused is a difference", async () => {
  const recorded = await recordJob();
  expect(await differencesOf(after(["keys", "revoke", "999"], recorded))).toEqual([
    { field: "parlance keys revoke 999", expected: "done", got: expect.stringContaining("999") },
  ]);
});

test("a link has the whole case", async () => {
  const recorded = await record(({ fetch }) => fetch(request("GET", "/v2/jobs/58")));
  const hash = (await formatCaseHash(recorded)) as string;
  expect(hash).toMatch(/^#case=[\w-]+$/);
  expect(hash.length).toBeLessThan(2000);
  expect(await readCaseHash(hash)).toEqual(recorded);
});

test("a case that no one could open is refused", async () => {
  const body = "a".repeat(5_000_000);
  await expect(record(({ fetch }) => fetch(request("POST", "/v2/files?name=a.txt", { body })))).rejects.toThrow(
    "is larger than 4 MB.",
  );
});

test("a case that is too long for a link has none", async () => {
  const body = Uint8Array.from({ length: 4000 }, (_, index) => (index ** 3 * 2654435761) >>> 11);
  expect(
    await formatCaseHash(await record(({ fetch }) => fetch(request("POST", "/v2/files?name=a.bin", { body })))),
  ).toBeUndefined();
});

const packed = async (text: string) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `#case=${Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url")}`;
};

test("a damaged link is refused in one line, and so is one that becomes too large", async () => {
  await expect(readCaseHash("#case=%%%")).rejects.toThrow("is damaged.");
  await expect(readCaseHash("#case=AAAA")).rejects.toThrow("is damaged.");
  await expect(readCaseHash(await packed("null"))).rejects.toThrow("isn't a Parlance case.");
  await expect(readCaseHash(await packed(" ".repeat(5_000_000)))).rejects.toThrow("is larger than 4 MB.");
});

const first = "workflows.0.steps.0.";

test.each([
  ["x-parlance-case", undefined, "isn't a Parlance case."],
  ["x-parlance-case", 2, "needs a newer version of Parlance."],
  ["x-parlance-version", "0.9.1", "was created with Parlance 0.9, and this is 0.1."],
  ["workflows", [], "isn't a Parlance case."],
  ["info", undefined, "has no title."],
  ["info.title", 7, "has no title."],
  ["workflows.0.x-parlance-clock", "soon", "has no clock."],
  ["workflows.0.x-parlance-clock", 7, "has no clock."],
  ["workflows.0.steps", [], "has no steps."],
  ["workflows.0.steps", Array(201).fill({}), "has more than 200 steps."],
  [`${first}stepId`, 7, "step 1 is damaged."],
  ["workflows.0.steps.1", { stepId: "step-1" }, "step 2 has the ID of an earlier one."],
  [`${first}x-parlance-before`, {}, "step 1 is damaged."],
  [`${first}outputs`, null, "step 1 is damaged."],
  [`${first}outputs`, { name: "name" }, "step 1 is damaged."],
  [`${first}operationId`, "getJobs", "step 1 has no operation getJobs."],
  [`${first}operationId`, undefined, "step 1 names no operation."],
  [`${first}parameters.0.value`, "..", "step 1 has a path outside the API: /v2/jobs/.."],
  [`${first}x-parlance-target`, "https://elsewhere.example/v2/jobs", "step 1 has a path outside the API: https://"],
  [`${first}x-parlance-target`, "//elsewhere.example/v2/jobs", "step 1 has a path outside the API: //elsewhere"],
  [`${first}x-parlance-target`, "/v2/../admin", "step 1 has a path outside the API: /v2/../admin"],
  [`${first}x-parlance-target`, "@elsewhere.example/", "step 1 has a path outside the API: @elsewhere"],
  [`${first}x-parlance-target`, "$steps.step-9.outputs.url", "step 1 uses a response of step-9"],
  [`${first}x-parlance-before`, [{ name: "forward", ms: 1e15 }], "step 1 does something unknown"],
  [`${first}x-parlance-before`, [{ name: "reset" }], "step 1 does something unknown"],
  [`${first}x-parlance-before`, [{ name: "faults", faults: { latencyMs: 1e9 } }], "step 1 does something unknown"],
  [`${first}successCriteria`, [], "step 1 expects nothing."],
  [`${first}successCriteria`, [{ condition: "maybe" }], "step 1 is damaged."],
  [
    `${first}successCriteria`,
    [{ context: "$response.body", type: "regex", condition: "(a+)+$" }],
    "step 1 has a criterion",
  ],
])("a case whose %s is %j is refused before anything runs", async (path, value, reason) => {
  const recorded = JSON.parse(JSON.stringify(await recordJob()));
  const names = path.split(/\.(?!\.)/);
  const last = names.pop() as string;
  names.reduce((part, name) => part[name], recorded)[last] = value;
  acts = [];
  expect(() => readCase(JSON.stringify(recorded))).toThrow(reason);
  expect(acts).toEqual([]);
});

test("a file may begin with a byte order mark", async () => {
  const recorded = await recordJob();
  expect(readCase(`\uFEFF${JSON.stringify(recorded)}`)).toEqual(recorded);
});

test("a file that is no JSON, or has more than a case may have, is refused", () => {
  expect(() => readCase("arazzo: 1.0.1")).toThrow("isn't a Parlance case.");
  expect(() => readCase(" ".repeat(5_000_000))).toThrow("is larger than 4 MB.");
});
