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
import { nextTurn } from "../../turns.ts";

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

/** SQLite works that long in the thread that calls it before other events have their turn. */
const sliceMs = 5;

/**
 * What the store needs of any SQLite, and the statements it has read already. Statements of many requests that wait for
 * each other would otherwise run in one turn, each with its write to the disk.
 */
export function sqliteDialect(database: OpenSqlite): Dialect {
  const statements = new Map<string, SqliteStatement>();
  let usedMs = 0;
  const timed = (statement: SqliteStatement): SqliteStatement => {
    const time = <T>(work: () => T): T => {
      const begunAt = performance.now();
      try {
        return work();
      } finally {
        usedMs += performance.now() - begunAt;
      }
    };
    return {
      ...{ reader: statement.reader, iterate: (values) => statement.iterate(values), end: () => statement.end?.() },
      all: (values) => time(() => statement.all(values)),
      run: (values) => time(() => statement.run(values)),
    };
  };
  const keep = (text: string, statement: SqliteStatement) => {
    const [oldest] = statements.size >= maxStatements ? statements : [];
    if (oldest) {
      statements.delete(oldest[0]);
      oldest[1].end?.();
    }
    statements.set(text, statement);
    return statement;
  };
  const prepared = {
    prepare: (text: string) => statements.get(text) ?? keep(text, timed(database.prepare(text))),
    close() {
      for (const statement of statements.values()) statement.end?.();
      database.close();
    },
  };
  return new Sqlite({ database: prepared }, async () => {
    if (usedMs < sliceMs) return;
    usedMs = 0;
    await nextTurn();
  });
}

class Sqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #pause: () => Promise<void>;

  /** @param pause runs before statements and transactions */
  constructor(config: SqliteDialectConfig, pause: () => Promise<void>) {
    super(config);
    this.#config = config;
    this.#pause = pause;
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#config, this.#pause);
  }
}

class Adapter extends SqliteAdapter {
  /** All migrations are one transaction: a process that ends between two statements leaves the tables as they were. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  readonly #pause: () => Promise<void>;

  constructor(config: SqliteDialectConfig, pause: () => Promise<void>) {
    super(config);
    this.#pause = pause;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#pause();
    return super.acquireConnection();
  }

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
