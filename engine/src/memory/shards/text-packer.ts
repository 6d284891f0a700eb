import type { MemoryRow } from "../entries/row.ts";
import type { Alphabet } from "../strings/alphabet.ts";
import { transfer } from "../transfer.ts";
import { ownKeyBit, type ShardColumns, wideKeyBit, wideSourceBit, wideTargetBit } from "./shard.ts";

/** The maximum of bytes for a row's flags and sizes. */
const maxHead = 11;
const defaultHead = 4;

/** Writes the texts of rows in the form of {@link ShardColumns}, for one shard after the other. */
export class TextPacker {
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  #starts = new Uint32Array();
  #end = 0;

  /** @param units the number of code units in the rows; almost all need one byte */
  begin(rows: number, units: number): void {
    this.#bytes = new Uint8Array(units + defaultHead * rows);
    this.#starts = new Uint32Array(rows + 1);
    this.#end = 0;
  }

  /** @param slot the slot after the last added one */
  add(row: MemoryRow, slot: number, alphabet: Alphabet): void {
    this.#makeRoom(maxHead + 2 * (row.source.length + row.key.length + row.target.length));
    this.#end = packRow(row, alphabet, this.#bytes, this.#end);
    this.#starts[slot + 1] = this.#end;
  }

  finish(): Pick<ShardColumns, "text" | "textStarts"> {
    // Frees the rest of the memory immediately, instead of at the next garbage collection.
    const text = new Uint8Array(transfer(this.#bytes.buffer, this.#end));
    this.#bytes = new Uint8Array();
    return { text, textStarts: this.#starts };
  }

  #makeRoom(bytes: number): void {
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#end + bytes));
    larger.set(this.#bytes);
    transfer(this.#bytes.buffer, 0);
    this.#bytes = larger;
  }
}

function packRow({ source, target, key }: MemoryRow, alphabet: Alphabet, text: Uint8Array, start: number): number {
  const hasKey = key !== source;
  const isWide = {
    source: !alphabet.isNarrow(source),
    target: !alphabet.isNarrow(target),
    key: hasKey && !alphabet.isNarrow(key),
  };
  let at = start;
  text[at++] =
    (isWide.source ? wideSourceBit : 0) |
    (isWide.target ? wideTargetBit : 0) |
    (hasKey ? ownKeyBit : 0) |
    (isWide.key ? wideKeyBit : 0);
  at = writeVarint(text, at, source.length << (isWide.source ? 1 : 0));
  if (hasKey) at = writeVarint(text, at, key.length << (isWide.key ? 1 : 0));
  at = alphabet.write(text, at, source, isWide.source);
  if (hasKey) at = alphabet.write(text, at, key, isWide.key);
  return alphabet.write(text, at, target, isWide.target);
}

function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  let position = at;
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes[position++] = (rest & 127) | 128;
  bytes[position++] = rest;
  return position;
}
