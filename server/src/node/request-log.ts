import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log, RequestRecord } from "../core/environment.ts";

/** A request after the last byte of its response, or after its client has left. */
export interface FinishedRequest extends RequestRecord {
  /** 499 when the client left before the response. */
  status: number;
  ms: number;
  /** The size of the response, including headers. */
  bytes: number;
  isWhole: boolean;
}

/** Creates the record of a request. A proxy or client may have set its ID already. */
export function startRecord({ headers }: IncomingMessage): RequestRecord {
  const sentId = headers["x-request-id"];
  const isToken = typeof sentId === "string" && /^[\w.:-]{1,64}$/.test(sentId);
  return { id: isToken ? sentId : randomUUID(), operation: "unknown" };
}

/** Returns a function for the finished request, to be called at its end. */
export function follow(
  { socket }: IncomingMessage,
  outgoing: ServerResponse,
  record: RequestRecord,
): () => FinishedRequest {
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  return () => ({
    id: record.id,
    operation: record.operation,
    organizationId: record.organizationId,
    status: outgoing.headersSent ? outgoing.statusCode : 499,
    ms: performance.now() - startedAt,
    bytes: socket.bytesWritten - bytesBefore,
    isWhole: outgoing.writableFinished,
  });
}

/** Writes one line per request. Pages and probes have the level `debug`. */
export function logRequest(log: Log, { id, operation, organizationId, status, ms, bytes, isWhole }: FinishedRequest) {
  const facts = {
    request: id,
    operation,
    status,
    ms: Math.round(ms * 10) / 10,
    organization: organizationId,
    bytes,
    aborted: isWhole ? undefined : true,
  };
  log("request", facts, operation === "site" || operation === "health" ? "debug" : "info");
}
