import { PackedRows } from "../entries/packed-rows.ts";
import { byLengthThenHash, type MemoryRow } from "../entries/row.ts";
import { type RowsInOrder, ShardBuilder } from "./build-shard.ts";
import { type Shard, shardCapacity } from "./shard.ts";

/** The number of waiting rows that become a shard. Until then, each query reads all of them. */
export const flushSize = 512;
/** The number of shards of a tier that are merged, and the ratio between the sizes of two tiers. */
const fan = 8;
/** The size from which shards are no longer merged. */
const fullSize = shardCapacity / 2;
/** The limit of code units or bytes of text in a shard, so that positions fit in 32 bits. */
const textCapacity = 2 ** 28;

/** A shard that lost half of its rows, or a tier. Source: O'Neil et al. 1996, "The log-structured merge-tree". */
export function shardsToMerge(shards: readonly Shard[]): Shard[] {
  const sparse = shards.find((shard) => shard.size * 2 <= shard.slots);
  if (sparse) return [sparse];
  for (let tierEnd = flushSize * fan; tierEnd <= fullSize; tierEnd *= fan) {
    const tierStart = tierEnd === flushSize * fan ? 0 : tierEnd / fan;
    const tier = shards.filter(({ slots }) => slots >= tierStart && slots < tierEnd);
    if (tier.length >= fan) return tier.slice(0, fan);
  }
  return [];
}

/** Rows in the order of a shard, each one read when it is requested. */
type Run = Pick<Shard, "slots" | "isDead" | "lengthOf" | "hashOf" | "textSizeOf" | "row">;

/** Builds new shards from packed rows, or from the living rows of shards, in slices. */
export class Merge {
  readonly from: readonly (Shard | PackedRows)[];
  readonly #steps: Generator<void, Chunk[]>;
  #built: Shard[] = [];
  #chunks: Chunk[] | undefined;

  constructor(from: readonly (Shard | PackedRows)[]) {
    this.from = from;
    this.#steps = this.#work(from.map((each) => (each instanceof PackedRows ? buildRun(each) : each)));
  }

  /** Runs one slice, well under a millisecond for segments of usual length; true when everything is done. */
  advance(): boolean {
    if (!this.#chunks) this.#chunks = this.#steps.next().value as Chunk[] | undefined;
    return this.#chunks !== undefined;
  }

  /** The new shards, after the last slice. Rows that were deleted or replaced meanwhile are dead in them. */
  finish(): Shard[] {
    for (const [index, chunk] of (this.#chunks ?? []).entries()) {
      for (let slot = 0; slot < chunk.length; slot++) {
        const { run, at } = chunk.locate(slot);
        if (run.isDead(at)) this.#built[index]?.kill(slot);
      }
    }
    return this.#built;
  }

  *#work(runs: readonly Run[]): Generator<void, Chunk[]> {
    const chunks = splitChunks(runs, yield* merge(runs));
    const builder = new ShardBuilder();
    for (const chunk of chunks) this.#built.push(yield* builder.build(chunk));
    builder.end();
    return chunks;
  }
}

/** The rows of a new shard. Each is read when needed: all together need several times the shard's memory. */
class Chunk implements RowsInOrder {
  readonly #runs: readonly Run[];
  readonly #positions: Float64Array;

  constructor(runs: readonly Run[], positions: Float64Array) {
    this.#runs = runs;
    this.#positions = positions;
  }

  get length(): number {
    return this.#positions.length;
  }

  locate(slot: number): { run: Run; at: number } {
    return locateIn(this.#runs, this.#positions[slot] as number);
  }

  lengthOf(slot: number): number {
    const { run, at } = this.locate(slot);
    return run.lengthOf(at);
  }

  row(slot: number): MemoryRow {
    const { run, at } = this.locate(slot);
    return run.row(at);
  }
}

/** A position is the number of its run times this unit, plus the position of the row in the run. */
const runUnit = 2 ** 32;

const locateIn = (runs: readonly Run[], position: number): { run: Run; at: number } => ({
  run: runs[Math.floor(position / runUnit)] as Run,
  at: position % runUnit,
});

/** The position in a run while it is merged with others. */
interface Head {
  position: number;
  length: number;
  hash: number;
}

function* listHeads(run: Run, number: number): Generator<Head> {
  for (let at = 0; at < run.slots; at++) {
    if (!run.isDead(at)) yield { position: number * runUnit + at, length: run.lengthOf(at), hash: run.hashOf(at) };
  }
}

/** The positions of all living rows in the order of {@link byLengthThenHash}. */
function* merge(runs: readonly Run[]): Generator<void, Float64Array> {
  const positions = new Float64Array(runs.reduce((sum, { slots }) => sum + slots, 0));
  if (runs.length === 1) return positions.map((_, at) => at).filter((at) => !runs[0]?.isDead(at));
  const all = runs.map(listHeads);
  const heads = all.map((run) => run.next());
  for (let count = 0; ; ) {
    let first = -1;
    for (const [index, head] of heads.entries()) {
      const best = heads[first];
      if (!head.done && (!best || byLengthThenHash(head.value, best.value) < 0)) first = index;
    }
    const head = heads[first];
    if (!head) return positions.subarray(0, count);
    positions[count++] = head.value.position;
    heads[first] = (all[first] as Generator<Head>).next();
    if (count % 64 === 0) yield;
  }
}

/** Splits the positions of rows, in order, into parts that fit in a shard each. */
function splitChunks(runs: readonly Run[], positions: Float64Array): Chunk[] {
  const max = Math.ceil(positions.length / Math.ceil(positions.length / shardCapacity));
  const chunks: Chunk[] = [];
  let start = 0;
  let textSize = 0;
  for (let next = 0; next < positions.length; next++) {
    const { run, at } = locateIn(runs, positions[next] as number);
    const size = run.textSizeOf(at);
    if (next > start && (next - start === max || textSize + size > textCapacity)) {
      chunks.push(new Chunk(runs, positions.subarray(start, next)));
      start = next;
      textSize = 0;
    }
    textSize += size;
  }
  if (start < positions.length) chunks.push(new Chunk(runs, positions.subarray(start)));
  return chunks;
}

export function buildShards(rows: PackedRows): Shard[] {
  const merge = new Merge([rows]);
  while (!merge.advance());
  return merge.finish();
}

function buildRun(rows: PackedRows): Run {
  const { positions } = rows;
  const lengths = positions.map((position) => rows.lengthOf(position));
  const hashes = positions.map((position) => rows.hashOf(position));
  const order = sortRows(lengths, hashes);
  const locate = (at: number): number => positions[order[at] as number] as number;
  return {
    slots: positions.length,
    isDead: (at) => rows.isDead(locate(at)),
    lengthOf: (at) => rows.lengthOf(locate(at)),
    hashOf: (at) => rows.hashOf(locate(at)),
    textSizeOf: (at) => rows.textSizeOf(locate(at)),
    row: (at) => rows.row(locate(at)),
  };
}

/** The order of {@link byLengthThenHash}. Sorting numbers in an array is faster than sorting rows across the heap. */
function sortRows(lengths: Uint32Array, hashes: Uint32Array): Uint32Array {
  return Uint32Array.from(lengths.keys()).sort(
    (one, other) =>
      (lengths[one] as number) - (lengths[other] as number) || (hashes[one] as number) - (hashes[other] as number),
  );
}
