import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readData } from "../gen/data.ts";
import {
  type DescribedOperation,
  type Description,
  findSuccess,
  listOperations,
  resolve,
  type Schema,
} from "../gen/description.ts";
import { collectInputs } from "../gen/inputs.ts";
import { findAnchor, listVariants } from "../gen/testing/anchors.ts";

// The files of fixtures/specification were copied by hand from the written specification that the API follows. Where
// it has words but no schema name ("Create content"), they have the name in `openapi.json` (`Content`).

const description = read<Description>("../openapi.json");
const { limits } = readData();
const operations = listOperations(description);

const entities = fixture<Record<string, string[]>>("entities");
const lists = fixture<Record<string, string>>("lists");
type Values = readonly (string | number)[];
const enums = fixture<{ name: string; at: string[]; values: Values; additions?: Values }[]>("enums");
const required = fixture<Record<string, string[]>>("required");
const requiredFields = fixture<Record<string, string[]>>("required-fields");
const constants = fixture<{ name: string; at: string; keyword: string; value: unknown }[]>("limits");
const operationInputs = fixture<Record<string, Partial<Record<Location, string[]>>>>("calls");

type Location = "path" | "query" | "header" | "body";

test("the operations that are no extensions are the 53 of the specification", () => {
  const listed = readFileSync(new URL("../fixtures/calls.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(listed).toHaveLength(53);
  const specified = operations.filter(({ isExtension }) => !isExtension);
  expect(specified.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(listed.toSorted());
});

test("the description counts the extensions", () => {
  const text = read<{ info: { description: string } }>("../openapi.json").info.description.replaceAll(/\s+/g, " ");
  expect(text).toContain(`adds ${operations.filter(({ isExtension }) => isExtension).length} operations`);
});

test.each([
  ["listMemories", /^memory_?id$/i, 40],
  ["listFiles", /^file_?ids?$/i, 15],
  ["listJobs", /^job_?id$/i, 5],
  ["listProjects", /^project_?id$/i, 5],
])("the examples agree: what %s shows is what the ids in all of them name", (list, name, atLeast) => {
  const shown = collectValues(examplesIn(findOperation(list).responses), /^id$/);
  const named = collectValues(examplesIn(description), name);
  expect(named.length).toBeGreaterThan(atLeast);
  // No list shows the second file of a pair, 2208.
  expect(named.filter((id) => !shown.includes(id) && id !== 2208)).toEqual([]);
});

/** Collects examples at any depth. */
const examplesIn = (part: unknown): unknown[] =>
  entriesOf(part).flatMap(([key, value]) => [
    ...(/^(?:examples?|value)$/.test(key) ? [value] : []),
    ...examplesIn(value),
  ]);

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === "object" && part !== null ? Object.entries(part) : [];

/** The numbers inside properties whose name matches. */
function collectValues(part: unknown, name: RegExp, isBelow = false): number[] {
  if (typeof part === "number") return isBelow ? [part] : [];
  const isList = Array.isArray(part);
  return entriesOf(part).flatMap(([key, value]) => collectValues(value, name, isList ? isBelow : name.test(key)));
}

test.each(Object.entries(entities))("%s has every field of the specification", (entity, fields) => {
  for (const field of fields) expect(schemasAt(`${entity}.${field}`)).not.toEqual([]);
});

test.each(Object.entries(lists))("%s is a list of %s", (anchor, entity) => {
  const { type, items = {} } = schemaAt(anchor);
  expect([type].flat()).toContain("array");
  expect(resolve<Schema>(description, items)).toEqual(description.components.schemas[entity]);
});

test("domains and their list have int32 numbers", () => {
  expect(schemaAt("Domain.domainId")).toMatchObject({ type: "integer", format: "int32" });
  expect(schemaAt("DomainList.size")).toMatchObject({ type: "integer", format: "int32" });
});

test("the examples the specification gives for open values are kept", () => {
  expect(schemaAt("Model.status").enum).toContain("Active");
  expect(schemaAt("FilterConfig.segmentationConfigSetting").enum).toContain("SENTENCE");
});

test.each(enums)(
  "the values of $name are those of the specification and its additions",
  ({ at, values, additions = [] }) => {
    for (const anchor of at) {
      const matches = schemasAt(anchor).flatMap((schema) => schema.enum ?? []);
      expect([anchor, new Set(matches)]).toEqual([anchor, new Set([...values, ...additions])]);
    }
  },
);

test("updateJob takes every value of isProcessing", () => {
  const values = schemasAt("updateJob.body.isProcessing").flatMap((schema) => schema.enum ?? []);
  for (const value of [0, 1, -2]) expect(values.map(Number)).toContain(value);
});

test("a file's language says what zxx and und mean", () => {
  expect(schemaAt("SourceFile.detected_lang").description).toMatch(/`zxx`[\s\S]*`und`/);
});

test("an import and a termbase export report that they run", () => {
  expect(schemasAt("importMemory.200.isProcessing")).not.toEqual([]);
  expect(schemasAt("exportTermbase.200.is_processing")).not.toEqual([]);
});

test("Create streams its output as server-sent events", () => {
  for (const operationId of ["generateCreateContent", "regenerateCreateContent"]) {
    const { status, contents } = findSuccess(findOperation(operationId));
    expect(status).toBe("200");
    expect(contents.map(({ mediaType }) => mediaType)).toEqual(["text/event-stream"]);
  }
});

test.each(Object.entries(required))("%s requires exactly what the specification requires", (operationId, names) => {
  const inputs = collectInputs(description, findOperation(operationId)).filter(
    (it) => it.required && it.location !== "path",
  );
  expect(new Set(inputs.map((input) => input.name))).toEqual(new Set(names));
});

test.each(Object.entries(requiredFields))("%s requires the fields of the specification", (anchor, names) => {
  const matches = schemasAt(anchor).flatMap((schema) => schema.required ?? []);
  for (const name of names) expect(matches).toContain(name);
});

test("the update of a webhook requires at least one of three fields, or an addition", () => {
  const operation = findOperation("updateWebhook");
  const body = collectInputs(description, operation).filter((input) => input.location === "body");
  expect(body.map((input) => input.name).sort()).toEqual(["eventType", "includeChecks", "webhookName", "webhookUrl"]);
  expect(body.filter((input) => input.required)).toEqual([]);
  expect(operation.errors).toContain("webhook-nothing");
});

test("a webhook's address is a URI", () => {
  expect(schemasAt("createWebhook.body.webhookUrl")).toContainEqual(expect.objectContaining({ format: "uri" }));
});

test.each(constants)("$name", ({ at, keyword, value }) => {
  expect(schemaAt(at)[keyword]).toEqual(value);
  const stated = limits.limits.filter((limit) => limit.where[0] === at && limit.keyword === keyword);
  expect(stated.map((limit) => limit.value)).toEqual([value]);
});

test("the rate limit is 4,000 requests per minute, then a wait of 60 seconds", () => {
  expect(limits.limits).toContainEqual(
    expect.objectContaining({ id: "quota", value: 4000, unit: "requests per minute" }),
  );
  expect(limits.limits).toContainEqual(expect.objectContaining({ id: "quota-wait", value: 60, unit: "seconds" }));
  for (const operation of operations) expect(findResponse(operation, "429")).toBeDefined();
});

test.each(Object.entries(operationInputs))("%s takes what the specification names", (operation, locations) => {
  const [method, path] = operation.split(" ");
  const match = operations.find((it) => it.method.toUpperCase() === method && it.path === path);
  const inputs = match ? collectInputs(description, match) : [];
  for (const [location, names] of Object.entries(locations)) {
    for (const name of names) {
      const input = inputs.find((it) => it.name === name);
      expect([name, input?.location, ...(input?.sources ?? [])]).toContain(location);
    }
  }
});

test("every operation takes the key by HTTP Basic or in the query, listDomains also in a header", () => {
  const schemes = Object.entries(description.components.securitySchemes);
  const nameOf = (wanted: object) => schemes.find(([, it]) => matches(it, wanted))?.[0] ?? "";
  const basic = nameOf({ type: "http", scheme: "basic" });
  const query = nameOf({ type: "apiKey", in: "query", name: "key" });
  for (const { security } of operations) {
    const names = security.flatMap((way) => way.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining([basic, query]));
  }
  const header = nameOf({ type: "apiKey", in: "header", name: "key" });
  expect(findOperation("listDomains").security.map((way) => way.map(({ name }) => name))).toContainEqual([header]);
});

test("every operation describes 401 as a bare string and any other error by its message", () => {
  for (const operation of operations) {
    const unauthorized = { mediaType: "text/plain", schema: { type: "string" } };
    expect(findResponse(operation, "401")?.contents).toMatchObject([unauthorized]);
    const other = { mediaType: "application/json", schema: { $ref: "#/components/schemas/Error" } };
    expect(findResponse(operation, "default")?.contents).toContainEqual(expect.objectContaining(other));
  }
});

test.each([
  [
    "403",
    ["listFiles", "deleteFile", "downloadFile", "addFileLabel", "removeFileLabel", "translateFiles", "createJob"],
  ],
  ["404", ["listMemories", "updateMemory", "deleteMemory", "queryMemory", "importMemory", "listDomains"]],
  [
    "410",
    ["listFiles", "deleteFile", "downloadFile", "addFileLabel", "removeFileLabel", "translateFiles", "createJob"],
  ],
  ["502", ["downloadDocument"]],
])("%s is described where the specification has it", (status, operationIds) => {
  for (const operationId of operationIds) expect(findResponse(findOperation(operationId), status)).toBeDefined();
});

const findResponse = ({ responses }: DescribedOperation, status: string) =>
  responses.find((response) => response.status === status);

function findOperation(operationId: string): DescribedOperation {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`no operation ${operationId}`);
  return operation;
}

/** The schema at an anchor of the reference, with references resolved. */
function schemaAt(anchor: string): Schema {
  const target = findAnchor(description, anchor);
  if (!target || !("schema" in target)) throw new Error(`no schema at ${anchor}`);
  return target.schema;
}

/** The schema at an anchor with the items and choices in it; [] when there is none. */
function schemasAt(anchor: string): Schema[] {
  const target = findAnchor(description, anchor);
  return target && "schema" in target ? listVariants(description, target.schema) : [];
}

function matches(value: unknown, wanted: object): boolean {
  return Object.entries(wanted).every(([name, it]) => (value as Record<string, unknown>)[name] === it);
}

function fixture<T>(name: string): T {
  return read<T>(`../fixtures/specification/${name}.json`);
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
}
