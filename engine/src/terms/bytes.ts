import { type Term, TermError } from "./term.ts";

/** The content of a stored termbase; the oldest terms come first. */
interface TermbaseContent {
  language: string;
  targetLocale?: string;
  terms: Term[];
}

/** "PLT" and the version of the layout. */
const magicNumber = 0x504c5401;
const headBytes = 8;

/** Mark and checksum, four bytes each, big-endian, then the content as JSON in UTF-8 (which keeps lone surrogates). */
export function writeTermbase(content: TermbaseContent): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(content));
  const bytes = new Uint8Array(headBytes + json.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, magicNumber);
  head.setUint32(4, checksum(json));
  bytes.set(json, headBytes);
  return bytes;
}

/** @throws TermError `unreadable bytes` */
export function readBytes(bytes: Uint8Array): TermbaseContent {
  const json = bytes.subarray(headBytes);
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headBytes || head.getUint32(0) !== magicNumber || head.getUint32(4) !== checksum(json)) {
    throw new TermError("unreadable bytes", "The bytes aren't a complete termbase of this version.");
  }
  return JSON.parse(new TextDecoder().decode(json));
}

/** FNV-1a, 32 bits (G. Fowler, L. Noll and P. Vo, 1991). */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < bytes.length; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return hash >>> 0;
}
