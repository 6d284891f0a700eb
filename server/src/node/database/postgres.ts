import { AsyncLocalStorage } from "node:async_hooks";
import { type Dialect, type Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, sql } from "kysely";
import pg from "pg";
import type { RunAs, WorkOwner } from "../../core/environment.ts";
import { FairQueue, QueueFullError } from "../../core/fair-queue.ts";
import { StorageError } from "../../core/file-store.ts";
import { PostgresCompiler } from "../../store/database/names.ts";
import type { StoreDialect } from "../../store/store.ts";
import { type DatabaseLimits, defaultConnections } from "../settings/database-settings.ts";
import { StartError } from "../start-error.ts";

/** Numbers that PostgreSQL sends as text because they may exceed 2^53: `bigint`, and `numeric` of a sum. */
const numbers: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    numbers.includes(oid) ? Number : pg.types.getTypeParser(oid, format as "text"),
};

/** The prefix of the names of servers' connections. */
const serverName = "parlance ";

/**
 * Whether a pooler such as PgBouncer is between the server and the database: sessions change their client after each
 * transaction. A pooler reports another process ID than the database.
 *
 * @throws StartError if the database refuses the connection
 */
export async function isPooled(url: string): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query("select pg_backend_pid() as process");
      return rows[0].process !== (client as unknown as { processID: number }).processID;
    });
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new StartError(`The database of DATABASE_URL can't be used: ${message || code}.`, { cause });
  }
}

/** The time of the database, in milliseconds since 1970. @throws StartError if the database refuses the connection */
export async function readDatabaseClock(url: string): Promise<number> {
  await isPooled(url);
  const query = "select extract(epoch from clock_timestamp()) * 1000 as now";
  const { rows } = await withClient(url, (client) => client.query(query));
  return Number(rows[0].now);
}

/** Whether a server, or another command, uses the database. */
export async function isInUse(url: string): Promise<boolean> {
  const query =
    "select 1 from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)";
  const { rowCount } = await withClient(url, (client) => client.query(query, [serverName]));
  return rowCount !== 0;
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The owner of the work that the current code belongs to. */
const currentOwner = new AsyncLocalStorage<WorkOwner | undefined>();

const runAs: RunAs = (owner, work) => currentOwner.run(owner, work);

/** The limit of reserved connections of a process. */
const maxReserved = 2;

/**
 * Commits of reserved connections don't wait for the disk. A crash of the database loses the last counts of requests.
 * It loses no ID of a row, because the commit of the row waits for all earlier commits. Poolers refuse the option.
 * Options in the URL replace it.
 */
const withoutSyncCommit: pg.PoolConfig = { options: `${process.env.PGOPTIONS ?? ""} -c synchronous_commit=off` };

export interface PostgresOptions extends pg.PoolConfig {
  /** The limit of a process's connections, the reserved ones included. */
  connections?: number;
  isPooled?: boolean;
}

/**
 * PostgreSQL, also one that several processes share. Each driver has separate connections.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function postgres(
  url: string,
  { connections = defaultConnections, isPooled = false, ...options }: PostgresOptions = {},
): StoreDialect {
  // The connections of a pooler belong to no process in particular, so all have one name.
  const name = serverName + (isPooled ? "pooled" : crypto.randomUUID());
  const config = { connectionString: url, types, application_name: name, ...options };
  const withAtMost = (max: number, more: pg.PoolConfig = {}): Dialect => ({
    createAdapter: () => new Adapter(),
    createDriver: () => new PostgresDriver({ pool: async () => openPool({ max, ...config, ...more }) }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresCompiler(),
  });
  return Object.assign(withAtMost(connections - maxReserved), {
    reserved: withAtMost(maxReserved, isPooled ? {} : withoutSyncCommit),
    runAs,
  });
}

/** How long a process that stops within a transaction keeps its locks. Running transactions pause for far less time. */
const idleMs = 60_000;

/**
 * Settings by which PostgreSQL itself ends slow statements and idle transactions.
 *
 * @param isPooled whether there is a pooler, which refuses connections with such limits
 */
export const limitsConfig = (
  { lockSeconds, statementSeconds, connectSeconds, connections }: DatabaseLimits,
  isPooled = false,
): PostgresOptions => ({
  connections,
  isPooled,
  ...(!isPooled && {
    lock_timeout: lockSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: idleMs,
  }),
  connectionTimeoutMillis: connectSeconds * 1000,
});

class Adapter extends PostgresAdapter {
  /** Delays other migrations until the transaction ends. With a pooler, a session can't hold the lock. */
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    for (const name of ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"])
      await sql`set local ${sql.id(name)} = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(hashtext('parlance migrations'))`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

function openPool(config: pg.PoolConfig) {
  const pool = new pg.Pool(config);
  // A connection that breaks while no one uses it is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", reportLoss);
  const { options } = pool;
  const turns = { all: new FairQueue({ slots: options.max }), tasks: new FairQueue({ slots: options.max - 1 || 1 }) };
  return { options, connect: () => connect(pool, turns), end: () => pool.end() };
}

/** If the connection breaks during a query, reports that the database can't be reached. */
function reportLoss(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...requests: unknown[]) => Promise<unknown>;
  const report = async (...requests: unknown[]) => {
    try {
      return await query(...requests);
    } catch (cause) {
      throw isLoss(cause) ? new StorageError("The database can't be reached.", { cause }) : cause;
    }
  };
  Object.assign(client, { query: report });
  // The driver also emits the error as an event, which would end the process without a listener.
  client.on("error", () => {});
}

/** Such errors of the driver differ only in their message. Those of the operating system contain a system call. */
const isLoss = (error: unknown): boolean =>
  error instanceof Error && ("syscall" in error || /^(?:Connection terminated|Client (?:has|was))/.test(error.message));

type Turns = Record<"all" | "tasks", FairQueue>;

/**
 * Connects when it is the turn of the work's organization: the one that used connections least is next. Tasks leave one
 * connection for requests. Work without an organization, such as reading the next page of a response, waits only for a
 * free connection.
 */
async function connect(pool: pg.Pool, turns: Turns): Promise<pg.PoolClient> {
  const owner = currentOwner.getStore();
  try {
    return await (owner ? connectInTurn(pool, turns, owner) : pool.connect());
  } catch (cause) {
    throw new StorageError("The database can't be reached.", { cause });
  }
}

function connectInTurn(pool: pg.Pool, { all, tasks }: Turns, owner: WorkOwner): Promise<pg.PoolClient> {
  const { organizationId, mayWaitLong } = owner;
  const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
  const maxWaitMs = mayWaitLong ? 0 : pool.options.connectionTimeoutMillis;
  const count = (change: number) => {
    owner.connections = (owner.connections ?? 0) + change;
  };
  const signal = maxWaitMs ? AbortSignal.timeout(maxWaitMs) : undefined;
  let isWaiting = true;
  signal?.addEventListener("abort", () =>
    reject(isWaiting ? new QueueFullError("All connections of the process are in use.") : signal.reason),
  );
  const use = async () => {
    isWaiting = false;
    const client = await pool.connect();
    if (signal?.aborted) return client.release();
    const released = Promise.withResolvers<void>();
    const { release } = client;
    client.release = (error) => {
      release(error);
      released.resolve();
    };
    resolve(client);
    await released.promise;
  };
  const enter = () => all.run(organizationId, use, { signal });
  count(1);
  (mayWaitLong ? tasks.run(organizationId, enter) : enter()).catch(reject).finally(() => count(-1));
  return promise;
}
