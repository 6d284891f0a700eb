import { FilterError } from "./filter-error.ts";

/** What text of one byte a character is read as when nothing says what it is. */
export const legacyEncoding = "windows-1252";

/** The note for the user. */
export const legacyNote = `The file declares no encoding and isn't UTF-8, so it was read as ${legacyEncoding}.`;

/**
 * Whether bytes that are not UTF-8 can be text in windows-1252. They have no control characters, and no bytes that it
 * leaves open. Most of those outside of ASCII are not part of a character in UTF-8, so a damaged text in UTF-8 is none.
 */
export function isLegacyText(bytes: Uint8Array): boolean {
  let alone = 0;
  let characters = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x20 ? !isBlank(byte) : open.has(byte) && sequenceLength(bytes, at) === 0) return false;
    if (byte < 0x80) continue;
    const length = sequenceLength(bytes, at);
    if (length === 0) alone++;
    else {
      characters++;
      at += length - 1;
    }
  }
  return alone > characters;
}

/** Tab, line and page ends, and what DOS ends a file with. */
const isBlank = (byte: number): boolean => (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a;

/** Bytes that windows-1252 has no character for. */
const open: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** How many bytes of a character in UTF-8 begin there; 0 when none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  const length =
    first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  for (let next = at + 1; next < at + length; next++) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Decodes a file that comes in pieces: as declared, otherwise as UTF-8, or as windows-1252 when it can only be that. */
export class PieceDecoder {
  #decoder: TextDecoder;
  readonly #onLegacyText: (() => void) | undefined;
  /** Bytes of a character that has not ended. */
  #pending: Uint8Array = new Uint8Array();
  #mayBeLegacy: boolean;

  /**
   * @param label what the file declares; undefined leaves it open
   * @param onLegacyText called when the file is read as windows-1252; without it, it is refused
   */
  constructor(label: string | undefined, onLegacyText?: () => void) {
    this.#decoder = openDecoder(label);
    this.#onLegacyText = onLegacyText;
    this.#mayBeLegacy = label === undefined && onLegacyText !== undefined;
  }

  get encoding(): string {
    return this.#decoder.encoding;
  }

  /** @throws TypeError for bytes that are no text */
  decode(bytes: Uint8Array, { stream }: { stream: boolean }): string {
    if (!this.#mayBeLegacy) return this.#decoder.decode(bytes, { stream });
    const seen = this.#pending.length > 0 ? Uint8Array.of(...this.#pending, ...bytes) : bytes;
    try {
      const text = this.#decoder.decode(bytes, { stream });
      // All text so far was ASCII: then each character is a byte, and the rest is what has not ended.
      if (/[^\0-\x7f]/.test(text)) this.#mayBeLegacy = false;
      else this.#pending = seen.slice(text.length);
      return text;
    } catch (error) {
      if (!isLegacyText(seen)) throw error;
      this.#mayBeLegacy = false;
      this.#decoder = new TextDecoder(legacyEncoding);
      this.#onLegacyText?.();
      return this.#decoder.decode(seen, { stream });
    }
  }
}

function openDecoder(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch (cause) {
    throw new FilterError("File extraction error", "the declared encoding is unknown", { cause });
  }
}
