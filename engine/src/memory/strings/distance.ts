/** The bits of a machine word. For each class of characters, bits mark the rows of the pattern with this class. */
const wordBits = 32;
const firstCodes = 256;

/**
 * Levenshtein distance from one pattern to many texts, in code points.
 *
 * Bit-parallel after Myers (1999), "A fast bit-vector algorithm for approximate string matching based on dynamic
 * programming", in blocks of 32 rows after Hyyrö (2003), "A bit-vector algorithm for computing Levenshtein and Damerau
 * edit distances". Only the blocks within `limit` of the diagonal are computed (Ukkonen 1985). Values outside can only
 * be overestimated, and no path of at most `limit` edits reaches them.
 *
 * A text is a list of classes: 0 for a character that isn't in the pattern, otherwise its {@link classOf}.
 */
export class Distance {
  /** The length in code points. */
  readonly patternLength: number;
  readonly #classes: Map<number, number>;
  /** The classes of code points below {@link firstCodes}; a table is faster than the map. */
  readonly #firstClasses: Uint16Array;
  readonly #blocks: number;
  readonly #masks: Int32Array;
  readonly #positive: Int32Array;
  readonly #negative: Int32Array;

  constructor(pattern: string) {
    const codes = Array.from(pattern, (character) => character.codePointAt(0) as number);
    this.patternLength = codes.length;
    this.#classes = new Map([...new Set(codes)].map((code, index) => [code, index + 1]));
    this.#firstClasses = new Uint16Array(firstCodes);
    for (const [code, known] of this.#classes) if (code < firstCodes) this.#firstClasses[code] = known;
    this.#blocks = Math.ceil(codes.length / wordBits);
    this.#masks = new Int32Array((this.#classes.size + 1) * this.#blocks);
    this.#positive = new Int32Array(this.#blocks);
    this.#negative = new Int32Array(this.#blocks);
    for (const [row, code] of codes.entries()) {
      const word = this.classOf(code) * this.#blocks + (row >>> 5);
      this.#masks[word] = (this.#masks[word] as number) | (1 << (row & 31));
    }
  }

  classOf(code: number): number {
    return code < firstCodes ? (this.#firstClasses[code] as number) : (this.#classes.get(code) ?? 0);
  }

  /** The distance to the first `length` classes of `text`. If it exceeds `limit`, any number above `limit`. */
  to(text: Uint16Array, length: number, limit: number): number {
    const rows = this.patternLength;
    if (Math.abs(rows - length) > limit) return limit + 1;
    if (rows === 0 || length === 0) return rows + length;
    return this.#blocks === 1 ? this.#measureOneBlock(text, length, limit) : this.#measureBlocks(text, length, limit);
  }

  #measureOneBlock(text: Uint16Array, length: number, limit: number): number {
    const masks = this.#masks;
    const last = this.patternLength - 1;
    let positive = -1;
    let negative = 0;
    let score = this.patternLength;
    for (let column = 0; column < length; column++) {
      const equal = masks[text[column] as number] as number;
      const vertical = equal | negative;
      const horizontal = (((equal & positive) + positive) ^ positive) | equal;
      const up = negative | ~(horizontal | positive);
      const down = positive & horizontal;
      score += ((up >>> last) & 1) - ((down >>> last) & 1);
      // The bottom row decreases by at most one per column.
      if (score - (length - 1 - column) > limit) return limit + 1;
      const shifted = (up << 1) | 1;
      positive = (down << 1) | ~(vertical | shifted);
      negative = shifted & vertical;
    }
    return score;
  }

  /** A single long loop, because a lookup spends most of its time in it. */
  #measureBlocks(text: Uint16Array, length: number, limit: number): number {
    const blocks = this.#blocks;
    const masks = this.#masks;
    const positives = this.#positive;
    const negatives = this.#negative;
    const lastBlock = blocks - 1;
    const lastBit = (this.patternLength - 1) & 31;
    let first = 0;
    let end = 0;
    // The distance at the lowest computed row, and the number of rows from there to the diagonal of the last cell.
    let score = 0;
    let below = length - this.patternLength;
    for (let column = 0; column < length; column++) {
      while (end < blocks && end * wordBits <= column + limit) {
        positives[end] = -1;
        negatives[end] = 0;
        const rows = end === lastBlock ? lastBit + 1 : wordBits;
        score += rows;
        below += rows;
        end++;
      }
      if ((first + 1) * wordBits < column + 1 - limit) first++;
      const row = (text[column] as number) * blocks;
      let carryUp = 1;
      let carryDown = 0;
      for (let block = first; block < end; block++) {
        const positive = positives[block] as number;
        const negative = negatives[block] as number;
        const mask = masks[row + block] as number;
        const vertical = mask | negative;
        const equal = mask | carryDown;
        const horizontal = (((equal & positive) + positive) ^ positive) | equal;
        const up = negative | ~(horizontal | positive);
        const down = positive & horizontal;
        const bit = block === lastBlock ? lastBit : 31;
        const shifted = (up << 1) | carryUp;
        positives[block] = (down << 1) | carryDown | ~(vertical | shifted);
        negatives[block] = shifted & vertical;
        carryUp = (up >>> bit) & 1;
        carryDown = (down >>> bit) & 1;
      }
      score += carryUp - carryDown;
      below--;
      // Upwards, distances decrease by at most one per row, and never along a diagonal.
      if (score - below > limit) return limit + 1;
    }
    return score;
  }
}
