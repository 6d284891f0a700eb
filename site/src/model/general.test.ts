import type { AnySchema, OpenApiDocument, OperationObject, Schema } from "@openparlance/api/openapi";
import { expect, test } from "vitest";
import { buildReference } from "./build.ts";
import { formatOperation } from "./markdown.ts";
import type { Field, Type } from "./types.ts";

const api = (parts: Partial<OpenApiDocument>): OpenApiDocument => ({ info: { title: "T", version: "1" }, ...parts });

const listOperations = (parts: Partial<OpenApiDocument>) =>
  buildReference(api(parts)).tags.flatMap((tag) => tag.operations);

function renderOperation(operation: OperationObject, components: OpenApiDocument["components"] = {}) {
  const [first] = listOperations({ paths: { "/things": { post: { operationId: "make", ...operation } } }, components });
  if (!first) throw new Error("The call is missing.");
  return first;
}

/** The field `it` of a body with this schema. */
function field(schema: AnySchema, schemas: Record<string, Schema> = {}): Field {
  const body = { type: "object", properties: { it: schema } };
  const match = renderOperation({ requestBody: { content: { "application/json": { schema: body } } } }, { schemas });
  return match.body?.shape.fields[0] as Field;
}

const words = (type: Type): string =>
  type.map((part) => (typeof part === "string" ? part : `<${part.entity}>`)).join("");
const typeOf = (schema: AnySchema, schemas?: Record<string, Schema>) => words(field(schema, schemas).type);

const pet: Schema = { type: "object", properties: { name: { type: "string" } } };

test("an operation without id, tag or summary is named by its method and path", () => {
  const [operation] = listOperations({ paths: { "/pets/{id}": { get: {} } } });
  expect(operation).toMatchObject({ id: "get-pets-id", tag: "Operations", summary: "GET /pets/{id}", responses: [] });
});

test("every anchor is unique and has no space in it", () => {
  const { tags, schemas: entities } = buildReference(
    api({
      paths: {
        "/a": {
          get: { operationId: "Pet", tags: ["My things"], responses: { 200: { $ref: "#/components/responses/Pet" } } },
        },
        "/b": { get: { operationId: "Pet" } },
        "/c": { get: { operationId: "list all" } },
      },
      components: {
        schemas: { Pet: pet },
        responses: { Pet: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } } },
      },
    }),
  );
  expect(entities.map(({ anchor }) => anchor)).toEqual(["Pet"]);
  expect(tags.map(({ anchor }) => anchor)).toEqual(["tag-My-things", "tag-Operations"]);
  const anchors = tags.flatMap(({ operations }) => operations.map(({ anchor }) => anchor));
  expect(anchors).toEqual(["Pet-2", "Pet-3", "list-all"]);
});

test("parameters of the path are in every operation, unless the operation has its own; cookies are a location too", () => {
  const parameters = [
    { name: "id", in: "path" as const, required: true, description: "of the path" },
    { $ref: "#/components/parameters/Session" },
  ];
  const [operation] = listOperations({
    paths: { "/pets/{id}": { parameters, get: { parameters: [{ name: "id", in: "path", description: "own" }] } } },
    components: { parameters: { Session: { name: "session", in: "cookie", examples: { a: { value: "s1" } } } } },
  });
  expect(operation?.parameters).toMatchObject([
    { location: "path", fields: [{ name: "id", description: "own" }] },
    { location: "cookie", fields: [{ name: "session", example: '"s1"' }] },
  ]);
});

test("the words of 3.0 and 3.1 for the same thing read the same", () => {
  expect(typeOf({ type: "string", nullable: true })).toBe("string or null");
  expect(typeOf({ type: ["string", "null"] })).toBe("string or null");
  expect(typeOf({ allOf: [{ $ref: "#/components/schemas/Pet" }], nullable: true }, { Pet: pet })).toBe("<Pet> or null");
  expect(typeOf({ oneOf: [{ $ref: "#/components/schemas/Pet" }, { type: "null" }] }, { Pet: pet })).toBe(
    "<Pet> or null",
  );
  expect(field({ type: "number", minimum: 0, exclusiveMinimum: true, maximum: 9 }).constraints).toEqual([
    "more than 0, at most 9",
  ]);
  expect(field({ type: "number", exclusiveMinimum: 0, maximum: 9 }).constraints).toEqual(["more than 0, at most 9"]);
  expect(field({ type: "string", example: "a" }).example).toBe('"a"');
  expect(field({ type: "string", examples: ["a", "b"] }).example).toBe('"a"');
});

test("a pattern is shown unless a named format says more", () => {
  expect(field({ type: "string", pattern: "^a" }).constraints).toEqual(["matches ^a"]);
  const code = { type: "string", pattern: "^[a-z]{2}$", "x-format": "iso-639-1" };
  expect(field(code).constraints).toEqual(["ISO 639-1 code"]);
});

test("siblings of a $ref describe this location", () => {
  const match = field({ $ref: "#/components/schemas/Pet", description: "The best one.", default: null }, { Pet: pet });
  expect(match).toMatchObject({
    type: [{ entity: "Pet" }],
    description: "The best one.",
    constraints: ["default null"],
  });
});

test("every form of schema has words", () => {
  expect(typeOf(true)).toBe("any value");
  expect(typeOf(false)).toBe("nothing");
  expect(typeOf({ not: { type: "string" } })).toBe("anything but string");
  expect(field({ type: "string", not: { enum: ["a", "b"] } }).constraints).toEqual(['not "a" or "b"']);
  expect(typeOf({ type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] })).toBe(
    "array of string, integer",
  );
  expect(typeOf({ type: "array", items: true })).toBe("array of any values");
  expect(typeOf({ additionalProperties: { type: "integer" } })).toBe("object of integers");
  expect(typeOf({ items: { type: ["string", "number", "null"] } })).toBe("array of strings, numbers, or null");
  expect(typeOf({ items: { items: { type: "integer" } } })).toBe("array of arrays of integers");
  expect(typeOf({ type: "string", oneOf: [{ format: "date" }, { minLength: 1 }] })).toBe("string");
  expect(
    field({
      oneOf: [
        { const: "a", description: "First." },
        { const: "b", title: "Second" },
      ],
    }).values,
  ).toMatchObject([
    { value: "a", description: "First." },
    { value: "b", description: "Second" },
  ]);
  const open = field({
    properties: { a: {} },
    patternProperties: { "^x-": {} },
    additionalProperties: { type: "string" },
  });
  expect(open.fields.map(({ name }) => name)).toEqual(["a", "/^x-/", "any other key"]);
});

test("a type takes over its bases' fields, but not the choice between their kinds", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas: Record<string, Schema> = {
    Pet: {
      ...pet,
      required: ["name"],
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: {
        propertyName: "kind",
        mapping: { cat: "Cat", bird: "#/components/schemas/Bird", far: "a.yaml#/B" },
      },
    },
    Cat: { allOf: [ref("Pet"), { properties: { lives: { type: "integer" } } }] },
    Dog: { allOf: [ref("Pet"), { properties: { tricks: { type: "integer" } } }] },
    Bird: { allOf: [ref("Pet"), { properties: { sings: { type: "boolean" } } }] },
  };
  const { schemas: entities } = buildReference(
    api({
      paths: { "/": { post: { requestBody: { content: { "application/json": { schema: ref("Pet") } } } } } },
      components: { schemas },
    }),
  );
  const fields = Object.fromEntries(entities.map((entity) => [entity.name, entity.fields.map(({ name }) => name)]));
  expect(fields).toEqual({ Pet: ["name"], Cat: ["name", "lives"], Dog: ["name", "tricks"], Bird: ["name", "sings"] });
  expect(words(entities[0]?.type ?? [])).toBe("object with <Cat> or <Dog>");
  expect(entities[0]?.constraints).toEqual(["type determined by kind: cat is Cat, bird is Bird"]);
  expect(entities[1]?.fields[0]?.presence).toBe("required");
});

test("schemas that lead back to themselves end, by whatever way they do", () => {
  const self = "#/components/schemas/Node/properties/next";
  expect(typeOf({ $ref: self }, { Node: { properties: { next: { type: "array", items: { $ref: self } } } } })).toBe(
    "array of any values",
  );
  const bases = {
    A: { allOf: [{ $ref: "#/components/schemas/B" }, pet] },
    B: { allOf: [{ $ref: "#/components/schemas/A" }] },
  };
  expect(typeOf({ $ref: "#/components/schemas/A" }, bases)).toBe("<A>");
  const open = { Tree: { additionalProperties: { $ref: "#/components/schemas/Tree" } } };
  expect(typeOf({ $ref: "#/components/schemas/Tree" }, open)).toBe("<Tree>");
});

test("a $ref that leads nowhere is an error of the description", () => {
  const type = { $ref: "#/components/schemas/A" };
  expect(() => typeOf(type, { A: type })).toThrow("#/components/schemas/A refers to itself.");
  expect(() => typeOf(type)).toThrow("#/components/schemas/A doesn't exist.");
});

test("a default response is the success when there is no other", () => {
  const success = (responses: OperationObject["responses"]) =>
    renderOperation({ ...(responses && { responses }) }).responses.map(({ isSuccess }) => isSuccess);
  expect(success({ default: { description: "" } })).toEqual([true]);
  expect(success({ "2XX": { description: "" }, "4XX": { description: "" }, default: { description: "" } })).toEqual([
    true,
    false,
    false,
  ]);
  expect(success({ 302: { description: "" } })).toEqual([true]);
});

test("media types that hold the same are one, others are next to", () => {
  const text = { schema: { type: "string" } };
  const content = { "application/json": { schema: pet }, "multipart/form-data": { schema: pet }, "text/plain": text };
  const { body, responses } = renderOperation({
    requestBody: { content },
    responses: { 200: { description: "", content } },
  });
  expect(body).toMatchObject({
    mediaTypes: ["application/json", "multipart/form-data"],
    others: [{ mediaTypes: ["text/plain"], shape: { type: ["string"] } }],
  });
  expect(responses[0]?.others).toMatchObject([{ mediaTypes: ["text/plain"] }]);
});

test("an error that is in no catalog says what its body holds", () => {
  const { responses } = renderOperation(
    { responses: { 200: { description: "" }, 404: { $ref: "#/components/responses/Missing" } } },
    {
      schemas: { Problem: pet },
      headers: { Trace: { description: "Where to look." } },
      responses: {
        Missing: {
          description: "Not there.",
          headers: { "X-Trace": { $ref: "#/components/headers/Trace" } },
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  );
  expect(responses[1]).toMatchObject({
    isShared: false,
    shape: { type: [{ entity: "Problem" }] },
    headers: [{ name: "X-Trace", description: "Where to look." }],
  });
});

test("an example without a value is left out", () => {
  const content = { "application/json": { examples: { far: { summary: "elsewhere" }, near: { value: null } } } };
  const { responses } = renderOperation({ responses: { 200: { description: "", content } } });
  expect(responses[0]?.examples).toMatchObject([{ name: "near", text: "null" }]);
});

test("webhooks and callbacks are incoming requests", () => {
  const callbacks = { done: { "{$request.body#/url}": { post: { summary: "It is done" } } } };
  const operations = listOperations({
    paths: { "/jobs": { post: { operationId: "start", tags: ["Jobs"], callbacks } } },
    webhooks: { changed: { post: { summary: "It changed" } } },
  });
  expect(operations.map(({ tag, path, isIncoming }) => ({ tag, path, isIncoming }))).toEqual([
    { tag: "Jobs", path: "/jobs", isIncoming: false },
    { tag: "Jobs", path: "{$request.body#/url}", isIncoming: true },
    { tag: "Webhooks", path: "changed", isIncoming: true },
  ]);
  expect(listOperations({ webhooks: { changed: { post: {} } } })).toHaveLength(1);
});

test("a base address has the usual values of its variables", () => {
  const servers = [{ url: "https://{region}.example.com/{base}", variables: { region: { default: "eu" } } }];
  expect(buildReference(api({ servers })).servers).toEqual(["https://eu.example.com/{base}"]);
});

test("the ways of authentication are described in words", () => {
  const securitySchemes = {
    basic: { type: "http", scheme: "basic" },
    key: { type: "apiKey", in: "query", name: "k" },
    login: { type: "oauth2" },
  };
  const { authentication } = renderOperation(
    { security: [{ basic: [], key: [] }, { login: [] }, {}] },
    { securitySchemes },
  );
  expect(authentication).toEqual(["HTTP Basic and the `k` query parameter", "OAuth 2"]);
});

test("the Markdown of an operation has its other media types and the fields of events and errors", () => {
  const schema = (name: string): Schema => ({ type: "object", properties: { [name]: { type: "string" } } });
  const event = { event: "tick", meaning: "Time goes on.", occurs: "often", data: schema("inEvent") };
  const operation = renderOperation({
    requestBody: {
      content: { "application/json": { schema: schema("inJson") }, "text/csv": { schema: { type: "string" } } },
    },
    responses: {
      200: {
        description: "Done.",
        content: {
          "text/event-stream": { schema: { type: "string" }, "x-stream-events": [event] },
          "application/json": { schema: schema("inAnswer") },
        },
      },
      400: { description: "Wrong.", content: { "application/json": { schema: schema("inError") } } },
    },
  });
  const text = formatOperation(operation);
  const reports = [
    "inJson",
    "Or `text/csv`: string",
    "inEvent",
    "Or `application/json`: object",
    "inAnswer",
    "inError",
  ];
  for (const words of reports) expect(text).toContain(words);
});

test("an operation outside the specification is marked in the model and in its Markdown", () => {
  expect(renderOperation({}).isExtension).toBe(false);
  const extension = renderOperation({ "x-extension": true });
  expect(extension.isExtension).toBe(true);
  expect(formatOperation(extension)).toContain("**Parlance extension:** not available");
  expect(formatOperation(renderOperation({}))).not.toContain("extension");
});
