import type { ObjectKind } from "../src/data-types.ts";
import type * as openapi from "../src/openapi.ts";
import { type Reference, resolve } from "../src/openapi.ts";

export { type Reference, resolve } from "../src/openapi.ts";

/** Our own description: it says more than OpenAPI asks for, as the rules of `redocly.yaml` demand. */
export interface Description extends openapi.OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  security: Security[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: Components;
}

export interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
  headers: Record<string, Header>;
  examples: Record<string, Example>;
  responses: Record<string, Response>;
  securitySchemes: Record<string, openapi.SecurityScheme>;
  [kind: string]: Record<string, unknown>;
}

export type Security = Record<string, string[]>;

export const methods = ["get", "post", "put", "delete"] as const;
export type Method = (typeof methods)[number];

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: OperationObject };

export interface OperationObject extends openapi.OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; description?: string; content: MediaTypes };
  responses: Record<string, Response | Reference>;
  callbacks?: Record<string, Record<string, PathItem>>;
  "x-objects"?: ObjectKind[];
}

export interface Parameter extends openapi.Parameter {
  in: "path" | "query" | "header";
  description: string;
  schema?: Schema;
  content?: MediaTypes;
}

export interface Response extends openapi.Response {
  headers?: Record<string, Header | Reference>;
  content?: MediaTypes;
}

export type MediaTypes = Record<string, MediaType>;

export interface MediaType extends openapi.MediaType {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
  "x-stream-events"?: { event: string; meaning: string; occurs: string; data: Schema }[];
}

export interface Header extends openapi.Header {
  description: string;
  schema: Schema;
}

export interface Example extends openapi.ExampleObject {
  description?: string;
  value: unknown;
}

/** None is `true` or `false`; there are keywords of our own besides. */
export interface Schema extends openapi.Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

export interface ApiOperation {
  path: string;
  method: Method;
  operation: OperationObject;
  /** Those of the path item and of the operation, resolved. */
  parameters: Parameter[];
}

/** Every call, in the order of the document. */
export function listCalls(description: Description): ApiOperation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, method, operation, parameters: parameters.map((it) => resolve(description, it)) }];
    }),
  );
}

/** The body schema of a call with a JSON body. */
export function jsonBodySchema({ operation }: ApiOperation): Schema | undefined {
  return operation.requestBody?.content["application/json"]?.schema;
}

/** The status and the response of success. */
export function findSuccess(
  description: Description,
  { operation }: ApiOperation,
): { status: number; response: Response } {
  const status = Object.keys(operation.responses).find((it) => it.startsWith("2"));
  const response = status && operation.responses[status];
  if (!response) throw new Error(`${operation.operationId} has no 2xx response`);
  return { status: Number(status), response: resolve(description, response) };
}
