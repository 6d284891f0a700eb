const codes = 256;
const unknown = 0xffff;
const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800;

/**
 * The 256 most frequent characters of a set of texts. Texts with only these characters need one byte per character, and
 * others need two. In alphabetic scripts, almost all need one.
 */
export class Alphabet {
  /** UTF-16 code unit of each code. */
  readonly units: Uint16Array;
  /** Whether the texts contain no other characters. */
  #isWhole = false;
  #codeOf: Uint16Array | undefined;

  constructor(units: Uint16Array) {
    this.units = units;
  }

  /** @param counts the frequency of each of the 65,536 code units */
  static fromCounts(counts: Uint32Array): Alphabet {
    const met: number[] = [];
    for (let unit = 0; unit < counts.length; unit++) if (counts[unit]) met.push(unit);
    const used = met.filter((unit) => !isSurrogate(unit));
    used.sort((one, other) => (counts[other] as number) - (counts[one] as number) || one - other);
    const alphabet = new Alphabet(Uint16Array.from({ length: codes }, (_, code) => used[code] ?? unknown));
    alphabet.#isWhole = met.length === used.length && used.length <= codes;
    return alphabet;
  }

  isNarrow(text: string): boolean {
    if (this.#isWhole) return true;
    const known = this.#codes;
    for (let at = 0; at < text.length; at++) if (known[text.charCodeAt(at)] === unknown) return false;
    return true;
  }

  /** Writes a text at `at`, narrow or wide; returns the position after it. */
  write(bytes: Uint8Array, at: number, text: string, isWide: boolean): number {
    if (!isWide) return writeNarrow(bytes, at, text, this.#codes);
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      bytes[at + 2 * index] = unit;
      bytes[at + 2 * index + 1] = unit >> 8;
    }
    return at + 2 * text.length;
  }

  read(bytes: Uint8Array, start: number, end: number, isWide: boolean): string {
    const units = new Uint16Array(isWide ? (end - start) >> 1 : end - start);
    if (isWide) for (let at = 0; at < units.length; at++) units[at] = wideUnit(bytes, start + 2 * at);
    else for (let at = 0; at < units.length; at++) units[at] = this.units[bytes[start + at] as number] as number;
    let text = "";
    // Converts the codes in parts, because the number of arguments of a function is limited.
    for (let at = 0; at < units.length; at += 8192) text += String.fromCharCode(...units.subarray(at, at + 8192));
    return text;
  }

  get #codes(): Uint16Array {
    if (!this.#codeOf) {
      this.#codeOf = new Uint16Array(0x10000).fill(unknown);
      for (let code = codes - 1; code >= 0; code--) {
        const unit = this.units[code] as number;
        if (unit !== unknown) this.#codeOf[unit] = code;
      }
    }
    return this.#codeOf;
  }
}

function writeNarrow(bytes: Uint8Array, at: number, text: string, codeOf: Uint16Array): number {
  for (let index = 0; index < text.length; index++) bytes[at + index] = codeOf[text.charCodeAt(index)] as number;
  return at + text.length;
}

export function wideUnit(bytes: Uint8Array, at: number): number {
  return (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
}
