import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { App } from "../../app.ts";
import type { Peer } from "../../core/environment.ts";
import { splitTarget } from "../../http/decoded-text.ts";
import { isWithin, type Network } from "../../rules/webhook-address.ts";
import { isLoopback } from "../loopback.ts";
import { type FinishedRequest, follow, startRecord } from "../request-log.ts";
import type { Address } from "../settings/settings.ts";
import { StartError } from "../start-error.ts";
import {
  pipeliningLimit,
  refuseClient,
  refuseConnection,
  refuseExpectation,
  refuseRequest,
  refuseTunnel,
} from "./bad-requests.ts";
import { decoders, encoders } from "./content-codings.ts";
import { joinChunks } from "./join-chunks.ts";
import { readInTurns } from "./read-in-turns.ts";
import { continueWhenRead, receiveRest } from "./rest-of-body.ts";
import { hasBody, slowClients } from "./slow-clients.ts";

export interface Listener {
  /** Without a slash at the end, e.g. `http://localhost:3000`. */
  origin: string;
  /** Ends each connection after its response, but still accepts new ones. */
  drain(): void;
  /** Accepts no new requests, waits `graceMs` for running ones, then aborts them. */
  close(graceMs?: number): Promise<void>;
}

export interface ListenOptions {
  /** PEM. If undefined, the listener speaks plain HTTP. */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  trustedProxies?: readonly Network[];
  /** The server's URL for clients; by default, it is taken from each request. */
  publicOrigin?: string | undefined;
  /** A client that sends less of a body within this time is disconnected. */
  slowest?: { bytes: number; withinMs: number };
  /** Called with each request after it ended. */
  onFinished?: (request: FinishedRequest) => void;
  /** Called with the failure of a request without a response. Its connection is closed. */
  onError?: (error: unknown) => void;
}

/** The slowest accepted transfer of a body. The headers must arrive within the same time. */
const slowestClient = { bytes: 10_000, withinMs: 10_000 };

/**
 * A connection without a request stays open longer than clients and proxies usually keep theirs, which is up to a
 * minute. Otherwise a client that polls can send its next request while the connection is being closed.
 */
const maxIdleMs = 65_000;

/**
 * Connections that the kernel holds until they are accepted, at most its own limit, `somaxconn`. It drops more, which a
 * client may notice only after minutes.
 */
const backlog = 4096;

export async function listen(app: App, { port, host }: Address, options: ListenOptions = {}): Promise<Listener> {
  const { tls, trustedProxies = [], publicOrigin, slowest = slowestClient } = options;
  const { onFinished = () => {}, onError = rethrow } = options;
  let isDraining = false;
  let isClosing = false;
  const clients = slowClients(slowest.bytes);
  const respond = getRequestListener(
    (request, connection) => {
      const incoming = connection.incoming as IncomingMessage;
      const outgoing = connection.outgoing as ServerResponse;
      outgoing.shouldKeepAlive &&= !isDraining;
      const closing: (() => void)[] = [];
      let finished: (() => FinishedRequest) | undefined;
      // Not `once`: this event occurs once anyway, and removing a listener takes longer than adding it.
      outgoing.on("close", () => {
        if (finished) onFinished(finished());
        for (const work of closing) work();
        // A connection that no header marks for closing is idle only after this turn.
        if (isClosing) setImmediate(() => server.closeIdleConnections());
      });
      // In HTTP/1.1, connections stay open without these headers, which would be two more for each file of a page.
      if (incoming.httpVersion === "1.1" && outgoing.shouldKeepAlive) outgoing.removeHeader("connection");
      if (incoming.httpVersion === "1.1" && !incoming.headers.host)
        return refuseRequest(new RequestError("Missing host header"));
      // A proxy before this server may have used the other host.
      if (countHosts(incoming) > 1) return refuseRequest(new RequestError("More than one host header"));
      const record = startRecord(incoming);
      finished = follow(incoming, outgoing, record);
      const onClosed: Peer["onClosed"] = (work) => (outgoing.closed ? work() : closing.push(work));
      // A function that is added later would keep this request until the next full garbage collection.
      const peer = { ...identifyPeer(incoming, trustedProxies), origin: publicOrigin, record, onClosed };
      const response = app.fetch(request, peer);
      return hasBody(incoming) ? receivedWhole(response, incoming, outgoing) : response;
    },
    // Responses with plain headers and bytes are then written without conversion.
    { overrideGlobalObjects: true, hostname: "localhost", errorHandler: refuseRequest },
  );
  const mayBegin = pipeliningLimit();
  const respondToSome = (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.destroyed) return;
    clients.watch(request, response);
    const refusal = findCodingFault(request);
    if (refusal) {
      refuseConnection(refusal, request.socket);
      return;
    }
    if (!mayBegin(request, response)) return;
    if (request.headers["transfer-encoding"] !== undefined) joinChunks(request);
    if (hasBody(request)) readInTurns(request);
    request.url = decodeUnreserved(originForm(request));
    if (request.method === "OPTIONS" && request.url === "*") {
      response.writeHead(204, { allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS" }).end();
      return;
    }
    respond(request, response).catch((error) => {
      onError(error);
      response.destroy();
    });
  };
  // An upload may take any time while data arrives.
  const serverOptions = {
    requestTimeout: 0,
    headersTimeout: slowest.withinMs,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: maxIdleMs,
    // A request without a Host header is refused elsewhere, with a JSON body.
    requireHostHeader: false,
  };
  const server = tls
    ? createTlsServer({ ...tls, ...serverOptions, handshakeTimeout: slowest.withinMs }, respondToSome)
    : createServer(serverOptions, respondToSome);
  server.on("clientError", refuseClient);
  server.on("checkContinue", (request, response) => {
    continueWhenRead(request, response);
    respondToSome(request, response);
  });
  server.on("checkExpectation", refuseExpectation);
  server.on("connect", refuseTunnel);
  const checks = setInterval(clients.check, slowest.withinMs).unref();
  server.once("close", () => clearInterval(checks));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(toStartError(error, port, host)));
    server.listen({ port, host, backlog }, resolve);
  });
  const address = server.address() as AddressInfo;
  const drain = () => {
    isDraining = true;
    // A client that sends one request after the other would keep its connection until it is aborted.
    for (const outgoing of clients.lastResponses()) {
      outgoing.shouldKeepAlive = false;
      if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
    }
  };
  return {
    origin: `${tls ? "https" : "http"}://${displayHost(host)}:${address.port}`,
    drain,
    close(graceMs = 5000) {
      isClosing = true;
      drain();
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      return new Promise((resolve) => {
        server.close(() => {
          clearTimeout(cutOff);
          resolve();
        });
      });
    },
  };
}

/** Source: RFC 9112, 6.1. */
function findCodingFault({ httpVersion, headers }: IncomingMessage): NodeJS.ErrnoException | undefined {
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  // HTTP/1.0 has no chunks, so a proxy before this server may see another end of the request.
  if (httpVersion === "1.0") return new Error("Transfer-Encoding in HTTP/1.0");
  if (coding.trim().toLowerCase() === "chunked") return undefined;
  return Object.assign(new Error(`Transfer-Encoding: ${coding}`), { code: "PARLANCE_CODING" });
}

async function receivedWhole(
  response: Response | Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const sent = await response;
  await receiveRest(incoming, outgoing);
  return sent;
}

function rethrow(error: unknown): never {
  throw error;
}

function identifyPeer({ url = "/", socket, headers }: IncomingMessage, trustedProxies: readonly Network[]): Peer {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=[\d.]+$)/, "");
  const isTrustedProxy = trustedProxies.length > 0 && isWithin(address, trustedProxies);
  return {
    decoders,
    encoders,
    target: url,
    isTls: "encrypted" in socket,
    isLoopback: isLoopback(address),
    isTrustedProxy,
    client: (isTrustedProxy && findForwardedClient(headers["x-forwarded-for"], trustedProxies)) || address,
  };
}

/** The last address that doesn't belong to a trusted proxy. Earlier addresses may be forged. */
function findForwardedClient(forwardedFor: string | string[] = "", trustedProxies: readonly Network[]) {
  const addresses = String(forwardedFor).split(",");
  return addresses.map((part) => part.trim()).findLast((address) => address && !isWithin(address, trustedProxies));
}

/** The target without a scheme and host, which clients of a proxy send. Source: RFC 9112, 3.2.2. */
function originForm({ url = "/", headers: { host } }: IncomingMessage): string {
  if (url.startsWith("/")) return url;
  const [start, scheme, named] = /^(https?):\/\/([^/?#]*)/i.exec(url) ?? [];
  if (start === undefined || named === undefined || host === undefined) return url;
  const standardPort = scheme?.toLowerCase() === "http" ? /:(?:80)?$/ : /:(?:443)?$/;
  const [target, own] = [named, host].map((each) => each.toLowerCase().replace(standardPort, ""));
  if (target !== own) return url;
  const rest = url.slice(start.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** The target with letters, digits, `-`, `_`, and `~` of its path decoded. Source: RFC 3986, 6.2.2.2. */
function decodeUnreserved(target: string): string {
  if (!target.includes("%")) return target;
  const [path] = splitTarget(target);
  const decoded = path.replace(/%(?:[46][1-9a-f]|[57][0-9a]|5f|7e|2d|3[0-9])/gi, decodeURIComponent);
  return decoded + target.slice(path.length);
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  const isHost = (name: string, at: number) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length;
}

function displayHost(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function toStartError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use; stop the other program or choose another PORT.`,
    EACCES: `Port ${port} on ${host} requires more privileges; set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: `HOST ${host} isn't an IP address of this machine.`,
    ENOTFOUND: `HOST ${host} is unknown.`,
  };
  const reason = error.code && reasons[error.code];
  return reason ? new StartError(reason, { cause: error }) : error;
}
