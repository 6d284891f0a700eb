import { findOperation } from "@openparlance/server";
import type { OperationId } from "./operation-id.ts";
import type { RecordedRequest } from "./types.ts";

/** Reads the body, so the returned request has a copy of it. */
export async function record(request: Request): Promise<{ recorded: RecordedRequest; request: Request }> {
  const { method, url } = request;
  const { pathname: path, searchParams } = new URL(url);
  const headers = Object.fromEntries(request.headers);
  delete headers.authorization;
  searchParams.delete("key");
  const bytes = request.body ? await request.arrayBuffer() : undefined;
  const recorded = {
    operation: operationOf(method, path),
    method,
    path,
    query: Object.fromEntries(searchParams),
    headers,
    body: bytes && readBody(bytes, headers["content-type"] ?? ""),
    status: null,
  };
  const { signal } = request;
  // A request of the listener is no `Request` of the platform, so `new Request(request)` fails.
  return {
    recorded,
    request: new Request(url, { method, headers: request.headers, signal, ...(bytes && { body: bytes }) }),
  };
}

function operationOf(method: string, path: string): OperationId | undefined {
  try {
    return findOperation(method === "HEAD" ? "GET" : method, path).operation.id;
  } catch {
    return undefined;
  }
}

/** A body that doesn't match its type stays a text. */
function readBody(bytes: ArrayBuffer, type: string): unknown {
  if (!/json|text|xml|urlencoded/.test(type)) return new Uint8Array(bytes);
  const text = new TextDecoder().decode(bytes);
  if (!type.includes("json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
