import { crc32 } from "@openparlance/filters/crc32";
import {
  type WrittenEntry,
  writeCentralRecord,
  writeDescriptor,
  writeEndRecord,
  writeLocalHeader,
} from "@openparlance/filters/zip-records";
import { Deflate } from "fflate";
import { toStream } from "./read.ts";

/** An entry of a ZIP; a folder's name ends with a slash and has no parts. */
export interface ZipEntry {
  name: string;
  parts?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The limits of a ZIP without ZIP64. Few programs write ZIP64. Source: PKWARE APPNOTE 6.3, section 4.4. */
const countable = { entries: 0xffff, bytes: 0xffff_ffff };

/**
 * A ZIP as a stream, an entry at a time. The stream fails when an entry can't be read, and with a RangeError when `max`
 * is exceeded. `at` is the time of the entries, in milliseconds since 1970.
 *
 * Programs that read it as a stream find the end of each entry: the end of a file is marked in its deflated data. A
 * folder has no data, so its header is complete.
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>, at: number, max = countable): ReadableStream<Uint8Array> =>
  toStream(zipParts(entries, at, max));

async function* zipParts(entries: AsyncIterable<ZipEntry>, at: number, max: typeof countable) {
  const written: WrittenEntry[] = [];
  let bytes = 0;
  const countBytes = (part: Uint8Array) => {
    bytes += part.length;
    if (bytes > max.bytes) throw new RangeError("more bytes than a ZIP can count");
    return part;
  };
  for await (const { name, parts } of entries) {
    if (written.length === max.entries) throw new RangeError("more entries than a ZIP can count");
    const entry: WrittenEntry = {
      name: new TextEncoder().encode(name),
      at: new Date(at),
      isFolder: parts === undefined,
      offset: bytes,
      crc: 0,
      packed: 0,
      size: 0,
    };
    written.push(entry);
    yield countBytes(writeLocalHeader(entry));
    if (!parts) continue;
    for await (const part of deflateEntry(parts, entry)) yield countBytes(part);
    yield countBytes(writeDescriptor(entry));
  }
  const directoryAt = bytes;
  for (const entry of written) yield countBytes(writeCentralRecord(entry));
  yield countBytes(writeEndRecord({ entries: written.length, at: directoryAt, bytes: bytes - directoryAt }));
}

/** The deflated data of an entry. Adds its checksum and sizes to the entry. */
async function* deflateEntry(parts: NonNullable<ZipEntry["parts"]>, entry: WrittenEntry): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const deflate = new Deflate({ level: 6 }, (part) => {
    ready.push(part);
    entry.packed += part.length;
  });
  const take = () => {
    const parts = ready;
    ready = [];
    return parts;
  };
  for await (const part of parts) {
    entry.crc = crc32(part, entry.crc);
    entry.size += part.length;
    // An empty part makes the packer write its buffer.
    if (part.length > 0) deflate.push(part);
    yield* take();
  }
  deflate.push(new Uint8Array(), true);
  yield* take();
}
