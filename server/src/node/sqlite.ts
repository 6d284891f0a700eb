import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/**
 * SQLite in a file, with its journal beside it. What was written is on the disk when a statement outside a
 * transaction, or its transaction, is done.
 */
export function sqliteFile(path: string): SqliteDialect {
  mkdirSync(dirname(path), { recursive: true });
  return sqlite(new DatabaseSync(path));
}

/** SQLite in memory, for tests. */
export const sqliteInMemory = (): SqliteDialect => sqlite(new DatabaseSync(":memory:"));

function sqlite(database: DatabaseSync): SqliteDialect {
  for (const setting of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"]) {
    database.exec(`PRAGMA ${setting}`);
  }
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = database.prepare(text);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
        };
      },
    },
  });
}
