import type { Operation, OperationInput } from "@openparlance/api";
import { coerce, coerceText } from "@openparlance/api/input";
import type { InputSchema } from "@openparlance/api/validators";
import { makeError } from "../core/errors.ts";
import { isWellFormed } from "./decoded-text.ts";
import { percentDecoded } from "./operation-table.ts";

export interface Sources {
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** The fields of a body: JSON values, or texts of a form. */
  body?: { kind: "json"; fields: Record<string, unknown> } | { kind: "form"; fields: URLSearchParams };
}

/**
 * The inputs of an operation in one object. Each one comes from its first source that has it, converted to the type of
 * its schema. Source: contract of the API, sections "Types and dates" and "Options in headers".
 * @throws ApiError `header-encoding`, `options-header`, `filters-header`
 */
export function collectInputs(operation: Operation, schema: InputSchema, sources: Sources): Record<string, unknown> {
  const options = operation.inputs.some((input) => input.sources.includes("LILT-API"))
    ? readOptions(sources.headers)
    : undefined;
  const entries = operation.inputs.flatMap((input): [string, unknown][] => {
    const value = inputValue(input, schema.properties?.[input.name] ?? {}, sources, options);
    return value === undefined ? [] : [[input.name, value]];
  });
  return Object.fromEntries(entries);
}

function inputValue(
  input: OperationInput,
  schema: InputSchema,
  { path, query, headers, body }: Sources,
  options: Record<string, unknown> | undefined,
): unknown {
  const { name } = input;
  const readers: Record<OperationInput["sources"][number], () => unknown> = {
    path: () => (path[name] === undefined ? undefined : coerceText(schema, [path[name]])),
    query: () => {
      const texts = textsIn(query, name, schema);
      return texts.length > 0 ? coerceText(schema, texts) : undefined;
    },
    header: () => fromHeader(input, schema, headers),
    "LILT-API": () => coerce(schema, decodedName(name, findField(options ?? {}, name, schema))),
    body: () => {
      if (body?.kind === "form")
        return body.fields.has(name) ? coerceText(schema, body.fields.getAll(name)) : undefined;
      return body && coerce(schema, findField(body.fields, name, schema));
    },
  };
  for (const source of input.sources) {
    const value = readers[source]();
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether the header `key` has the key of an upload. Older clients use the same name for their API key. */
export const isStorageKey = (text: string): boolean => text.startsWith("uploads/");

function textsIn(query: URLSearchParams, name: string, schema: InputSchema): string[] {
  if (query.has(name) || !aliasesOf(schema).includes("key")) return query.getAll(name);
  return query.getAll("key").filter(isStorageKey);
}

const aliasesOf = (schema: InputSchema) => (schema["x-aliases"] as string[] | undefined) ?? [];

function findField(fields: Record<string, unknown>, name: string, schema: InputSchema): unknown {
  const names = [name, ...aliasesOf(schema)];
  const usedName = names.find((it) => Object.hasOwn(fields, it));
  return usedName === undefined ? undefined : fields[usedName];
}

function fromHeader({ name, required }: OperationInput, schema: InputSchema, headers: Headers): unknown {
  const text = readHeader(headers, name);
  // Generated clients send unset options as empty headers.
  if (text === undefined || (!required && isBlank(text))) return undefined;
  // A comma-separated header can't hold a list of objects.
  if (schema.items?.properties) return coerce(schema, parse(text) ?? fail(makeError("filters-header")));
  return coerceText(schema, [decodedName(name, text) as string]);
}

const isBlank = (text: string) => text.trim() === "";

/** Some proxies drop header names with underscores, so the same name with hyphens is accepted, too. */
function readHeader(headers: Headers, name: string): string | undefined {
  const text = headers.get(name) ?? headers.get(name.replaceAll("_", "-")) ?? undefined;
  if (text !== undefined && !isAscii(text)) throw makeError("header-encoding", { name });
  return text;
}

function readOptions(headers: Headers): Record<string, unknown> | undefined {
  const text = readHeader(headers, "LILT-API");
  if (text === undefined || isBlank(text)) return undefined;
  const options = parse(text);
  return isObject(options) ? options : fail(makeError("options-header"));
}

/** File names are URI-encoded in headers. */
function decodedName(name: string, value: unknown): unknown {
  return name === "name" && typeof value === "string" ? percentDecoded(value) : value;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWellFormed(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is US-ASCII
const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text);

function fail(error: Error): never {
  throw error;
}
