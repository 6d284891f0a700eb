import type { McpServer, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { limits } from "@openparlance/api";
import type { Caller } from "../core/caller.ts";
import type { Peer } from "../core/environment.ts";
import type { FileFilters } from "../core/filters.ts";
import { tap } from "../core/limit-bytes.ts";
import { applyRateLimit, type RateLimitVerdict } from "../core/rate-limit.ts";
import type { BufferReservation } from "../fence/buffered-bytes.ts";
import type { Fence } from "../fence/fence.ts";
import { readBytes } from "../http/body.ts";
import { decompressRequest } from "../http/content-encoding.ts";
import { decodeText } from "../http/decoded-text.ts";
import { hasFewValues, maxMessageValues, parseText } from "../http/few-values.ts";
import { requireHttps } from "../http/https.ts";
import { isExpected, respondTo, withHeaders } from "../http/serve-api.ts";
import { ToolError } from "./api-client.ts";
import type { McpPorts, McpSettings } from "./build-server.ts";
import { readSegments } from "./read-segments.ts";
import { chooseType, type ResponseType, toJson } from "./response-type.ts";

export interface McpOptions {
  settings: McpSettings;
  /** Origins of pages that may connect, in addition to those on this machine in development mode. */
  corsOrigins: readonly string[];
  mode: "development" | "production";
  api(request: Request, peer: Peer): Promise<Response>;
  /** Finds the owner of a request's key. @throws ApiError when it has no valid key */
  authenticate(request: Request, client?: string): Promise<Caller>;
  /** Counts a message of a key as a request. */
  countRequest(caller: Caller): Promise<RateLimitVerdict>;
  fence: Fence;
  filters: FileFilters;
  wait: McpPorts["wait"];
  readPage: McpPorts["readPage"];
  report(error: unknown, facts: { request: string | undefined }): void;
}

/** The limit of a message: a file of the largest size in base64, with some space for the rest. */
export const maxMessageBytes = 16 * 1024 * 1024;
/** The limit of a batch; the transport refuses more. */
const maxMessages = Number(limits["mcp-batch"].value);
/** The bytes reserved for a result until it is read: most results are smaller. */
const reservedResultBytes = 32 * 1024;

/**
 * Serves the Model Context Protocol over `Streamable HTTP`, without sessions. Each request is independent, so any
 * process can serve it. Source: specification of the protocol, 2026-07-28 and 2025-11-25, "Transports".
 */
export function createMcp(options: McpOptions): (request: Request, peer: Peer) => Promise<Response> {
  return async (request, peer) => {
    if (peer.record) peer.record.operation = "mcp";
    const origin = request.headers.get("origin");
    const shared: Record<string, string> = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
    if (origin !== null && !isAllowed(origin, options)) return refuse(403, "This origin isn't allowed.", shared);
    if (origin !== null) Object.assign(shared, corsHeaders(origin, request));
    try {
      requireHttps(request, peer);
      if (request.method === "OPTIONS" && origin !== null) return new Response(null, { status: 204, headers: shared });
      if (request.method !== "POST") return refuse(405, "Only POST is allowed.", { ...shared, allow: "POST" });
      const identified = withBasicKey(request);
      const caller = await options.authenticate(identified, peer.client);
      if (peer.record) peer.record.organizationId = caller.organizationId;
      const type = chooseType(request.headers.get("accept"));
      if (type === undefined) return refuse(406, "Accept must allow application/json or text/event-stream.", shared);
      const count = async () => applyRateLimit(await options.countRequest(caller), shared);
      const response = await respond(options, identified, request.signal, caller, peer, type, count);
      return withHeaders(response, shared);
    } catch (error) {
      if (!(isExpected(error) || request.signal.aborted)) options.report(error, { request: peer.record?.id });
      const { status, message, headers } = respondTo(error);
      const challenge = status === 401 && { "www-authenticate": 'Bearer realm="Parlance"' };
      return refuse(status, message, { ...shared, ...headers, ...challenge });
    }
  };
}

/** @param signal from the original request: the signal of a copy stops working when the copy is garbage-collected */
async function respond(
  options: McpOptions,
  request: Request,
  signal: AbortSignal,
  caller: Caller,
  peer: Peer,
  type: ResponseType,
  count: () => Promise<void>,
): Promise<Response> {
  const { fence } = options;
  const { organizationId } = caller;
  return fence.bytes.during(organizationId, peer, async (hold) => {
    await count();
    fence.refuseForeseen(organizationId);
    const bytes = await readBytes(decompressRequest(request, peer, hold), maxMessageBytes, hold);
    return fence.run(organizationId, peer, async () => {
      const text = decodeText(new Uint8Array(bytes), request.headers.get("content-type") ?? "");
      if (!hasFewValues(text, maxMessageValues))
        return refuse(400, `A body has at most ${maxMessageValues} values.`, {});
      const parsedBody = parse(text);
      const others = Array.isArray(parsedBody) ? parsedBody.slice(1, maxMessages) : [];
      for (const _ of others) await count();
      hold.add((1 + others.length) * reservedResultBytes);
      const headers = new Headers(request.headers);
      headers.set("accept", "application/json, text/event-stream");
      // Like the API, it reads any type as JSON. That is safe, because a page can't send a key without permission.
      headers.set("content-type", "application/json");
      headers.delete("content-encoding");
      const init = { method: "POST", headers, ...(parsedBody === undefined && { body: bytes }) };
      const message = new Request("http://localhost/mcp", init);
      // A tool that has written something can't be refused.
      const api: McpOptions["api"] = async (sent, peer) =>
        countBytes(await options.api(sent, peer), sent.method === "GET" ? hold.add : hold.count);
      const createServer = () => createServerFor({ ...options, api }, headers, signal, peer, organizationId);
      const begin = (work: () => void) => fence.run(organizationId, peer, work);
      const response = await serveMessage(message, parsedBody, createServer, begin);
      // The listener closes the connection, if the client requests that.
      response.headers.delete("connection");
      return type === "application/json" ? toJson(response, Array.isArray(parsedBody)) : response;
    });
  });
}

/** A result keeps what its tool reads: as text, and in JSON twice. */
const resultCopies = 3;

function countBytes(response: Response, count: BufferReservation["add"]): Response {
  const counted = tap(({ length }) => {
    try {
      count(resultCopies * length);
    } catch (error) {
      throw new ToolError(respondTo(error).message);
    }
  });
  return new Response(response.body?.pipeThrough(counted) ?? null, response);
}

/**
 * Serves a message of the current protocol, or a message or batch of an earlier one. `begin` runs work in its own turn.
 */
async function serveMessage(
  request: Request,
  parsedBody: unknown,
  createServer: () => Promise<McpServer>,
  begin: (work: () => void) => Promise<void>,
): Promise<Response> {
  // The library is large, and most servers never use it.
  const sdk = await import("@modelcontextprotocol/server");
  if (!(await sdk.isLegacyRequest(request, parsedBody))) {
    const handler = sdk.createMcpHandler(createServer, { legacy: "reject", responseMode: "sse" });
    return handler.fetch(request, { parsedBody });
  }
  const transport = new sdk.WebStandardStreamableHTTPServerTransport();
  const server = await createServer();
  await server.connect(transport);
  beginInTurns(transport, begin);
  return transport.handleRequest(request, { parsedBody });
}

/** A server for the messages of one request. It ends with the response, or when the client leaves. */
async function createServerFor(
  { settings, api, filters, wait, readPage, report }: McpOptions,
  headers: Headers,
  signal: AbortSignal,
  peer: Peer,
  organizationId: number,
): Promise<McpServer> {
  const { buildMcpServer } = await import("./build-server.ts");
  const authorization = headers.get("authorization") ?? "";
  const reportHere = (error: unknown) => report(error, { request: peer.record?.id });
  const server = buildMcpServer(settings, {
    send(target, init) {
      const headers = new Headers(init.headers);
      headers.set("authorization", authorization);
      const own = new Request(`http://localhost${target}`, { ...init, headers });
      // The original request was safe from others in transit, so this one is, too.
      const { record, ...other } = peer;
      return api(own, { ...other, target, isTls: true, ...(record && { record: { ...record } }) });
    },
    wait,
    readSegments: (file, signal) => readSegments(filters, file, { organizationId, signal }),
    readPage,
    report: reportHere,
  });
  signal.throwIfAborted();
  const end = () => {
    // A signal with a listener stays in memory, and so does its request.
    signal.removeEventListener("abort", end);
    server.close().catch(reportHere);
  };
  signal.addEventListener("abort", end);
  peer.onClosed?.(end);
  return server;
}

/** Runs each message of a batch after the first in its own turn. */
function beginInTurns(transport: WebStandardStreamableHTTPServerTransport, begin: (work: () => void) => Promise<void>) {
  const receive = transport.onmessage?.bind(transport);
  let isFirst = true;
  transport.onmessage = (message, extra) => {
    if (isFirst) receive?.(message, extra);
    else {
      const refuse = (error: unknown) => {
        if (!("id" in message && "method" in message)) return;
        const { message: text } = respondTo(error);
        return transport.send({ jsonrpc: "2.0", id: message.id, error: { code: -32_000, message: text } });
      };
      begin(() => receive?.(message, extra))
        .catch(refuse)
        .catch(() => {});
    }
    isFirst = false;
  };
}

/** @returns undefined when it isn't JSON */
function parse(text: string): unknown {
  try {
    const parsed = JSON.parse(text);
    for (const message of Array.isArray(parsed) ? parsed.slice(0, maxMessages) : [parsed]) mendParams(message);
    return parsed;
  } catch {
    return undefined;
  }
}

/** Clients in Go send `null` for missing parameters. Others send arguments as the text of their JSON. */
function mendParams(message: { params?: { arguments?: unknown } | null } | null): void {
  if (message?.params === null) delete message.params;
  const params = message?.params;
  if (params?.arguments === null) delete params.arguments;
  if (typeof params?.arguments === "string") params.arguments = parseText(params.arguments, "{");
}

/** Clients of the protocol send a key as a bearer token; the API accepts it as username and password. */
function withBasicKey(request: Request): Request {
  const token = /^Bearer +([\x21-\x7e][\x20-\x7e]*)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set("authorization", `Basic ${btoa(`:${token}`)}`);
  const { method, body, signal } = request;
  return new Request("http://localhost/mcp", { method, headers, body, signal, duplex: "half" } as RequestInit);
}

/**
 * Protects a server on this machine from pages that reach it under their own host name (DNS rebinding). Such a page has
 * another origin, and programs send none.
 */
function isAllowed(origin: string, { mode, corsOrigins }: McpOptions): boolean {
  if (corsOrigins.includes(origin)) return true;
  const host = URL.parse(origin)?.hostname;
  return mode === "development" && ["localhost", "127.0.0.1", "[::1]"].includes(host ?? "");
}

const corsHeaders = (origin: string, { headers }: Request): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "POST",
  // The origin is trusted, and each version of the protocol has its own headers.
  "access-control-allow-headers": headers.get("access-control-request-headers") ?? "Authorization, Content-Type",
  vary: "Origin, Access-Control-Request-Headers",
});

function refuse(status: number, message: string, headers: Record<string, string>): Response {
  return Response.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, { status, headers });
}
