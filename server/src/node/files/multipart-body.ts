/**
 * Cuts a stream into parts of one size. The last one may be smaller; an empty stream has none. All bytes pass `passed`.
 */
export async function* splitParts(
  body: ReadableStream<Uint8Array>,
  partBytes: number,
  passed: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(0);
  let length = 0;
  for await (const bytes of body) {
    passed(bytes);
    for (let at = 0; at < bytes.length; ) {
      const used = bytes.subarray(at, at + partBytes - length);
      part = withRoom(part, length + used.length, partBytes);
      part.set(used, length);
      length += used.length;
      at += used.length;
      if (length < partBytes) continue;
      yield part;
      part = new Uint8Array(0);
      length = 0;
    }
  }
  if (length > 0) yield part.subarray(0, length);
}

/** Makes room by doubling, because most files are far smaller than a part. */
function withRoom(bytes: Uint8Array<ArrayBuffer>, needed: number, max: number): Uint8Array<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const larger = new Uint8Array(Math.min(max, Math.max(needed, 2 * bytes.length)));
  larger.set(bytes);
  return larger;
}
