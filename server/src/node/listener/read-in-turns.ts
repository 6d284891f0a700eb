import type { IncomingMessage } from "node:http";

/** A chunk takes as long as this number of bytes in addition to its own, which may be few. */
const bytesPerChunk = 300;
/** The limit of what is read of all bodies between other events. A single body may exceed it. */
const maxBytesOfAll = 2 ** 20;

/** Bodies whose reading is paused, those that wait longest first, and what was read of each in its last turn. */
const paused: { bytes: number; resume(): void }[] = [];

function resumeSome(): void {
  for (let bytes = 0; bytes < maxBytesOfAll; ) {
    const next = paused.shift();
    if (!next) return;
    bytes += next.bytes;
    next.resume();
  }
  if (paused.length > 0) setImmediate(resumeSome);
}

/**
 * Reads a body at most `maxBytes` at a time, and lets other bodies and events take turns. Otherwise, Node reads up to 2
 * MB of each connection in a row. After a pause of the thread, that takes a second for hundreds of connections.
 */
export function readInTurns(request: IncomingMessage, maxBytes = request.readableHighWaterMark): void {
  if (Number(request.headers["content-length"]) <= maxBytes) return;
  const [push, read] = [request.push.bind(request), request._read.bind(request)];
  let isPaused = false;
  let isWanted = false;
  const turn = {
    bytes: 0,
    resume() {
      turn.bytes = 0;
      isPaused = false;
      if (isWanted) read(maxBytes);
      isWanted = false;
    },
  };
  request.push = (chunk: Buffer | null) => {
    const wantsMore = push(chunk);
    turn.bytes += (chunk?.length ?? 0) + bytesPerChunk;
    if (turn.bytes < maxBytes) return wantsMore;
    isWanted ||= wantsMore;
    if (!isPaused && paused.push(turn) === 1) setImmediate(resumeSome);
    isPaused = true;
    return false;
  };
  request._read = (size) => {
    if (isPaused) isWanted = true;
    else read(size);
  };
}
