import { readNumber } from "./read-number.ts";

/** How long a request of the server waits for PostgreSQL; 0 is no limit. */
export interface DatabaseLimits {
  /** For a lock of another transaction. */
  lockSeconds: number;
  /** For a statement, its locks included. */
  statementSeconds: number;
  /** For a connection: a free one, or a new one. */
  connectSeconds: number;
}

const maxSeconds = 86_400;

type Env = Record<string, string | undefined>;
type Check = <T>(read: () => T) => T;

/** Together, waiting for a connection and for a lock take less than five seconds. */
export function readDatabaseLimits(env: Env, check: Check): DatabaseLimits {
  const seconds = (name: string, byDefault: number) =>
    check(() => readNumber(name, env[name], maxSeconds)) ?? byDefault;
  return {
    lockSeconds: seconds("PARLANCE_DATABASE_LOCK_SECONDS", 2),
    statementSeconds: seconds("PARLANCE_DATABASE_STATEMENT_SECONDS", 30),
    connectSeconds: seconds("PARLANCE_DATABASE_CONNECT_SECONDS", 2),
  };
}
