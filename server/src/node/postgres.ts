import { PostgresDialect } from "kysely";
import pg from "pg";

/** Numbers that PostgreSQL sends as text because they may exceed 2^53: `bigint`, and `numeric` of a sum. */
const numbers: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    numbers.includes(oid) ? Number : pg.types.getTypeParser(oid, format as "text"),
};

/** What the connections of servers are called. */
const serverName = "parlance";

/** Whether a server, or another command, uses the database. */
export async function isInUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = $1",
      [serverName],
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/**
 * PostgreSQL, also one that several processes share.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function postgres(url: string, options: pg.PoolConfig = {}): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, types, application_name: serverName, ...options });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
