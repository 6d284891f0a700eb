import { partitionPoint } from "@openparlance/text";
import type { MemoryRow } from "../entries/row.ts";
import { Alphabet, wideUnit } from "../strings/alphabet.ts";
import type { Distance } from "../strings/distance.ts";
import { type GramIndex, zoneWidthFor } from "./gram-index.ts";

/** The limit of entries in a shard, so that their numbers fit in 16 bits. */
export const shardCapacity = 0x10000;

/** The number of bytes that the processor fetches together. */
const cacheLine = 64;

/** Bits of the first byte of an entry's text: which parts have two bytes per character, and whether it has a key. */
export const wideSourceBit = 1;
export const wideTargetBit = 2;
export const ownKeyBit = 4;
export const wideKeyBit = 8;

/**
 * The columns of a shard: entries that never change, numbered by slot in the order of {@link byLengthThenHash}.
 *
 * - `lengths`, `lengthStarts`: the distinct lengths of the keys in code points, and the first slot of each
 * - `slotsById`: slots in ascending order of id
 * - `textStarts`: the start of the text of each slot in `text`, and the end of the last one
 * - `text`: per entry a byte of the bits above, two sizes in bytes as varints, source, key, target. The sizes are those
 *   of the source and, if its bit is set, of the key.
 * - `contexts`: two fingerprints per slot; empty when no entry has a context
 * - `gramStarts`, `gramPostings`: a {@link GramIndex} of the keys
 */
export const columnTypes = {
  ids: Float64Array,
  createdAt: Uint32Array,
  updatedAt: Uint32Array,
  provenances: Uint32Array,
  hashes: Uint32Array,
  contexts: Uint32Array,
  lengths: Uint32Array,
  lengthStarts: Uint32Array,
  textStarts: Uint32Array,
  gramStarts: Uint32Array,
  units: Uint16Array,
  slotsById: Uint16Array,
  gramPostings: Uint16Array,
  dead: Uint8Array,
  text: Uint8Array,
};
export type ShardColumns = { [name in keyof typeof columnTypes]: (typeof columnTypes)[name]["prototype"] };

/** The positions of an entry's texts, in bytes. */
interface TextLocations {
  flags: number;
  sourceStart: number;
  keyStart: number;
  targetStart: number;
  end: number;
}

/** A shard of up to 65,536 entries with their index; only `dead` changes. */
export class Shard {
  readonly columns: ShardColumns;
  readonly grams: GramIndex;
  readonly #alphabet: Alphabet;
  #deadCount: number;

  constructor(columns: ShardColumns) {
    this.columns = columns;
    const { gramStarts: starts, gramPostings: postings } = columns;
    this.grams = { starts, postings, zoneWidth: zoneWidthFor(postings.length, columns.ids.length) };
    this.#alphabet = new Alphabet(columns.units);
    this.#deadCount = columns.dead.reduce((sum, dead) => sum + dead, 0);
  }

  get bytes(): number {
    return Object.values(this.columns).reduce((sum: number, { byteLength }) => sum + byteLength, 0);
  }

  /** The number of slots, including dead ones. */
  get slots(): number {
    return this.columns.ids.length;
  }

  get size(): number {
    return this.slots - this.#deadCount;
  }

  /** Length of the shortest key in code points. */
  get shortest(): number {
    return this.columns.lengths[0] ?? 0;
  }

  /** Length of the longest key in code points. */
  get longest(): number {
    return this.columns.lengths.at(-1) ?? 0;
  }

  isDead(slot: number): boolean {
    return this.#deadCount > 0 && this.columns.dead[slot] === 1;
  }

  kill(slot: number): void {
    if (this.isDead(slot)) return;
    this.columns.dead[slot] = 1;
    this.#deadCount++;
  }

  /** The slot of a living entry; −1 when there is none. */
  slotOf(id: number): number {
    const { ids, slotsById } = this.columns;
    if (id < (ids[slotsById[0] as number] as number) || id > (ids[slotsById.at(-1) as number] as number)) return -1;
    const at = partitionPoint(0, slotsById.length, (index) => (ids[slotsById[index] as number] as number) < id);
    const slot = slotsById[at];
    return slot !== undefined && ids[slot] === id && !this.isDead(slot) ? slot : -1;
  }

  /** The first slot whose key has at least `length` code points. */
  firstOfLength(length: number): number {
    const { lengths, lengthStarts } = this.columns;
    const at = partitionPoint(0, lengths.length, (index) => (lengths[index] as number) < length);
    return lengthStarts[at] ?? this.slots;
  }

  lengthOf(slot: number): number {
    const { lengths, lengthStarts } = this.columns;
    const next = partitionPoint(1, lengths.length, (index) => (lengthStarts[index] as number) <= slot);
    return lengths[next - 1] as number;
  }

  hashOf(slot: number): number {
    return this.columns.hashes[slot] as number;
  }

  textSizeOf(slot: number): number {
    const { textStarts } = this.columns;
    return (textStarts[slot + 1] as number) - (textStarts[slot] as number);
  }

  /** The living slots whose key has this length and fingerprint. The rows that were added last come first. */
  *slotsOfHash(length: number, hash: number): Generator<number> {
    const { hashes } = this.columns;
    const start = this.firstOfLength(length);
    const end = partitionPoint(start, this.firstOfLength(length + 1), (index) => (hashes[index] as number) <= hash);
    for (let slot = end - 1; slot >= start && hashes[slot] === hash; slot--) if (!this.isDead(slot)) yield slot;
  }

  row(slot: number): MemoryRow {
    const { ids, createdAt, updatedAt, provenances, hashes, contexts } = this.columns;
    return {
      id: ids[slot] as number,
      source: this.source(slot),
      target: this.target(slot),
      createdAt: createdAt[slot] as number,
      updatedAt: updatedAt[slot] as number,
      provenance: provenances[slot] as number,
      previous: contexts[2 * slot] ?? 0,
      next: contexts[2 * slot + 1] ?? 0,
      key: this.key(slot),
      length: this.lengthOf(slot),
      hash: hashes[slot] as number,
    };
  }

  source(slot: number): string {
    const { flags, sourceStart, keyStart } = this.#positions(slot);
    return this.#alphabet.read(this.columns.text, sourceStart, keyStart, (flags & wideSourceBit) !== 0);
  }

  target(slot: number): string {
    const { flags, targetStart, end } = this.#positions(slot);
    return this.#alphabet.read(this.columns.text, targetStart, end, (flags & wideTargetBit) !== 0);
  }

  key(slot: number): string {
    const { flags, sourceStart, keyStart, targetStart } = this.#positions(slot);
    if (flags & ownKeyBit)
      return this.#alphabet.read(this.columns.text, keyStart, targetStart, (flags & wideKeyBit) !== 0);
    return this.#alphabet.read(this.columns.text, sourceStart, keyStart, (flags & wideSourceBit) !== 0);
  }

  /**
   * Reads a little of the first `count` slots, so that the cache misses of comparing them overlap. Returns a
   * meaningless number, which must be used so that engines don't remove the reads.
   */
  readAhead(slots: Uint16Array, count: number): number {
    const { text, textStarts, provenances } = this.columns;
    let sum = 0;
    for (let at = 0; at < count; at++) {
      const slot = slots[at] as number;
      const start = textStarts[slot] as number;
      sum += (text[start] as number) + (text[start + cacheLine] ?? 0) + (provenances[slot] as number);
    }
    return sum;
  }

  /** The class in the query of each code of this shard's alphabet. */
  classesFor(distance: Distance): Uint16Array {
    const { units } = this.columns;
    const classes = new Uint16Array(units.length);
    for (let code = 0; code < classes.length; code++) classes[code] = distance.classOf(units[code] as number);
    return classes;
  }

  /** Writes the classes of a key's code points to `into`, which must be long enough. @returns their number */
  readKeyClasses(slot: number, distance: Distance, classes: Uint16Array, into: Uint16Array): number {
    const { text } = this.columns;
    const { flags, sourceStart, keyStart, targetStart } = this.#positions(slot);
    const start = flags & ownKeyBit ? keyStart : sourceStart;
    const end = flags & ownKeyBit ? targetStart : keyStart;
    if (flags & (flags & ownKeyBit ? wideKeyBit : wideSourceBit))
      return readUtf16Classes(text, start, end, distance, into);
    for (let at = start; at < end; at++) into[at - start] = classes[text[at] as number] as number;
    return end - start;
  }

  #positions(slot: number): TextLocations {
    const { text, textStarts } = this.columns;
    let at = textStarts[slot] as number;
    const flags = text[at++] as number;
    const varint = (): number => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = text[at++] as number;
        value |= (byte & 127) << shift;
        if (byte < 128) return value;
      }
    };
    const sourceSize = varint();
    const keySize = flags & ownKeyBit ? varint() : 0;
    const keyStart = at + sourceSize;
    return { flags, sourceStart: at, keyStart, targetStart: keyStart + keySize, end: textStarts[slot + 1] as number };
  }
}

function readUtf16Classes(text: Uint8Array, start: number, end: number, distance: Distance, into: Uint16Array): number {
  let count = 0;
  for (let at = start; at < end; at += 2) {
    const unit = wideUnit(text, at);
    const next = (unit & 0xfc00) === 0xd800 && at + 2 < end ? wideUnit(text, at + 2) : 0;
    const isPair = (next & 0xfc00) === 0xdc00;
    if (isPair) at += 2;
    into[count++] = distance.classOf(isPair ? 0x10000 + ((unit & 0x3ff) << 10) + (next & 0x3ff) : unit);
  }
  return count;
}
