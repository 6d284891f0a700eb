import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readData } from "../gen/data.ts";
import { type Description, jsonBodySchema, listOperations, type Schema } from "../gen/description.ts";
import { findAnchor } from "../gen/testing/anchors.ts";
import type { CatalogError, StateMachine, Transition } from "./data-types.ts";

const description = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as Description;
const { errors, states, limits } = readData();
const operationIds = listOperations(description).map(({ id }) => id);
const errorIds = errors.errors.map((row) => row.id);

/** Anchors that lead to these data instead of into the description. */
const dataAnchors = new Set([
  ...errorIds.map((id) => `error-${id}`),
  ...errors.reasons.map((reason) => `reason-${reason.id}`),
  ...states.machines.map((machine) => `states-${machine.id}`),
  ...limits.limits.map((limit) => `limit-${limit.id}`),
]);

const leadsSomewhere = (anchor: string) => dataAnchors.has(anchor) || findAnchor(description, anchor) !== undefined;

test("ids are unique and fit into anchors", () => {
  for (const rows of [errors.errors, errors.reasons, states.machines, limits.limits]) {
    const ids = rows.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("every link in the texts leads to something", () => {
  const links = [...JSON.stringify({ errors, states, limits }).matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(0);
  for (const anchor of links) expect(anchor).toSatisfy(leadsSomewhere);
});

test("every text begins and ends like a sentence", () => {
  const texts = [
    ...errors.errors.flatMap((row) => [row.cause, row.remedy, row.reproduce.how]),
    ...errors.reasons.flatMap((reason) => [
      reason.cause,
      reason.remedy,
      reason.reproduce.how,
      ...(reason.details ?? []).map(({ remedy }) => remedy),
    ]),
    ...states.machines.flatMap(({ description, states, transitions }) => [
      description,
      ...states.map((state) => state.description),
      ...transitions.flatMap(({ effects, trigger }) => ("event" in trigger ? [trigger.event, ...effects] : effects)),
    ]),
    ...limits.limits.flatMap((limit) => limit.description ?? []),
  ];
  for (const text of texts) expect(text).toMatch(/^[A-Z`"[].*\.$/);
});

test("every error that an operation names is in the catalog, and each listed row is named by one", () => {
  const named = new Set(listOperations(description).flatMap((operation) => operation.errors));
  for (const id of named) expect(errorIds).toContain(id);
  for (const row of errors.errors.filter((it) => it.applies === "listed")) expect(named).toContain(row.id);
});

test.each(errors.errors)("the example of $id fits one of its messages", (row) => {
  for (const body of [row.example, row.uploadExample]) {
    if (body === undefined) continue;
    const text = typeof body === "string" ? body : body.message;
    expect(row.messages.map((message) => buildPattern(message, row))).toSatisfy((patterns: RegExp[]) =>
      patterns.some((pattern) => pattern.test(text)),
    );
  }
});

test.each(errors.errors)("the body of $id is a bare string exactly when it is plain text", (row) => {
  expect(row.status === 401).toBe(row.mediaType === "text/plain");
  for (const body of [row.example, row.uploadExample ?? row.example]) {
    expect(typeof body).toBe(row.mediaType === "text/plain" ? "string" : "object");
  }
});

test("objects and values of an error are named where they can take effect", () => {
  for (const row of errors.errors) {
    if (row.objects) expect(row.applies).toBe("object");
    for (const name of Object.keys(row.values ?? {})) expect(row.messages.join()).toContain(`{${name}}`);
  }
});

test("every way to reproduce an error is a request against the base URL", () => {
  for (const { reproduce } of [...errors.errors, ...errors.reasons]) {
    const lastOperation = reproduce.curl.slice(reproduce.curl.lastIndexOf("curl "));
    expect(lastOperation).toMatch(/"\$API\/v[23]\//);
  }
});

test("the nine reasons are those of errorMsg and of the error for a failed translation", () => {
  const messages = errors.reasons.map((reason) => reason.message);
  expect(messages).toHaveLength(9);
  const target = findAnchor(description, "TranslationInfo.errorMsg");
  expect(target).toHaveProperty("schema.enum", messages);
  expect(target).toHaveProperty("schema.description", expect.stringContaining("(#reasons)"));
  expect(findError("translation-failed").values?.reason).toEqual(messages);
  const ofDocuments = errors.reasons.filter((reason) => reason.alsoDocumentImport).map((reason) => reason.message);
  expect(findError("import-failed").values?.reason).toEqual(ofDocuments);
});

test("a reason's id is its message in kebab case", () => {
  for (const { id, message } of errors.reasons) expect(id).toBe(message.toLowerCase().replaceAll(" ", "-"));
});

test.each(states.machines)("the states of $id are distinct and all can be reached", (machine) => {
  const names = machine.states.map((state) => state.name);
  expect(new Set(names).size).toBe(names.length);
  for (const { from, to } of machine.transitions) {
    expect(names).toContain(to);
    if (from !== null) expect(names).toContain(from);
  }
  expect([...reachable(machine)].sort()).toEqual([...names].sort());
});

test.each(states.machines)("the first and last states of $id are those its transitions show", (machine) => {
  const entered = new Set(machine.transitions.filter((it) => it.from === null).map((it) => it.to));
  for (const { name, initial, final } of machine.states) {
    expect([name, initial === true]).toEqual([name, entered.has(name)]);
    const left = machine.transitions.some((it) => it.from === name && it.to !== name);
    expect([name, final === true && left]).toEqual([name, false]);
  }
});

test.each(states.machines)("cases and events of $id have words short enough for a picture", (machine) => {
  for (const { trigger } of machine.transitions) {
    expect(trigger.short !== undefined).toBe("event" in trigger || trigger.when !== undefined);
    expect(trigger.short ?? "").toMatch(/^[^`.]{0,32}$/);
  }
});

test.each(states.machines)("no two transitions of $id have the same cause", (machine) => {
  const causes = machine.transitions.map(({ from, to, trigger }) =>
    JSON.stringify("event" in trigger ? [from, trigger, to] : [from, trigger]),
  );
  expect(new Set(causes).size).toBe(causes.length);
});

test.each(states.machines)("$id names things of the description", (machine) => {
  expect(description.components.schemas).toHaveProperty(machine.entity);
  expect(machine.field.split(".")[0]).toBe(machine.entity);
  for (const anchor of [machine.field, ...(machine.alsoFields ?? [])]) expect(anchor).toSatisfy(leadsSomewhere);
  for (const { trigger } of machine.transitions) {
    if ("operation" in trigger) expect(operationIds).toContain(trigger.operation);
  }
});

test.each(states.machines.filter(({ field }) => findEnum(field) !== undefined))(
  "the states of $id are the values of $field",
  ({ field, states }) => {
    expect(states.map((state) => state.name).sort()).toEqual(findEnum(field)?.sort());
  },
);

test("a transition that returns an error keeps the state, and its operation has that error", () => {
  const refused = states.machines.flatMap((machine) => machine.transitions).filter((it) => it.response);
  expect(refused.length).toBeGreaterThan(0);
  for (const { from, to, trigger, response } of refused as Required<Transition>[]) {
    expect(to).toBe(from);
    const operation = "operation" in trigger ? trigger.operation : "";
    const described = listOperations(description).find(({ id }) => id === operation);
    expect(described?.errors).toContain(response);
  }
});

test("job actions return a result for every status", () => {
  const machine = states.machines.find((it) => it.id === "job-status");
  for (const { name } of machine?.states ?? []) {
    for (const operation of ["archiveJob", "unarchiveJob", "deliverJob", "reactivateJob"]) {
      const responses = machine?.transitions.filter(
        ({ from, trigger }) => from === name && "operation" in trigger && trigger.operation === operation,
      );
      expect([name, operation, responses?.length]).not.toContain(0);
    }
  }
});

test.each(limits.limits)("the limit $id shows at things that exist", ({ where }) => {
  expect(where).not.toHaveLength(0);
  for (const anchor of where) expect(anchor).toSatisfy(leadsSomewhere);
});

test.each(limits.limits.filter((it) => it.keyword))(
  "the description states the limit $id",
  ({ where, keyword, value }) => {
    const target = findAnchor(description, where[0] ?? "");
    expect(target && "schema" in target && target.schema[keyword ?? ""]).toEqual(value);
  },
);

test("every default of the description is among the limits", () => {
  const stated = limits.limits.filter((it) => it.kind === "default").flatMap((it) => it.where);
  const ofOperations = listOperations(description).flatMap((operation) => [
    ...operation.parameters.flatMap((it) => defaultsBelow(`${operation.id}.${it.in}.${it.name}`, it.schema as Schema)),
    ...defaultsBelow(`${operation.id}.body`, jsonBodySchema(operation)),
  ]);
  const ofEntities = Object.entries(description.components.schemas).flatMap(([name, it]) => defaultsBelow(name, it));
  const defaults = [...ofOperations, ...ofEntities];
  expect(defaults.length).toBeGreaterThan(0);
  expect(stated).toEqual(expect.arrayContaining(defaults));
});

/** Anchors of the defaults in a schema, without those of referenced entities. */
function defaultsBelow(anchor: string, schema: Schema | undefined): string[] {
  const inner = Object.entries(schema?.properties ?? {}).flatMap(([name, it]) =>
    defaultsBelow(`${anchor}.${name}`, it),
  );
  return schema?.default === undefined ? inner : [anchor, ...inner];
}

function findError(id: string): CatalogError {
  const row = errors.errors.find((it) => it.id === id);
  if (!row) throw new Error(`no error ${id}`);
  return row;
}

/** A pattern of the texts that a message can become. */
function buildPattern(message: string, row: CatalogError): RegExp {
  return new RegExp(`^${fill(message, row)}$`, "u");
}

function fill(message: string, row: CatalogError): string {
  const parts = message.split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : choices(part, row))).join("");
}

function choices(name: string, row: CatalogError): string {
  if (name === "Thing")
    return `(${Object.values(errors.objects)
      .map((it) => RegExp.escape(it.name))
      .join("|")})`;
  const values = row.values?.[name];
  return values ? `(${values.map((value) => fill(value, row)).join("|")})` : ".+";
}

function reachable(machine: StateMachine): Set<string> {
  const reached = new Set<string>();
  let size = -1;
  while (reached.size > size) {
    size = reached.size;
    for (const { from, to } of machine.transitions) if (from === null || reached.has(from)) reached.add(to);
  }
  return reached;
}

/** The enum at an anchor, as texts. */
function findEnum(anchor: string): string[] | undefined {
  const target = findAnchor(description, anchor);
  return target && "schema" in target ? target.schema.enum?.map(String) : undefined;
}
