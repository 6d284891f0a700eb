import { percentile } from "../engine/cpu.ts";
import type { Measurements } from "../engine/report.ts";
import type { BenchServer } from "./server-process.ts";

const warmUps = 100;
/** Few enough that no key uses up its rate limit. */
const requests = 600;

/** Stores corrections in a memory, one at a time, and looks one up after each tenth. */
export async function measureSegments(server: BenchServer, memory: number): Promise<Measurements> {
  const pairOf = (at: number) => ({ source: `Correction ${at} of the pier`, target: `Berichtigung ${at} am Pier` });
  const store = (at: number) =>
    server.request({ method: "POST", path: "/v2/segments", body: { memory_id: memory, ...pairOf(at) } });
  for (let at = 0; at < warmUps; at++) await store(at);
  const times: number[] = [];
  const { cpuMs } = await server.usage();
  for (let at = warmUps; at < warmUps + requests; at++) times.push((await store(at)).ms);
  const cpu = ((await server.usage()).cpuMs - cpuMs) / requests;
  const { source, target } = pairOf(warmUps + requests - 1);
  const [match] = (
    await server.request({ path: `/v2/memories/query?id=${memory}&query=${encodeURIComponent(source)}` })
  ).json;
  if (match?.target !== target) throw new Error("A correction isn't used by the next request.");
  return { "p50 ms": percentile(times, 50), "p95 ms": percentile(times, 95), "CPU ms": cpu };
}

/** The same POST without and with an idempotency key, and its retries. */
export async function measureIdempotency(server: BenchServer): Promise<Measurements> {
  const run = crypto.randomUUID();
  const body = { name: "bench", srclang: "en", trglang: "de" };
  const measured = async (keyOf: (at: number) => string | undefined) => {
    const times: number[] = [];
    const ids = new Set<number>();
    for (let at = 0; at < warmUps + requests; at++) {
      const key = keyOf(at);
      const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
      const { ms, json } = await server.request({ method: "POST", path: "/v2/memories", body, headers });
      if (at >= warmUps) times.push(ms);
      ids.add(json.id);
    }
    return { p95: percentile(times, 95), ids: ids.size };
  };
  const plain = await measured(() => undefined);
  const keyed = await measured((at) => `${run}-${at}`);
  const retried = await measured((at) => `${run}-${at}`);
  const once = await measured(() => `${run}-once`);
  if (keyed.ids !== warmUps + requests || once.ids !== 1) throw new Error("A retry created a second object.");
  return {
    "without a key p95 ms": plain.p95,
    "first request p95 ms": keyed.p95,
    "retry p95 ms": retried.p95,
    "times without": keyed.p95 / plain.p95,
  };
}
