import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** What a hostile service does with a request for translations of so many texts. */
export type Reply = (response: ServerResponse, service: HostileService, texts: readonly string[]) => unknown;

export interface HostileService {
  url: string;
  /** A location on this machine that no response may lead to. */
  forbidden: { url: string; requests: number };
  /** Requests for the attacking organization. */
  requests: number;
  sentBytes: number;
  /** Connections that are open now. */
  open(): number;
  close(): void;
}

/** A text that has this word is the attacking organization's. */
export const marker = "attack";

const chunk = Buffer.alloc(2 ** 16, " ");

/** Speaks LibreTranslate to everybody but the attacking organization. */
export async function openHostileService(reply: Reply): Promise<HostileService> {
  const sockets = new Set<Socket>();
  const forbidden = { url: "", requests: 0 };
  const inner = createServer((_, response) => {
    forbidden.requests++;
    response.end(JSON.stringify({ translatedText: ["of another service"] }));
  });
  forbidden.url = await listening(inner);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    response.on("error", () => {});
    const body = await text(request).catch(() => "{}");
    const { q = [] } = JSON.parse(body || "{}") as { q?: string[] };
    if (q.some((each) => each.includes(marker))) {
      service.requests++;
      await reply(response, service, q);
    } else response.writeHead(200, json).end(JSON.stringify({ translatedText: q.map((each) => each.toUpperCase()) }));
  };
  const outer = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  outer.on("connection", (socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.once("close", () => sockets.delete(socket));
  });
  const service: HostileService = {
    url: await listening(outer),
    forbidden,
    ...{ requests: 0, sentBytes: 0 },
    open: () => sockets.size,
    close() {
      for (const server of [outer, inner]) server.close().closeAllConnections();
    },
  };
  return service;
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const json = { "content-type": "application/json" };

/** Sends bytes as fast as they are taken, until the client leaves or all are sent. */
export async function pour(
  response: ServerResponse,
  service: HostileService,
  bytes: number,
  part: Buffer = chunk,
): Promise<void> {
  for (let sent = 0; sent < bytes && !response.destroyed; sent += part.length) {
    service.sentBytes += part.length;
    if (!response.write(part)) await untilDrained(response);
  }
  response.end();
}

/** Sends a text byte by byte, one a second. */
export async function drip(response: ServerResponse, service: HostileService, body: string): Promise<void> {
  for (const letter of body) {
    if (response.destroyed) return;
    response.write(letter);
    service.sentBytes++;
    await sleep(1000);
  }
  response.end();
}

/** Until there is room for more, or the client has left. */
function untilDrained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const event of ["drain", "close"]) response.off(event, done);
      resolve();
    };
    for (const event of ["drain", "close"]) response.on(event, done);
  });
}
