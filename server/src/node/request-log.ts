import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log, RequestRecord } from "../core/environment.ts";

/** A request after the last byte of its response, or after its client went away. */
export interface FinishedRequest extends RequestRecord {
  /** 499 when the client went away before there was one. */
  status: number;
  ms: number;
  /** Sent in response, headers included. */
  bytes: number;
  /** The whole response was sent. */
  isWhole: boolean;
}

/** Begins the record of a request; a proxy or client may have named it already. */
export function startRecord({ headers }: IncomingMessage): RequestRecord {
  const sent = headers["x-request-id"];
  const isToken = typeof sent === "string" && /^[\w.:-]{1,64}$/.test(sent);
  return { id: isToken ? sent : randomUUID(), operation: "unknown" };
}

/** @returns what became of the request, once it is over */
export function follow(
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
  record: RequestRecord,
): () => FinishedRequest {
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  return () => ({
    ...record,
    status: outgoing.headersSent ? outgoing.statusCode : 499,
    ms: performance.now() - startedAt,
    bytes: socket.bytesWritten - bytesBefore,
    isWhole: outgoing.writableFinished,
  });
}

/** One line a request. Pages and probes are only for who looks closely. */
export function logRequest(log: Log, { id, operation, organizationId, status, ms, bytes, isWhole }: FinishedRequest) {
  const facts = {
    request: id,
    operation,
    status,
    ms: Math.round(ms * 10) / 10,
    organization: organizationId,
    bytes,
    ...(!isWhole && { aborted: true }),
  };
  log("request", facts, operation === "site" || operation === "health" ? "debug" : "info");
}
