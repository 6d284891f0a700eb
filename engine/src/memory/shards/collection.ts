import { PackedRows } from "../entries/packed-rows.ts";
import type { MemoryRow } from "../entries/row.ts";
import { buildShards, flushSize, Merge, shardsToMerge } from "./merge.ts";
import type { Shard } from "./shard.ts";

/**
 * The rows of a memory. Most are in shards of up to 65,536 that never change, each with its index. New ones wait in a
 * packed form, and become shards in small slices of work. A query reads the packed rows with its length.
 */
export class ShardCollection {
  #shards: readonly Shard[];
  /** Collects new rows until there are enough for a shard. */
  #open = new PackedRows();
  #waiting: readonly PackedRows[] = [];
  /** The current merge of waiting rows into a shard, or of shards into a larger one. */
  #flush: Merge | undefined;
  #merge: Merge | undefined;

  constructor(shards: readonly Shard[] = []) {
    this.#shards = shards;
  }

  static from(rows: PackedRows): ShardCollection {
    return new ShardCollection(buildShards(rows));
  }

  get shards(): readonly Shard[] {
    return this.#shards;
  }

  /** The rows outside shards. */
  get loose(): readonly PackedRows[] {
    return [this.#open, ...this.#waiting];
  }

  get waitingSize(): number {
    return this.#waiting.reduce((sum, { size }) => sum + size, 0);
  }

  /** All shards, with the newest rows in an additional one. */
  get allInShards(): readonly Shard[] {
    while (this.#waiting.length > 0) this.mergeSlices(1);
    return [...this.#shards, ...buildShards(this.#open)];
  }

  get size(): number {
    return [...this.#shards, ...this.loose].reduce((sum, { size }) => sum + size, 0);
  }

  get bytes(): number {
    return [...this.#shards, ...this.loose].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Adds a row with an unused ID. */
  add(row: MemoryRow): void {
    this.#open.add(row);
    if (this.#open.slots < flushSize) return;
    this.#waiting = [...this.#waiting, this.#open];
    this.#open = new PackedRows();
  }

  /** Adds rows, which replace those with the same ids. */
  addAll(rows: PackedRows): void {
    for (const id of rows.ids) this.delete(id);
    if (rows.size >= flushSize) this.#waiting = [...this.#waiting, rows];
    else for (const row of rows.rows()) this.add(row);
  }

  /** IDs of the newest rows, at most `count`, oldest first. Reads no text. */
  newestIds(count: number): number[] {
    const { size } = this;
    const [times, ids] = [new Float64Array(size), new Float64Array(size)];
    const [timeOf, idOf] = [(at: number) => times[at] as number, (at: number) => ids[at] as number];
    let filled = 0;
    const add = (time: number, id: number): void => {
      times[filled] = time;
      ids[filled++] = id;
    };
    for (const rows of this.loose) {
      for (const position of rows.positions) add(rows.updatedAtOf(position), rows.idOf(position));
    }
    for (const shard of this.#shards) {
      const { updatedAt, ids } = shard.columns;
      for (let slot = 0; slot < shard.slots; slot++) {
        if (!shard.isDead(slot)) add(updatedAt[slot] as number, ids[slot] as number);
      }
    }
    if (count === 0) return [];
    // Numbers are sorted far faster without a compare function. All rows of an import have the same time.
    const oldest = count < size ? (times.toSorted()[size - count] as number) : -1;
    const slots = Uint32Array.from(times.keys());
    const newer = slots.filter((at) => (times[at] as number) > oldest);
    newer.sort((one, other) => timeOf(one) - timeOf(other) || idOf(one) - idOf(other));
    const slotsOfOldest = slots.filter((at) => times[at] === oldest);
    const sameAge = Float64Array.from(slotsOfOldest, idOf).sort();
    return [...sameAge.subarray(sameAge.length - count + newer.length), ...Array.from(newer, idOf)];
  }

  delete(id: number): boolean {
    if (this.loose.some((rows) => rows.delete(id))) return true;
    const located = this.#locate(id);
    located?.shard.kill(located.slot);
    return located !== undefined;
  }

  find(id: number): MemoryRow | undefined {
    for (const rows of this.loose) {
      const row = rows.find(id);
      if (row) return row;
    }
    const located = this.#locate(id);
    return located?.shard.row(located.slot);
  }

  /** The number of a row's provenance; undefined for an unknown row. Reads no text. */
  provenanceOf(id: number): number | undefined {
    for (const rows of this.loose) {
      const provenance = rows.provenanceOf(id);
      if (provenance !== undefined) return provenance;
    }
    const located = this.#locate(id);
    return located?.shard.columns.provenances[located.slot];
  }

  /** Runs at most `slices` slices of merging. @returns whether there is more to do */
  mergeSlices(slices: number): boolean {
    for (let slice = 0; slice < slices; slice++) {
      this.#startMerging();
      if (!this.#flush && !this.#merge) return false;
      if (this.#flush?.advance()) {
        this.#settle(this.#flush);
        this.#flush = undefined;
      }
      if (this.#merge?.advance()) {
        this.#settle(this.#merge);
        this.#merge = undefined;
      }
    }
    return true;
  }

  #startMerging(): void {
    const [waiting] = this.#waiting;
    if (!this.#flush && waiting) this.#flush = new Merge([waiting]);
    if (this.#merge) return;
    const shards = shardsToMerge(this.#shards);
    if (shards.length > 0) this.#merge = new Merge(shards);
  }

  #settle(merge: Merge): void {
    const isLeft = (each: Shard | PackedRows) => !merge.from.includes(each);
    this.#waiting = this.#waiting.filter(isLeft);
    this.#shards = [...this.#shards.filter(isLeft), ...merge.finish()];
  }

  #locate(id: number): { shard: Shard; slot: number } | undefined {
    for (const shard of this.#shards) {
      const slot = shard.slotOf(id);
      if (slot >= 0) return { shard, slot };
    }
    return undefined;
  }
}
