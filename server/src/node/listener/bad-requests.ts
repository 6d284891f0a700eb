import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { makeError } from "../../core/errors.ts";
import { responseOf } from "./slow-clients.ts";

/** Headers of responses to input that the API never sees, because it is no HTTP, or none that this server speaks. */
const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "parlance-error": "malformed-request",
};
const bodyOf = (message: string) => JSON.stringify({ message });

const notHttp = "The request is not valid HTTP.";

/** The response to a request that no `Request` can be made of: its Host or its path is wrong. */
export function refuseRequest(error: unknown): Response {
  if (!(error instanceof RequestError)) return makeError("server-error").toResponse();
  return new Response(bodyOf(`${notHttp} ${error.message}.`), { status: 400, headers });
}

/** Responds to a request that expects anything but `100 Continue`. Its body is not read. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = bodyOf("The header Expect must be 100-continue.");
  response.writeHead(417, { ...headers, "content-length": body.length, connection: "close" }).end(body);
}

/** Requests that may wait for the responses of others. All that arrive together are begun in the same turn. */
const maxPipelined = 64;

/**
 * Limits the requests that are sent before the response to the one before them, of all connections together. One too many
 * returns 503, and its connection ends once the requests before have their responses. The rest is not read.
 *
 * @returns whether a request may be begun
 */
export function pipeliningLimit(): (request: IncomingMessage, response: ServerResponse) => boolean {
  let pipelined = 0;
  /** Requests without a response; undefined once one was refused. */
  const open = new WeakMap<Duplex, number | undefined>();
  return ({ socket }, response) => {
    const before = open.has(socket) ? open.get(socket) : 0;
    if (before === undefined) return false;
    if (before > 0 && pipelined >= maxPipelined) {
      open.set(socket, undefined);
      const body = bodyOf("The server is busy. Send each request after the response to the one before.");
      const fields = {
        ...headers,
        ...{ "parlance-error": "overload", "content-length": body.length, "retry-after": "1", connection: "close" },
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

/** Responds to a request for a tunnel to somewhere else, and ends the connection. */
export function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  // Nothing else would end it: the server has given it away.
  socket
    .on("error", () => {})
    .end(writeRefusal("501 Not Implemented", "CONNECT is not supported."), () => socket.destroy());
}

/** Responds to input that is no HTTP, unless a response has begun, and ends the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writable && error.code !== "ECONNRESET" && !responseOf(socket)?.headersSent) {
    const [status, message] = refusals[error.code ?? ""] ?? ["400 Bad Request", notHttp];
    socket.write(writeRefusal(status, message));
  }
  socket.destroy(error);
}

function writeRefusal(status: string, message: string): string {
  const body = bodyOf(message);
  const fields = { ...headers, "content-length": body.length, connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`;
}
