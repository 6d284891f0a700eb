import type { ObjectKind } from "../src/data-types.ts";

/** The parts of an OpenAPI 3.1 document that the generator reads and writes. */
export interface Description {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: unknown[];
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
  securitySchemes: Record<string, unknown>;
}

export type Security = Record<string, string[]>;

export const methods = ["get", "post", "put", "delete"] as const;
export type Method = (typeof methods)[number];

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: OperationObject };

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Security[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; description?: string; content: Content };
  responses: Record<string, Response | Reference>;
  callbacks?: Record<string, Record<string, PathItem>>;
  "x-errors"?: string[];
  "x-objects"?: ObjectKind[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description: string;
  schema?: Schema;
  content?: Content;
  example?: unknown;
  examples?: Record<string, Example>;
  "x-sources"?: string[];
  "x-required"?: boolean;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}

export type Content = Record<string, MediaType>;

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
  "x-stream-events"?: { event: string; data: Schema }[];
}

export interface Header {
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface Example {
  summary?: string;
  description?: string;
  value: unknown;
}

export interface Reference {
  $ref: string;
}

/** JSON Schema 2020-12 with our own `x-` keywords. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

export interface Call {
  path: string;
  method: Method;
  operation: OperationObject;
  /** Those of the path item and of the operation, resolved. */
  parameters: Parameter[];
}

/** Every call, in the order of the document. */
export function callsOf(description: Description): Call[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, method, operation, parameters: parameters.map((it) => resolve(description, it)) }];
    }),
  );
}

/** Follows a reference inside the document; anything else is returned as it is. */
export function resolve<T extends object>(description: Description, value: T | Reference): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as T;
  const keys = value.$ref.slice(2).split("/");
  const target = keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], description);
  if (!target) throw new Error(`${value.$ref} does not exist`);
  return resolve(description, target as T | Reference);
}

/** The body schema of a call with a JSON body. */
export function jsonBodySchema({ operation }: Call): Schema | undefined {
  return operation.requestBody?.content["application/json"]?.schema;
}

/** The status and the response of success. */
export function successOf(description: Description, { operation }: Call): { status: number; response: Response } {
  const status = Object.keys(operation.responses).find((it) => it.startsWith("2"));
  const response = status && operation.responses[status];
  if (!response) throw new Error(`${operation.operationId} has no 2xx response`);
  return { status: Number(status), response: resolve(description, response) };
}
