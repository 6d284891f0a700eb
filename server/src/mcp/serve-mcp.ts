import { ApiError, tooLarge } from "../errors.ts";
import { requireHttps } from "../http/https.ts";
import { answerTo } from "../http/serve-api.ts";
import type { Peer } from "../ports/environment.ts";
import type { McpPorts, McpSettings } from "./build-server.ts";

export interface McpOptions {
  settings: McpSettings;
  /** Origins of pages that may connect, besides those on this machine in development mode. */
  corsOrigins: readonly string[];
  mode: "development" | "production";
  api(request: Request, peer: Peer): Promise<Response>;
  /** Finds out whose key a request has. @throws ApiError when it has none that is valid */
  authenticate(request: Request, client?: string): Promise<{ organizationId: number }>;
  /** Resolves when a request of an organization may begin whose message is there. */
  begin(organizationId: number): Promise<void>;
  wait: McpPorts["wait"];
  readPage: McpPorts["readPage"];
  report(error: unknown, facts: { request: string | undefined }): void;
}

/** A file of the largest size in base64, and the message around it. */
export const maxMessageBytes = 16 * 1024 * 1024;

/**
 * Serves the Model Context Protocol over `Streamable HTTP`, without sessions: each request is complete in itself, so any
 * process can serve it. Source: specification of the protocol, 2025-11-25, "Transports".
 */
export function createMcp(options: McpOptions): (request: Request, peer: Peer) => Promise<Response> {
  return async (request, peer) => {
    if (peer.record) peer.record.operation = "mcp";
    const origin = request.headers.get("origin");
    const sent: Record<string, string> = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
    if (origin !== null && !isAllowed(origin, options)) return refuse(403, "This origin isn't allowed.", sent);
    if (origin !== null) Object.assign(sent, corsHeaders(origin));
    try {
      requireHttps(request, peer);
      if (request.method === "OPTIONS" && origin !== null) return new Response(null, { status: 204, headers: sent });
      if (request.method !== "POST") return refuse(405, "Only POST is allowed.", { ...sent, allow: "POST" });
      const identified = withBasicKey(request);
      const { organizationId } = await options.authenticate(identified, peer.client);
      if (peer.record) peer.record.organizationId = organizationId;
      const response = await answer(options, identified, request.signal, organizationId, peer);
      for (const [name, value] of Object.entries(sent)) response.headers.set(name, value);
      return response;
    } catch (error) {
      if (!(error instanceof ApiError || request.signal.aborted)) options.report(error, { request: peer.record?.id });
      const { status, message, headers } = answerTo(error);
      const challenge = status === 401 && { "www-authenticate": 'Bearer realm="Parlance"' };
      return refuse(status, message, { ...sent, ...headers, ...challenge });
    }
  };
}

/** @param signal that of the request as it arrived: one of a copy is lost with the copy, before a tool has its result */
async function answer(
  { settings, api, begin, wait, readPage, report }: McpOptions,
  request: Request,
  signal: AbortSignal,
  organizationId: number,
  peer: Peer,
): Promise<Response> {
  const message = await readMessage(request);
  await begin(organizationId);
  // They are large, and most servers are never asked.
  const { buildMcpServer } = await import("./build-server.ts");
  const { WebStandardStreamableHTTPServerTransport } = await import(
    "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
  );
  const authorization = request.headers.get("authorization") ?? "";
  const reportHere = (error: unknown) => report(error, { request: peer.record?.id });
  const server = buildMcpServer(settings, {
    call(target, init) {
      const headers = new Headers(init.headers);
      headers.set("authorization", authorization);
      const own = new Request(`http://localhost${target}`, { ...init, headers });
      // Nobody could read the request from outside, so neither this one.
      const { record, ...other } = peer;
      return api(own, { ...other, target, isTls: true, ...(record && { record: { ...record } }) });
    },
    wait,
    readPage,
    report: reportHere,
  });
  const transport = new WebStandardStreamableHTTPServerTransport();
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  signal.throwIfAborted();
  const end = () => {
    server.close().catch(reportHere);
  };
  signal.addEventListener("abort", end, { once: true });
  return transport.handleRequest(message);
}

/** The request with its body, which is read here to limit it. */
async function readMessage(request: Request): Promise<Request> {
  if (Number(request.headers.get("content-length")) > maxMessageBytes) throw tooLarge(maxMessageBytes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  for await (const part of request.body ?? new Blob([]).stream()) {
    read += part.length;
    if (read > maxMessageBytes) throw tooLarge(maxMessageBytes);
    parts.push(part as Uint8Array<ArrayBuffer>);
  }
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request("http://localhost/mcp", { method: "POST", headers, body: new Blob(parts) });
}

/** Clients of the protocol send a key as a bearer token; the API takes it as username and password. */
function withBasicKey(request: Request): Request {
  const token = /^Bearer +([\x21-\x7e][\x20-\x7e]*)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set("authorization", `Basic ${btoa(`:${token}`)}`);
  const { method, body, signal } = request;
  return new Request("http://localhost/mcp", { method, headers, body, signal, duplex: "half" } as RequestInit);
}

/**
 * Guards a server on this machine against pages that reach it under a name of their own (DNS rebinding). Such a page has
 * another origin, and programs send none.
 */
function isAllowed(origin: string, { mode, corsOrigins }: McpOptions): boolean {
  if (corsOrigins.includes(origin)) return true;
  const host = URL.parse(origin)?.hostname;
  return mode === "development" && ["localhost", "127.0.0.1", "[::1]"].includes(host ?? "");
}

const corsHeaders = (origin: string): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "Authorization, Content-Type, MCP-Protocol-Version",
  vary: "Origin",
});

function refuse(status: number, message: string, headers: Record<string, string>): Response {
  return Response.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, { status, headers });
}
