import type { OpenSqlite } from "@openparlance/server";
import type { Pointer, SqliteProgram } from "./sqlite-program.ts";

export interface SqliteInMemory extends OpenSqlite {
  run(text: string, parameters?: readonly unknown[]): void;
  all(text: string, parameters?: readonly unknown[]): unknown[];
  /** The committed data as a database file. */
  toBytes(): Uint8Array<ArrayBuffer>;
  copy(): SqliteInMemory;
}

/** Result codes, types of columns and flags. Source: SQLite, C-language interface. */
const code = { ok: 0, row: 100, done: 101 } as const;
const type = { integer: 1, float: 2, text: 3, blob: 4 } as const;
const open = { readWrite: 2, create: 4 } as const;
const deserialize = { freeOnClose: 1, resizeable: 2 } as const;
/** SQLite copies the value before the function returns. */
const transient = -1;

/** @param image a database file with the initial content; by default, the database is empty */
export function sqliteInMemory(program: SqliteProgram, image?: Uint8Array): SqliteInMemory {
  const database = openDatabase(program);
  if (image) database.loadImage(image);
  // A database in memory doesn't survive a crash, so a journal on disk has no use.
  database.exec("PRAGMA foreign_keys = ON; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
  const prepare = (text: string) => wrapStatement(database, database.prepare(text));
  const all = (text: string, parameters: readonly unknown[] = []) => {
    const statement = prepare(text);
    try {
      return statement.all(parameters);
    } finally {
      statement.end();
    }
  };
  return {
    prepare,
    all,
    run: (text, parameters) => all(text, parameters),
    close: () => database.close(),
    toBytes: () => database.toBytes(),
    copy: () => sqliteInMemory(program, database.toBytes()),
  };
}

function openDatabase(program: SqliteProgram) {
  const { c, heap, put, putText, readText } = program;
  let connection: Pointer = 0;
  let isOpen = true;
  connection = withText(":memory:", (name) =>
    readAfter((position) => c.sqlite3_open_v2(name, position, open.readWrite | open.create, 0)),
  );

  /** @throws after `close`, because SQLite would read freed memory */
  function pointer(): Pointer {
    if (!isOpen) throw new Error("The database is closed.");
    return connection;
  }

  function createFault(): Error {
    const errcode = c.sqlite3_extended_errcode(pointer());
    return Object.assign(new Error(readText(c.sqlite3_errmsg(pointer()))), { errcode });
  }

  function check(result: number): void {
    if (result !== code.ok) throw createFault();
  }

  function withText<T>(text: string, use: (pointer: Pointer) => T): T {
    const { pointer } = putText(text);
    try {
      return use(pointer);
    } finally {
      c.sqlite3_free(pointer);
    }
  }

  /** Returns a pointer that a C function writes to its last argument. */
  function readAfter(send: (position: Pointer) => number): Pointer {
    const position = put(new Uint8Array(4));
    try {
      check(send(position));
      return new DataView(heap().buffer).getUint32(position, true);
    } finally {
      c.sqlite3_free(position);
    }
  }

  return {
    program,
    pointer,
    check,
    createFault,
    close(): void {
      if (isOpen) c.sqlite3_close_v2(connection);
      isOpen = false;
    },
    exec: (text: string): void => check(withText(text, (sql) => c.sqlite3_exec(pointer(), sql, 0, 0, 0))),
    prepare: (text: string): Pointer =>
      withText(text, (sql) => readAfter((position) => c.sqlite3_prepare_v2(pointer(), sql, -1, position, 0))),
    loadImage(image: Uint8Array): void {
      const bytes = put(image);
      const size = BigInt(image.length);
      const flags = deserialize.freeOnClose | deserialize.resizeable;
      check(withText("main", (name) => c.sqlite3_deserialize(pointer(), name, bytes, size, size, flags)));
    },
    toBytes(): Uint8Array<ArrayBuffer> {
      const position = put(new Uint8Array(8));
      const bytes = withText("main", (name) => c.sqlite3_serialize(pointer(), name, position, 0));
      const size = Number(new DataView(heap().buffer).getBigInt64(position, true));
      const copy = heap().slice(bytes, bytes + size);
      c.sqlite3_free(bytes);
      c.sqlite3_free(position);
      return copy;
    },
  };
}

function wrapStatement(database: ReturnType<typeof openDatabase>, statement: Pointer) {
  const { c } = database.program;

  function all(parameters: readonly unknown[]): unknown[] {
    const rows: unknown[] = [];
    try {
      for (const [index, value] of parameters.entries())
        database.check(bindValue(database.program, statement, index + 1, value));
      let result = c.sqlite3_step(statement);
      // Names are read after the first step, because it compiles the statement again when a table has changed.
      const names = result === code.row ? readNames(database.program, statement) : [];
      for (; result === code.row; result = c.sqlite3_step(statement)) {
        const row: Record<string, unknown> = {};
        for (const [index, name] of names.entries()) row[name] = readColumn(database.program, statement, index);
        rows.push(row);
      }
      if (result !== code.done) throw database.createFault();
      return rows;
    } finally {
      c.sqlite3_reset(statement);
      c.sqlite3_clear_bindings(statement);
    }
  }
  return {
    reader: c.sqlite3_column_count(statement) > 0,
    all,
    run(parameters: readonly unknown[]) {
      all(parameters);
      const pointer = database.pointer();
      return { changes: c.sqlite3_changes(pointer), lastInsertRowid: c.sqlite3_last_insert_rowid(pointer) };
    },
    iterate: (parameters: readonly unknown[]) => all(parameters)[Symbol.iterator](),
    end: () => c.sqlite3_finalize(statement),
  };
}

const readNames = ({ c, readText }: SqliteProgram, statement: Pointer): string[] =>
  Array.from({ length: c.sqlite3_column_count(statement) }, (_, at) => readText(c.sqlite3_column_name(statement, at)));

function readColumn({ c, heap, readText }: SqliteProgram, statement: Pointer, index: number): unknown {
  switch (c.sqlite3_column_type(statement, index)) {
    case type.integer:
      return Number(c.sqlite3_column_int64(statement, index));
    case type.float:
      return c.sqlite3_column_double(statement, index);
    case type.text:
      return readText(c.sqlite3_column_text(statement, index) >>> 0, c.sqlite3_column_bytes(statement, index));
    case type.blob: {
      const start = c.sqlite3_column_blob(statement, index) >>> 0;
      return heap().slice(start, start + c.sqlite3_column_bytes(statement, index));
    }
    default:
      return null;
  }
}

function bindValue({ c, put, putText }: SqliteProgram, statement: Pointer, position: number, value: unknown): number {
  if (value === null || value === undefined) return c.sqlite3_bind_null(statement, position);
  if (typeof value === "bigint" || typeof value === "boolean" || Number.isSafeInteger(value))
    return c.sqlite3_bind_int64(statement, position, BigInt(value as bigint | boolean | number));
  if (typeof value === "number") return c.sqlite3_bind_double(statement, position, value);
  if (typeof value === "string") {
    const { pointer, size } = putText(value);
    const result = c.sqlite3_bind_text(statement, position, pointer, size, transient);
    c.sqlite3_free(pointer);
    return result;
  }
  if (!(value instanceof Uint8Array)) throw new TypeError("SQLite has no such value.");
  const pointer = put(value);
  const result = c.sqlite3_bind_blob(statement, position, pointer, value.length, transient);
  c.sqlite3_free(pointer);
  return result;
}
