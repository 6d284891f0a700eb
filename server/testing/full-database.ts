import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from "kysely";
import { testDatabase } from "./databases.ts";

const isWrite = (sql: string): boolean => /^\s*(?:insert|update|delete)/i.test(sql);

/** The database's error for a full disk. */
const createFullError = (isShared: boolean): Error =>
  Object.assign(new Error("The disk is full."), isShared ? { code: "53100" } : { errcode: 13 });

/**
 * An empty database of the run's kind, on a disk that is full after `disk.writesLeft` writes. `filledAlone` lists
 * tables that got rows outside a transaction.
 */
export async function fullDatabase() {
  const { database, ...on } = await testDatabase();
  const disk = { writesLeft: Number.POSITIVE_INFINITY, refused: 0 };
  const filledAlone = new Set<string>();
  const inTransaction = new WeakSet<DatabaseConnection>();

  const limited = (connection: DatabaseConnection, driver: Driver): DatabaseConnection => ({
    async executeQuery<Row>(query: CompiledQuery) {
      const [, table] = /^insert into "(\w+)"/.exec(query.sql) ?? [];
      // Leased IDs may be lost, so `counters` may be written alone.
      const isAlone = table !== undefined && table !== "counters" && !inTransaction.has(connection);
      if (isAlone) filledAlone.add(table);
      if (!isWrite(query.sql) || disk.writesLeft-- > 0) return connection.executeQuery<Row>(query);
      disk.refused++;
      // SQLite itself rolls back the whole transaction.
      if (!on.isShared && inTransaction.has(connection)) await driver.rollbackTransaction(connection);
      throw createFullError(on.isShared);
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  });

  const dialect: Dialect = {
    createAdapter: () => database.createAdapter(),
    createQueryCompiler: () => database.createQueryCompiler(),
    createIntrospector: (db) => database.createIntrospector(db),
    createDriver() {
      const driver = database.createDriver();
      const real = new WeakMap<DatabaseConnection, DatabaseConnection>();
      const realOf = (connection: DatabaseConnection) => real.get(connection) as DatabaseConnection;
      return {
        init: () => driver.init(),
        destroy: () => driver.destroy(),
        async acquireConnection() {
          const connection = await driver.acquireConnection();
          const wrapped = limited(connection, driver);
          real.set(wrapped, connection);
          return wrapped;
        },
        releaseConnection: (connection) => driver.releaseConnection(realOf(connection)),
        async beginTransaction(connection, settings) {
          await driver.beginTransaction(realOf(connection), settings);
          inTransaction.add(realOf(connection));
        },
        async commitTransaction(connection) {
          await driver.commitTransaction(realOf(connection));
          inTransaction.delete(realOf(connection));
        },
        async rollbackTransaction(connection) {
          inTransaction.delete(realOf(connection));
          await driver.rollbackTransaction(realOf(connection));
        },
      };
    },
  };
  return { on: { ...on, database: dialect }, disk, filledAlone };
}
