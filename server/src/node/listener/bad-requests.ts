import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { makeError } from "../../core/errors.ts";
import { nextTurn } from "../../core/turns.ts";
import { responseOf } from "./slow-clients.ts";

/** The headers of responses to input that never reaches the API because it isn't HTTP, or not a supported version. */
const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "parlance-error": "malformed-request",
};
const bodyOf = (message: string) => JSON.stringify({ message });

const notHttp = "The request is not valid HTTP.";

/** The response to a request that can't become a `Request`, because its Host or its path is wrong. */
export function refuseRequest(error: unknown): Response {
  if (!(error instanceof RequestError)) return makeError("server-error").toResponse();
  return new Response(bodyOf(`${notHttp} ${error.message}.`), { status: 400, headers });
}

/** Refuses a request with any expectation except `100 Continue`. Its body isn't read. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = bodyOf("The header Expect must be 100-continue.");
  response.writeHead(417, { ...headers, "content-length": body.length, connection: "close" }).end(body);
}

/** The limit of requests that wait for earlier responses. Requests that arrive together start in the same turn. */
const maxPipelined = 64;

/**
 * Limits the requests that are sent before the response to the previous one, for all connections together. A request
 * above the limit may not start: it gets a 503, and its connection ends after the earlier responses. The rest isn't
 * read.
 */
export function pipeliningLimit(): (request: IncomingMessage, response: ServerResponse) => boolean {
  let pipelined = 0;
  /** The number of requests without a response; undefined once one was refused. */
  const open = new WeakMap<Duplex, number | undefined>();
  return ({ socket }, response) => {
    const before = open.has(socket) ? open.get(socket) : 0;
    if (before === undefined) return false;
    if (before > 0 && pipelined >= maxPipelined) {
      open.set(socket, undefined);
      const body = bodyOf("The server is busy. Send each request after the response to the previous one.");
      const fields = {
        ...headers,
        "parlance-error": "overload",
        "content-length": body.length,
        "retry-after": "1",
        connection: "close",
      };
      response.writeHead(503, fields).end(body);
      return false;
    }
    const own = before > 0 ? 1 : 0;
    pipelined += own;
    open.set(socket, before + 1);
    response.on("close", () => {
      pipelined -= own;
      const left = open.get(socket);
      if (left !== undefined) open.set(socket, left - 1);
    });
    return true;
  };
}

/** The responses to requests that Node's parser refuses, by the code of its error. */
const refusals: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are larger than 16384 bytes."],
  HPE_INVALID_URL: ["400 Bad Request", `${notHttp} Percent-encode what isn't ASCII in the URL.`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Payload Too Large", "The chunk extensions are too large."],
  PARLANCE_CODING: ["501 Not Implemented", "Transfer-Encoding must be chunked."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The headers took too long."],
};

export function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  // The server no longer manages this socket, so it must be ended here.
  socket
    .on("error", () => {})
    .end(writeRefusal("501 Not Implemented", "CONNECT is not supported."), () => socket.destroy());
}

/** Responds to input that isn't HTTP, unless a response has begun, and ends the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writable && error.code !== "ECONNRESET" && !responseOf(socket)?.headersSent) {
    const [status, message] = refusals[error.code ?? ""] ?? ["400 Bad Request", notHttp];
    socket.write(writeRefusal(status, message));
  }
  socket.destroy(error);
}

let lastTurn = Promise.resolve();

/** Node reports all connections whose headers took too long at once. Each is ended in a turn of the event loop. */
export function refuseClient(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT")
    lastTurn = lastTurn.then(nextTurn).then(() => refuseConnection(error, socket));
  else refuseConnection(error, socket);
}

function writeRefusal(status: string, message: string): string {
  const body = bodyOf(message);
  const fields = { ...headers, "content-length": body.length, connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`;
}
