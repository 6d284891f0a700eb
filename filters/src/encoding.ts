import { partitionPoint } from "@openparlance/text";
import { dosCharacters, dosNames } from "./dos-code-pages.ts";
import { FilterError } from "./filter-error.ts";
import { formatLegacyNote, isUtf8Instead, readUtf8 } from "./legacy-text.ts";
import { decodeMultiByte, isMultiByte, multiByteEncoder, type Spellings } from "./multi-byte.ts";
import { extractionError } from "./source-location.ts";

/** The encoding of a file's text. */
export interface Encoding {
  /** The name of the Encoding Standard, in lower case. `iso-8859-1` and `us-ascii` are separate from windows-1252. */
  name: string;
  /** Whether a byte-order mark was before the text; it is not part of the text. */
  mark: boolean;
  /** The spellings in the file, if its encoding has several for a character. */
  spellings?: Spellings;
}

export interface DecodedText {
  text: string;
  encoding: Encoding;
  /** A note for the user when the encoding was assumed. */
  note?: string;
}

/** The limit of a string in V8, in UTF-16 code units. */
const maxTextLength = 2 ** 29 - 24;

/**
 * Reads a file's text: UTF-8 and UTF-16 by their byte-order mark, UTF-16 also by the zeros between its letters, and
 * other files as declared. `encode` converts the result back to the same bytes, even for invalid bytes in a file that
 * declares US-ASCII.
 *
 * @param declared a label of the Encoding Standard
 * @param findLegacy finds the encoding of a file that declares none and is not UTF-8. Without a result, it is refused
 * @throws FilterError "File extraction error" with line and column of the first invalid byte, or when the text is too
 *   long
 */
export function decode(
  file: Uint8Array,
  declared?: string,
  findLegacy?: (file: Uint8Array) => string | undefined,
): DecodedText {
  const marked = findMarkedEncoding(file);
  // The mark of UTF-32 begins like that of UTF-16.
  if (/^(?:255,254,0,0|0,0,254,255)$/.test(file.subarray(0, 4).join()) && file.length % 4 === 0)
    throw new FilterError("File extraction error", "files in utf-32 cannot be written back");
  if (marked)
    return { text: decodeAs(marked.name, file.subarray(marked.length)), encoding: { name: marked.name, mark: true } };
  const zeroed = guessByZeros(file);
  if (findLegacy && !zeroed && declared === undefined) {
    const text = readUtf8(file);
    // ISO-2022-JP is also valid UTF-8. It contains the escape sequence that selects kanji.
    const legacy = text === undefined || text.includes("\u001B$") ? findLegacy(file) : undefined;
    if (legacy && (text === undefined || legacy === "iso-2022-jp"))
      return { ...decodeUnmarked(legacy, file), note: formatLegacyNote(legacy) };
    if (text !== undefined) return { text, encoding: { name: "utf-8", mark: false } };
  }
  return decodeUnmarked(zeroed ?? resolveEncodingName(declared ?? "utf-8"), file);
}

function decodeUnmarked(name: string, file: Uint8Array): DecodedText {
  const text = decodeAs(name, file);
  if (!isMultiByte(name)) return { text, encoding: { name, mark: false } };
  const spellings = multiByteEncoder(name).findSpellings(text, file);
  if (typeof spellings !== "number") return { text, encoding: { name, mark: false, spellings } };
  throw extractionError(text, spellings, `a character that cannot be written back in ${name}`);
}

/** Encodes a text. @throws RangeError for a character that the encoding can't represent; see `findUnencodable` */
export function encode(text: string, { name, mark, spellings }: Encoding): Uint8Array {
  if (name === "utf-8") return new TextEncoder().encode(mark ? `\uFEFF${text}` : text);
  if (name.startsWith("utf-16")) return encodeUtf16(mark ? `\uFEFF${text}` : text, name === "utf-16le");
  if (isMultiByte(name)) return multiByteEncoder(name).encode(text, spellings);
  const { bytes } = loadTable(name);
  const file = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = bytes.get(text.charCodeAt(at));
    if (byte === undefined) throw new RangeError(`${name} has no character U+${text.charCodeAt(at).toString(16)}`);
    file[at] = byte;
  }
  return file;
}

/** The offset of the first character that the encoding can't represent; −1 if there is none. */
export function findUnencodable(text: string, { name }: Encoding): number {
  if (name.startsWith("utf-")) return -1;
  if (name === "us-ascii") return text.search(/[^\0-\x7f]/);
  if (isMultiByte(name)) {
    const encoder = multiByteEncoder(name);
    let at = 0;
    for (const character of text) {
      if (!encoder.has(character.codePointAt(0) as number)) return at;
      at += character.length;
    }
    return -1;
  }
  const { bytes } = loadTable(name);
  for (let at = 0; at < text.length; at++) if (!bytes.has(text.charCodeAt(at))) return at;
  return -1;
}

/** Whether files in the encoding with this label can be read and written. */
export function isEncoding(label: string): boolean {
  try {
    const name = resolveEncodingName(label);
    return name.startsWith("utf-") || isMultiByte(name) || loadTable(name).bytes.size > 0;
  } catch {
    return false;
  }
}

/** Whether no encoding has this label. 7-bit encodings count as known, because their files look like UTF-8. */
export const isUnknownEncoding = (label: string): boolean =>
  !/^(?:utf-?7|hz|iso-?2022)/i.test(label) && findName(label) === undefined;

/** The encoding that a byte-order mark declares, and the length of the mark in bytes; undefined if there is none. */
export function findMarkedEncoding(file: Uint8Array): { name: string; length: number } | undefined {
  if (file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf) return { name: "utf-8", length: 3 };
  if (file[0] === 0xff && file[1] === 0xfe) return { name: "utf-16le", length: 2 };
  if (file[0] === 0xfe && file[1] === 0xff) return { name: "utf-16be", length: 2 };
  return undefined;
}

export const isUtf8 = (file: Uint8Array): boolean => readUtf8(file) !== undefined;

/** Whether a file without a byte-order mark is UTF-8 although it declares another encoding. */
export function isMisdeclared(file: Uint8Array, declared: string): boolean {
  const name = findName(declared) ?? "utf-8";
  return !name.startsWith("utf-") && !findMarkedEncoding(file) && isUtf8Instead(readUtf8(file), file, name);
}

/** The number of bytes that show whether a file is UTF-16. */
const headBytes = 4096;

/** Recognizes UTF-16 without a mark: many zeros, almost all in the first or in the second byte of each pair of bytes. */
export function guessByZeros(file: Uint8Array): string | undefined {
  if (file.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  const length = Math.min(file.length, headBytes);
  for (let at = 0; at < length; at++) if (file[at] === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1;
  const [first, second] = zeros as [number, number];
  const isMany = first + second > 1 && first + second >= length / 20;
  // A few characters end with a zero byte, such as the ideographic space. In UTF-32, a third of the zeros does.
  if (!isMany || Math.min(first, second) * 4 > Math.max(first, second)) return undefined;
  return first > second ? "utf-16be" : "utf-16le";
}

/** Names that the Encoding Standard lacks, or reads as another encoding, such as ISO-8859-1 as windows-1252. */
// biome-ignore format: a table
const ownEncodingNames: Readonly<Record<string, string>> = {
  "iso-8859-1": "iso-8859-1", iso8859_1: "iso-8859-1", latin1: "iso-8859-1",
  "us-ascii": "us-ascii", ascii: "us-ascii", "ansi_x3.4-1968": "us-ascii",
  // Without a mark, the file was written as little endian.
  "utf-16": "utf-16le",
  ...dosNames,
  // Names of Windows, Python and gettext.
  cp932: "shift_jis", eucjp: "euc-jp", cp936: "gbk", "euc-cn": "gbk", cp950: "big5",
  cp949: "euc-kr", euckr: "euc-kr", uhc: "euc-kr",
};

/** The name of an encoding by its label. @throws FilterError "File extraction error" for an unknown one */
export function resolveEncodingName(declared: string): string {
  const name = findName(declared.trim());
  if (name === undefined) throw new FilterError("File extraction error", "the declared encoding is unknown");
  return name;
}

function findName(label: string): string | undefined {
  const name = label.toLowerCase();
  try {
    return Object.hasOwn(ownEncodingNames, name) ? ownEncodingNames[name] : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function decodeAs(name: string, bytes: Uint8Array): string {
  if (bytes.length > maxTextLength && measureValidLength(name, bytes) > maxTextLength)
    throw new FilterError("File extraction error", "the file is too large for its format");
  if (!name.startsWith("utf-") && !isMultiByte(name)) return decodeByTable(name, bytes);
  try {
    if (isMultiByte(name)) return decodeMultiByte(name, bytes);
    return new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new FilterError("File extraction error", `not ${name} at ${findFirstInvalid(name, bytes)}`, { cause });
  }
}

/** The number of bytes that are decoded at once when only the length of the text is needed. */
const partBytes = 65_536;

/** Counts the UTF-16 code units of the bytes. Decoding them is 50 times as fast as a loop over the bytes. */
function measureValidLength(name: string, bytes: Uint8Array): number {
  if (name !== "utf-8") return name.startsWith("utf-16") ? bytes.length / 2 : bytes.length;
  const decoder = new TextDecoder(name, { ignoreBOM: true });
  let length = 0;
  for (let from = 0; from < bytes.length; from += partBytes)
    length += decoder.decode(bytes.subarray(from, from + partBytes), { stream: true }).length;
  return length + decoder.decode().length;
}

/** The line and column of the first byte sequence that is invalid in the encoding. */
function findFirstInvalid(name: string, bytes: Uint8Array): string {
  const valid = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  const isValid = (length: number) => {
    try {
      valid.decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    } finally {
      reset(valid);
    }
  };
  const length = partitionPoint(1, bytes.length + 1, isValid) - 1;
  const before = new TextDecoder(name).decode(bytes.subarray(0, length), { stream: true }).split(/\r\n?|\n/);
  return `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
}

/** Ends a stream, so that the decoder starts again. */
function reset(decoder: TextDecoder): void {
  try {
    decoder.decode();
  } catch {
    // The bytes of an incomplete character are not needed.
  }
}

interface Table {
  /** The UTF-16 code unit of each byte; −1 if the byte has no character. */
  units: Int32Array;
  bytes: ReadonlyMap<number, number>;
}

const tables = new Map<string, Table>();

/** Builds the table of a single-byte encoding, in both directions, with the platform's decoder. */
function loadTable(name: string): Table {
  const known = tables.get(name);
  if (known) return known;
  const units = Int32Array.from({ length: 256 }, (_, byte) => decodeByte(name, byte));
  if (units.subarray(0, 128).some((unit, byte) => unit !== byte) || units.subarray(128).every((unit) => unit < 0))
    throw new FilterError("File extraction error", `files in ${name} cannot be written back`);
  const bytes = new Map(Array.from(units, (unit, byte) => [unit, byte] as const).filter(([unit]) => unit >= 0));
  const table = { units, bytes };
  tables.set(name, table);
  return table;
}

function decodeByte(name: string, byte: number): number {
  const upperHalf = dosCharacters[name];
  if (upperHalf) return byte < 128 ? byte : upperHalf.charCodeAt(byte - 128);
  if (name === "iso-8859-1" || name === "us-ascii") return byte;
  try {
    return new TextDecoder(name, { fatal: true }).decode(Uint8Array.of(byte)).charCodeAt(0);
  } catch {
    return -1;
  }
}

function decodeByTable(name: string, bytes: Uint8Array): string {
  const { units } = loadTable(name);
  const slice = 8192;
  const decoded = new Uint16Array(Math.min(slice, bytes.length));
  let text = "";
  for (let from = 0; from < bytes.length; from += slice) {
    const length = Math.min(slice, bytes.length - from);
    for (let at = 0; at < length; at++) {
      const unit = units[bytes[from + at] as number] as number;
      if (unit < 0) {
        const before = text + String.fromCharCode(...decoded.subarray(0, at));
        throw extractionError(before, before.length, `not ${name}`);
      }
      decoded[at] = unit;
    }
    text += String.fromCharCode(...decoded.subarray(0, length));
  }
  return text;
}

function encodeUtf16(string: string, littleEndian: boolean): Uint8Array {
  const text = string.toWellFormed();
  const file = new Uint8Array(text.length * 2);
  const low = littleEndian ? 0 : 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    file[at * 2 + low] = unit & 0xff;
    file[at * 2 + 1 - low] = unit >> 8;
  }
  return file;
}
