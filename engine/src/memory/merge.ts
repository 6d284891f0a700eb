import { ShardBuilder } from "./build-shard.ts";
import { byLengthThenHash, type Row } from "./row.ts";
import { type Shard, shardCapacity } from "./shard.ts";

/** Rows that wait for a shard, once there are so many. Until then each query looks at all of them. */
export const flushSize = 512;
/** How many shards of a tier become one, and how much larger than the last a tier is. */
const fan = 8;
/** Shards from here on are merged no more. */
const fullSize = shardCapacity / 2;
/** Code units of text that a shard holds at most, so that their places fit 32 bits. */
const textCapacity = 2 ** 28;

/** A row and where it stands now: in a slot of a shard, or among the recent rows. */
interface Placed {
  row: Row;
  shard?: Shard;
  slot?: number;
}

/** The shards to be merged next, [] when none. Source of the tiers: O'Neil et al. 1996, "The log-structured merge-tree". */
export function shardsToMerge(shards: readonly Shard[]): Shard[] {
  const hollow = shards.find((shard) => shard.size * 2 <= shard.slots);
  if (hollow) return [hollow];
  for (let tierEnd = flushSize * fan; tierEnd <= fullSize; tierEnd *= fan) {
    const tierStart = tierEnd === flushSize * fan ? 0 : tierEnd / fan;
    const tier = shards.filter(({ slots }) => slots >= tierStart && slots < tierEnd);
    if (tier.length >= fan) return tier.slice(0, fan);
  }
  return [];
}

/** Work on new shards of recent rows, or of the living rows of shards, done slice by slice. */
export class Merge {
  readonly shards: readonly Shard[];
  readonly recent: readonly Row[];
  readonly #steps: Generator<void, Placed[][]>;
  #built: Shard[] = [];
  #placed: Placed[][] | undefined;

  constructor(shards: readonly Shard[], recent: readonly Row[]) {
    this.shards = shards;
    this.recent = recent;
    this.#steps = this.#work();
  }

  /** Does one slice, well under a millisecond for segments of usual length; true when all is done. */
  advance(): boolean {
    if (!this.#placed) this.#placed = this.#steps.next().value as Placed[][] | undefined;
    return this.#placed !== undefined;
  }

  /**
   * The new shards, once done. Rows that were deleted or replaced meanwhile are dead in them.
   *
   * @param isRecent whether a row still stands among the recent ones
   */
  finish(isRecent: (row: Row) => boolean): Shard[] {
    for (const [index, chunk] of (this.#placed ?? []).entries()) {
      for (const [slot, { row, shard, slot: before = 0 }] of chunk.entries()) {
        if (shard ? shard.isDead(before) : !isRecent(row)) this.#built[index]?.kill(slot);
      }
    }
    return this.#built;
  }

  *#work(): Generator<void, Placed[][]> {
    const recent = inOrder(this.recent).map((row): Placed => ({ row }));
    const chunks = chunksOf(yield* merged([recent.values(), ...this.shards.map(livingRows)]), ({ row }) => row);
    const builder = new ShardBuilder();
    for (const chunk of chunks) this.#built.push(yield* builder.build(chunk.map(({ row }) => row)));
    return chunks;
  }
}

function* livingRows(shard: Shard): Generator<Placed> {
  for (let slot = 0; slot < shard.slots; slot++) if (!shard.isDead(slot)) yield { row: shard.row(slot), shard, slot };
}

function* merged(runs: Iterator<Placed>[]): Generator<void, Placed[]> {
  const all: Placed[] = [];
  const heads = runs.map((run) => run.next());
  for (;;) {
    let first = -1;
    for (const [index, head] of heads.entries()) {
      const best = heads[first];
      if (!head.done && (!best || byLengthThenHash(head.value.row, best.value.row) < 0)) first = index;
    }
    const head = heads[first];
    if (!head) return all;
    all.push(head.value);
    heads[first] = (runs[first] as Iterator<Placed>).next();
    if (all.length % 8 === 0) yield;
  }
}

/** Cuts things with a row, in their order, into parts that fit a shard each. */
function chunksOf<T>(all: readonly T[], rowIn: (one: T) => Row): T[][] {
  const most = Math.ceil(all.length / Math.ceil(all.length / shardCapacity));
  const chunks: T[][] = [];
  let chunk: T[] = [];
  let units = 0;
  for (const one of all) {
    const { source, key, target } = rowIn(one);
    const size = source.length + key.length + target.length;
    if (chunk.length > 0 && (chunk.length === most || units + size > textCapacity)) {
      chunks.push(chunk);
      chunk = [];
      units = 0;
    }
    chunk.push(one);
    units += size;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

/** The shards of rows, in one go. */
export function shardsOf(rows: readonly Row[]): Shard[] {
  const builder = new ShardBuilder();
  return chunksOf(inOrder(rows), (row) => row).map((chunk) => {
    const steps = builder.build(chunk);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  });
}

/** The rows in the order of {@link byLengthThenHash}. Numbers side by side sort faster than rows all over the heap. */
function inOrder(rows: readonly Row[]): Row[] {
  const lengths = Uint32Array.from(rows, ({ length }) => length);
  const hashes = Uint32Array.from(rows, ({ hash }) => hash);
  const places = Uint32Array.from(rows.keys());
  places.sort(
    (one, other) =>
      (lengths[one] as number) - (lengths[other] as number) || (hashes[one] as number) - (hashes[other] as number),
  );
  return Array.from(places, (place) => rows[place] as Row);
}
