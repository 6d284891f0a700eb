import { type AnyOperationId, errors as catalog, type Operation } from "@openparlance/api";
import { describeOperations } from "@openparlance/api/described";
import type { OpenApiDocument, Schema } from "@openparlance/api/openapi";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { responseValidators, validateError } from "@openparlance/api/responses";
import type { Validator } from "@openparlance/api/validators";
import type { ApiError } from "../src/core/errors.ts";
import { findOperation } from "../src/http/operation-table.ts";

/** 502 is the only error above 499 that a request alone can cause: a document is being pretranslated. */
const describedFailures = new Set([502]);

/** Whether the description allows a status: the operation's success, or one of its errors. */
export function isDescribed(method: string, target: string, status: number): boolean {
  if (status >= 500 && !describedFailures.has(status)) return false;
  return listStatuses(lookUpOperation(method, target)).has(status);
}

type TableOperation = Operation & { id: AnyOperationId };

/** @returns the error for an unknown path or method */
function lookUpOperation(method: string, target: string): TableOperation | ApiError {
  try {
    return findOperation(method, target.split("?")[0] as string).operation;
  } catch (error) {
    return error as ApiError;
  }
}

function listStatuses(operation: TableOperation | ApiError): Set<unknown> {
  // The check of HTTPS precedes the check of the path.
  if (operation instanceof Error) return new Set([operation.status, catalog["https-only"].status]);
  return new Set([
    operation.success.status,
    ...operation.errors.map((row) => catalog[row as keyof typeof catalog].status),
  ]);
}

interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Compares status, type, headers and body of a response with the description. */
export function faultIn(method: string, target: string, response: ReceivedResponse): string | undefined {
  if (method === "OPTIONS") return undefined;
  const operation = lookUpOperation(method, target);
  const id = response.headers.get("parlance-error");
  if (response.status < 400 ? id !== null : !isErrorOf(response.status, id)) return `the error ID is ${id}`;
  if (!listStatuses(operation).has(response.status)) return `the status ${response.status} is not described`;
  const isSuccess = !(operation instanceof Error) && response.status < 400;
  const type = isSuccess ? operation.success.mediaType : response.status === 401 ? "text/plain" : "application/json";
  const sentType = response.headers.get("content-type")?.split(";")[0] ?? null;
  if (sentType !== type) return `the type is ${sentType}, not ${type}`;
  const ofHeaders = operation instanceof Error ? undefined : headerFault(operation, response, isSuccess);
  if (ofHeaders) return ofHeaders;
  if (method === "HEAD") return response.text === "" ? undefined : "a head has no body";
  return bodyFault(type, response.text, isSuccess ? responseValidators[operation.id] : validateError);
}

const isErrorOf = (status: number, id: string | null): boolean =>
  id !== null && Object.hasOwn(catalog, id) && catalog[id as keyof typeof catalog].status === status;

function bodyFault(type: string | null, text: string, validate: Validator | null): string | undefined {
  if (type === null) return text === "" ? undefined : "there is a body";
  if (type === "text/plain") return text.trim() === "" ? "the text is empty" : undefined;
  if (type === "text/event-stream") return streamFault(text);
  if (type !== "application/json" || !validate) return undefined;
  return text === "" ? "there is no body" : jsonFault(validate, text);
}

function jsonFault(validate: Validator, text: string): string | undefined {
  return validate(JSON.parse(text)) ? undefined : JSON.stringify(validate.errors);
}

/** A valid stream has pieces, the whole text, and an end. An error may end it early. */
function streamFault(text: string): string | undefined {
  const blocks = text.split("\n\n").filter((block) => block !== "" && !block.startsWith(":"));
  const kinds = blocks.map(findEventKind);
  const wrong = kinds.indexOf("?");
  if (wrong >= 0) return `the event ${blocks[wrong]} is not described`;
  return /^(?:p+fd|p*f?e)$/.test(kinds.join("")) ? undefined : `the events are ${kinds.join("")}`;
}

/** A letter for the kind of event; `?` for unknown ones. */
function findEventKind(block: string): string {
  const [, event, data = ""] = /^(?:event: (\w+)\n)?data: (.*)$/.exec(block) ?? [];
  if (event === undefined && data === "[DONE]") return "d";
  if (event === undefined) return typeof parseFields(data).text === "string" ? "p" : "?";
  if (event === "error") return validateError(parseFields(data)) ? "e" : "?";
  return event === "fullcontent" && responseValidators.getCreateContent?.(parseFields(data)) ? "f" : "?";
}

function parseFields(data: string): Record<string, unknown> {
  try {
    return JSON.parse(data);
  } catch {
    return {};
  }
}

const described = new Map(
  describeOperations(description as unknown as OpenApiDocument).map(({ id, responses }) => [id, responses]),
);

/** A success needs all described headers. An error may come before the rate limit, but needs its `Retry-After`. */
function headerFault(
  { id, errors }: TableOperation,
  { status, headers }: ReceivedResponse,
  isSuccess: boolean,
): string | undefined {
  // Several errors may share a status, and not all of them have the header.
  const rows = errors.map((row) => catalog[row as keyof typeof catalog]).filter((row) => row.status === status);
  const shouldRetry = rows.every((row) => "headers" in row && "Retry-After" in row.headers);
  const response = described.get(id)?.find((one) => one.status === String(status));
  for (const { name, schema = {} } of response?.headers ?? []) {
    const value = headers.get(name);
    const isDue = isSuccess || (name === "Retry-After" && shouldRetry);
    if (value === null ? isDue : !fits(value, schema)) return `the header ${name} is ${value}`;
  }
  return undefined;
}

function fits(value: string, { type, const: only, minimum = 0 }: Schema): boolean {
  if (type === "integer") return /^\d+$/.test(value) && Number(value) >= minimum;
  return only === undefined ? value !== "" : value === only;
}
