import { type OperationId, operations } from "@openparlance/api";
import { findFault } from "@openparlance/api/input";
import { inputSchemas, validators } from "@openparlance/api/validators";
import { expect, test } from "vitest";
import { buildCalls } from "./build.ts";

const calls = buildCalls();
const call = (id: OperationId) => calls.find((candidate) => candidate.id === id);

test("there is one for each call of the API", () => {
  expect(calls.map(({ id }) => id)).toEqual(Object.keys(operations));
});

test.each(calls.map((each) => [each.id, each] as const))("%s is prefilled so that the server takes it", (id, each) => {
  const inputs = structuredClone(each.prefilled);
  expect(findFault(validators[id as OperationId].input, inputSchemas[id as OperationId], inputs)).toBeUndefined();
});

test("an input tells its place, limits and default", () => {
  const limit = call("listJobs")?.inputs.find(({ name }) => name === "limit");
  expect(limit).toMatchObject({
    in: "query",
    isRequired: false,
    shape: { kind: "integer", minimum: 1, maximum: 50, default: 25, constraints: expect.arrayContaining(["1 to 50"]) },
  });
});

test("a shared type is resolved to its fields", () => {
  const pairs = call("createJob")?.inputs.find(({ name }) => name === "languagePairs");
  const fields = pairs?.shape.item?.fields ?? [];
  expect(pairs?.shape.kind).toBe("list");
  expect(fields.find(({ name }) => name === "memoryId")).toMatchObject({
    isRequired: true,
    shape: { kind: "integer" },
  });
});

test("each value of a choice comes once, with its sentence", () => {
  const values = call("updateJob")?.inputs.find(({ name }) => name === "isProcessing")?.shape.values ?? [];
  expect(values.map(({ value }) => String(value)).toSorted()).toEqual(["-2", "0", "1"]);
  expect(values.every(({ description }) => description.endsWith("."))).toBe(true);
});

test("of two types the first is offered", () => {
  const events = call("createWebhook")?.inputs.find(({ name }) => name === "eventType");
  expect(events?.shape).toMatchObject({ kind: "list", item: { kind: "choice" } });
});

test("what may travel in the body does", () => {
  const places = call("translateFiles")?.inputs.map(({ in: place }) => place);
  expect(places).toEqual(["body", "body", "body", "body", "body"]);
});
