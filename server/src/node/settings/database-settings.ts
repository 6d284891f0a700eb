import { StartError } from "../start-error.ts";
import { type Env, readNumber } from "./read-setting.ts";

/** The limits for PostgreSQL. For the limits in seconds, 0 is no limit. */
export interface DatabaseLimits {
  /** The limit of waiting for a lock of another transaction. */
  lockSeconds: number;
  /** The limit of a statement, its locks included. */
  statementSeconds: number;
  /** The limit of waiting for a connection: a free one, or a new one. */
  connectSeconds: number;
  /** The limit of a process's connections. */
  connections: number;
}

/** A low number: PostgreSQL allows 100 by default, each a process, and one core never uses more at a time. */
export const defaultConnections = 5;
/** Two connections are reserved. */
const minConnections = 3;

const maxSeconds = 86_400;

/** Together, the default waits for a connection and for a lock are less than five seconds. */
export function readDatabaseLimits(env: Env, check: <T>(read: () => T) => T): DatabaseLimits {
  const seconds = (name: string, byDefault: number) => check(() => readNumber(env, name, maxSeconds)) ?? byDefault;
  return {
    lockSeconds: seconds("PARLANCE_DATABASE_LOCK_SECONDS", 2),
    statementSeconds: seconds("PARLANCE_DATABASE_STATEMENT_SECONDS", 30),
    connectSeconds: seconds("PARLANCE_DATABASE_CONNECT_SECONDS", 2),
    connections: check(() => readConnections(env)) ?? defaultConnections,
  };
}

function readConnections(env: Env): number | undefined {
  const name = "PARLANCE_DATABASE_CONNECTIONS";
  const connections = readNumber(env, name, 1000);
  if (connections === undefined || connections >= minConnections) return connections;
  throw new StartError(`${name} must be at least ${minConnections}, not "${connections}".`);
}
