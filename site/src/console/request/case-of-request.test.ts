import type { OperatorAction } from "@openparlance/sandbox";
import { expect, test } from "vitest";
import { requestInTests } from "../../sandbox/testing/request-in-tests.ts";
import { recordSent } from "./case-of-request.ts";

const host = requestInTests();
const headers = { authorization: `Basic ${btoa(`${host.accounts.own.key}:`)}` };
const request = (method: string, path: string) => new Request(`http://localhost${path}`, { method, headers });
const make = (sent: Request, done: (Request | OperatorAction)[], status?: number) =>
  recordSent(host, { title: "Harbour", request: sent, done, status }, Date.parse("2026-01-05T09:00:00Z"));
const archive = request("POST", "/v2/jobs/57/archive");
const deliver = request("POST", "/v2/jobs/57/deliver");

test("a request that a new server responds to in the same way is a case by itself", async () => {
  const { recorded, note } = await make(request("GET", "/v2/jobs"), [archive, request("GET", "/v2/jobs")], 200);
  expect(recorded.workflows[0].steps).toHaveLength(1);
  expect(note).toBeUndefined();
});

test("a request whose response depends on what was done before takes that along", async () => {
  const done = [archive, { name: "forward", ms: 60_000 } as const, deliver];
  const { recorded, note } = await make(deliver, done, 409);
  expect(recorded.workflows[0].steps.map(({ operationId }) => operationId)).toEqual(["archiveJob", "deliverJob"]);
  expect(note).toBe("It includes your earlier requests and actions in the sandbox.");
});

test("a case begins with the settings of the sandbox, without its delays", async () => {
  const faults = { imports: "fail", latencyMs: 10_000 } as const;
  const { recorded } = await make(request("GET", "/v2/jobs"), [{ name: "faults", faults }]);
  expect(recorded.workflows[0].steps[0]?.["x-parlance-before"]).toEqual([
    { name: "faults", faults: { imports: "fail" } },
  ]);
});

test("a response that no new server gives is not in the case, and the reader learns so", async () => {
  const { recorded, note } = await make(request("GET", "/v2/jobs/57"), [], 404);
  expect(recorded.workflows[0].steps[0]?.successCriteria[0]).toEqual({ condition: "$statusCode == 200" });
  expect(note).toBe("A new server returns 200 instead of 404.");
});
