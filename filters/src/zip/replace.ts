import { deflateSync } from "fflate";
import { crc32 } from "./crc32.ts";
import { type Directory, type DirectoryEntry, readLocalHeader } from "./directory.ts";

interface Content {
  bytes: Uint8Array;
  crc: number;
  size: number;
}

/**
 * Writes an archive again with other contents of some entries. Order, names, dates, comments and the packed bytes of
 * the other entries stay unchanged. The exception is an entry that can't be read as a stream; see `findStoredContent`.
 */
export function replaceEntries(
  file: Uint8Array,
  { entries, trailer }: Directory,
  contents: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  const parts: Uint8Array[] = [file.subarray(0, inOrder[0]?.at ?? 0)];
  const records = new Map<DirectoryEntry, Uint8Array>();
  let length = parts[0]?.length ?? 0;
  for (const entry of inOrder) {
    const bytes = contents.get(entry.name);
    const content = bytes ? packContent(entry, bytes) : findStoredContent(file, entry);
    const added = content ? [copyHeader(file, entry, content), content.bytes] : [file.subarray(entry.at, entry.end)];
    records.set(entry, copyCentralRecord(entry, length, content));
    for (const part of added) length += part.length;
    parts.push(...added);
  }
  const directory = entries.map((entry) => records.get(entry) as Uint8Array);
  return concat([...parts, ...directory, moveTrailer(trailer, length, directory)]);
}

const packContent = (entry: DirectoryEntry, bytes: Uint8Array): Content => ({
  bytes: entry.method === 0 ? bytes : deflateSync(bytes),
  crc: crc32(bytes),
  size: bytes.length,
});

/** A stored entry whose sizes follow its data is rewritten, because a reader of a stream can't find its end. */
function findStoredContent(file: Uint8Array, entry: DirectoryEntry): Content | undefined {
  // Some programs set the flag only in the local header.
  const flags = new DataView(file.buffer, file.byteOffset).getUint16(entry.at + 6, true);
  if (entry.method !== 0 || (flags & 8) === 0) return undefined;
  const { dataAt } = readLocalHeader(file, entry);
  return { bytes: file.subarray(dataAt, dataAt + entry.packed), crc: entry.crc, size: entry.size };
}

/** The header has sizes and checksum itself, so the flag that they follow the data is cleared. */
function copyHeader(file: Uint8Array, entry: DirectoryEntry, content: Content): Uint8Array {
  const { extraAt, dataAt } = readLocalHeader(file, entry);
  const extra = removeLargeSizes(file.subarray(extraAt, dataAt));
  const header = concat([file.subarray(entry.at, extraAt), extra]);
  const view = new DataView(header.buffer);
  view.setUint16(6, view.getUint16(6, true) & ~8, true);
  writeSizes(view, 14, content);
  view.setUint16(28, extra.length, true);
  return header;
}

function copyCentralRecord({ record }: DirectoryEntry, at: number, content: Content | undefined): Uint8Array {
  const copy = Uint8Array.from(record);
  const view = new DataView(copy.buffer);
  view.setUint32(42, at, true);
  if (!content) return copy;
  view.setUint16(8, view.getUint16(8, true) & ~8, true);
  writeSizes(view, 16, content);
  return copy;
}

function writeSizes(view: DataView, at: number, { bytes, crc, size }: Content): void {
  view.setUint32(at, crc, true);
  view.setUint32(at + 4, bytes.length, true);
  view.setUint32(at + 8, size, true);
}

/** Drops the ZIP64 field, which some writers put in every local header. */
function removeLargeSizes(extra: Uint8Array): Uint8Array {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  const kept: Uint8Array[] = [];
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) !== 1) kept.push(extra.subarray(at, end));
    at = end;
  }
  return concat(kept);
}

function moveTrailer(trailer: Uint8Array, directoryAt: number, directory: readonly Uint8Array[]): Uint8Array {
  const copy = Uint8Array.from(trailer);
  const view = new DataView(copy.buffer);
  let size = 0;
  for (const record of directory) size += record.length;
  view.setUint32(12, size, true);
  view.setUint32(16, directoryAt, true);
  return copy;
}

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
