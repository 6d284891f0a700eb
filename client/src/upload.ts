import type { Bytes } from "@openparlance/api";

/** The options of a client's request that an upload changes. */
interface UploadInit {
  body?: unknown;
  headers?: object;
  params?: { header?: Record<string, unknown> };
}

/**
 * Prepares a request with a file. Its bytes are sent unchanged. Header values that aren't US-ASCII are encoded as the
 * API expects. Other requests stay unchanged. Source: contract of the API, "Options in headers".
 */
export function prepareUpload<Init extends UploadInit | undefined>(init: Init): Init {
  if (!isBytes(init?.body)) return init;
  return {
    bodySerializer: (bytes: Bytes) => bytes,
    // A stream is sent while it is read.
    ...(init.body instanceof ReadableStream && { duplex: "half" }),
    ...init,
    headers: { "Content-Type": "application/octet-stream", ...init.headers },
    params: { ...init.params, header: encodeAscii(init.params?.header ?? {}) },
  };
}

const isBytes = (body: unknown): body is Bytes =>
  body instanceof Blob || body instanceof ArrayBuffer || body instanceof Uint8Array || body instanceof ReadableStream;

/** The name of a file is URI-encoded; other texts are JSON, whose escapes are US-ASCII. */
function encodeAscii(header: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(header).map(([name, value]) => {
    if (typeof value !== "string" || /^[\x20-\x7e]*$/.test(value)) return [name, value];
    return [name, name === "name" ? encodeURIComponent(value) : escapeText(value)];
  });
  return Object.fromEntries(entries);
}

const escapeText = (json: string) =>
  json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
