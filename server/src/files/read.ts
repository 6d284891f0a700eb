/** All bytes of a file. */
export async function bytesOf(file: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(file as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** The first bytes of a file, `mostBytes` of them when it has more; the rest is not read. */
export async function startOf(file: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const start = new Uint8Array(mostBytes);
  let length = 0;
  for await (const part of file) {
    const taken = part.subarray(0, mostBytes - length);
    start.set(taken, length);
    length += taken.length;
    if (length === mostBytes) break;
  }
  return start.subarray(0, length);
}

/** A file whose bytes are made as they are read. */
export function streamOf(parts: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
