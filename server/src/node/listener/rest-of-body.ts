import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The part of an unread body that is received before the response, within that time. */
const maxBytes = 1024 ** 2;
const maxWaitMs = 250;
/** A client that still sends after the response has so long to read it. */
const maxLingerMs = 10_000;

/**
 * Receives what a handler left of a body, before the head of the response is written. If that is too long, the response
 * says that the connection ends, and the connection stays open until everything was received. A client that writes
 * before it reads would otherwise see a reset instead of the response. Source: RFC 9112, 9.6.
 */
export async function receiveRest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  // A paused stream would stay so: its reader takes no more.
  incoming.removeAllListeners("data").resume();
  if (Number(incoming.headers["content-length"] ?? Number.POSITIVE_INFINITY) <= maxBytes && (await endsSoon(incoming)))
    return;
  outgoing.setHeader("connection", "close");
  linger(incoming);
}

async function endsSoon(incoming: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), maxWaitMs);
  incoming.once("end", () => resolve(true)).once("close", () => resolve(true));
  const isEnded = await promise;
  clearTimeout(timer);
  return isEnded;
}

/** Has the connection end only after the rest of the body, and not with the response. */
function linger(incoming: IncomingMessage): void {
  const socket: Socket = incoming.socket;
  socket.destroySoon = () => {
    socket.end();
    if (incoming.complete) {
      socket.destroy();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), maxLingerMs);
    incoming.once("end", () => socket.destroy());
    socket.once("close", () => clearTimeout(timer));
  };
}
