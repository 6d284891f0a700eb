import { DatabaseSync } from "node:sqlite";
import { sqliteDialect } from "../src/store/database/sqlite.ts";

/**
 * SQLite in memory that counts the rows it reads and writes in a turn of the event loop. What one request takes in a
 * turn, all others wait for.
 */
export function countDatabase() {
  const database = new DatabaseSync(":memory:");
  const rows = { inTurn: 0, max: 0 };
  const rowsOfTables = new Map<string, number>();
  const count = (more: number) => {
    if (rows.inTurn === 0) setImmediate(() => Object.assign(rows, { inTurn: 0 }));
    rows.inTurn += more;
    rows.max = Math.max(rows.max, rows.inTurn);
  };
  const dialect = sqliteDialect({
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      const isReader = statement.columns().length > 0;
      const table = /^select .*? from "(\w+)"/s.exec(text)?.[1] ?? "";
      return {
        reader: isReader,
        all(values) {
          const all = statement.all(...(values as never[]));
          count(all.length);
          rowsOfTables.set(table, (rowsOfTables.get(table) ?? 0) + all.length);
          return all;
        },
        run(values) {
          const done = statement.run(...(values as never[]));
          // Any other statement says how many rows the one before it changed.
          if (/^(?:insert|update|delete)/.test(text)) count(Number(done.changes));
          return done;
        },
        iterate: (values) => statement.iterate(...(values as never[])) as never,
      };
    },
  });
  return {
    on: { database: dialect, isShared: false },
    /** The rows that were selected from a table since the last call. */
    takeSelected(table: string): number {
      const selected = rowsOfTables.get(table) ?? 0;
      rowsOfTables.delete(table);
      return selected;
    },
    /** The most rows of a turn since the last call. */
    takeMax(): number {
      const { max } = rows;
      Object.assign(rows, { inTurn: 0, max: 0 });
      return max;
    },
  };
}
