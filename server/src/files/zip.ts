import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { streamOf } from "./read.ts";

/** An entry of a ZIP; a folder's name ends with a slash and has no parts. */
export interface ZipEntry {
  name: string;
  parts?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What a ZIP can count, without the extension that few programs write. Source: PKWARE APPNOTE 6.3, section 4.4. */
const countable = { entries: 0xffff, bytes: 0xffff_ffff };

/**
 * A ZIP as its bytes are made, an entry at a time; it breaks off when an entry cannot be read, and with a RangeError
 * when there is more than `most`.
 *
 * @param at time of the entries, in milliseconds since 1970
 */
export const zipOf = (entries: AsyncIterable<ZipEntry>, at: number, most = countable): ReadableStream<Uint8Array> =>
  streamOf(zipParts(entries, at, most));

async function* zipParts(
  entries: AsyncIterable<ZipEntry>,
  at: number,
  most: typeof countable,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let count = 0;
  let bytes = 0;
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
    bytes += part.length;
    if (bytes > most.bytes) throw new RangeError("more bytes than a ZIP can count");
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, parts } of entries) {
    if (++count > most.entries) throw new RangeError("more entries than a ZIP can count");
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
