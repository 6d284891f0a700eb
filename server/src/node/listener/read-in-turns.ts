import type { IncomingMessage } from "node:http";

/**
 * Reads a body at most `maxBytes` at a time, and handles other events in between. Otherwise, Node reads up to 2 MB of
 * each connection in a row. After a pause of the thread, that takes a second for hundreds of connections.
 */
export function readInTurns(request: IncomingMessage, maxBytes = request.readableHighWaterMark): void {
  if (Number(request.headers["content-length"]) <= maxBytes) return;
  const [push, read] = [request.push.bind(request), request._read.bind(request)];
  let bytes = 0;
  let isPaused = false;
  let isWanted = false;
  const resume = () => {
    isPaused = false;
    if (isWanted) read(maxBytes);
  };
  request.push = (chunk: Buffer | null) => {
    const wantsMore = push(chunk);
    bytes += chunk?.length ?? 0;
    if (bytes >= maxBytes) {
      [bytes, isWanted] = [0, wantsMore];
      if (!isPaused) setImmediate(resume);
      isPaused = true;
    }
    return wantsMore && !isPaused;
  };
  request._read = (size) => {
    if (isPaused) isWanted = true;
    else read(size);
  };
}
