import { operations } from "@openparlance/api";
import { type DescribedOperation, describeOperations } from "@openparlance/api/described";
import type { OpenApiDocument } from "@openparlance/api/openapi";
import description from "@openparlance/api/openapi.json" with { type: "json" };

export type DescribedOperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as DescribedOperationId[];

/** Plain values can be passed to a page in a browser. */
export interface PlainRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
}

const describedOperations = new Map(
  describeOperations(description as unknown as OpenApiDocument).map((operation) => [operation.id, operation]),
);

export interface ExampleInputs {
  method: string;
  /** Has `{name}` for path parameters. */
  path: string;
  parameters: Record<"path" | "query" | "header", Record<string, unknown>>;
  mediaType: string | undefined;
  body: unknown;
}

/** The required inputs, with the values of the examples. */
export function exampleInputs(id: DescribedOperationId): ExampleInputs {
  const { method, path, parameters, body: requestBody } = describedOperations.get(id) as DescribedOperation;
  const { mediaType, examples = [] } = requestBody?.contents[0] ?? {};
  const body = examples[0]?.value;
  const inBody = typeof body === "object" ? Object.keys(body as object) : [];
  const sent = parameters.filter(
    ({ name, isRequired, sources }) =>
      (isRequired && !(sources.includes("body") && inBody.includes(name))) || neededInputs[id] === name,
  );
  const at = (location: string) =>
    Object.fromEntries(
      sent.filter((parameter) => parameter.in === location).map(({ name, example }) => [name, example] as const),
    );
  const locations = { path: at("path"), query: at("query"), header: at("header") };
  return { method: method.toUpperCase(), path, parameters: locations, mediaType, body };
}

export function exampleRequest(id: DescribedOperationId): PlainRequest {
  const { method, path, parameters, mediaType, body } = exampleInputs(id);
  const texts = (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]): [string, string] => [name, formatValue(value)]);
  const search = new URLSearchParams(texts(parameters.query));
  return {
    method,
    target: withPath(path, new Map(texts(parameters.path))) + (search.size > 0 ? `?${search}` : ""),
    headers: {
      ...Object.fromEntries(texts(parameters.header)),
      ...(mediaType !== undefined && { "content-type": mediaType }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
}

/** Operations that require one of several optional inputs, with that of the example. */
const neededInputs: Partial<Record<DescribedOperationId, string>> = { listFileTranslations: "translationIds" };

const withPath = (path: string, values: ReadonlyMap<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? ""));

const formatValue = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));
