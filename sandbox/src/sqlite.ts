import type { OpenSqlite } from "@parlance/server";
import type { BindableValue, Database, PreparedStatement, Sqlite3Static } from "@sqlite.org/sqlite-wasm";

/** A database in memory, and what is needed to keep it as bytes. */
export interface SqliteInMemory extends OpenSqlite {
  run(text: string, parameters?: readonly unknown[]): void;
  all(text: string, parameters?: readonly unknown[]): unknown[];
  /** All of it as the bytes of a database file. */
  toBytes(): Uint8Array<ArrayBuffer>;
}

/**
 * Opens a database in memory.
 *
 * @param image the bytes of a database file that it begins with; empty unless given
 */
export function sqliteInMemory(sqlite3: Sqlite3Static, image?: Uint8Array): SqliteInMemory {
  const { capi } = sqlite3;
  const database = new sqlite3.oo1.DB(":memory:", "c");
  if (image) fill(sqlite3, database, image);
  // It lasts no longer than its memory: there is nothing to keep from a crash.
  database.exec("PRAGMA foreign_keys = ON; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
  const prepare = (text: string) => wrapStatement(sqlite3, database, database.prepare(text));
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
    run: (text, parameters) => void all(text, parameters),
    close: () => database.close(),
    toBytes: () => new Uint8Array(capi.sqlite3_js_db_export(database)),
  };
}

function fill({ capi, wasm }: Sqlite3Static, database: Database, image: Uint8Array): void {
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const bytes = wasm.allocFromTypedArray(image);
  database.checkRc(capi.sqlite3_deserialize(database, "main", bytes, image.length, image.length, flags));
}

function wrapStatement({ capi }: Sqlite3Static, database: Database, statement: PreparedStatement) {
  /** Runs the statement to its end. */
  function all(parameters: readonly unknown[]): unknown[] {
    const rows: unknown[] = [];
    try {
      if (parameters.length > 0) statement.bind(parameters as BindableValue[]);
      while (statement.step()) rows.push(statement.get({}));
      return rows;
    } finally {
      statement.reset(true);
    }
  }
  return {
    reader: statement.columnCount > 0,
    all,
    run(parameters: readonly unknown[]) {
      all(parameters);
      return { changes: database.changes(), lastInsertRowid: capi.sqlite3_last_insert_rowid(database) };
    },
    iterate: (parameters: readonly unknown[]) => all(parameters)[Symbol.iterator](),
    end: () => void statement.finalize(),
  };
}
