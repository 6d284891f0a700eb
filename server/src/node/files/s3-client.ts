import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient, AwsV4Signer } from "aws4fetch";
import { StorageError } from "../../core/file-store.ts";
import { unescapeXml } from "../../core/xml.ts";
import type { S3Settings } from "../settings/s3-settings.ts";

export interface S3Request {
  method: "GET" | "PUT" | "POST" | "DELETE";
  /** The name of the object, without the prefix; absent for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** The first byte of the object to read. */
  start?: number;
  /** Aborts the request, its retries, and reading the response. */
  signal?: AbortSignal;
}

/** The store responded with an error. Its code is, for example, `NoSuchKey`. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  readonly status: number;
  readonly code: string;

  constructor({ method }: S3Request, status: number, code: string) {
    super(`The S3 store returned ${method} with ${status} ${code}.`);
    this.status = status;
    this.code = code;
  }
}

const maxTries = 5;
const firstRetryMs = 100;
/** The limit for the head of the response. */
const maxHeadWaitMs = 60_000;

/**
 * Sends requests to an S3-compatible store, and retries when it is busy or can't be reached. Returns only successful
 * responses. `closing` aborts all requests. Source: Amazon S3 API reference; Signature Version 4.
 */
export function s3Client(settings: S3Settings, closing?: AbortSignal): (request: S3Request) => Promise<Response> {
  const { region, keyId: accessKeyId, secret: secretAccessKey, sessionToken } = settings;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    ...(sessionToken !== undefined && { sessionToken }),
  });

  async function sendOnce(s3Request: S3Request): Promise<Response> {
    const { method, body, start } = s3Request;
    const headers = {
      ...(start !== undefined && { range: `bytes=${start}-` }),
      "x-amz-content-sha256": hash("sha256", body ?? ""),
    };
    const url = buildUrl(settings, s3Request);
    const request = await signer.sign(url, { method, headers, body: (body ?? null) as BodyInit });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("The S3 store doesn't respond.")), maxHeadWaitMs);
    try {
      const signals = [late.signal, s3Request.signal, closing].filter((signal) => signal !== undefined);
      return await fetch(request, { signal: AbortSignal.any(signals) });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request) => {
    for (let tries = 1; ; tries++) {
      const response = await sendOnce(request).catch((error: Error) => error);
      if (response instanceof Error) {
        if (tries === maxTries || request.signal?.aborted || closing?.aborted)
          throw new StorageError("The S3 store can't be reached.", { cause: response });
      } else {
        if (response.ok) return response;
        if (!isTransient(response.status)) throw await readError(request, response);
        if (tries === maxTries)
          throw new StorageError("The S3 store is busy.", { cause: await readError(request, response) });
        await response.body?.cancel();
      }
      await sleep(firstRetryMs * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  };
}

/**
 * Signs a URL with which anyone can PUT an object until it expires. Source: Amazon S3 API reference, "Authenticating
 * requests: query parameters".
 */
export async function presign(
  settings: S3Settings,
  request: Pick<S3Request, "key" | "query">,
  { sizeBytes, maxAgeSeconds }: { sizeBytes?: number; maxAgeSeconds: number },
): Promise<string> {
  const { region, keyId: accessKeyId, secret: secretAccessKey, sessionToken } = settings;
  const query = { ...request.query, "X-Amz-Expires": String(maxAgeSeconds) };
  const signer = new AwsV4Signer({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    signQuery: true,
    allHeaders: true,
    ...(sessionToken !== undefined && { sessionToken }),
    method: "PUT",
    url: buildUrl(settings, { method: "PUT", ...request, query }),
    // A signed length allows no other size.
    ...(sizeBytes !== undefined && { headers: { "content-length": String(sizeBytes) } }),
  });
  return (await signer.sign()).url.href;
}

const isTransient = (status: number): boolean => status === 429 || (status >= 500 && status !== 501);

const readError = async (request: S3Request, response: Response) =>
  errorIn(request, response, await readText(response));

/** The error in a response whose body was read. */
export const errorIn = (request: S3Request, { status }: Response, xml: string): S3Error =>
  new S3Error(request, status, readElementTexts(xml, "Code")[0] ?? "");

/** @throws StorageError when reading it fails */
export async function readText(response: Response): Promise<string> {
  return response.text().catch((cause) => {
    throw new StorageError("The S3 store ended a response early.", { cause });
  });
}

export function buildUrl({ endpoint, bucket, prefix, isPathStyle }: S3Settings, { key, query = {} }: S3Request) {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${isPathStyle ? `/${bucket}` : ""}/${key === undefined ? "" : `${prefix}${key}`}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** The texts of all elements with a name. The elements used here contain names, numbers, and times, but no elements. */
export const readElementTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => unescapeXml(text));
