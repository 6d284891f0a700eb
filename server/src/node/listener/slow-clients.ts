import type { IncomingMessage, ServerResponse } from "node:http";

/** Disconnects clients that send a request too slowly. */
export interface SlowClients {
  watch(request: IncomingMessage): void;
  /** Disconnects clients that sent less than the minimum since the last check. */
  check(): void;
}

/** How much of a response was sent at the last check, and how many checks found no more. */
export interface SentPart {
  sentBytes: number;
  checks: number;
}

/** Disconnects clients that have read nothing of their responses at so many checks in a row. */
export function checkUnread(open: Map<ServerResponse, SentPart>, maxChecks: number): void {
  for (const [response, before] of open) {
    const { socket } = response;
    if (!socket) continue;
    const sentBytes = socket.bytesWritten - socket.writableLength;
    const isStuck = socket.writableLength > 0 && sentBytes === before.sentBytes;
    const checks = isStuck ? before.checks + 1 : 0;
    if (checks >= maxChecks) socket.destroy();
    else open.set(response, { sentBytes, checks });
  }
}

/** @param minBytes between two checks */
export function slowClients(minBytes: number): SlowClients {
  /** Bytes of the connection at the last check; undefined before the first check. */
  const receiving = new Map<IncomingMessage, number | undefined>();
  return {
    watch(request) {
      if (!hasBody(request)) return;
      receiving.set(request, undefined);
      for (const event of ["end", "close"]) request.once(event, () => receiving.delete(request));
    },
    check() {
      for (const [request, before] of receiving) {
        const { bytesRead } = request.socket;
        // While there is something to read, it is not the client who is slow.
        const isWaiting = request.readableLength === 0 && !request.complete;
        if (isWaiting && before !== undefined && bytesRead - before < minBytes) request.socket.destroy();
        else receiving.set(request, bytesRead);
      }
    },
  };
}

/** The event of a request is emitted when its headers have arrived. Node disconnects clients that send headers too slowly. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
