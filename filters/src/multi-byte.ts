import { Iso2022JpEncoder } from "./iso-2022-jp.ts";
import { byteRange, codePage949Syllables, decodeKorean } from "./korean.ts";

/** Encodings of the Encoding Standard with characters of several bytes. */
const multiByteNames = new Set("gbk gb18030 big5 euc-jp shift_jis euc-kr iso-2022-jp".split(" "));

export const isMultiByte = (name: string): boolean => multiByteNames.has(name);

/** @throws TypeError for invalid bytes */
export const decodeMultiByte = (name: string, bytes: Uint8Array): string =>
  name === "euc-kr" ? decodeKorean(bytes) : new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);

type Encoder = Pick<MultiByteEncoder, "has" | "encode" | "findSpellings">;

const encoders = new Map<string, Encoder>();

/** An encoder for an encoding that the platform only decodes, by inverting its decoder's table. */
export function multiByteEncoder(name: string): Encoder {
  const known = encoders.get(name);
  if (known) return known;
  const encoder =
    name === "iso-2022-jp" ? new Iso2022JpEncoder(new MultiByteEncoder("euc-jp").codeOf) : new MultiByteEncoder(name);
  encoders.set(name, encoder);
  return encoder;
}

/** For characters that a file writes in their second encoding: the bytes as one number, most significant byte first. */
export type Spellings = ReadonlyMap<number, number>;

class MultiByteEncoder {
  readonly #name: string;
  readonly #codes = new Map<number, number>();
  /** Second encodings of characters, such as NEC's copies of IBM's characters in Shift_JIS. */
  readonly #seconds = new Map<number, number[]>();
  readonly #hasAll: boolean;

  constructor(name: string) {
    this.#name = name;
    this.#hasAll = name === "gb18030";
    // In GB 18030, a character of one byte is ASCII. Its decoder also reads the euro sign of GBK.
    const single = this.#hasAll ? 0x80 : 0x100;
    this.#addBytes(byteRange(0, single));
    const pairs = byteRange(0x81, 0xff).flatMap((first) => byteRange(0x40, 0x100).map((second) => [first, second]));
    this.#add(pairs.filter(([first = 0]) => !isSecond(name, first)));
    this.#add(pairs.filter(([first = 0]) => isSecond(name, first)));
    if (name === "euc-jp") {
      const rows = byteRange(0xa1, 0xff);
      this.#add(rows.flatMap((first) => rows.map((second) => [0x8f, first, second])));
    }
    if (this.#hasAll) this.#add(fourByteSequences());
    this.#addBytes(byteRange(single, 0x100));
    if (name === "euc-kr")
      for (const [code, syllable] of codePage949Syllables()) this.#codes.set(syllable.charCodeAt(0), code);
  }

  /** Decodes each byte by itself: a byte that begins longer characters may also be a character. */
  #addBytes(bytes: readonly number[]): void {
    for (const byte of bytes) this.#addOne([byte], new TextDecoder(this.#name).decode(Uint8Array.of(byte)));
  }

  /** Adds the characters of sequences. The first sequence of a character is used. */
  #add(sequences: readonly (readonly number[])[]): void {
    // Each sequence has a line end after it, so that an invalid one does not consume a part of the next one.
    const bytes = Uint8Array.from(sequences.flatMap((sequence) => [...sequence, 0x0a]));
    const texts = new TextDecoder(this.#name).decode(bytes).split("\n");
    for (const [index, sequence] of sequences.entries()) this.#addOne(sequence, texts[index] as string);
  }

  #addOne(sequence: readonly number[], character: string): void {
    const codePoint = character.codePointAt(0);
    if (codePoint === undefined || codePoint === 0xfffd || character.length !== lengthOf(codePoint)) return;
    const code = sequence.reduce((sum, byte) => sum * 0x100 + byte, 0);
    if (!this.#codes.has(codePoint)) this.#codes.set(codePoint, code);
    else this.#seconds.set(codePoint, [...(this.#seconds.get(codePoint) ?? []), code]);
  }

  has(codePoint: number): boolean {
    return this.#codes.has(codePoint) || (this.#hasAll && codePoint > 0xffff);
  }

  /** @throws RangeError for a character that the encoding can't represent */
  encode(text: string, spellings?: Spellings): Uint8Array {
    // GB 18030 has the longest characters, of four bytes.
    const bytes = new Uint8Array(text.length * 4);
    let length = 0;
    for (const character of text) {
      const codePoint = character.codePointAt(0) as number;
      const code = spellings?.get(codePoint) ?? this.codeOf(codePoint);
      if (code === undefined) throw new RangeError(`${this.#name} has no character U+${codePoint.toString(16)}`);
      for (const byte of bytesOf(code)) bytes[length++] = byte;
    }
    return bytes.slice(0, length);
  }

  /**
   * If a character has several codes, finds the one that the file uses. Returns the offset of the first character that
   * can't be written back, if there is one.
   */
  findSpellings(text: string, bytes: Uint8Array): Spellings | number {
    const spellings = new Map<number, number>();
    const isAt = (code: number, at: number) => bytesOf(code).every((byte, index) => bytes[at + index] === byte);
    let offset = 0;
    let at = 0;
    for (const character of text) {
      const codePoint = character.codePointAt(0) as number;
      const own = spellings.get(codePoint);
      const first = this.codeOf(codePoint);
      const codes =
        own !== undefined ? [own] : [...(first === undefined ? [] : [first]), ...(this.#seconds.get(codePoint) ?? [])];
      const code = codes.find((each) => isAt(each, at));
      if (code === undefined) return offset;
      if (this.#seconds.has(codePoint)) spellings.set(codePoint, code);
      at += bytesOf(code).length;
      offset += character.length;
    }
    return at === bytes.length ? spellings : offset;
  }

  /** The bytes of a character as one number, most significant byte first. */
  readonly codeOf = (codePoint: number): number | undefined =>
    this.#codes.get(codePoint) ?? (this.#hasAll && codePoint > 0xffff ? supplementary(codePoint) : undefined);
}

const lengthOf = (codePoint: number): number => (codePoint > 0xffff ? 2 : 1);

function bytesOf(code: number): readonly number[] {
  if (code < 0x100) return [code];
  if (code < 0x10000) return [code >>> 8, code & 0xff];
  if (code < 0x1000000) return [code >>> 16, (code >>> 8) & 0xff, code & 0xff];
  return [Math.floor(code / 0x1000000), (code >>> 16) & 0xff, (code >>> 8) & 0xff, code & 0xff];
}

/** Lead bytes of second encodings: NEC's copies in Shift_JIS, Hong Kong's rows in Big5. Source: Encoding Standard. */
const isSecond = (name: string, first: number): boolean =>
  (name === "shift_jis" && (first === 0xed || first === 0xee)) || (name === "big5" && first < 0xa1);

function fourByteSequences(): number[][] {
  const pairsFrom = (leads: readonly number[]) =>
    leads.flatMap((lead) => byteRange(0x30, 0x3a).map((digit) => [lead, digit]));
  const ends = pairsFrom(byteRange(0x81, 0xff));
  return pairsFrom(byteRange(0x81, 0x85)).flatMap((start) => ends.map((end) => [...start, ...end]));
}

/** GB 18030 numbers the characters beyond U+FFFF from 0x90308130 on. */
function supplementary(codePoint: number): number {
  const pointer = codePoint - 0x10000;
  const bytes = [
    0x90 + Math.floor(pointer / 12_600),
    0x30 + (Math.floor(pointer / 1260) % 10),
    0x81 + (Math.floor(pointer / 10) % 126),
    0x30 + (pointer % 10),
  ];
  return bytes.reduce((code, byte) => code * 0x100 + byte, 0);
}
