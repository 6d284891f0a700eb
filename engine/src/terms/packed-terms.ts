import { transfer } from "../memory/transfer.ts";
import { readTermFlags, type TermFlags } from "./flags.ts";
import type { Term } from "./term.ts";

/** The length of a row in `#numbers`: the starts of source and target, the end of the target, the key, an older row. */
const numbersPerRow = 5;
/** The size of resized arrays in relation to their content. */
const growth = 1.5;
/** The minimum of rows, and of characters, for which there is space. */
const minSpace = 32;
const unitsAtOnce = 8192;
const noMetadata: Term["metadata"] = Object.freeze({});
const noFlags = readTermFlags(noMetadata);

/**
 * Terms in lists by key. They are in a few arrays outside the heap. As objects, they would need three times the memory,
 * and twice as much until garbage collection. Positions are valid until the next change; those of later terms are higher.
 */
export class PackedTerms {
  #ids = new Float64Array(minSpace);
  #numbers = new Int32Array(minSpace * numbersPerRow);
  #text = new Uint16Array(minSpace);
  #count = 0;
  #end = 0;
  /** The characters of terms that were not deleted. */
  #livingUnits = 0;
  /** The position of each term, oldest first. */
  readonly #positions = new Map<number, number>();
  /** The position of the newest term of each key. */
  readonly #newest = new Map<number, number>();
  /** By ID; most terms have none. */
  readonly #details = new Map<number, Pick<Term, "metadata"> & { flags: TermFlags }>();

  get size(): number {
    return this.#positions.size;
  }

  find(id: number): Term | undefined {
    const position = this.#positions.get(id);
    return position === undefined ? undefined : this.term(position);
  }

  *all(): Generator<Term> {
    for (const position of this.#positions.values()) yield this.term(position);
  }

  hasKey(key: number): boolean {
    return this.#newest.has(key);
  }

  /** The positions of a key's terms, newest first. */
  *withKey(key: number): Generator<number> {
    for (let at = this.#newest.get(key) ?? -1; at >= 0; at = this.#number(at, 4)) yield at;
  }

  sourceAt(position: number): string {
    return this.#read(this.#number(position, 0), this.#number(position, 1));
  }

  flagsAt(position: number): TermFlags {
    return this.#details.get(this.#ids[position] as number)?.flags ?? noFlags;
  }

  term(position: number): Term {
    const id = this.#ids[position] as number;
    const target = this.#read(this.#number(position, 1), this.#number(position, 2));
    return { id, source: this.sourceAt(position), target, metadata: this.#details.get(id)?.metadata ?? noMetadata };
  }

  /** Adds a term with a new ID. */
  add({ id, source, target, metadata }: Term, key: number): void {
    const start = this.#end;
    const end = start + source.length + target.length;
    if (this.#count === this.#ids.length || end > this.#text.length) this.#resize(growth * this.#count, growth * end);
    for (const part of [source, target]) {
      for (let at = 0; at < part.length; at++) this.#text[this.#end++] = part.charCodeAt(at);
    }
    this.#livingUnits += end - start;
    this.#append(id, [start, start + source.length, end], key);
    if (Object.keys(metadata).length > 0) this.#details.set(id, { metadata, flags: readTermFlags(metadata) });
  }

  delete(id: number): void {
    const position = this.#positions.get(id) as number;
    this.#positions.delete(id);
    this.#details.delete(id);
    const [start = 0, , end = 0, key = 0, older = -1] = this.#rowAt(position);
    this.#livingUnits -= end - start;
    let newer = -1;
    for (let at = this.#newest.get(key) as number; at !== position; at = this.#number(at, 4)) newer = at;
    if (newer >= 0) this.#numbers[newer * numbersPerRow + 4] = older;
    else if (older >= 0) this.#newest.set(key, older);
    else this.#newest.delete(key);
    const isHalfDeleted = this.#count > 2 * this.size || this.#end > 2 * this.#livingUnits;
    if (isHalfDeleted && this.#count > minSpace) this.#removeDeleted();
  }

  #rowAt(position: number): Int32Array {
    return this.#numbers.subarray(position * numbersPerRow, (position + 1) * numbersPerRow);
  }

  #number(position: number, index: number): number {
    return this.#numbers[position * numbersPerRow + index] as number;
  }

  #read(start: number, end: number): string {
    let text = "";
    // The number of arguments of a function is limited.
    for (let at = start; at < end; at += unitsAtOnce) {
      text += String.fromCharCode(...this.#text.subarray(at, Math.min(end, at + unitsAtOnce)));
    }
    return text;
  }

  #append(id: number, offsets: readonly [number, number, number], key: number): void {
    const position = this.#count++;
    this.#ids[position] = id;
    this.#rowAt(position).set([...offsets, key, this.#newest.get(key) ?? -1]);
    this.#newest.set(key, position);
    this.#positions.set(id, position);
  }

  #resize(rows: number, units: number): void {
    const [rowSpace, unitSpace] = [Math.max(minSpace, Math.ceil(rows)), Math.max(minSpace, Math.ceil(units))];
    this.#ids = new Float64Array(transfer(this.#ids.buffer, 8 * rowSpace));
    this.#numbers = new Int32Array(transfer(this.#numbers.buffer, 4 * rowSpace * numbersPerRow));
    this.#text = new Uint16Array(transfer(this.#text.buffer, 2 * unitSpace));
  }

  #removeDeleted(): void {
    [this.#count, this.#end] = [0, 0];
    this.#newest.clear();
    for (const [id, position] of this.#positions) {
      const [start = 0, middle = 0, end = 0, key = 0] = this.#rowAt(position);
      const moved = this.#end - start;
      this.#text.copyWithin(this.#end, start, end);
      this.#end += end - start;
      this.#append(id, [start + moved, middle + moved, end + moved], key);
    }
    this.#resize(growth * this.#count, growth * this.#end);
  }
}
