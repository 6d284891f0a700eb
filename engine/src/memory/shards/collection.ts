import type { PackedRows } from "../entries/packed-rows.ts";
import type { MemoryRow } from "../entries/row.ts";
import { buildShards, flushSize, Merge, shardsToMerge } from "./merge.ts";
import type { Shard } from "./shard.ts";

/** The memory of a row of average length that is still an object, in bytes. */
const bytesOfRecent = 1000;

/**
 * The rows of a memory. Most are in shards of up to 65,536 that never change, with their index. New ones wait in a short
 * list that every query reads through, and become shards in small slices of work. Many new ones wait in a packed form,
 * of which a query reads those of its length.
 */
export class ShardCollection {
  #shards: readonly Shard[];
  readonly #recent = new Map<number, MemoryRow>();
  /** Many rows that came at once. */
  #waiting: readonly PackedRows[] = [];
  /** Recent rows on their way into a shard, and shards on their way into a larger one. */
  #flush: Merge | undefined;
  #merge: Merge | undefined;

  constructor(shards: readonly Shard[] = []) {
    this.#shards = shards;
  }

  static from(rows: readonly MemoryRow[]): ShardCollection {
    return new ShardCollection(buildShards(rows));
  }

  get shards(): readonly Shard[] {
    return this.#shards;
  }

  get recent(): Iterable<MemoryRow> {
    return this.#recent.values();
  }

  get waiting(): readonly PackedRows[] {
    return this.#waiting;
  }

  /** Every row in a shard, the recent ones in one of their own. */
  get allInShards(): readonly Shard[] {
    while (this.#waiting.length > 0) this.mergeSome(1);
    return [...this.#shards, ...buildShards([...this.#recent.values()])];
  }

  get size(): number {
    return [...this.#shards, ...this.#waiting].reduce((sum, { size }) => sum + size, this.#recent.size);
  }

  /** About how many bytes they take. */
  get bytes(): number {
    const all = [...this.#shards, ...this.#waiting];
    return all.reduce((sum, { bytes }) => sum + bytes, bytesOfRecent * this.#recent.size);
  }

  /** The id must be free. */
  add(row: MemoryRow): void {
    this.#recent.set(row.id, row);
  }

  /** Adds rows, many of which wait for shards. They replace rows with the same ids. */
  addAll(rows: PackedRows): void {
    if (rows.size < flushSize) {
      for (const row of rows.rows()) this.#replace(row);
      return;
    }
    for (const id of rows.ids) this.delete(id);
    this.#waiting = [...this.#waiting, rows];
  }

  #replace(row: MemoryRow): void {
    this.delete(row.id);
    this.add(row);
  }

  /** Ids of at most `count` rows, the newest, oldest first. No text is read for it. */
  newestIds(count: number): number[] {
    const { size } = this;
    const [times, ids] = [new Float64Array(size), new Float64Array(size)];
    const [timeOf, idOf] = [(at: number) => times[at] as number, (at: number) => ids[at] as number];
    let filled = 0;
    const add = (time: number, id: number): void => {
      times[filled] = time;
      ids[filled++] = id;
    };
    for (const { updatedAt, id } of this.#recent.values()) add(updatedAt, id);
    for (const rows of this.#waiting) {
      for (const position of rows.positions) add(rows.updatedAtOf(position), rows.idOf(position));
    }
    for (const shard of this.#shards) {
      const { updatedAt, ids } = shard.columns;
      for (let slot = 0; slot < shard.slots; slot++) {
        if (!shard.isDead(slot)) add(updatedAt[slot] as number, ids[slot] as number);
      }
    }
    if (count === 0) return [];
    // Numbers by themselves sort far faster than by a function, and an import has one time for all of its rows.
    const oldest = count < size ? (times.toSorted()[size - count] as number) : -1;
    const slots = Uint32Array.from(times.keys());
    const newer = slots.filter((at) => (times[at] as number) > oldest);
    newer.sort((one, other) => timeOf(one) - timeOf(other) || idOf(one) - idOf(other));
    const sameAge = Float64Array.from(
      slots.filter((at) => times[at] === oldest),
      idOf,
    ).sort();
    return [...sameAge.subarray(sameAge.length - count + newer.length), ...Array.from(newer, idOf)];
  }

  delete(id: number): boolean {
    if (this.#recent.delete(id) || this.#waiting.some((rows) => rows.delete(id))) return true;
    const match = this.#inShards(id);
    match?.shard.kill(match.slot);
    return match !== undefined;
  }

  find(id: number): MemoryRow | undefined {
    const recent = this.#unmerged(id);
    if (recent) return recent;
    const match = this.#inShards(id);
    return match?.shard.row(match.slot);
  }

  #unmerged(id: number): MemoryRow | undefined {
    for (const rows of [this.#recent, ...this.#waiting]) {
      const row = rows instanceof Map ? rows.get(id) : rows.find(id);
      if (row) return row;
    }
    return undefined;
  }

  /** Number of the provenance of a row; undefined when there is none. No text is read for it. */
  provenanceOf(id: number): number | undefined {
    const recent = this.#unmerged(id);
    if (recent) return recent.provenance;
    const match = this.#inShards(id);
    return match?.shard.columns.provenances[match.slot];
  }

  /** The rows of a normalized source. */
  *withKey({ key, length, hash }: Pick<MemoryRow, "key" | "length" | "hash">): Generator<MemoryRow> {
    for (const row of this.#recent.values()) if (row.hash === hash && row.key === key) yield row;
    for (const rows of this.#waiting) {
      for (const row of rows.rows(length, length, hash)) if (row.key === key) yield row;
    }
    for (const shard of this.#shards) {
      for (const slot of shard.slotsOfHash(length, hash)) if (shard.key(slot) === key) yield shard.row(slot);
    }
  }

  /** Does at most `slices` slices of merging; returns whether there is more to do. */
  mergeSome(slices: number): boolean {
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
    if (!this.#flush && waiting) this.#flush = new Merge([], [], waiting);
    if (!this.#flush && this.#recent.size >= flushSize) this.#flush = new Merge([], [...this.#recent.values()]);
    if (this.#merge) return;
    const shards = shardsToMerge(this.#shards);
    if (shards.length > 0) this.#merge = new Merge(shards, []);
  }

  #settle(merge: Merge): void {
    const isRecent = (row: MemoryRow): boolean => this.#recent.get(row.id) === row;
    const built = merge.finish(isRecent);
    for (const row of merge.recent) if (isRecent(row)) this.#recent.delete(row.id);
    this.#waiting = this.#waiting.filter((rows) => rows !== merge.waiting);
    this.#shards = [...this.#shards.filter((shard) => !merge.shards.includes(shard)), ...built];
  }

  #inShards(id: number): { shard: Shard; slot: number } | undefined {
    for (const shard of this.#shards) {
      const slot = shard.slotOf(id);
      if (slot >= 0) return { shard, slot };
    }
    return undefined;
  }
}
