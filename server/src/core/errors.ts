import { errors, type ObjectKind, objects } from "@openparlance/api";
import { type Fault, words } from "@openparlance/api/input";

import type { MissingFileError } from "./file-store.ts";

type Row = keyof typeof errors;

/** An error response of an operation; every such response comes from this file. Source: the catalog in `api/`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly row: Row;
  readonly headers: Record<string, string>;

  constructor(row: Row, message: string, headers: Record<string, string> = {}, options?: ErrorOptions) {
    super(message, options);
    this.row = row;
    this.headers = { "parlance-error": row, ...headers };
  }

  get status(): number {
    const { status } = errors[this.row];
    return status === "default" ? 500 : status;
  }

  toResponse(): Response {
    const isText = errors[this.row].mediaType === "text/plain";
    const type = isText ? "text/plain; charset=utf-8" : "application/json; charset=utf-8";
    const body = isText ? this.message : JSON.stringify({ message: this.message });
    return new Response(body, { status: this.status, headers: { "content-type": type, ...this.headers } });
  }
}

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<R extends Row> = Record<Placeholder<(typeof errors)[R]["messages"][0]>, string | number>;

/** Creates an error with the first message of its row, with `values` in place of each `{name}`. */
export function makeError<R extends Row>(row: R, ...[values]: keyof Values<R> extends never ? [] : [Values<R>]) {
  const filled: Record<string, string | number> = values ?? {};
  const message = errors[row].messages[0].replace(/\{(\w+)\}/g, (_, name) => String(filled[name]));
  return new ApiError(row, message);
}

/** @param right the path that was meant */
export const noSuchOperation = (method: string, path: string, right?: string) =>
  new ApiError("unknown-endpoint", `Unknown endpoint: ${method} ${path}.${right ? ` Use ${right}.` : ""}`);

export const methodNotAllowed = (method: string, path: string, allowed: readonly string[]) =>
  new ApiError("method-not-allowed", `${method} is not allowed for ${path}.`, { allow: allowed.join(", ") });

export const unauthorized = () => new ApiError("invalid-key", "Unauthorized");

export const rateLimitExceeded = (limit: number, waitSeconds: number) =>
  new ApiError(
    "rate-limited",
    `Rate limit exceeded: ${limit} requests per minute. Retry after ${waitSeconds} seconds.`,
    { "retry-after": String(waitSeconds) },
  );

export const overload = () => new ApiError("overload", "The server is busy.", { "retry-after": "5" });

export const required = (name: string) => new ApiError("required", words.required(name));

/** @param rule the text after "must be" */
export const invalid = (name: string, rule: string) => new ApiError("invalid", words.invalid(name, rule));

/** The error for an input that does not match the description. */
export const faulty = ({ row, message }: Fault) => new ApiError(row, message);

export const notJson = () => new ApiError("bad-json", "The body is not valid JSON.");

export const tooManyValues = (max: number) => new ApiError("bad-json", `A body has at most ${max} values.`);

export const notAJsonObject = () => new ApiError("bad-json", "The body must be a JSON object.");

export const wrongType = (expected: "a JSON body" | "the file as the raw body", type: string) =>
  new ApiError("wrong-type", `Send ${expected}, not ${type}.`);

/** @param position of the first wrong byte, from 0 */
export const malformedText = (charset: string, position: number) =>
  new ApiError("bad-json", `Request body isn't valid ${charset} at byte ${position}.`);

export const halfPair = () => new ApiError("bad-json", "The body contains an unpaired surrogate.");

export const unsupportedEncoding = (encoding: string, headers: Record<string, string> = {}) =>
  new ApiError("wrong-type", `The encoding ${encoding} isn't supported.`, headers);

export const malformedEncoding = (encoding: string) => new ApiError("wrong-type", `The body isn't valid ${encoding}.`);

export const tooLarge = (maxBytes: number) => new ApiError("too-large", `The body is larger than ${maxBytes} bytes.`);

export const rangeBeyondEnd = (sizeBytes: number) =>
  new ApiError("range", `Range must begin before byte ${sizeBytes}, where the file ends.`, {
    "content-range": `bytes */${sizeBytes}`,
  });

export const notALanguage = (name: string, value: string) =>
  new ApiError("language", `${name} must be an ISO 639-1 code, not "${value}".`);

export const notALanguageTag = (name: string, value: string) =>
  new ApiError("language", `${name} must be a language such as en or en-US, not "${value}".`);

export const idempotencyRunning = () =>
  new ApiError("idempotency-running", "The request with this Idempotency-Key is still running.", {
    "retry-after": "1",
  });

export const notFound = (kind: ObjectKind, id: number | string) =>
  new ApiError("not-found", `${objects[kind].name} ${id} was not found.`);

export const fileLost = (id: number, cause: MissingFileError) =>
  new ApiError("file-deleted", `The contents of file ${id} are missing from the server's storage.`, {}, { cause });

export const fileDeleted = (id: number) => new ApiError("file-deleted", `File ${id} was deleted.`);

export const translationFailed = (id: number, reason: string, options?: ErrorOptions) =>
  new ApiError("translation-failed", `Translation ${id} failed: ${reason}.`, {}, options);

export const translationLost = (id: number, cause: MissingFileError) =>
  translationFailed(id, "Storage error: the translated file is missing", { cause });

export const pairMismatch = (
  memory: { id: number; sourceLang: string; targetLang: string },
  sourceLang: string,
  targetLang: string,
) =>
  new ApiError(
    "pair-mismatch",
    `Memory ${memory.id} translates ${memory.sourceLang} to ${memory.targetLang}, not ${sourceLang} to ${targetLang}.`,
  );

export const exportFailed = (id: number, cause?: MissingFileError) =>
  new ApiError("export-failed", `The export of job ${id} failed.`, {}, { cause });

export const documentExportFailed = (id: number, reason: string) =>
  new ApiError("document-export-failed", `Document ${id} could not be exported: ${reason}.`);

export const termbaseNotExported = (id: number, cause?: MissingFileError) =>
  new ApiError("termbase-not-exported", `The termbase of memory ${id} has not been exported.`, {}, { cause });

/** @param cause logged, because stored data is missing */
export const uploadParts = (id: number, problem: string, cause?: MissingFileError) =>
  new ApiError("upload-parts", `Upload ${id} is not complete: ${problem}.`, {}, { cause });
