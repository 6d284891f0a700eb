import { failureReasons } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import { FaultInjector } from "./faults.ts";
import { faults as table } from "./table.ts";

test("the table has the values of Parlance-Fault that the description lists, and the reasons of failed translations", () => {
  const rows = description.info.description.split("| Parlance-Fault |")[1]?.split("\n\n")[0] ?? "";
  const values = [...rows.matchAll(/^ *\| (`.+?) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? "").matchAll(/`([a-z-]+)`/g)].map(([, value]) => value),
  );
  expect(values.filter((value) => value !== "billing-error")).toHaveLength(14);
  const reasons = Object.values(failureReasons).map(({ id }) => id);
  expect(new Set([...values, ...reasons])).toEqual(new Set(Object.keys(table)));
});

test("the next request of an operation meets a fault, and the one after that none", async () => {
  const faults = new FaultInjector();
  const server = await openTestServer({ faults, mode: "production" });
  const list = async (path: string) => (await server.request("GET", path, { peer: { isTls: true } })).status;
  faults.next("listMemories", { status: 503 });
  faults.next("listMemories", "quota");
  expect([await list("/v2/languages"), await list("/v2/memories")]).toEqual([200, 503]);
  expect([await list("/v2/memories"), await list("/v2/memories")]).toEqual([429, 200]);
});

test("without faults that were set, production mode heeds no header", async () => {
  const server = await openTestServer({ mode: "production" });
  const headers = { "parlance-fault": "overload" };
  expect((await server.request("GET", "/v2/languages", { headers, peer: { isTls: true } })).status).toBe(200);
});
