import { DatabaseSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Dialect } from "kysely";
import { inject, test } from "vitest";
import { sqliteDialect } from "../src/store/database/sqlite.ts";
import { testDatabase } from "./databases.ts";

/** A test with `countDatabase`. It does the same in the run on PostgreSQL, so that run skips it. */
export const testOfSqlite = test.skipIf(inject("postgres") !== undefined);

/** SQLite in memory that counts rows per turn of the event loop, during which all other requests wait. */
export function countDatabase() {
  const database = new DatabaseSync(":memory:");
  const rows = { inTurn: 0, max: 0 };
  let work = 0;
  const rowsOfTables = new Map<string, number>();
  const count = (more: number) => {
    if (rows.inTurn === 0) setImmediate(() => Object.assign(rows, { inTurn: 0 }));
    rows.inTurn += more;
    rows.max = Math.max(rows.max, rows.inTurn);
    work += more;
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
          work++;
          const all = statement.all(...(values as never[]));
          count(all.length);
          rowsOfTables.set(table, (rowsOfTables.get(table) ?? 0) + all.length);
          return all;
        },
        run(values) {
          work++;
          const done = statement.run(...(values as never[]));
          // After other statements, `changes` is still the count of the last change.
          if (/^(?:insert|update|delete)/.test(text)) count(Number(done.changes));
          return done;
        },
        *iterate(values) {
          work++;
          for (const row of statement.iterate(...(values as never[]))) {
            work++;
            yield row as never;
          }
        },
      };
    },
  });
  return {
    on: { database: dialect, isShared: false },
    /** Rows selected from a table since the last call. */
    takeSelected(table: string): number {
      const selected = rowsOfTables.get(table) ?? 0;
      rowsOfTables.delete(table);
      return selected;
    },
    /** The number of statements and of their rows since the last call. */
    takeWork(): number {
      const before = work;
      work = 0;
      return before;
    },
    /** The largest number of rows read or changed in one turn of the event loop since the last call. */
    takeMax(): number {
      const { max } = rows;
      Object.assign(rows, { inTurn: 0, max: 0 });
      return max;
    },
  };
}

/** A database of the run's kind that lists its statements, including `begin` and `commit`. */
export async function listStatements() {
  const { database, ...on } = await testDatabase();
  const statements: string[] = [];
  const queries: CompiledQuery[] = [];
  const counted = (dialect: Dialect): Dialect => ({
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = dialect.createDriver();
      const { acquireConnection } = driver;
      const seen = new WeakSet<DatabaseConnection>();
      return Object.assign(driver, {
        async acquireConnection() {
          const connection = await acquireConnection.call(driver);
          if (seen.has(connection)) return connection;
          seen.add(connection);
          const { executeQuery } = connection;
          return Object.assign(connection, {
            executeQuery(query: CompiledQuery) {
              statements.push(query.sql);
              queries.push(query);
              return executeQuery.call(connection, query);
            },
          });
        },
      });
    },
  });
  const { reserved } = database;
  return {
    on: { ...on, database: { ...database, ...counted(database), ...(reserved && { reserved: counted(reserved) }) } },
    statements,
    queries,
  };
}
