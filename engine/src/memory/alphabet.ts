const codes = 256;
const unknown = 0xffff;
const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800;

/**
 * The 256 commonest characters of a set of texts. Texts made of them alone, nearly all in any alphabetic script, take
 * one byte a character; others take two.
 */
export class Alphabet {
  /** UTF-16 code unit of each code. */
  readonly units: Uint16Array;
  #codeOf: Uint16Array | undefined;

  constructor(units: Uint16Array) {
    this.units = units;
  }

  /** @param counts how often each of the 65,536 code units occurs */
  static fromCounts(counts: Uint32Array): Alphabet {
    const used: number[] = [];
    for (let unit = 0; unit < counts.length; unit++) if (counts[unit] && !isSurrogate(unit)) used.push(unit);
    used.sort((one, other) => (counts[other] as number) - (counts[one] as number) || one - other);
    return new Alphabet(Uint16Array.from({ length: codes }, (_, code) => used[code] ?? unknown));
  }

  isNarrow(text: string): boolean {
    const known = this.#codes;
    for (let at = 0; at < text.length; at++) if (known[text.charCodeAt(at)] === unknown) return false;
    return true;
  }

  /** Writes a text at `at`, narrow or wide; returns the place after it. */
  write(bytes: Uint8Array, at: number, text: string, isWide: boolean): number {
    const known = this.#codes;
    let place = at;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (isWide) {
        bytes[place++] = unit;
        bytes[place++] = unit >> 8;
      } else bytes[place++] = known[unit] as number;
    }
    return place;
  }

  /** Reads back the text of the bytes from `start` to `end`. */
  read(bytes: Uint8Array, start: number, end: number, isWide: boolean): string {
    const units = new Uint16Array(isWide ? (end - start) >> 1 : end - start);
    if (isWide) for (let at = 0; at < units.length; at++) units[at] = wideUnit(bytes, start + 2 * at);
    else for (let at = 0; at < units.length; at++) units[at] = this.units[bytes[start + at] as number] as number;
    let text = "";
    // An argument list has its limit.
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

export function wideUnit(bytes: Uint8Array, at: number): number {
  return (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
}
