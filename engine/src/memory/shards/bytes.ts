import { MemoryError } from "../entries/errors.ts";
import type { Provenance } from "../entries/provenances.ts";
import { columnTypes, Shard, type ShardColumns } from "./shard.ts";

export interface MemoryParts {
  shards: readonly Shard[];
  provenances: readonly Provenance[];
}

/** "PLTM" in the byte order of this format, which is little-endian. */
const magic = 0x4d544c50;
/** Raised with every change of the format, or of values that are computed before they are stored, such as hashes. */
const version = 5;
/** Magic, version, the number of units, and the size of the table of contents, 32 bits each. */
const headerSize = 16;
/** The header and all columns start at a multiple of this. */
const unit = 16;

const columnNames = Object.keys(columnTypes) as (keyof ShardColumns)[];

interface Contents {
  provenances: readonly Provenance[];
  /** The length of each column of each shard, in the order of {@link columnTypes}. */
  shards: number[][];
}

const align = (size: number): number => Math.ceil(size / unit) * unit;

/**
 * Header, table of contents as JSON, then the columns, all at multiples of 16 bytes. Almost all are views of the
 * columns, so that they need no additional memory.
 */
export function* listPieces({ shards, provenances }: MemoryParts): Generator<Uint8Array, void> {
  const contents: Contents = {
    provenances,
    shards: shards.map(({ columns }) => columnNames.map((name) => columns[name].length)),
  };
  const table = new TextEncoder().encode(JSON.stringify(contents));
  const body = [table, ...shards.flatMap((shard) => columnNames.map((name) => shard.columns[name]))].flatMap(pad);
  const size = body.reduce((sum, { length }) => sum + length, headerSize);
  yield new Uint8Array(Uint32Array.of(magic, version, size / unit, table.length).buffer);
  yield* body;
}

/** Extends bytes to a multiple of 16: a view, and a copy of the bytes after the last multiple. */
function pad(column: ArrayBufferView): Uint8Array[] {
  const whole = column.byteLength - (column.byteLength % unit);
  const view = new Uint8Array(column.buffer, column.byteOffset, whole);
  if (whole === column.byteLength) return [view];
  const rest = new Uint8Array(unit);
  rest.set(new Uint8Array(column.buffer, column.byteOffset + whole, column.byteLength - whole));
  return [view, rest];
}

/** Reads a memory as views of the bytes. Copies only `dead`, which changes, and bytes not at a multiple of 8. */
export function readMemory(inputs: Uint8Array): MemoryParts {
  if (inputs.length < headerSize || inputs.length % unit !== 0) throw corrupt();
  const bytes = inputs.byteOffset % 8 === 0 ? inputs : new Uint8Array(inputs);
  const [fileMagic, fileVersion, units, tableSize] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4);
  if (fileMagic !== magic || tableSize === undefined) throw corrupt();
  if (fileVersion !== version) {
    throw new MemoryError("other version", `The bytes have version ${fileVersion}, not ${version}.`);
  }
  if (units !== bytes.length / unit || headerSize + tableSize > bytes.length) throw corrupt();
  const table = bytes.subarray(headerSize, headerSize + tableSize);
  const contents: Contents = JSON.parse(new TextDecoder().decode(table));
  let at = headerSize + align(tableSize);
  const shards = contents.shards.map((lengths) => {
    const columns = columnNames.map((name, index) => {
      const type = columnTypes[name];
      const column = new type(bytes.buffer as ArrayBuffer, bytes.byteOffset + at, lengths[index]);
      at += align(column.byteLength);
      return [name, column];
    });
    const views = Object.fromEntries(columns) as ShardColumns;
    return new Shard({ ...views, dead: views.dead.slice() });
  });
  return { shards, provenances: contents.provenances };
}

function corrupt(): MemoryError {
  return new MemoryError("corrupt bytes", "The bytes aren't a complete memory.");
}
