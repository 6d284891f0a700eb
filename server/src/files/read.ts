import { type BytesName, type FileStore, MissingFileError } from "../core/file-store.ts";
import type { FileBytes } from "../core/filters.ts";

/** Longer responses are streams. */
const maxAheadBytes = 1_000_000;

export async function readBytes(file: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of file) {
    parts.push(part);
    length += part.length;
  }
  // `Response.arrayBuffer` makes one more copy of a file.
  const bytes = new Uint8Array(length);
  length = 0;
  for (const part of parts) {
    bytes.set(part, length);
    length += part.length;
  }
  return bytes;
}

/** For lost bytes, the client's error describes how to create them again; the log has the cause. */
export const unlessLost = <Bytes>(reading: Promise<Bytes>, toError: (cause: MissingFileError) => Error) =>
  reading.catch((cause): never => {
    throw cause instanceof MissingFileError ? toError(cause) : cause;
  });

/**
 * Reads the bytes of a row. They may be erased between the two reads, because the row was deleted or got other bytes.
 * `find` reads the row, and throws when it is deleted.
 */
export async function readNamed<Row extends { content: BytesName }>(
  files: Pick<FileStore, "read">,
  find: () => Promise<Row>,
  toError: (cause: MissingFileError) => Error,
): Promise<{ row: Row; body: ReadableStream<Uint8Array> }> {
  for (let row = await find(); ; ) {
    try {
      return { row, body: await files.read(row.content) };
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error;
      const now = await find();
      if (now.content === row.content) throw toError(error);
      row = now;
    }
  }
}

/** A stored file for a filter, which reads it again when its thread was ended. */
export async function readStored(files: Pick<FileStore, "readWhole">, name: BytesName): Promise<Required<FileBytes>> {
  const readAgain = () => files.readWhole(name);
  return { bytes: await readAgain(), readAgain };
}

export async function readStart(file: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const start = new Uint8Array(maxBytes);
  let length = 0;
  for await (const part of file) {
    const used = part.subarray(0, maxBytes - length);
    start.set(used, length);
    length += used.length;
    if (length === maxBytes) break;
  }
  return start.subarray(0, length);
}

export function toStream(parts: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    // No part is created before it is requested.
    { highWaterMark: 0 },
  );
}

/** Writes a short body in full. A longer one becomes a stream that creates each part when it is read. */
export async function readAhead(parts: AsyncGenerator<Uint8Array>, maxBytes = maxAheadBytes): Promise<BodyInit> {
  const first: Uint8Array[] = [];
  for (let bytes = 0; bytes < maxBytes; ) {
    const { done, value } = await parts.next();
    if (done) return new Blob(first as Uint8Array<ArrayBuffer>[]).arrayBuffer();
    first.push(value);
    bytes += value.length;
  }
  return toStream({
    async next() {
      const value = first.shift();
      return value ? { done: false, value } : parts.next();
    },
    // Called even when nothing was read.
    return: () => parts.return(undefined),
  });
}
