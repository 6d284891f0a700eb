import type { MemoryRow } from "../entries/row.ts";
import { Alphabet } from "../strings/alphabet.ts";
import { GramReader, gramsBeyondLength } from "../strings/grams.ts";
import { GramIndexBuilder } from "./gram-index.ts";
import { Shard } from "./shard.ts";
import { TextPacker } from "./text-packer.ts";

const rowsPerSlice = 8;
const gramsPerSlice = 4096;
const reader = new GramReader();

/** Rows in the order of {@link byLengthThenHash}. Reading one may take a while. */
export interface RowsInOrder {
  readonly length: number;
  /** The length of the row's key, in code points. */
  lengthOf(slot: number): number;
  row(slot: number): MemoryRow;
}

/** Builds shards, one after the other, with the same large tables. */
export class ShardBuilder {
  readonly #grams = new GramIndexBuilder();
  readonly #texts = new TextPacker();

  /** Builds a shard of at most `shardCapacity` rows, in small slices. */
  *build(rows: RowsInOrder): Generator<void, Shard> {
    const { alphabet, units } = yield* this.#readTexts(rows);
    const { starts, postings } = yield* this.#grams.finish(gramsPerSlice);
    const fields = emptyFields(rows.length);
    this.#texts.begin(rows.length, units);
    yield* workInSlices(rows, (row, slot) => {
      writeFields(row, slot, fields);
      this.#texts.add(row, slot, alphabet);
    });
    const hasContext = fields.contexts.some((print) => print !== 0);
    return new Shard({
      ...fields,
      contexts: hasContext ? fields.contexts : new Uint32Array(),
      ...lengthRuns(rows),
      ...this.#texts.finish(),
      gramStarts: starts,
      units: alphabet.units,
      slotsById: slotsById(fields.ids),
      gramPostings: postings,
      dead: new Uint8Array(rows.length),
    });
  }

  /** Frees the memory of the tables. */
  end(): void {
    this.#grams.end();
  }

  /** Collects the grams and the characters; `units` is the number of code units in all texts. */
  *#readTexts(rows: RowsInOrder): Generator<void, { alphabet: Alphabet; units: number }> {
    const buckets = bucketsFor(rows.length);
    let grams = gramsBeyondLength * rows.length;
    for (let slot = 0; slot < rows.length; slot++) grams += rows.lengthOf(slot);
    this.#grams.begin(buckets, rows.length, grams);
    const unitCounts = new Uint32Array(0x10000);
    let units = 0;
    yield* workInSlices(rows, (row, slot) => {
      reader.readGrams(row.key);
      this.#grams.add(reader.hashes, reader.count, slot);
      countUnits(row.source, unitCounts);
      countUnits(row.target, unitCounts);
      units += row.source.length + row.target.length + (row.key === row.source ? 0 : row.key.length);
    });
    return { alphabet: Alphabet.fromCounts(unitCounts), units };
  }
}

/** Calls `work` for each row. A separate function, because loops in generators are not optimized well. */
function* workInSlices(rows: RowsInOrder, work: (row: MemoryRow, slot: number) => void): Generator<void, void> {
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    const end = Math.min(start + rowsPerSlice, rows.length);
    for (let slot = start; slot < end; slot++) work(rows.row(slot), slot);
    yield;
  }
}

/** At least half as many buckets as rows, so that the directory stays small compared with the postings. */
function bucketsFor(rows: number): number {
  return Math.min(0x8000, Math.max(0x40, 2 ** Math.ceil(Math.log2((rows + 1) / 2))));
}

function countUnits(text: string, counts: Uint32Array): void {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    counts[unit] = (counts[unit] as number) + 1;
  }
}

const emptyFields = (rows: number) => ({
  ids: new Float64Array(rows),
  createdAt: new Uint32Array(rows),
  updatedAt: new Uint32Array(rows),
  provenances: new Uint32Array(rows),
  hashes: new Uint32Array(rows),
  contexts: new Uint32Array(2 * rows),
});

function writeFields(row: MemoryRow, slot: number, fields: ReturnType<typeof emptyFields>): void {
  fields.ids[slot] = row.id;
  fields.createdAt[slot] = row.createdAt;
  fields.updatedAt[slot] = row.updatedAt;
  fields.provenances[slot] = row.provenance;
  fields.hashes[slot] = row.hash;
  fields.contexts[2 * slot] = row.previous;
  fields.contexts[2 * slot + 1] = row.next;
}

function lengthRuns(rows: RowsInOrder) {
  const lengths: number[] = [];
  const lengthStarts: number[] = [];
  for (let slot = 0; slot < rows.length; slot++) {
    const length = rows.lengthOf(slot);
    if (length === lengths.at(-1)) continue;
    lengths.push(length);
    lengthStarts.push(slot);
  }
  return { lengths: Uint32Array.from(lengths), lengthStarts: Uint32Array.from(lengthStarts) };
}

function slotsById(ids: Float64Array): Uint16Array {
  const slots = Uint16Array.from(ids.keys());
  return slots.sort((one, other) => (ids[one] as number) - (ids[other] as number));
}
