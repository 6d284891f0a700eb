import { type OperationId, operations } from "@openparlance/api";
import { findFault } from "@openparlance/api/input";
import { inputSchemas, validators } from "@openparlance/api/validators";
import { expect, test } from "vitest";
import { buildOperations } from "./build.ts";

const described = buildOperations();
const send = (id: OperationId) => described.find((candidate) => candidate.id === id);

test("there is one for each operation of the API", () => {
  expect(described.map(({ id }) => id)).toEqual(Object.keys(operations));
});

test.each(described.map((each) => [each.id, each] as const))(
  "%s is prefilled so that the server takes it",
  (id, each) => {
    const inputs = structuredClone(each.prefilled);
    expect(findFault(validators[id as OperationId].input, inputSchemas[id as OperationId], inputs)).toBeUndefined();
  },
);

test("an input shows its location, limits and default", () => {
  const limit = send("listJobs")?.inputs.find(({ name }) => name === "limit");
  expect(limit).toMatchObject({
    in: "query",
    isRequired: false,
    shape: { kind: "integer", minimum: 1, maximum: 50, default: 25, constraints: expect.arrayContaining(["1 to 50"]) },
  });
});

test("a shared type is resolved to its fields", () => {
  const pairs = send("createJob")?.inputs.find(({ name }) => name === "languagePairs");
  const fields = pairs?.shape.item?.fields ?? [];
  expect(pairs?.shape.kind).toBe("list");
  expect(fields.find(({ name }) => name === "memoryId")).toMatchObject({
    isRequired: true,
    shape: { kind: "integer" },
  });
});

test("each value of a choice comes once, with its sentence", () => {
  const values = send("updateJob")?.inputs.find(({ name }) => name === "isProcessing")?.shape.values ?? [];
  expect(values.map(({ value }) => String(value)).toSorted()).toEqual(["-2", "0", "1"]);
  expect(values.every(({ description }) => description.endsWith("."))).toBe(true);
});

test("of two types the first is offered", () => {
  const events = send("createWebhook")?.inputs.find(({ name }) => name === "eventType");
  expect(events?.shape).toMatchObject({ kind: "list", item: { kind: "choice" } });
});

test("inputs that may be in the body are there", () => {
  const locations = send("translateFiles")?.inputs.map(({ in: location }) => location);
  expect(locations).toEqual(["body", "body", "body", "body", "body"]);
});
