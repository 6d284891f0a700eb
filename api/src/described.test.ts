import { expect, test } from "vitest";
import { type DescribedOperation, describeOperations } from "./described.ts";
import type { OpenApiDocument, OperationObject } from "./openapi.ts";

const info = { title: "Ships", version: "1" };
const response = { description: "It is done." };

const describeAll = (document: Partial<OpenApiDocument>): DescribedOperation[] =>
  describeOperations({ info, ...document });

const describeOne = (operation: OperationObject, document: Partial<OpenApiDocument> = {}): DescribedOperation =>
  describeAll({ ...document, paths: { "/ships": { get: operation } } })[0] as DescribedOperation;

test("the operations come in the order of the document, webhooks and then callbacks after the operations", () => {
  const matches = describeAll({
    webhooks: { arrived: { post: { operationId: "arrived" } } },
    paths: {
      "/ships": { post: { operationId: "dock", callbacks: { left: { "{$request.body#/url}": { post: {} } } } } },
      "x-note": {},
      "/ports": { get: { operationId: "listPorts", tags: ["Ports"] } },
    },
  });
  expect(matches.map(({ path, tag, isIncoming }) => [path, tag, isIncoming])).toEqual([
    ["/ships", "Operations", false],
    ["/ports", "Ports", false],
    ["arrived", "Webhooks", true],
    ["{$request.body#/url}", "Operations", true],
  ]);
});

test("an operation without an id or summary is named by its method and path", () => {
  expect(describeOne({})).toMatchObject({ id: "get-ships", summary: "GET /ships" });
});

test("an operation outside the specification is marked as an extension", () => {
  expect(describeOne({}).isExtension).toBe(false);
  expect(describeOne({ "x-extension": true }).isExtension).toBe(true);
});

test("a parameter of the operation replaces that of its path, and references are followed", () => {
  const [operation] = describeAll({
    paths: {
      "/ships": {
        parameters: [
          { name: "flag", in: "query", description: "of the path" },
          { $ref: "#/components/parameters/port" },
        ],
        get: { parameters: [{ name: "flag", in: "query", description: "of the operation" }] },
      },
    },
    components: { parameters: { port: { name: "port", in: "query", required: true } } },
  });
  expect(operation?.parameters).toMatchObject([
    { name: "flag", description: "of the operation", isRequired: false, sources: ["query"] },
    { name: "port", isRequired: true },
  ]);
});

test("a parameter shows its own example before that of its schema", () => {
  const schemas = { Tons: { type: "integer", example: 2 } };
  const schema = { $ref: "#/components/schemas/Tons" };
  const { parameters } = describeOne(
    {
      parameters: [
        { name: "own", in: "query", schema, examples: { heavy: { value: 9 } } },
        { name: "none", in: "query", schema, example: null },
        { name: "shared", in: "query", schema },
        { name: "wrapped", in: "query", content: { "application/json": { schema, example: 5 } } },
      ],
    },
    { components: { schemas } },
  );
  expect(parameters.map(({ example }) => example)).toEqual([9, null, 2, 5]);
});

test("a body shows its examples, or else that of its schema; files elsewhere are left out", () => {
  const schema = { type: "object", example: { name: "Anna" } };
  const examples = { small: { summary: "A boat", value: { name: "Ida" } }, elsewhere: {} };
  const { body } = describeOne({
    requestBody: { content: { "application/json": { schema, examples }, "text/json": { schema } } },
  });
  expect(body?.contents.map(({ mediaType, examples }) => [mediaType, examples])).toEqual([
    ["application/json", [{ name: "small", summary: "A boat", value: { name: "Ida" } }]],
    ["text/json", [{ name: "example", summary: undefined, value: { name: "Anna" } }]],
  ]);
});

test("`default` is an error next to another status, and the response where it is alone", () => {
  const statuses = (responses: OperationObject["responses"]) =>
    describeOne(responses ? { responses } : {}).responses.map(({ status, isSuccess }) => [status, isSuccess]);
  expect(statuses({ 200: response, 404: response, default: response })).toEqual([
    ["200", true],
    ["404", false],
    ["default", false],
  ]);
  expect(statuses({ default: response })).toEqual([["default", true]]);
});

test("a response and its headers are resolved", () => {
  const header = { description: "Seconds.", schema: { type: "integer" }, example: 4 };
  const { responses } = describeOne(
    { responses: { 200: response, 429: { $ref: "#/components/responses/busy" } } },
    {
      components: {
        headers: { wait: header },
        responses: {
          busy: { description: "Busy.", headers: { "Retry-After": { $ref: "#/components/headers/wait" } } },
        },
      },
    },
  );
  expect(responses).toMatchObject([
    { headers: [] },
    { description: "Busy.", headers: [{ name: "Retry-After", ...header }] },
  ]);
});

test("the ways to authenticate are those of the document where the operation has none", () => {
  const key = { type: "apiKey", in: "header", name: "key" };
  const document = { security: [{ key: [] }], components: { securitySchemes: { key } } };
  expect(describeOne({}, document).security).toEqual([[{ name: "key", scheme: key }]]);
  expect(describeOne({ security: [] }, document).security).toEqual([]);
  expect(describeOne({ security: [{ other: [] }] }, document).security).toEqual([
    [{ name: "other", scheme: undefined }],
  ]);
});
