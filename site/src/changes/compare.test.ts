import { expect, test } from "vitest";
import { buildReference, type OpenApiDocument } from "../model/index.ts";
import { compareDescriptions, type DescriptionComparison, isUnchanged } from "./compare.ts";
import { describeChanges } from "./describe.ts";

const string = { type: "string" };

/** A description with one operation. */
function buildDescription(input: {
  parameters?: object[];
  paths?: object;
  fields?: object;
  responses?: object;
  events?: string[];
}): DescriptionComparison {
  const { parameters = [], paths = {}, fields = { name: string }, responses = {}, events = [] } = input;
  const memory = { $ref: "#/components/schemas/Memory" };
  const ok = { description: "", content: { "application/json": { schema: memory } } };
  const get = { operationId: "getMemory", tags: ["Memories"], parameters, responses: { 200: ok, ...responses } };
  const document = {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/memory": { get }, ...paths },
    components: { schemas: { Memory: { type: "object", required: ["name"], properties: fields } } },
  };
  return { reference: buildReference(document as unknown as OpenApiDocument), events };
}

const post = {
  operationId: "createMemory",
  tags: ["Memories"],
  parameters: [],
  responses: { 201: { description: "" } },
};

test("a description doesn't differ from itself", () => {
  expect(isUnchanged(compareDescriptions(buildDescription({}), buildDescription({})))).toBe(true);
});

test("new operations, parameters, fields, values, statuses, and events are found, and link to their locations", () => {
  const after = buildDescription({
    parameters: [{ name: "all", in: "query", schema: { type: "boolean" } }],
    paths: { "/memories": { post } },
    fields: { name: string, state: { type: "string", enum: ["new", "used"] } },
    responses: { 409: { description: "" } },
    events: ["MEMORY_CREATE"],
  });
  const { added, removed, changed } = compareDescriptions(buildDescription({}), after);
  expect(added).toEqual({
    operations: ["createMemory"],
    types: [],
    fields: ["getMemory.query.all", "Memory.state"],
    values: [],
    statuses: ["getMemory.409"],
    events: ["webhook-MEMORY_CREATE"],
  });
  expect(Object.values(removed).flat()).toEqual([]);
  expect(changed).toEqual([]);
  expect(describeChanges({ added, removed, changed })).toBe(
    [
      "- **New operations:** [createMemory](#createMemory)",
      "- **New webhook events:** [MEMORY_CREATE](#webhook-MEMORY_CREATE)",
      "- **Changed:**",
      "  - [getMemory](#getMemory): new parameter all; new status 409",
      "  - [Memory](#Memory): new field state",
    ].join("\n"),
  );
});

test("a value that an existing field gets is new, and so is one that is gone", () => {
  const values = (...list: string[]) => buildDescription({ fields: { name: { type: "string", enum: list } } });
  const { added, removed } = compareDescriptions(values("new", "old"), values("new", "used"));
  expect(added.values).toEqual(["Memory.name.used"]);
  expect(removed.values).toEqual(["Memory.name.old"]);
  expect(describeChanges({ added, removed, changed: [] })).toBe(
    "- **Removed values:** Memory.name.old\n- **Changed:**\n  - [Memory](#Memory): new value name.used",
  );
});

test("another type or limit is listed with the one before", () => {
  const after = buildDescription({ fields: { name: { type: ["string", "null"], maxLength: 5 } } });
  const changes = compareDescriptions(buildDescription({}), after);
  expect(describeChanges(changes)).toBe(
    "- **Changed:**\n  - [Memory](#Memory): name (string → string or null, at most 5 characters)",
  );
});

test("a removed item is listed without a link", () => {
  const before = buildDescription({ paths: { "/memories": { post } } });
  expect(describeChanges(compareDescriptions(before, buildDescription({})))).toBe(
    "- **Removed operations:** createMemory",
  );
});

test("only what differs is listed, once for all parts that changed alike", () => {
  const before = buildDescription({
    fields: { a: { type: "string", maxLength: 9 }, b: { type: "string", maxLength: 9 } },
  });
  const after = buildDescription({ fields: { a: { type: "string" }, b: { type: "string" } } });
  const parts = "- **Changed:**\n  - [Memory](#Memory): a, b";
  expect(describeChanges(compareDescriptions(before, after))).toBe(`${parts} (no longer at most 9 characters)`);
  expect(describeChanges(compareDescriptions(after, before))).toBe(`${parts} (now at most 9 characters)`);
});

test("a change of many parts is listed once", () => {
  const fields = (more: object) =>
    Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [name, { type: "string", ...more }]));
  const changes = compareDescriptions(
    buildDescription({ fields: fields({}) }),
    buildDescription({ fields: fields({ maxLength: 5 }) }),
  );
  expect(describeChanges(changes)).toBe(
    "- **Changed:**\n  - now at most 5 characters: Memory.a, Memory.b, Memory.c, Memory.d, Memory.e",
  );
});
