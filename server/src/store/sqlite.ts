import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";

/** A statement of an open SQLite. */
export type SqliteStatement = ReturnType<SqliteDatabase["prepare"]> & {
  /** Called when the statement is needed no more, where nobody else clears it away. */
  end?(): void;
};

/** An open SQLite, of Node or of a browser. */
export interface OpenSqlite {
  prepare(text: string): SqliteStatement;
  close(): void;
}

/** A statement that was read once can run again; the oldest make room for others. */
const maxStatements = 500;

/** What the store needs of any SQLite, and the statements it has read already. */
export function sqliteDialect(database: OpenSqlite): Dialect {
  const statements = new Map<string, SqliteStatement>();
  const keep = (text: string, statement: SqliteStatement) => {
    const [oldest] = statements.size >= maxStatements ? statements : [];
    if (oldest) {
      statements.delete(oldest[0]);
      oldest[1].end?.();
    }
    statements.set(text, statement);
    return statement;
  };
  return new Sqlite({
    database: {
      prepare: (text) => statements.get(text) ?? keep(text, database.prepare(text)),
      close() {
        for (const statement of statements.values()) statement.end?.();
        database.close();
      },
    },
  });
}

class Sqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#config);
  }
}

class Adapter extends SqliteAdapter {
  /** All migrations are one transaction: a process that ends between two statements leaves the tables as they were. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  /**
   * Takes the right to write at once, unless it only reads. Another process, such as the command line, may write
   * between a transaction's read and its first write: then SQLite refuses that write without waiting.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(settings?.accessMode === "read only" ? "begin" : "begin immediate"),
    );
  }

  /** After a full disk and the like SQLite has rolled back by itself; that must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
    }
  }
}
