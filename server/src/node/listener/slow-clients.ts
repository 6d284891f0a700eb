import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The state of a connection at the last check. */
interface Progress {
  /** The last response; undefined when it was already sent. */
  response: ServerResponse | undefined;
  /** The request whose body is being received. */
  request: IncomingMessage | undefined;
  /** Undefined before the first check of the request. */
  receivedBytes: number | undefined;
  sentBytes: number;
  /** The number of consecutive checks at which too little more was sent. */
  unreadChecks: number;
}

/** A client that reads too little is disconnected after this number of checks, which is two minutes. */
const maxUnreadChecks = 12;

/**
 * Disconnects clients that send a request, or read a response, too slowly. `minBytes` is the minimum between two checks.
 */
export function slowClients(minBytes: number) {
  // Not requests: a map that gains and loses an entry with each keeps deleted ones alive until the next full collection.
  const connections = new Map<Socket, Progress>();
  return {
    /** Called with each request when its headers have arrived. */
    watch(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      if (socket.destroyed) return;
      let progress = connections.get(socket);
      if (!progress) {
        progress = { response, request: undefined, receivedBytes: undefined, sentBytes: 0, unreadChecks: 0 };
        connections.set(socket, progress);
        socket.once("close", () => connections.delete(socket));
      }
      progress.response = response;
      progress.request = hasBody(request) ? request : undefined;
      progress.receivedBytes = undefined;
    },
    /** Disconnects clients that sent too little since the last check, or have read too little at each of many checks. */
    check(): void {
      for (const [socket, progress] of connections) {
        if (progress.response?.closed) progress.response = undefined;
        if (progress.request?.complete) progress.request = undefined;
        if (sendsTooLittle(socket, progress, minBytes) || readsTooLittle(socket, progress, minBytes)) socket.destroy();
      }
    },
    /** The last unsent response of each connection, which may wait for earlier ones. */
    lastResponses: (): ServerResponse[] =>
      [...connections.values()].flatMap(({ response }) => (response && !response.closed ? [response] : [])),
  };
}

function sendsTooLittle({ bytesRead }: Socket, progress: Progress, minBytes: number): boolean {
  const { request, receivedBytes } = progress;
  if (!request) return false;
  progress.receivedBytes = bytesRead;
  // While received data waits to be read, the client isn't slow.
  return request.readableLength === 0 && receivedBytes !== undefined && bytesRead - receivedBytes < minBytes;
}

function readsTooLittle(socket: Socket, progress: Progress, minBytes: number): boolean {
  const sentBytes = socket.bytesWritten - socket.writableLength;
  const isStuck = socket.writableLength > 0 && sentBytes - progress.sentBytes < minBytes;
  progress.sentBytes = sentBytes;
  progress.unreadChecks = isStuck ? progress.unreadChecks + 1 : 0;
  return progress.unreadChecks >= maxUnreadChecks;
}

/** The response that a connection is sending. */
export const responseOf = (socket: object): ServerResponse | undefined =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;

/** Whether a request has a body. Node itself disconnects clients that send headers too slowly. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
