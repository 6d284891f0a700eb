import { transfer } from "../transfer.ts";
import type { MemoryRow } from "./row.ts";

/** The length of a row in `#numbers`: see {@link PackedRows.add}. */
const numbersPerRow = 11;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
/** Bytes of a position in the map, measured with a million IDs. */
const bytesOfPosition = 30;
/** The maximum of bytes for a UTF-16 code unit in UTF-8. */
const maxBytesOfUnit = 3;

/**
 * Rows that wait for a shard, each ID once. They are in a few arrays outside the heap. As objects, they would need
 * three times the memory, and twice as much until garbage collection.
 */
export class PackedRows {
  #ids = new Float64Array(64);
  #numbers = new Uint32Array(64 * numbersPerRow);
  #text: Uint8Array<ArrayBuffer> = new Uint8Array(4096);
  #count = 0;
  /** The end of the text, in bytes and in code units. */
  #end = 0;
  #endInCodeUnits = 0;
  /** The whole text; undefined until a row is read. */
  #read: string | undefined;
  /** The position of each living row, by id. */
  readonly #positions = new Map<number, number>();
  #highestId = 0;
  #lowestId = Number.POSITIVE_INFINITY;
  /** Rows with lone surrogates, which UTF-8 can't represent. */
  readonly #others = new Map<number, MemoryRow>();

  /** The number of added rows, including deleted ones. */
  get slots(): number {
    return this.#count;
  }

  get size(): number {
    return this.#positions.size;
  }

  get bytes(): number {
    const arrays = this.#ids.byteLength + this.#numbers.byteLength + this.#text.byteLength;
    return arrays + bytesOfPosition * this.size + 2 * (this.#read?.length ?? 0);
  }

  /** The bytes of the texts of all added rows, in UTF-8. */
  get textBytes(): number {
    return this.#end;
  }

  /** The IDs of the living rows, oldest first. */
  get ids(): number[] {
    return [...this.#positions.keys()];
  }

  get positions(): Uint32Array {
    return Uint32Array.from(this.#positions.values());
  }

  /** Replaces a row with the same id. */
  add(row: MemoryRow): void {
    this.delete(row.id);
    this.#read = undefined;
    const { id, source, target, createdAt, updatedAt, provenance, previous, next, length, hash } = row;
    // The start of the source marks a key that equals the source, because no other key ends there.
    const ownKey = row.key === source ? "" : row.key;
    const text = source + target + ownKey;
    const position = this.#count++;
    this.#makeRoom(text.length);
    const start = this.#endInCodeUnits;
    const targetStart = start + source.length;
    const keyStart = targetStart + target.length;
    this.#end += encoder.encodeInto(text, this.#text.subarray(this.#end)).written;
    this.#endInCodeUnits += text.length;
    const keyEnd = row.key === source ? start : this.#endInCodeUnits;
    this.#ids[position] = id;
    const all = [createdAt, updatedAt, provenance, previous, next, length, hash, start, targetStart, keyStart, keyEnd];
    // A loop is far faster than `set`.
    for (let at = 0; at < numbersPerRow; at++) this.#numbers[position * numbersPerRow + at] = all[at] as number;
    this.#positions.set(id, position);
    this.#highestId = Math.max(this.#highestId, id);
    this.#lowestId = Math.min(this.#lowestId, id);
    if (!text.isWellFormed()) this.#others.set(position, row);
  }

  /** @returns false if there is no row with this ID */
  delete(id: number): boolean {
    return this.#mayHave(id) && this.#positions.delete(id);
  }

  find(id: number): MemoryRow | undefined {
    const position = this.#positionOf(id);
    return position === undefined ? undefined : this.row(position);
  }

  /** Reads no text. */
  provenanceOf(id: number): number | undefined {
    const position = this.#positionOf(id);
    return position === undefined ? undefined : this.#numbers[position * numbersPerRow + 2];
  }

  #positionOf(id: number): number | undefined {
    return this.#mayHave(id) ? this.#positions.get(id) : undefined;
  }

  /** Rows are usually added in the order of their IDs, so that most new ones need no search. */
  #mayHave(id: number): boolean {
    return id >= this.#lowestId && id <= this.#highestId;
  }

  /** The living rows with these lengths, and with the hash if it is specified. */
  *rows(shortest = 0, longest = Number.POSITIVE_INFINITY, hash?: number): Generator<MemoryRow> {
    try {
      for (const position of this.#positions.values()) {
        const length = this.lengthOf(position);
        if (length < shortest || length > longest || (hash ?? this.hashOf(position)) !== this.hashOf(position))
          continue;
        yield this.row(position);
      }
    } finally {
      // The decoded text is freed, because the texts of all waiting rows would use much memory.
      this.#read = undefined;
    }
  }

  isDead(position: number): boolean {
    return this.#positions.get(this.idOf(position)) !== position;
  }

  idOf(position: number): number {
    return this.#ids[position] as number;
  }

  updatedAtOf(position: number): number {
    return this.#numbers[position * numbersPerRow + 1] as number;
  }

  lengthOf(position: number): number {
    return this.#numbers[position * numbersPerRow + 5] as number;
  }

  hashOf(position: number): number {
    return this.#numbers[position * numbersPerRow + 6] as number;
  }

  /** The size in code units. */
  textSizeOf(position: number): number {
    const at = position * numbersPerRow;
    return (
      Math.max(this.#numbers[at + 9] as number, this.#numbers[at + 10] as number) - (this.#numbers[at + 7] as number)
    );
  }

  row(position: number): MemoryRow {
    const other = this.#others.get(position);
    if (other) return other;
    const at = position * numbersPerRow;
    const number = (index: number): number => this.#numbers[at + index] as number;
    // Cutting parts from one long text is far faster than decoding each part.
    this.#read ??= decoder.decode(this.#text.subarray(0, this.#end));
    const source = this.#read.slice(number(7), number(8));
    return {
      id: this.#ids[position] as number,
      source,
      target: this.#read.slice(number(8), number(9)),
      createdAt: number(0),
      updatedAt: number(1),
      provenance: number(2),
      previous: number(3),
      next: number(4),
      key: number(10) === number(7) ? source : this.#read.slice(number(9), number(10)),
      length: number(5),
      hash: number(6),
    };
  }

  /** @param units the number of code units in the next row's text */
  #makeRoom(units: number): void {
    const rows = this.#ids.length;
    if (this.#count > rows) {
      this.#ids = new Float64Array(transfer(this.#ids.buffer, 16 * rows));
      this.#numbers = new Uint32Array(transfer(this.#numbers.buffer, 8 * rows * numbersPerRow));
    }
    const needed = this.#end + maxBytesOfUnit * units;
    if (needed <= this.#text.length) return;
    this.#text = new Uint8Array(transfer(this.#text.buffer, Math.max(needed, 2 * this.#text.length)));
  }
}
