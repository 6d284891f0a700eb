import { operations } from "@parlance/api";
import description from "@parlance/api/openapi.json" with { type: "json" };

export type DescribedOperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as DescribedOperationId[];

/** A request as plain values, so that it can be told to a page. */
export interface PlainRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  "x-required"?: boolean;
  example?: unknown;
}

type Examples = Record<string, { value?: unknown }>;

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { example?: unknown; examples?: Examples }> };
}

/** What a reader sends who changes nothing: what a call needs, with the values of its examples. */
export function exampleRequest(id: DescribedOperationId): PlainRequest {
  const { method, path } = operations[id];
  const { parameters = [], requestBody } = describedAt(path, method);
  const [mediaType, { examples = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [body] = Object.values(resolved(examples)).map(({ value }) => value);
  const inBody = typeof body === "object" ? Object.keys(body as object) : [];
  const sent = parameters.filter(
    ({ name, required, ...more }) => required || (more["x-required"] && !inBody.includes(name)) || needed[id] === name,
  );
  const at = (place: string) =>
    sent
      .filter((parameter) => parameter.in === place)
      .map(({ name, example }) => [name, formatValue(example)] as const);
  const search = new URLSearchParams(at("query") as [string, string][]);
  return {
    method: method.toUpperCase(),
    target: withPath(path, new Map(at("path"))) + (search.size > 0 ? `?${search}` : ""),
    headers: { ...Object.fromEntries(at("header")), ...(mediaType !== undefined && { "content-type": mediaType }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
}

/** Calls that need one of several inputs, and which a reader gives. */
const needed: Partial<Record<DescribedOperationId, string>> = { listFileTranslations: "translationIds" };

function describedAt(path: string, method: string): Described {
  const { [method]: call, parameters = [] } = (description.paths as unknown as Record<string, Record<string, unknown>>)[
    path
  ] as Record<string, Described> & { parameters?: Parameter[] };
  const described = resolved(call) as Described;
  return { ...described, parameters: [...resolved(parameters), ...(described.parameters ?? [])] };
}

/** The value with the parts of the description in the places of their references. */
function resolved<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = value as { $ref?: string };
  if ($ref) {
    const steps = $ref.slice(2).split("/");
    return resolved(
      steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], description),
    ) as Value;
  }
  if (Array.isArray(value)) return value.map(resolved) as Value;
  // Schemas may name themselves, and say nothing about requests.
  const entries = Object.entries(value).map(([name, part]) => [name, name === "schema" ? part : resolved(part)]);
  return Object.fromEntries(entries);
}

const withPath = (path: string, values: ReadonlyMap<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? ""));

const formatValue = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));
