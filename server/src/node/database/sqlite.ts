import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Dialect } from "kysely";
import { type BusyWaits, type Journal, sqliteDialect } from "../../store/database/sqlite.ts";
import { ensureFolder, protectSqlite } from "../data-folder.ts";
import { journalOf, maxJournalBytes } from "./journal.ts";

/**
 * SQLite in a file, with its journal next to it. A transaction, or a statement outside a transaction, is done when its
 * data is on the disk. Another thread waits for the disk. @throws StartError when its folder cannot be written
 */
export function sqliteFile(path: string): Dialect {
  ensureFolder(dirname(path));
  protectSqlite(path);
  const database = new DatabaseSync(path);
  // SQLite follows a symbolic link.
  return sqlite(database, { journal: journalOf(database.location() ?? path) });
}

export const sqliteInMemory = (): Dialect => sqlite(new DatabaseSync(":memory:"));

export function sqlite(database: DatabaseSync, { waits, journal }: { waits?: BusyWaits; journal?: Journal } = {}) {
  // The thread itself waits for other processes only when it opens the database. Later, the driver waits.
  database.exec("PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON");
  // Some file systems don't support WAL.
  const isJournal = database.prepare("PRAGMA journal_mode = WAL").get()?.journal_mode === "wal";
  const ownJournal = isJournal ? journal : undefined;
  database.exec(`PRAGMA synchronous = ${ownJournal ? "NORMAL" : "FULL"}; PRAGMA busy_timeout = 0`);
  // Another thread writes the journal to the database, unless the journal grows faster than that.
  if (ownJournal) database.exec(`PRAGMA journal_size_limit = ${maxJournalBytes}; PRAGMA wal_autocheckpoint = 32768`);
  const open = { close: () => database.close(), prepare: (text: string) => wrapStatement(database.prepare(text)) };
  return sqliteDialect(open, waits, ownJournal);
}

/** If the texts of a statement have at least this total length, the statement's copies of them are freed. */
const minFreedLength = 10_000;

function wrapStatement(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  const bind = (parameters: readonly unknown[]) =>
    statement.iterate(...values(parameters)) as IterableIterator<unknown>;
  const run =
    <Result>(method: (...values: SQLInputValue[]) => Result) =>
    (parameters: readonly unknown[]) => {
      try {
        return method.apply(statement, values(parameters));
      } finally {
        let length = 0;
        for (const value of parameters) if (typeof value === "string") length += value.length;
        // Otherwise, the statement keeps its copies until it runs again.
        if (length >= minFreedLength) bind(parameters.map(() => null));
      }
    };
  return {
    reader: statement.columns().length > 0,
    all: run(statement.all),
    run: run(statement.run),
    iterate: bind,
  };
}
