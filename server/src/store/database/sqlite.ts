import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  type TransactionSettings,
} from "kysely";
import { nextTurn, waitFor } from "../../core/turns.ts";
import { SqliteCompiler } from "./names.ts";

export type SqliteStatement = ReturnType<SqliteDatabase["prepare"]> & {
  /** Frees the statement, on platforms that don't do this themselves. */
  end?(): void;
};

export interface OpenSqlite {
  prepare(text: string): SqliteStatement;
  close(): void;
}

type RunResult = ReturnType<SqliteStatement["run"]>;

/** The values of each run of a statement, which are lists if it runs more than once. */
const listRuns = (values: readonly unknown[]) => (Array.isArray(values[0]) ? (values as unknown[][]) : [values]);

/** The limit of prepared statements that are kept to run again. The oldest are dropped for others. */
const maxStatements = 500;

/** After this time of statements, other events have their turn, because SQLite works in the thread that calls it. */
const sliceMs = 5;

/** A write waits that long for another process that writes, as in SQLite's own `busy_timeout`. */
const maxBusyMs = 5000;
const busyRetryMs = 20;

export interface BusyWaits {
  wait(ms: number): Promise<void>;
  now(): number;
}

/** The journal of a database whose commits don't wait for the disk themselves. */
export interface Journal {
  /** Resolves once all that was committed before is on the disk. */
  flush(): Promise<void>;
  /** Whether the journal's own thread may have locked the database, for as long as the disk takes. */
  isLocking(): boolean;
  end(): Promise<void>;
}

const platformWaits: BusyWaits = { wait: waitFor, now: () => performance.now() };

/** Whether another process has locked the database. Source: SQLite, result code SQLITE_BUSY and its extensions. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;

/**
 * Kysely's dialect for any SQLite. It keeps prepared statements, and lets other events have their turn between
 * statements. Statements of many waiting requests would otherwise run in one turn, each with its write to the disk.
 */
export function sqliteDialect(database: OpenSqlite, waits = platformWaits, journal?: Journal): Dialect {
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
      reader: statement.reader,
      iterate: (values) => statement.iterate(values),
      end: () => statement.end?.(),
      all: (values) => time(() => statement.all(values)),
      run: (values) => time(() => listRuns(values).map((each) => statement.run(each))[0] as RunResult),
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
      statements.clear();
      database.close();
    },
  };
  const pause = async () => {
    if (usedMs < sliceMs) return;
    usedMs = 0;
    await nextTurn();
  };
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new Driver({ database: prepared }, { pause, waits, journal }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteCompiler(),
  };
}

/** Whether a statement writes nothing, or only begins or ends a transaction. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === "SelectQueryNode" || /^\s*(?:begin|commit|rollback|select|pragma)\b/i.test(sql);

/** Whether a statement found no row to change. */
const isVain = ({ query }: CompiledQuery, { rows, numAffectedRows }: QueryResult<unknown>): boolean =>
  "returning" in query && query.returning
    ? rows.length === 0
    : /^(?:Insert|Update|Delete)/.test(query.kind) && numAffectedRows === 0n;

class Adapter extends SqliteAdapter {
  /** All migrations are one transaction: a process that ends between two statements leaves the tables as they were. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver shares its one connection itself: while a write waits for another process, other work uses it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

interface DriverOptions {
  /** Runs before statements and transactions. */
  pause(): Promise<void>;
  waits: BusyWaits;
  journal: Journal | undefined;
}

class Driver extends SqliteDriver {
  readonly #options: DriverOptions;
  #connection: DatabaseConnection | undefined;
  #isLent = false;
  #isInTransaction = false;
  /** Whether a write has run since the connection was lent; `#hasChanged`: whether one has changed a row. */
  #hasWritten = false;
  #hasChanged = false;
  /** Resolves when the flush of the last change has ended. */
  #flushed: Promise<void> | undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(config: SqliteDialectConfig, options: DriverOptions) {
    super(config);
    this.#options = options;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#borrow();
    await this.#options.pause();
    this.#connection ??= this.#withWaits(await super.acquireConnection());
    return this.#connection;
  }

  /** Frees the connection before the written data is on the disk, so that other work can use it meanwhile. */
  override async releaseConnection(): Promise<void> {
    const [hasWritten, hasChanged] = [this.#hasWritten, this.#hasChanged];
    this.#hasWritten = false;
    this.#hasChanged = false;
    this.#release();
    const flush = hasChanged ? this.#options.journal?.flush() : undefined;
    if (flush) this.#flushed = flush.catch(() => {});
    // A statement may have found no row to change because of a change that is on its way to the disk.
    if (hasWritten) await (flush ?? this.#flushed);
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLent = false;
  }

  /**
   * Takes the right to write at once, unless it only reads. Another process, such as the command line, may write
   * between a transaction's read and its first write: then SQLite refuses that write without waiting.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(settings?.accessMode === "read only" ? "begin" : "begin immediate"),
    );
    this.#isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  /**
   * After some errors, such as a full disk, SQLite has already rolled back. The error of this rollback must not hide
   * the first error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("no transaction is active"))) throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  /** Waits for running statements: after the end, they would read memory that SQLite has freed. */
  override async destroy(): Promise<void> {
    await this.#borrow();
    await this.#options.journal?.end();
    await super.destroy();
    this.#release();
  }

  /** Resolves when the connection is free, in the order of the requests. */
  #borrow(): Promise<void> | undefined {
    if (this.#isLent) {
      return new Promise((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#isLent = true;
    return undefined;
  }

  #withWaits(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async (query) => {
        const result = await this.#retryWhileBusy(() => connection.executeQuery<never>(query));
        this.#hasWritten ||= !isRead(query);
        this.#hasChanged ||= !isRead(query) && !isVain(query, result);
        return result;
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Frees the connection while another process writes, so that no reading request waits. */
  async #retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
    let beganAt: number | undefined;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (this.#options.journal?.isLocking()) beganAt = undefined;
        beganAt ??= this.#options.waits.now();
        if (this.#isInTransaction || !isBusy(error) || this.#options.waits.now() - beganAt >= maxBusyMs) throw error;
      }
      this.#release();
      await this.#options.waits.wait(busyRetryMs);
      await this.#borrow();
    }
  }
}
