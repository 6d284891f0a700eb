import { IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The limits of an unread body that is received before the response. */
const maxBytes = 1024 ** 2;
const maxWaitMs = 250;
/** The time in which a client that still sends after the response can read it. */
const maxLingerMs = 10_000;

/** Requests whose client waits for `100 Continue` before it sends the body. */
const awaitingContinue = new WeakSet<IncomingMessage>();

/**
 * Sends `100 Continue` when the body is first read, so that a client doesn't send the body of a refused request. Source:
 * RFC 9110, 10.1.1.
 */
export function continueWhenRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  awaitingContinue.add(incoming);
  const read = incoming._read.bind(incoming);
  incoming._read = (size) => {
    if (awaitingContinue.delete(incoming) && !outgoing.headersSent) outgoing.writeContinue();
    read(size);
  };
}

/**
 * Receives the unread rest of a body before the head of the response is written. If the rest is too long, or its client
 * waits for `100 Continue`, the response closes the connection, which stays open until everything was received. A
 * client that writes before it reads would otherwise see a reset instead of the response. Source: RFC 9112, 9.6.
 */
export async function receiveRest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  const isRequested = !awaitingContinue.delete(incoming);
  // A paused stream would stay paused, because its reader has stopped.
  incoming.removeAllListeners("data").resume();
  if (
    isRequested &&
    Number(incoming.headers["content-length"] ?? Number.POSITIVE_INFINITY) <= maxBytes &&
    (await endsSoon(incoming))
  )
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

/** Functions that read the next chunk of a rest. */
const paused = new Set<() => void>();

function readNext(): void {
  const [read] = paused;
  if (read) paused.delete(read);
  read?.();
  if (paused.size > 0) setTimeout(readNext, 1);
}

/**
 * Drops the rest of a body, a chunk of all such bodies each millisecond. Otherwise, Node would read them as fast as they
 * arrive, and their buffers would take 100 MB and more until they are collected.
 */
function dropSlowly(incoming: IncomingMessage): void {
  const push = incoming.push.bind(incoming);
  const read = () => IncomingMessage.prototype._read.call(incoming, 0);
  // Node drops the rest of a body itself, unless it is being read.
  read();
  incoming.push = (chunk: Buffer | null) => {
    if (!chunk) return push(null);
    // A single read from the socket may have many chunks of the encoding `chunked`.
    if (!paused.has(read) && paused.add(read).size === 1) setTimeout(readNext, 1);
    return false;
  };
}

/** Ends the connection after the rest of the body instead of after the response. */
function linger(incoming: IncomingMessage): void {
  const socket: Socket = incoming.socket;
  dropSlowly(incoming);
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
