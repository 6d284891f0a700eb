import { errors, type ObjectKind, objects } from "@openparlance/api";
import { type Fault, words } from "@openparlance/api/input";

import type { MissingFileError } from "./file-store.ts";

type Row = keyof typeof errors;

/** An error response of an operation; every such response comes from this file. Source: the catalogue in `api/`. */
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

// Every call.

export const httpsOnly = () => new ApiError("https-only", "Only HTTPS is accepted.");

/** @param right the path that was meant */
export const noSuchOperation = (method: string, path: string, right?: string) =>
  new ApiError(
    "unknown-endpoint",
    `Unknown endpoint: ${method} ${path}.${right === undefined ? "" : ` Use ${right}.`}`,
  );

export const methodNotAllowed = (method: string, path: string, allowed: readonly string[]) =>
  new ApiError("method-not-allowed", `${method} is not allowed for ${path}.`, { allow: allowed.join(", ") });

export const unauthorized = () => new ApiError("invalid-key", "Unauthorized");

export const expiredKey = () => new ApiError("expired-key", "Unauthorized: the API key has expired.");

export const developmentKeyOnly = () =>
  new ApiError("development-key-only", 'Unauthorized: the query parameter "key" takes development keys only.');

export const rateLimitExceeded = (limit: number, waitSeconds: number) =>
  new ApiError(
    "rate-limited",
    `Rate limit exceeded: ${limit} requests per minute. Retry after ${waitSeconds} seconds.`,
    {
      "retry-after": String(waitSeconds),
    },
  );

export const serverError = () => new ApiError("server-error", "Something went wrong on the server.");

export const overload = () => new ApiError("overload", "The server is busy.", { "retry-after": "5" });

// Input.

export const required = (name: string) => new ApiError("required", words.required(name));

/** @param rule what follows "must be" */
export const invalid = (name: string, rule: string) => new ApiError("invalid", words.invalid(name, rule));

/** The error for a fault that a check by the description found. */
export const faulty = ({ row, message }: Fault) => new ApiError(row, message);

export const notJson = () => new ApiError("bad-json", "The body is not valid JSON.");

export const tooManyValues = (max: number) => new ApiError("bad-json", `A body has at most ${max} values.`);

export const notAJsonObject = () => new ApiError("bad-json", "The body must be a JSON object.");

export const wrongType = (expected: "a JSON body" | "the file as the raw body", type: string) =>
  new ApiError("wrong-type", `Send ${expected}, not ${type}.`);

/** @param position of the first wrong byte, counted from 0 */
export const malformedText = (charset: string, position: number) =>
  new ApiError("bad-json", `Request body isn't valid ${charset} at byte ${position}.`);

export const halfPair = () => new ApiError("bad-json", "The body has half of a surrogate pair.");

export const unsupportedEncoding = (encoding: string, headers: Record<string, string> = {}) =>
  new ApiError("wrong-type", `The encoding ${encoding} isn't supported.`, headers);

export const malformedEncoding = (encoding: string) => new ApiError("wrong-type", `The body isn't valid ${encoding}.`);

export const tooLarge = (maxBytes: number) => new ApiError("too-large", `The body is larger than ${maxBytes} bytes.`);

export const rangeBeyondEnd = (sizeBytes: number) =>
  new ApiError("range", `Range must begin before byte ${sizeBytes}, where the file ends.`, {
    "content-range": `bytes */${sizeBytes}`,
  });

export const storageLimitExceeded = (maxBytes: number) =>
  new ApiError("storage-quota", `The organization can store at most ${maxBytes} bytes.`);

export const emptyBody = () => new ApiError("empty-body", "The body is empty.");

export const headerEncoding = (name: string) =>
  new ApiError("header-encoding", `The header ${name} must be US-ASCII or URI-encoded.`);

export const optionsHeader = () => new ApiError("options-header", "The header LILT-API must hold a JSON object.");

export const filtersHeader = () =>
  new ApiError("filters-header", "sdlxliff_filters must be JSON; send it in the header LILT-API.");

export const notALanguage = (name: string, value: string) =>
  new ApiError("language", `${name} must be an ISO 639-1 code, not "${value}".`);

export const notALanguageTag = (name: string, value: string) =>
  new ApiError("language", `${name} must be a language such as en or en-US, not "${value}".`);

export const notARegion = (name: string, value: string) =>
  new ApiError("region", `${name} must be an ISO 3166-1 region, not "${value}".`);

export const idempotencyMismatch = () =>
  new ApiError("idempotency-mismatch", "The Idempotency-Key was used for another request.");

export const idempotencyRunning = () =>
  new ApiError("idempotency-running", "The request with this Idempotency-Key is still running.", {
    "retry-after": "1",
  });

// Objects.

export const notFound = (kind: ObjectKind, id: number | string) =>
  new ApiError("not-found", `${objects[kind].name} ${id} was not found.`);

export const memoryNotShared = (id: number) =>
  new ApiError("memory-not-shared", `Unauthorized: memory ${id} is not shared with you.`);

export const fileForbidden = (id: number) => new ApiError("file-forbidden", `You have no permission for file ${id}.`);

export const fileLost = (id: number, cause: MissingFileError) =>
  new ApiError("file-deleted", `The bytes of file ${id} are missing in the server's storage.`, {}, { cause });

export const fileDeleted = (id: number) => new ApiError("file-deleted", `File ${id} was deleted.`);

// Rules of one call.

export const filterMissing = () =>
  new ApiError("filter-missing", "Specify at least one of translationIds, status, fromTime, toTime.");

export const translationNotReady = (id: number, status: string) =>
  new ApiError("translation-not-ready", `Translation ${id} is ${status}; wait for ReadyForDownload.`);

export const translationFailed = (id: number, reason: string, options?: ErrorOptions) =>
  new ApiError("translation-failed", `Translation ${id} failed: ${reason}.`, {}, options);

export const translationLost = (id: number, cause: MissingFileError) =>
  translationFailed(id, "Storage error: the translated file is missing", { cause });

export const noDomains = () => new ApiError("no-domains", "No domains were found.");

export const pairNotSupported = (source: string, target: string) =>
  new ApiError("pair", `The language pair ${source} to ${target} is not supported.`);

export const termsUnsigned = () => new ApiError("terms-unsigned", "Sign the terms and conditions first.");
// Jobs, projects and documents.

export const pairMismatch = (
  memory: { id: number; sourceLang: string; targetLang: string },
  sourceLang: string,
  targetLang: string,
) =>
  new ApiError(
    "pair-mismatch",
    `Memory ${memory.id} translates ${memory.sourceLang} to ${memory.targetLang}, not ${sourceLang} to ${targetLang}.`,
  );

export const stageNotAssignable = (stage: number, workflow: number) =>
  new ApiError("stage", `Stage ${stage} cannot be assigned in workflow ${workflow}.`);

export const userElsewhere = (id: number) => new ApiError("user", `User ${id} is not in this organization.`);

export const jobClosed = (id: number, status: "archived" | "delivered") =>
  new ApiError("job-closed", `Job ${id} is ${status}.`);

export const jobPending = (id: number) => new ApiError("job-pending", `Job ${id} is still being created.`);

export const jobFailed = (id: number) => new ApiError("job-failed", `Job ${id} could not be created.`);

export const exportRunning = (id: number, type: "files" | "memory") =>
  new ApiError("export-running", `Job ${id} is being exported as ${type}.`);

export const notExported = (id: number) => new ApiError("not-exported", `Job ${id} has not been exported.`);

export const stillExporting = (id: number) => new ApiError("exporting", `Job ${id} is still being exported.`);

export const exportFailed = (id: number, cause?: MissingFileError) =>
  new ApiError("export-failed", `The export of job ${id} failed.`, {}, { cause });

export const projectClosed = (id: number, status: "archived" | "delivered") =>
  new ApiError("project-closed", `Project ${id} is ${status}.`);

export const stillImporting = (id: number) => new ApiError("importing", `Document ${id} is still being imported.`);

export const importFailed = (id: number, reason: string) =>
  new ApiError("import-failed", `Document ${id} could not be imported: ${reason}.`);

export const stillPretranslating = (id: number) =>
  new ApiError("pretranslating", `Document ${id} is still in pretranslation.`);

export const documentExportFailed = (id: number, reason: string) =>
  new ApiError("document-export-failed", `Document ${id} could not be exported: ${reason}.`);

export const xliffOtherProject = (documentId: number, projectId: number) =>
  new ApiError("xliff-other-project", `The XLIFF belongs to document ${documentId} of project ${projectId}.`);

export const xliffMismatch = (unit: string, documentId: number, problem: "unknown unit" | "the source was changed") =>
  new ApiError("xliff-mismatch", `Unit ${unit} does not fit document ${documentId}: ${problem}.`);

export const termbaseNotExported = (id: number, cause?: MissingFileError) =>
  new ApiError("termbase-not-exported", `The termbase of memory ${id} has not been exported.`, {}, { cause });

export const termbaseExporting = (id: number) =>
  new ApiError("termbase-exporting", `The termbase of memory ${id} is still being exported.`);

/** @param rule what follows "must be" */
export const webhookUrl = (rule: string) => new ApiError("webhook-url", `webhookUrl must be ${rule}.`);

export const segmentLocation = () => new ApiError("segment-place", "Specify either memory_id or document_id.");

export const uploadKey = (id: number) => new ApiError("upload-key", `s3Key is not the key of upload ${id}.`);

export const uploadClosed = (id: number, status: "uploaded" | "failed" | "canceled") =>
  new ApiError("upload-closed", `Upload ${id} is ${status}.`);

/** @param cause logged: the server has lost a part */
export const uploadParts = (id: number, problem: string, cause?: MissingFileError) =>
  new ApiError("upload-parts", `Upload ${id} is not complete: ${problem}.`, {}, { cause });

export const uploadSize = (id: number, expected: number, actual: number) =>
  new ApiError("upload-size", `Upload ${id} must have ${expected} bytes here, not ${actual}.`);

/** Says no more, so that guessing URLs reveals nothing. */
export const uploadForbidden = () => new ApiError("upload-forbidden", "Forbidden.");

export const webhookCount = (max: number) =>
  new ApiError("webhook-count", `An organization can have at most ${max} webhooks.`);

export const webhookNothing = () =>
  new ApiError("webhook-nothing", "Specify at least one of webhookName, webhookUrl, eventType.");
