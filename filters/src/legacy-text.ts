import { lettersOf, sharedCodePages } from "./code-pages.ts";
import { dosCharacters } from "./dos-code-pages.ts";
import { FilterError } from "./filter-error.ts";
import { choosesKanji } from "./iso-2022-jp.ts";
import { decodeMultiByte, isMultiByte } from "./multi-byte.ts";

export const formatLegacyNote = (encoding: string): string =>
  `The file declares no encoding and isn't UTF-8, so it was read as ${encoding}.`;

/** The encoding of bytes that are not UTF-8; undefined if they aren't text in an encoding of these languages. */
export function findLegacyEncoding(bytes: Uint8Array, languages: readonly string[]): string | undefined {
  const pages = sharedCodePages(languages);
  if (choosesKanji(bytes)) return pages.includes("shift_jis") ? "iso-2022-jp" : undefined;
  const [first, ...others] = pages.filter((encoding) => isLegacyText(bytes, encoding));
  // In Western Europe, all bytes are valid in Macintosh's encoding, so it can't be recognized.
  if (first === "macintosh") return undefined;
  if (first === undefined || others.length === 0) return first;
  const sample = bytes.subarray(0, sampleBytes);
  const letters = lettersOf(languages);
  const counts = others.map((encoding) => countOddities(sample, encoding, letters));
  const fewest = Math.min(...counts);
  return fewest * 3 < countOddities(sample, first, letters) ? others[counts.indexOf(fewest)] : first;
}

/**
 * Whether a file is UTF-8 although it declares another encoding. In a single-byte one, its characters would be signs
 * within words. In a multi-byte one, the sequences of three bytes are no text, and those of two are no part of words.
 */
export function isUtf8Instead(text: string | undefined, bytes: Uint8Array, declared: string): boolean {
  if (text === undefined || !/[^\0-\x7f]/.test(text)) return false;
  if (isMultiByte(declared)) return multiByteOddityPattern.test(text);
  return !(declared in dosCharacters) && countOddities(bytes, declared, undefined) > 0;
}

/** Characters of three bytes, letters within Latin words, and words of scripts with two bytes for a letter. */
const multiByteOddityPattern =
  /[\u0800-\uFFFF]|[A-Za-z][a-z][\u00C0-\u017F]|[\u00C0-\u017F][a-z]{2}|[\u0370-\u07FF]{4}/;

const sampleBytes = 65_536;

/**
 * Counts characters that are improbable in the right encoding: capitals and signs within words, adjacent letters of two
 * scripts, parts of frames, and UTF-8. In Chinese, these are all except common characters, which come first in an
 * encoding.
 */
function countOddities(bytes: Uint8Array, encoding: string, letters: string | undefined): number {
  const common = commonLeads[encoding];
  if (common) return countRare(bytes, common);
  if (isMultiByte(encoding)) return 0;
  const text = new TextDecoder(encoding).decode(bytes);
  const count = (oddity: RegExp) => text.match(oddity)?.length ?? 0;
  const foreign = letters && /[A-Za-z]/.test(text) ? count(new RegExp(`(?![${letters}])[^\\P{L}a-z]`, "giu")) : 0;
  return oddities.reduce((sum, oddity) => sum + count(oddity), foreign);
}

const signsOutsideWords = "\\p{Sm}\\p{Sc}\\p{So}\\u00A1\\u00A7\\u00B6\\u00BC-\\u00BE\\u00B8\\u00BF\\u2020-\\u2022";
/** Signs of ASCII, such as those of a tag, are the same in all encodings. */
const oddities: readonly RegExp[] = [
  /\p{Ll}(?![A-Z])\p{Lu}|[^\P{Ll}a-z][A-Z]/gu,
  new RegExp(String.raw`\p{L}(?![\0-\x7F\u00B7])[${signsOutsideWords}]\p{L}`, "gu"),
  /[\u00B6\u2021]\p{L}|[\u00A4\u2500-\u259F]|(?<!\S)[\u00A6\u00A8]\p{Ll}/gu,
  /[\u00C2\u00C3][\u00A0-\u00BF]/gu,
  /\p{sc=Latn}(?=[\p{sc=Arab}\p{sc=Cyrl}\p{sc=Grek}])|[\p{sc=Arab}\p{sc=Cyrl}\p{sc=Grek}](?=\p{sc=Latn})/gu,
];

/** The first bytes of the most frequent characters. */
const commonLeads: Readonly<Record<string, readonly [number, number]>> = { gb18030: [0xb0, 0xd7], big5: [0xa4, 0xc6] };

function countRare(bytes: Uint8Array, [from, to]: readonly [number, number]): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] as number;
    if (lead < 0x81) continue;
    at++;
    const isSign = lead >= 0xa1 && lead <= 0xa3;
    const isFew = from === 0xb0 && (bytes[at] as number) < 0xa1;
    if (isFew || (!isSign && (lead < from || lead > to))) count++;
  }
  return count;
}

/**
 * Whether bytes that are not UTF-8 may be text in an encoding. They contain no control characters, and no bytes that
 * the encoding leaves unassigned. Most of their bytes outside ASCII are not part of a UTF-8 character; otherwise, they
 * are damaged UTF-8.
 */
export function isLegacyText(bytes: Uint8Array, encoding: string): boolean {
  const open = isMultiByte(encoding) ? undefined : findUndefinedBytes(encoding);
  let alone = 0;
  let characters = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x20 ? !isBlank(byte) : open?.has(byte) && sequenceLength(bytes, at) === 0) return false;
    if (byte < 0x80) continue;
    const length = sequenceLength(bytes, at);
    if (length === 0) alone++;
    else {
      characters++;
      at += length - 1;
    }
  }
  return alone > characters && (open !== undefined || isMultiByteText(bytes, encoding));
}

/** Tab, line and page ends, and the mark of DOS at the end of a file. */
const isBlank = (byte: number): boolean => (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a;

const openBytes = new Map<string, ReadonlySet<number>>();

/** Bytes without a character in an encoding, which decoders turn into control characters. */
function findUndefinedBytes(encoding: string): ReadonlySet<number> {
  const known = openBytes.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 128 }, (_, index) => 128 + index);
  const open = new Set(bytes.filter((byte) => /[\x80-\x9f\uFFFD]/.test(decoder.decode(Uint8Array.of(byte)))));
  openBytes.set(encoding, open);
  return open;
}

function isMultiByteText(bytes: Uint8Array, encoding: string): boolean {
  // The last character may continue in the next piece.
  const decodePiece = () => new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  const decodeWhole = () => decodeMultiByte(encoding, bytes);
  return [decodePiece, decodeWhole].some((decode) => {
    try {
      return !/[\x80-\x9f]/.test(decode());
    } catch {
      return false;
    }
  });
}

/** The length of the UTF-8 sequence at an offset, in bytes; 0 if there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  const length =
    first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  for (let next = at + 1; next < at + length; next++) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/**
 * Called with the first bytes that are not UTF-8, for a file that declares no encoding. Returns the encoding for
 * reading it, for example by {@link findLegacyEncoding}. If it returns undefined, the file is refused.
 */
export type OnLegacyText = (bytes: Uint8Array) => string | undefined;

/** Decodes a file that arrives in pieces: as declared, otherwise as UTF-8, or as legacy text. */
export class PieceDecoder {
  #decoder: TextDecoder;
  readonly #onLegacyText: OnLegacyText | undefined;
  /** Bytes of an incomplete character. */
  #pending: Uint8Array = new Uint8Array();
  #mayBeLegacy: boolean;
  /** Whether the file declares another encoding but may be UTF-8, which its first piece beyond ASCII decides. */
  #mayBeUtf8: boolean;

  /** Without `onLegacyText`, a file that is not UTF-8 is refused. */
  constructor(label: string | undefined, onLegacyText?: OnLegacyText) {
    this.#decoder = openDecoder(label);
    this.#onLegacyText = onLegacyText;
    this.#mayBeLegacy = label === undefined && onLegacyText !== undefined;
    this.#mayBeUtf8 = !this.encoding.startsWith("utf-");
  }

  get encoding(): string {
    return this.#decoder.encoding;
  }

  /** @throws TypeError for invalid bytes */
  decode(bytes: Uint8Array, { stream }: { stream: boolean }): string {
    if (this.#mayBeUtf8 && bytes.some((byte) => byte > 0x7f)) {
      this.#mayBeUtf8 = false;
      if (isUtf8Instead(readUtf8(bytes, stream), bytes, this.encoding)) this.#decoder = openDecoder("utf-8");
    }
    if (!this.#mayBeLegacy) return this.#decoder.decode(bytes, { stream });
    const seen = this.#pending.length > 0 ? Uint8Array.of(...this.#pending, ...bytes) : bytes;
    try {
      const text = this.#decoder.decode(bytes, { stream });
      // Until now, all is ASCII, so characters and bytes correspond. The other bytes are an incomplete sequence.
      if (/[^\0-\x7f]/.test(text)) this.#mayBeLegacy = false;
      else this.#pending = seen.slice(text.length);
      return text;
    } catch (error) {
      const encoding = this.#onLegacyText?.(seen);
      if (encoding === undefined) throw error;
      this.#mayBeLegacy = false;
      this.#decoder = new TextDecoder(encoding, { fatal: true });
      return this.#decoder.decode(seen, { stream });
    }
  }
}

/** The text of bytes in UTF-8, whose last character may be incomplete if others follow; undefined for other bytes. */
export function readUtf8(bytes: Uint8Array, stream = false): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

function openDecoder(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch (cause) {
    throw new FilterError("File extraction error", "the declared encoding is unknown", { cause });
  }
}
