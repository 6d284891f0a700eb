import type { IncomingMessage } from "node:http";

/** The limit of chunks that become one. */
const maxChunks = 256;

/**
 * Joins the chunks of a body that arrive together. A chunk of one byte takes 300 bytes in each stream that it passes, so
 * that an unread body could take 40 MB.
 */
export function joinChunks(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let chunks: Buffer[] = [];
  const pushJoined = () => {
    const [first] = chunks;
    if (first) push(chunks.length === 1 ? first : Buffer.concat(chunks));
    chunks = [];
  };
  request.push = (chunk: Buffer | null) => {
    if (chunk && chunks.push(chunk) === 1) setImmediate(pushJoined);
    if (!chunk || chunks.length === maxChunks) pushJoined();
    return chunk ? request.readableLength < request.readableHighWaterMark : push(null);
  };
}
