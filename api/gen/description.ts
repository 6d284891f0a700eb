import { type DescribedOperation, type DescribedResponse, describeOperations } from "../src/described.ts";
import type * as openapi from "../src/openapi.ts";

export type { DescribedOperation } from "../src/described.ts";
export { type Reference, type Response, resolve } from "../src/openapi.ts";

/** Our own description, which has more fields than OpenAPI requires, as the rules of `redocly.yaml` demand. */
export interface Description extends openapi.OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, openapi.PathItem>;
  webhooks: Record<string, openapi.PathItem>;
  components: Components;
}

export interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, openapi.Parameter>;
  headers: Record<string, openapi.Header>;
  examples: Record<string, Example>;
  responses: Record<string, openapi.Response>;
  securitySchemes: Record<string, openapi.SecurityScheme>;
  [kind: string]: Record<string, unknown>;
}

export interface Example extends openapi.ExampleObject {
  description?: string;
  value: unknown;
}

/** No schema is `true` or `false`, and some have keywords of our own. */
export interface Schema extends openapi.Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

/** Every operation, in the order of the document. */
export const listOperations = (description: Description): DescribedOperation[] =>
  describeOperations(description).filter(({ isIncoming }) => !isIncoming);

/** Every webhook; its name is its path. */
export const listWebhooks = (description: Description): DescribedOperation[] =>
  describeOperations({ ...description, paths: {} });

/** The schema of a body's fields: those of JSON, or of a multipart form if nothing else is accepted. */
export const jsonBodySchema = ({ body }: DescribedOperation): Schema | undefined =>
  findJson(body) ?? findSchema(body, "multipart/form-data");

export const jsonResponseSchema = (operation: DescribedOperation): Schema | undefined =>
  findJson(findSuccess(operation));

export function findSuccess({ id, responses }: DescribedOperation): DescribedResponse {
  const response = responses.find(({ status }) => status.startsWith("2"));
  if (!response) throw new Error(`${id} has no 2xx response`);
  return response;
}

export const findJson = (of: Contents): Schema | undefined => findSchema(of, "application/json");

type Contents = Pick<DescribedResponse, "contents"> | undefined;

const findSchema = (of: Contents, type: string): Schema | undefined =>
  of?.contents.find(({ mediaType }) => mediaType === type)?.schema as Schema | undefined;
