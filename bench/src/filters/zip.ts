import { crc32, deflateRawSync } from "node:zlib";

export interface ArchiveEntry {
  name: string;
  content: Uint8Array;
  /** The size in the entry's header, if the header is wrong on purpose. */
  statedBytes?: number | undefined;
}

/** Source: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16. */
export function zipEntries(entries: readonly ArchiveEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const known = new Map<Uint8Array, Buffer>();
  for (const { name, content, statedBytes: stated = content.length } of entries) {
    const packed = known.get(content) ?? deflateRawSync(content);
    known.set(content, packed);
    // Version, flags, method, time, date, checksum, sizes, lengths of name and extra.
    const facts = encode([20, 0, 8, 0, 0x21], [crc32(content), packed.length, stated], [name.length, 0]);
    locals.push(encode([], [0x04034b50]), facts, Buffer.from(name), packed);
    directory.push(encode([], [0x02014b50]), encode([20]), facts, encode([0, 0, 0], [0, at]), Buffer.from(name));
    at += 4 + facts.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const { length } = entries;
  const end = Buffer.concat([encode([], [0x06054b50]), encode([0, 0, length, length], [listed.length, at], [0])]);
  return Buffer.concat([...locals, listed, end]);
}

/** Little-endian numbers: of two bytes, then of four, then of two. */
function encode(shorts: readonly number[], longs: readonly number[] = [], lastShorts: readonly number[] = []): Buffer {
  const bytes = Buffer.alloc(2 * shorts.length + 4 * longs.length + 2 * lastShorts.length);
  let at = 0;
  for (const value of shorts) at = bytes.writeUInt16LE(value, at);
  for (const value of longs) at = bytes.writeUInt32LE(value, at);
  for (const value of lastShorts) at = bytes.writeUInt16LE(value, at);
  return bytes;
}
