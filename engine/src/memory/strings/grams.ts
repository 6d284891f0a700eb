const tableSize = 0x10000;
const lowerCase = new Int32Array(tableSize).fill(-1);

/** The lower case of a code point if it is one code point, otherwise the code point itself. */
function fold(code: number): number {
  if (code >= tableSize) return lower(code);
  const known = lowerCase[code] as number;
  if (known >= 0) return known;
  const folded = lower(code);
  lowerCase[code] = folded;
  return folded;
}

function lower(code: number): number {
  const folded = String.fromCodePoint(code).toLowerCase();
  const first = folded.codePointAt(0) as number;
  return folded.length === (first > 0xffff ? 2 : 1) ? first : code;
}

/** The text with every code point folded separately, so that its length in code points stays the same. */
export function foldText(text: string): string {
  let folded = "";
  for (const character of text) folded += String.fromCodePoint(fold(character.codePointAt(0) as number));
  return folded;
}

export function codePointCount(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++, count++) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) at++;
  }
  return count;
}

/** A 32-bit fingerprint of a text (FNV-1a over its code units, then mixed); 0 only by coincidence. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash) >>> 0;
}

/** Final mixing of a 32-bit hash: every bit depends on every bit. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The number of code points in a gram. Grams whose starts differ by this number don't overlap. */
export const gramSize = 3;

/** The number of a text's grams minus its length: see {@link GramReader.readGrams}. */
export const gramsBeyondLength = 2;

/** Added twice before and after a text, so that its ends have their own grams. */
const edge = 0x110000;
const edgesPerEnd = 2;

/** The grams of a text: `hashes` from 0 to `count`. The next reading overwrites them. */
export class GramReader {
  hashes: Int32Array = new Int32Array(256);
  count = 0;
  #codes = new Int32Array(256);

  /** Reads the 3-grams of the folded text between two marks on either side, in order: its length + 2, 16 bits each. */
  readGrams(text: string): void {
    this.count = this.#readCodes(text) - 2;
    for (let at = 0; at < this.count; at++) this.hashes[at] = this.#hashAt(at);
  }

  #hashAt(at: number): number {
    const codes = this.#codes;
    const first = Math.imul(codes[at] as number, 0x9e3779b1);
    const second = Math.imul((first ^ (codes[at + 1] as number)) + (first >>> 15), 0x85ebca6b);
    const third = Math.imul((second ^ (codes[at + 2] as number)) + (second >>> 13), 0xc2b2ae35);
    return third >>> 16;
  }

  #readCodes(text: string): number {
    const atMost = text.length + 2 * edgesPerEnd;
    if (this.#codes.length < atMost) {
      this.#codes = new Int32Array(2 * atMost);
      this.hashes = new Int32Array(2 * atMost);
    }
    let length = 0;
    while (length < edgesPerEnd) this.#codes[length++] = edge;
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at) as number;
      if (code > 0xffff) at++;
      this.#codes[length++] = fold(code);
    }
    for (let mark = 0; mark < edgesPerEnd; mark++) this.#codes[length++] = edge;
    return length;
  }
}
