import type { ObjectKind } from "./data-types.ts";
import { valueAt } from "./json-pointer.ts";

/** The parts of an OpenAPI 3 document that the reference shows. */
export interface OpenApiDocument {
  info: { title: string; version: string; summary?: string; description?: string };
  tags?: { name: string; description?: string }[];
  servers?: Server[];
  security?: Record<string, string[]>[];
  paths?: Record<string, PathItem | Reference>;
  webhooks?: Record<string, PathItem | Reference>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

export const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace"] as const;
export type Method = (typeof methods)[number];

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: OperationObject };

export interface Reference {
  $ref: string;
}

export interface SecurityScheme {
  type: string;
  scheme?: string;
  in?: string;
  name?: string;
}

export interface OperationObject {
  /** A POST that changes no data, so that a retry needs no idempotency key. */
  "x-readOnly"?: boolean;
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  callbacks?: Record<string, Record<string, PathItem | Reference> | Reference>;
  /** Rows of the error catalog that the operation returns. */
  "x-errors"?: string[];
  "x-objects"?: ObjectKind[];
  "x-effects"?: string[];
  "x-related"?: string[];
  "x-guides"?: string[];
  "x-extension"?: boolean;
}

export type ParameterLocation = "path" | "query" | "header" | "cookie";

export interface Parameter {
  name: string;
  in: ParameterLocation;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  content?: Record<string, MediaType>;
  style?: string;
  explode?: boolean;
  example?: unknown;
  examples?: Examples;
  "x-sources"?: string[];
  "x-required"?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export type Header = Pick<Parameter, "description" | "schema" | "example">;

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Examples;
  "x-stream-events"?: StreamEvent[];
}

export interface StreamEvent {
  event: string;
  meaning: string;
  occurs: string;
  data: Schema;
}

export type Examples = Record<string, ExampleObject | Reference>;

export interface ExampleObject {
  summary?: string;
  value?: unknown;
}

/** JSON Schema 2020-12, the older words of OpenAPI 3.0, and the description's own `x-` keywords. */
export interface Schema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, AnySchema>;
  patternProperties?: Record<string, AnySchema>;
  additionalProperties?: AnySchema;
  items?: AnySchema;
  prefixItems?: AnySchema[];
  oneOf?: AnySchema[];
  anyOf?: AnySchema[];
  allOf?: AnySchema[];
  not?: AnySchema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  multipleOf?: number;
  pattern?: string;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  "x-extension"?: boolean;
  "x-format"?: string;
  "x-enumDescriptions"?: Record<string, string>;
  "x-null"?: string;
  "x-required"?: boolean;
  "x-sources"?: string[];
}

/** `true` allows any value, `false` none. */
export type AnySchema = Schema | boolean;

/** Follows a local `$ref` through any number of steps. */
export function resolve<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  const seen = new Set<string>();
  let match: unknown = value;
  while (isReference(match)) {
    const { $ref } = match;
    if (seen.has($ref)) throw new Error(`${$ref} refers to itself.`);
    seen.add($ref);
    match = target(document, $ref);
  }
  return match as T;
}

export const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && typeof (value as Reference).$ref === "string";

/** The name of the shared schema that a `$ref` points at. */
export function sharedName($ref: string | undefined): string | undefined {
  const step = /^#\/components\/schemas\/([^/]+)$/.exec($ref ?? "")?.[1];
  return step && unescapeText(step);
}

/** A name as one step of a pointer. */
export const escapeText = (name: string): string =>
  encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The subtypes that a discriminator distinguishes, by their values; those in other files are left out. */
export const kindsOf = ({ discriminator }: Schema): { value: string; $ref: string }[] =>
  Object.entries(discriminator?.mapping ?? {})
    .map(([value, name]) => ({ value, $ref: /[/#]/.test(name) ? name : `#/components/schemas/${escapeText(name)}` }))
    .filter(({ $ref }) => $ref.startsWith("#/"));

const structure = [
  ...(["$ref", "properties", "patternProperties", "additionalProperties", "required", "items", "prefixItems"] as const),
  ...(["enum", "oneOf", "anyOf", "allOf", "not"] as const),
];

/** Simplifies a schema: booleans become objects, and an `allOf` that only adds texts to a type becomes a `$ref`. */
export function simplifySchema(schema: AnySchema): Schema {
  if (typeof schema === "boolean") return schema ? {} : { not: true };
  if (!schema.allOf) return schema;
  const { allOf, ...rest } = schema;
  const parts: Schema[] = [...allOf.map(simplifySchema), rest];
  const structural = parts.filter((part) => structure.some((key) => part[key] !== undefined));
  return structural.length === 1 && structural[0]?.$ref ? Object.assign({}, ...parts) : schema;
}

const unescapeText = (step: string): string => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");

/** Finds the target of a local `$ref`, which may be another `$ref`. */
export function target(document: OpenApiDocument, pointer: string): unknown {
  if (!pointer.startsWith("#/")) throw new Error(`${pointer} is not inside this document.`);
  const match = valueAt(document, pointer.slice(2).split("/").map(unescapeText));
  if (match === undefined) throw new Error(`${pointer} doesn't exist.`);
  return match;
}
