import { percentile } from "../engine/cpu.ts";
import type { Measurements } from "../engine/report.ts";
import type { PostgresProcess } from "./postgres-process.ts";
import { type BenchServer, byClients, startServer } from "./server-process.ts";

const clients = 8;

/** One request in five writes: a memory is made, another one gets a new name. */
async function request(server: BenchServer, memory: number, query: string, at: number): Promise<number> {
  if (at % 10 === 3) {
    const body = { name: `memory ${at}`, srclang: "en", trglang: "de" };
    return (await server.request({ method: "POST", path: "/v2/memories", body })).ms;
  }
  if (at % 10 === 7) {
    return (await server.request({ method: "PUT", path: "/v2/memories", body: { id: memory, name: `name ${at}` } })).ms;
  }
  return (await server.request({ path: `/v2/memories/query?id=${memory}&query=${encodeURIComponent(query)}` })).ms;
}

/** Reads and writes mixed, by eight clients, after some to warm up. */
export async function measureMixed(server: BenchServer, memory: number, queries: readonly string[]) {
  const numbered = queries.map((query, at) => ({ query, at }));
  const run = async () => {
    const ms: number[] = [];
    await byClients(clients, numbered, async ({ query, at }) => {
      ms.push(await request(server, memory, query, at));
    });
    return ms;
  };
  await run();
  const { cpuMs } = await server.usage();
  const ms = await run();
  return { ms, cpuMs: ((await server.usage()).cpuMs - cpuMs) / ms.length };
}

export async function mixedFigures(
  server: BenchServer,
  memory: number,
  queries: readonly string[],
): Promise<Measurements> {
  const { ms, cpuMs } = await measureMixed(server, memory, queries);
  return { "p50 ms": percentile(ms, 50), "p99 ms": percentile(ms, 99), "CPU ms": cpuMs };
}

/**
 * What two processes on one PostgreSQL do for what one does. A process has at most a core for itself, so its CPU time
 * per request limits its requests per second. Clients and PostgreSQL share the machine and are left out. Two are as
 * good as twice one unless a request costs more when another process changes the same rows.
 */
export async function measureTwo(
  { address }: PostgresProcess,
  fill: (server: BenchServer) => Promise<number>,
  queries: readonly string[],
): Promise<Measurements> {
  const settings = { DATABASE_URL: address };
  const one = await startServer(settings);
  const memory = await fill(one);
  const alone = await measureMixed(one, memory, queries);
  const other = await startServer(settings);
  const both = await Promise.all([one, other].map((server) => measureMixed(server, memory, queries)));
  await Promise.all([one.stop(), other.stop()]);
  const together = both.reduce((sum, { cpuMs }) => sum + 1 / cpuMs, 0);
  return {
    "one: CPU ms a request": alone.cpuMs,
    "two: CPU ms a request": both.reduce((sum, { cpuMs }) => sum + cpuMs / both.length, 0),
    "times one": together * alone.cpuMs,
  };
}
