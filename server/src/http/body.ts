import type { Operation } from "@openparlance/api";
import { ApiError, halfPair, notAJsonObject, notJson, tooLarge, tooManyValues, wrongType } from "../core/errors.ts";
import { limitBytes } from "../core/limit-bytes.ts";
import type { BufferReservation } from "../fence/buffered-bytes.ts";
import { decodeFields, decodeText, isWellFormed } from "./decoded-text.ts";
import { hasFewValues, maxBodyValues } from "./few-values.ts";
import { isObject, type Sources } from "./inputs.ts";

/** The field for the body of an operation that accepts a bare list. */
const listFields: Readonly<Record<string, string>> = { initiateUpload: "uploads", initiateMultipartUpload: "uploads" };

/** No operation accepts a multipart form, which browsers and `curl -F` send. */
export function refuseParts(operation: Operation, { headers }: Request): void {
  if (operation.body === "none") return;
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!type.startsWith("multipart/")) return;
  throw wrongType(operation.body === "file" ? "the file as the raw body" : "a JSON body", type);
}

/**
 * The fields of JSON, or of a form if the operation accepts one. @throws ApiError `bad-json`, `wrong-type`, `invalid`
 */
export function readFields(operation: Operation, { headers }: Request, bytes: ArrayBuffer): Sources["body"] {
  const type = headers.get("content-type")?.toLowerCase() ?? "";
  const text = decodeText(new Uint8Array(bytes), type);
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  // `curl -d` always declares a form. No form of ours begins like JSON.
  if (operation.body === "json-or-form" && isForm && !/^\s*[{[]/.test(text)) {
    if (text.split("&", maxBodyValues + 1).length > maxBodyValues) throw tooManyValues(maxBodyValues);
    return { kind: "form", fields: decodeFields(text, type) };
  }
  if (text.trim() === "") return { kind: "json", fields: {} };
  const value = parseJson(text);
  const listed = Array.isArray(value) && listFields[operation.id];
  if (listed) return { kind: "json", fields: { [listed]: value } };
  if (!isObject(value)) throw notAJsonObject();
  return { kind: "json", fields: value };
}

/**
 * The fields of an upload whose body is a JSON object of fields instead of a file. Undefined for any other body, such
 * as a JSON file to upload without a name.
 */
export async function readUploadFields(
  operation: Operation,
  request: Request,
  maxBytes: number,
  hold: Pick<BufferReservation, "add">,
): Promise<Sources["body"]> {
  const names = operation.inputs.filter(({ sources }) => sources.includes("body")).map(({ name }) => name);
  const type = request.headers.get("content-type")?.toLowerCase() ?? "";
  if (names.length === 0 || !type.startsWith("application/json")) return undefined;
  try {
    const body = readFields(operation, request, await readBytes(request, maxBytes, hold));
    return body?.kind === "json" && Object.keys(body.fields).every((name) => names.includes(name)) ? body : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.row === "bad-json") return undefined;
    throw error;
  }
}

/** @throws ApiError `bad-json` */
export function parseJson(text: string): unknown {
  if (!hasFewValues(text, maxBodyValues)) throw tooManyValues(maxBodyValues);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notJson();
  }
  if (!isWellFormed(text)) throw halfPair();
  return value;
}

/** Shorter bodies are read as a whole, which is faster. For longer ones this would make three copies. */
const maxShortBytes = 64 * 1024;

/**
 * Reads a body, whose stated length is a limit. `hold` counts the bytes: by the stated length before they are read, or
 * as they arrive.
 *
 * @throws ApiError `too-large`; OverloadError when there is no room for them
 */
export async function readBytes(request: Request, maxBytes: number, hold: Pick<BufferReservation, "add">) {
  const length = request.headers.get("content-length");
  if (length !== null) {
    requireAtMost(maxBytes, request);
    hold.add(Number(length));
    if (Number(length) <= maxShortBytes) return request.arrayBuffer();
  }
  let bytes = new Uint8Array(Number(length ?? maxShortBytes));
  let read = 0;
  // Read through a Response, the body would fail without a reason in a browser.
  for await (const part of limitFile(request, maxBytes)) {
    if (length === null) hold.add(part.length);
    const needed = read + part.length;
    if (needed > bytes.length) {
      const known = bytes;
      bytes = new Uint8Array(Math.max(needed, 2 * known.length));
      bytes.set(known);
    }
    bytes.set(part, read);
    read = needed;
  }
  return read === bytes.length ? bytes.buffer : bytes.buffer.slice(0, read);
}

/** The file of an upload as a stream, which fails with `too-large` once it exceeds the limit. */
export function limitFile(request: Request, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  requireAtMost(maxBytes, request);
  return (request.body ?? new Blob([]).stream()).pipeThrough(limitBytes(maxBytes, () => tooLarge(maxBytes)));
}

function requireAtMost(maxBytes: number, { headers }: Request): void {
  if (Number(headers.get("content-length")) > maxBytes) throw tooLarge(maxBytes);
}
