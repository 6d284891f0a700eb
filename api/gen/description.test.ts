import { beforeAll, describe, expect, test } from "vitest";
import { bundleDescription } from "./bundle.ts";
import { complete } from "./complete.ts";
import { readData } from "./data.ts";
import { type Description, findSuccess, listOperations } from "./description.ts";
import { findAnchor } from "./testing/anchors.ts";
import { visit } from "./testing/visit.ts";
import { prepareSchema, validatorFactory } from "./validators.ts";

const data = readData();
let description: Description;

beforeAll(async () => {
  description = complete(await bundleDescription(), data.errors);
});

test("every example and default fits its schema", () => {
  const ajv = validatorFactory();
  for (const [name, schema] of Object.entries(description.components.schemas)) {
    ajv.addSchema({ ...prepareSchema(schema, "closed"), $id: `${name}.json` });
  }
  const misfits: string[] = [];
  let count = 0;
  visit(description, {
    example(value, schema, pointer) {
      count += 1;
      const fits = ajv.compile(prepareSchema(schema, "closed"));
      if (!fits(value)) misfits.push(`${pointer}: ${JSON.stringify(fits.errors)}`);
    },
  });
  expect(misfits).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test("every error example is a bare string or an Error", () => {
  const isError = validatorFactory().compile(prepareSchema(description.components.schemas.Error ?? {}, "closed"));
  const examples = Object.values(description.components.examples);
  expect(examples.filter(({ value }) => typeof value !== "string" && !isError(value))).toEqual([]);
});

// OpenAPI allows enums with such values, but some generators and validators fail on them.
test("no enum has two values that are the same as text, and no server variable a description", () => {
  const doubled: string[] = [];
  visit(description, {
    schema({ enum: values = [] }, pointer) {
      if (new Set(values.map(String)).size < values.length) doubled.push(pointer);
    },
  });
  expect(doubled).toEqual([]);
  const servers = (description as unknown as { servers: { variables: Record<string, object> }[] }).servers;
  const variables = servers.flatMap((server) => Object.values(server.variables));
  expect(variables.map((variable) => Object.keys(variable))).toEqual(variables.map(() => ["default"]));
});

test("the description says whom to contact", () => {
  expect(description).toHaveProperty("info.contact.url");
});

test("every enum value has a sentence", () => {
  const silent: string[] = [];
  visit(description, {
    schema(schema, pointer) {
      const sentences = Object.keys((schema["x-enumDescriptions"] as object | undefined) ?? {});
      // A value that may be sent as a number or as a string needs one sentence.
      const values = [...new Set((schema.enum ?? []).filter((value) => value !== null).map(String))];
      if (values.toSorted().join() !== sentences.toSorted().join()) silent.push(pointer);
    },
  });
  expect(silent).toEqual([]);
});

test("every property and every schema with a name has a description", () => {
  const silent: string[] = [];
  visit(description, {
    schema(schema, pointer) {
      const isNamed = /\/(properties|schemas)\/[^/]+$/.test(pointer);
      if (isNamed && !schema.$ref && !schema.description) silent.push(pointer);
    },
  });
  expect(silent).toEqual([]);
});

describe("every operation", () => {
  test("has a summary of at most 60 characters without a full stop, and a description", () => {
    for (const operation of listOperations(description)) {
      expect(operation.summary).toMatch(/^[A-Z].{1,58}[^.]$/);
      expect(operation.description.length, operation.id).toBeGreaterThan(60);
    }
  });

  test("shows an example of each parameter, body and response", () => {
    const silent: string[] = [];
    for (const operation of listOperations(withoutSchemas(description))) {
      for (const { name, example } of operation.parameters)
        if (example === undefined) silent.push(`${operation.id} ${name}`);
      const contents = [...(operation.body?.contents ?? []), ...findSuccess(operation).contents];
      for (const { examples } of contents) if (examples.length === 0) silent.push(operation.id);
    }
    expect(silent).toEqual([]);
  });

  test("returns 401, 429, 500, 503 and any other error", () => {
    for (const { responses } of listOperations(description)) {
      expect(responses.map(({ status }) => status)).toEqual(
        expect.arrayContaining(["401", "429", "500", "503", "default"]),
      );
    }
  });

  test("names only operations that exist as related", () => {
    const ids = new Set(listOperations(description).map(({ id }) => id));
    for (const { id, related: named } of listOperations(description)) {
      expect(named.filter((other) => !ids.has(other) || other === id)).toEqual([]);
    }
  });
});

test("every link inside the reference leads somewhere", () => {
  const { errors, reasons } = data.errors;
  const rows = new Set([
    ...errors.map((row) => `error-${row.id}`),
    ...reasons.map((reason) => `reason-${reason.id}`),
    ...data.states.machines.map((machine) => `states-${machine.id}`),
    ...data.limits.limits.map((limit) => `limit-${limit.id}`),
    // Sections that the reference adds; the tests of the site check them.
    "changes",
    "compatibility",
    "errors",
    "reasons",
    "webhooks",
  ]);
  const broken: string[] = [];
  let count = 0;
  visit(description, {
    text(markdown, pointer) {
      for (const [, anchor = ""] of markdown.matchAll(/\]\(#([^)]*)\)/g)) {
        count += 1;
        if (!rows.has(anchor) && !findAnchor(description, anchor)) broken.push(`${pointer}: #${anchor}`);
      }
    },
  });
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

/** A copy without schemas, whose examples must not count as those of a parameter or a body. */
const withoutSchemas = (of: Description): Description =>
  JSON.parse(JSON.stringify(of, (key, value) => (key === "schema" ? {} : value)));
