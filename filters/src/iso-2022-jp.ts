/** The escape sequence that a file uses for each set with two sequences. */
type Spellings = ReadonlyMap<number, number>;

/** The character sets, by the bytes after the escape character: ASCII, its Japanese variant, katakana, and kanji. */
const characterSets = { ascii: 0x2842, roman: 0x284a, katakana: 0x2849, kanji: 0x2442, oldKanji: 0x2440 } as const;

/** Whether the bytes switch to the kanji of ISO-2022-JP; otherwise they are ASCII. */
export function choosesKanji(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at >= 0; at = bytes.indexOf(0x1b, at + 1)) {
    const set = (bytes[at + 1] ?? 0) * 0x100 + (bytes[at + 2] ?? 0);
    if (set === characterSets.kanji || set === characterSets.oldKanji) return true;
  }
  return false;
}

/** Writes ISO-2022-JP, whose escape sequences select the meaning of the following bytes. Source: RFC 1468. */
export class Iso2022JpEncoder {
  readonly #codeOf: (codePoint: number) => number | undefined;

  /** @param codeOf the bytes of a character in EUC-JP, as one number */
  constructor(codeOf: (codePoint: number) => number | undefined) {
    this.#codeOf = codeOf;
  }

  has(codePoint: number): boolean {
    return this.#find(codePoint) !== undefined;
  }

  #find(codePoint: number): { set: number; bytes: readonly number[] } | undefined {
    if (codePoint < 0x80) return codePoint === 0x1b ? undefined : { set: characterSets.ascii, bytes: [codePoint] };
    if (codePoint >= 0xff61 && codePoint <= 0xff9f) return { set: characterSets.katakana, bytes: [codePoint - 0xff40] };
    const code = this.#codeOf(codePoint) ?? 0;
    const isKanji = code > 0xa1a0 && code < 0x10000;
    return isKanji ? { set: characterSets.kanji, bytes: [(code >> 8) & 0x7f, code & 0x7f] } : undefined;
  }

  /** @throws RangeError for a character that the encoding can't represent */
  encode(text: string, spellings: Spellings = new Map()): Uint8Array {
    const bytes: number[] = [];
    let current: number = characterSets.ascii;
    const choose = (set: number) => {
      if (set === current) return;
      const own = spellings.get(set) ?? set;
      bytes.push(0x1b, own >> 8, own & 0xff);
      current = set;
    };
    for (const character of text) {
      const code = this.#find(character.codePointAt(0) as number);
      if (!code) throw new RangeError(`iso-2022-jp has no character ${character}`);
      choose(code.set);
      bytes.push(...code.bytes);
    }
    choose(characterSets.ascii);
    return Uint8Array.from(bytes);
  }

  /** Finds the escape sequences that a file uses; 0 if its text can't be written back unchanged. */
  findSpellings(text: string, file: Uint8Array): Spellings | number {
    const spellings = new Map<number, number>();
    const ascii = new TextDecoder("latin1").decode(file);
    if (ascii.includes("\x1b(J") && !ascii.includes("\x1b(B")) spellings.set(characterSets.ascii, characterSets.roman);
    if (ascii.includes("\x1b$@") && !ascii.includes("\x1b$B"))
      spellings.set(characterSets.kanji, characterSets.oldKanji);
    if (![...text].every((character) => this.has(character.codePointAt(0) as number))) return 0;
    const again = this.encode(text, spellings);
    return again.length === file.length && again.every((byte, at) => byte === file[at]) ? spellings : 0;
  }
}
