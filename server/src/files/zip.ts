import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** An entry of a ZIP; a folder's name ends with a slash and has no parts. */
export interface ZipEntry {
  name: string;
  parts?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * A ZIP as its bytes are made, an entry at a time; it breaks off when an entry cannot be read.
 *
 * @param at time of the entries, in milliseconds since 1970
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, at: number): ReadableStream<Uint8Array> {
  const parts = zipParts(entries, at);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

async function* zipParts(entries: AsyncIterable<ZipEntry>, at: number): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, parts } of entries) {
    const entry = parts ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const part of parts ?? []) {
      entry.push(part);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
