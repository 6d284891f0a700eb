import { brokenZipError, checkName, type ZipLimits } from "./limits.ts";
import { signatures } from "./records.ts";

/**
 * One entry of an archive.
 *
 * - `at`: the offset of its local header; `end`: the offset of the next one or of the directory
 * - `record`: the bytes of the entry in the central directory
 * - `packed`, `size`: the numbers of compressed and of unpacked bytes that the archive declares
 */
export interface DirectoryEntry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
  end: number;
  record: Uint8Array;
}

/** The central directory: entries in its order, and the bytes after them. */
export interface Directory {
  entries: DirectoryEntry[];
  trailer: Uint8Array;
}

const trailerBytes = 22;
const recordBytes = 46;
const maxCommentLength = 0xffff;

/** Reads the central directory (PKWARE APPNOTE 6.3, sections 4.3.12 and 4.3.16). */
export function readDirectory(file: Uint8Array, limits: ZipLimits): Directory {
  const { entries, from, trailerAt } = readRecords(file, 0, limits);
  rejectOverlaps(entries, from, limits);
  return { entries, trailer: file.subarray(trailerAt) };
}

/** The CRC-32 of each entry by its name, from an archive's last bytes (`end`) after `start` others. */
export const readChecksums = (end: Uint8Array, start: number, limits: ZipLimits): Map<string, number> =>
  new Map(readRecords(end, start, limits).entries.map(({ name, crc }) => [name, crc]));

interface Records {
  entries: DirectoryEntry[];
  /** The offset of the first record in the bytes, and the offset after the last one. */
  from: number;
  trailerAt: number;
}

function readRecords(file: Uint8Array, start: number, limits: ZipLimits): Records {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const trailerAt = findTrailer(view);
  const count = view.getUint16(trailerAt + 10, true);
  const from = view.getUint32(trailerAt + 16, true) - start;
  if (count > limits.entries) throw brokenZipError(`the archive has more than ${limits.entries} entries`);
  if (from < 0 || from + view.getUint32(trailerAt + 12, true) !== trailerAt)
    throw brokenZipError("archive with a damaged directory");
  const entries: DirectoryEntry[] = [];
  let at = from;
  for (let index = 0; index < count; index++) {
    const entry = readRecord(view, at, trailerAt);
    entries.push(entry);
    at += entry.record.length;
  }
  if (at !== trailerAt) throw brokenZipError("archive with a damaged directory");
  return { entries, from, trailerAt };
}

function findTrailer(view: DataView): number {
  const last = view.byteLength - trailerBytes;
  for (let at = last; at >= 0 && at >= last - maxCommentLength; at--) {
    const isTrailer = view.getUint32(at, true) === signatures.end;
    if (isTrailer && at + trailerBytes + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  throw brokenZipError("not a ZIP archive, or a truncated one");
}

function readRecord(view: DataView, at: number, limit: number): DirectoryEntry {
  if (at + recordBytes > limit || view.getUint32(at, true) !== signatures.central)
    throw brokenZipError("archive with a damaged directory");
  const nameLength = view.getUint16(at + 28, true);
  const length = recordBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (at + length > limit) throw brokenZipError("archive with a damaged directory");
  const record = new Uint8Array(view.buffer, view.byteOffset + at, length);
  const flags = view.getUint16(at + 8, true);
  const name = decodeName(record.subarray(recordBytes, recordBytes + nameLength), (flags & 0x800) !== 0);
  if (flags & 1) throw brokenZipError("an entry is encrypted", { entry: name });
  return {
    name,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    end: 0,
    record,
  };
}

/** Names without the UTF-8 flag should be in code page 437, but often aren't. Latin-1 keeps them distinct. */
const decodeName = (bytes: Uint8Array, isUtf8: boolean): string =>
  new TextDecoder(isUtf8 ? "utf-8" : "latin1").decode(bytes);

/** Checks that names are unique and harmless, entries share no bytes, and declared sizes are within the limits. */
function rejectOverlaps(entries: readonly DirectoryEntry[], directoryAt: number, limits: ZipLimits): void {
  const names = new Set<string>();
  let bytes = 0;
  for (const { name, size } of entries) {
    checkName(name);
    if (names.has(name)) throw brokenZipError("archive with two entries of one name", { entry: name });
    names.add(name);
    bytes += size;
  }
  if (bytes > limits.bytes) throw brokenZipError(`the archive has more than ${limits.bytes} bytes unpacked`);
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  inOrder.forEach((entry, index) => {
    entry.end = inOrder[index + 1]?.at ?? directoryAt;
    if (entry.at + localBytes + entry.packed > entry.end)
      throw brokenZipError("an entry overlaps another", { entry: entry.name });
  });
}

const localBytes = 30;

/** Finds the start of an entry's name, its extra field and its packed bytes. */
export function readLocalHeader(file: Uint8Array, entry: DirectoryEntry): { extraAt: number; dataAt: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(entry.at, true) !== signatures.local)
    throw brokenZipError("an entry is damaged", { entry: entry.name });
  const extraAt = entry.at + localBytes + view.getUint16(entry.at + 26, true);
  const dataAt = extraAt + view.getUint16(entry.at + 28, true);
  if (dataAt + entry.packed > entry.end) throw brokenZipError("an entry is damaged", { entry: entry.name });
  return { extraAt, dataAt };
}
