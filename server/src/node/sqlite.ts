import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
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
  const statements = new Map<string, Statement>();
  const keep = (text: string, statement: Statement) => {
    if (statements.size >= mostStatements) statements.delete(statements.keys().next().value ?? "");
    statements.set(text, statement);
    return statement;
  };
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (text) => statements.get(text) ?? keep(text, statementOf(database.prepare(text))),
    },
  });
}

type Statement = ReturnType<typeof statementOf>;

/** A statement that was read once can run again; the oldest make room for others. */
const mostStatements = 500;

function statementOf(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  };
}
