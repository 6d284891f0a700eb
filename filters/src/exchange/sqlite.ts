import { FilterError } from "../filter-error.ts";

/** A value of a row; numbers beyond 2^53 are not exact. */
export type SqliteValue = string | number | Uint8Array | null;

const createDamageError = (what: string) =>
  new FilterError("File extraction error", `not a whole SQLite file: ${what}`);

const leaf = 0x0d;
const interior = 0x05;
const schemaColumns = ["type", "name", "tbl_name", "rootpage", "sql"];

/**
 * Reads an SQLite database that is in memory, without an engine: the rows of tables with row IDs, in the order of the
 * IDs. A write-ahead log next to the file is ignored. Each page is read once at most, so that reading a damaged file
 * takes no longer.
 * Source: sqlite.org, "Database File Format".
 */
export class SqliteFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #pageBytes: number;
  readonly #usableBytes: number;
  readonly #decoder: TextDecoder;

  /** @throws FilterError "File extraction error" when it isn't an SQLite file */
  constructor(bytes: Uint8Array) {
    if (bytes.length < 512 || new TextDecoder("latin1").decode(bytes.subarray(0, 16)) !== "SQLite format 3\0")
      throw new FilterError("File extraction error", "not an SQLite file");
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.#view.getUint16(16);
    this.#pageBytes = size === 1 ? 65_536 : size;
    this.#usableBytes = this.#pageBytes - (bytes[20] as number);
    if (this.#pageBytes < 512 || this.#usableBytes < 480) throw createDamageError("its pages have no size");
    this.#decoder = new TextDecoder(["utf-8", "utf-8", "utf-16le", "utf-16be"][this.#view.getUint32(56)] ?? "utf-8");
  }

  /**
   * The rows of a table, by lower-case names of columns, with `rowid`; undefined if there is no such table.
   * @throws FilterError "File extraction error" while they are read
   */
  rows(table: string): Generator<Record<string, SqliteValue>> | undefined {
    for (const row of this.#rowsFrom(1, schemaColumns)) {
      const { type, name, rootpage, sql } = row;
      if (type !== "table" || String(name).toLowerCase() !== table || typeof rootpage !== "number") continue;
      return this.#rowsFrom(rootpage, parseColumnNames(String(sql)));
    }
    return undefined;
  }

  *#rowsFrom(root: number, columns: readonly string[]): Generator<Record<string, SqliteValue>> {
    const visited = new Set<number>();
    const pending = [root];
    for (let page = pending.pop(); page !== undefined; page = pending.pop()) {
      const start = this.#visit(page, visited);
      const header = start + (page === 1 ? 100 : 0);
      const type = this.#byte(header);
      if (type !== leaf && type !== interior) throw createDamageError("a page of another kind than its table's");
      const count = this.#short(header + 3);
      const cells = Array.from({ length: count }, (_, index) => {
        return start + this.#short(header + (type === leaf ? 8 : 12) + 2 * index);
      });
      if (type === leaf) {
        for (const cell of cells)
          yield { ...this.#row(this.#payload(cell, visited), columns), rowid: this.#rowId(cell) };
      } else {
        // The last one is pushed first, so that the first one is popped next.
        pending.push(this.#word(header + 8));
        for (const cell of cells.reverse()) pending.push(this.#word(cell));
      }
    }
  }

  /** @returns the offset of a page. @throws if the page was visited before */
  #visit(page: number, visited: Set<number>): number {
    const start = (page - 1) * this.#pageBytes;
    if (page < 1 || start + this.#pageBytes > this.#bytes.length) throw createDamageError("a page is missing");
    if (visited.has(page)) throw createDamageError("a page is used twice");
    visited.add(page);
    return start;
  }

  /** The value of an INTEGER PRIMARY KEY column, which the row doesn't store. */
  #rowId(cell: number): number {
    return readVarint(this.#bytes, readVarint(this.#bytes, cell)[1])[0];
  }

  /** The bytes of a cell, with its overflow pages. */
  #payload(cell: number, visited: Set<number>): Uint8Array {
    const [size, afterSize] = readVarint(this.#bytes, cell);
    const [, start] = readVarint(this.#bytes, afterSize);
    if (size > this.#bytes.length) throw createDamageError("a row is larger than the file");
    const local = this.#localBytes(size);
    if (start + local > this.#bytes.length) throw createDamageError("a row is cut off");
    if (local === size) return this.#bytes.subarray(start, start + size);
    const payload = new Uint8Array(size);
    payload.set(this.#bytes.subarray(start, start + local));
    let next = this.#word(start + local);
    for (let at = local; at < size; ) {
      const page = this.#visit(next, visited);
      const length = Math.min(size - at, this.#usableBytes - 4);
      payload.set(this.#bytes.subarray(page + 4, page + 4 + length), at);
      next = this.#word(page);
      at += length;
    }
    return payload;
  }

  #localBytes(size: number): number {
    const usable = this.#usableBytes;
    const max = usable - 35;
    if (size <= max) return size;
    const min = Math.floor(((usable - 12) * 32) / 255) - 23;
    const local = min + ((size - min) % (usable - 4));
    return local <= max ? local : min;
  }

  #row(payload: Uint8Array, columns: readonly string[]): Record<string, SqliteValue> {
    const row: Record<string, SqliteValue> = {};
    const [headerBytes, first] = readVarint(payload, 0);
    let at = headerBytes;
    let next = first;
    for (let index = 0; next < headerBytes && index < columns.length; index++) {
      const [type, after] = readVarint(payload, next);
      const size = countValueBytes(type);
      if (at + size > payload.length) throw createDamageError("a value is cut off");
      row[columns[index] as string] = this.#value(type, payload.subarray(at, at + size));
      at += size;
      next = after;
    }
    return row;
  }

  #value(type: number, bytes: Uint8Array): SqliteValue {
    if (type === 0) return null;
    if (type === 8 || type === 9) return type - 8;
    if (type === 10 || type === 11) throw createDamageError("a value of a type that is reserved");
    if (type >= 12) return type % 2 === 0 ? bytes : this.#decoder.decode(bytes);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (type === 7) return view.getFloat64(0);
    let value = view.getInt8(0);
    for (let index = 1; index < bytes.length; index++) value = value * 256 + (bytes[index] as number);
    return value;
  }

  #byte(at: number): number {
    const byte = this.#bytes[at];
    if (byte === undefined) throw createDamageError("it ends too early");
    return byte;
  }

  #short(at: number): number {
    return this.#byte(at) * 256 + this.#byte(at + 1);
  }

  #word(at: number): number {
    return this.#short(at) * 65_536 + this.#short(at + 2);
  }
}

const valueSizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];

const countValueBytes = (type: number): number => valueSizes[type] ?? Math.floor((type - 12) / 2);

/** A number of one to nine bytes, and the offset after it. */
function readVarint(bytes: Uint8Array, from: number): [value: number, end: number] {
  let value = 0;
  for (let at = from; at < from + 9; at++) {
    const byte = bytes[at];
    if (byte === undefined) throw createDamageError("a number is cut off");
    if (at === from + 8) return [value * 256 + byte, at + 1];
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
  return [value, from + 9];
}

const constraintPattern = /^(?:constraint|primary|unique|check|foreign)\b/i;
const columnNamePattern = /^\s*(?:"([^"]*)"|\[([^\]]*)\]|`([^`]*)`|([^\s,()]+))/;

/** The columns of a `CREATE TABLE`, in lower case. */
function parseColumnNames(sql: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of sql.matchAll(/[(),]|"[^"]*"|'[^']*'/g)) {
    if (sign === "(" && depth++ === 0) start = index + 1;
    const isEnd = (sign === "," && depth === 1) || (sign === ")" && --depth === 0);
    if (isEnd) parts.push(sql.slice(start, index));
    if (isEnd) start = index + 1;
  }
  return parts
    .filter((part) => !constraintPattern.test(part.trim()))
    .map(
      (part) =>
        columnNamePattern
          .exec(part)
          ?.slice(1)
          .find((name) => name !== undefined)
          ?.toLowerCase() ?? "",
    );
}
