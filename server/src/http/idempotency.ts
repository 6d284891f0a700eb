import type { Operation } from "@openparlance/api";
import type { Caller } from "../core/caller.ts";
import { invalid, makeError } from "../core/errors.ts";
import { hashStream, sha256 } from "../core/hash.ts";
import type { KeyedRequest } from "../store/background/idempotency.ts";

const headerName = "Idempotency-Key";
const maxCharacters = 255;

/**
 * The idempotency key of a request; undefined if there is none, and for operations that ignore it. Source: IETF,
 * draft-ietf-httpapi-idempotency-key-header. @throws ApiError `invalid`, `header-encoding`
 */
export function readIdempotencyKey({ acceptsIdempotencyKey }: Operation, { headers }: Request): string | undefined {
  const key = acceptsIdempotencyKey ? headers.get(headerName) : null;
  if (key === null) return undefined;
  if (key.length === 0 || key.length > maxCharacters)
    throw invalid(headerName, `between 1 and ${maxCharacters} characters`);
  if (!/^[\x20-\x7e]+$/.test(key)) throw makeError("header-encoding", { name: headerName });
  return key;
}

/**
 * The identity is the caller and the checked inputs, regardless of how they were written. Also returns the inputs to
 * use; the body of an upload is hashed while it is read.
 */
export async function identify(
  key: string,
  { id }: Operation,
  { organizationId, userId }: Caller,
  input: Record<string, unknown>,
): Promise<{ request: KeyedRequest; input: Record<string, unknown> }> {
  const { body, ...options } = input;
  const upload = body instanceof ReadableStream ? hashStream(body) : undefined;
  const fingerprint = await sha256(JSON.stringify([id, userId, upload ? options : input]));
  const request = { organizationId, key, fingerprint, upload };
  return { request, input: upload ? { ...options, body: upload.body } : input };
}
