import type { IncomingMessage } from "node:http";

/** The limit of chunks that become one. */
const maxChunks = 256;

/**
 * Joins the chunks of a body that arrive together. A chunk of one byte takes 300 bytes in each stream that it passes.
 * Without this, an unread body could take 40 MB.
 */
export function joinChunks(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let chunks: Buffer[] = [];
  let bytes = 0;
  const pushJoined = () => {
    const [first] = chunks;
    if (first) push(chunks.length === 1 ? first : Buffer.concat(chunks));
    [chunks, bytes] = [[], 0];
  };
  request.push = (chunk: Buffer | null) => {
    if (chunk && chunks.push(chunk) === 1) setImmediate(pushJoined);
    bytes += chunk?.length ?? 0;
    if (!chunk || chunks.length === maxChunks || bytes >= request.readableHighWaterMark) pushJoined();
    return chunk ? request.readableLength + bytes < request.readableHighWaterMark : push(null);
  };
}
