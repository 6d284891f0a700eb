import pg from "pg";
import type { StreamSegment } from "../engine/memory/segments.ts";
import { inParallel } from "../neighbors/tenant.ts";

/**
 * Texts whose trigrams are less alike are not looked at. Most texts that are alike to 75 % by their characters are
 * above it. With a lower value the search takes longer still.
 */
const minSimilarity = 0.5;
const batchSize = 5000;

/** Times queries of PostgreSQL's own `pg_trgm` on an index of its kind, in milliseconds. */
export async function timeTrigrams(
  address: string,
  blocks: Iterable<readonly StreamSegment[]> | AsyncIterable<readonly StreamSegment[]>,
  queries: readonly string[],
  clients: number,
): Promise<number[]> {
  const pool = openPool(address, clients);
  await pool.query("create extension pg_trgm");
  await pool.query("create table segments (id int primary key, source text not null, target text not null)");
  let id = 0;
  for await (const pairs of blocks) {
    for (let start = 0; start < pairs.length; start += batchSize) {
      const batch = pairs.slice(start, start + batchSize);
      const columns = [batch.map(() => id++), batch.map(({ source }) => source), batch.map((it) => it.target)];
      await pool.query("insert into segments select * from unnest($1::int[], $2::text[], $3::text[])", columns);
    }
  }
  await pool.query("create index on segments using gin (source gin_trgm_ops)");
  await pool.query("vacuum analyze segments");
  await pool.query(`alter database postgres set pg_trgm.similarity_threshold = ${minSimilarity}`);
  await pool.end();
  // The threshold holds for new connections.
  const measured = openPool(address, clients);
  const ms: number[] = [];
  const text =
    "select source, target, similarity(source, $1) from segments where source % $1 order by 3 desc, id desc limit 10";
  const look = async (query: string) => {
    const start = performance.now();
    await measured.query({ name: "closest", text, values: [query] });
    ms.push(performance.now() - start);
  };
  await inParallel(clients, 5 * clients, (at) => look(queries[at] ?? ""));
  ms.length = 0;
  await inParallel(clients, queries.length, (at) => look(queries[at] ?? ""));
  await measured.end();
  return ms;
}

function openPool(address: string, clients: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: address, max: clients });
  // PostgreSQL may end before the last connection has learned that it is closed.
  pool.on("error", () => {});
  return pool;
}
