import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../engine/cpu.ts";
import { readUiStrings } from "../engine/libreoffice.ts";
import { randomFrom, SegmentSource, type StreamSegment } from "../engine/memory/segments.ts";
import { join } from "../engine/mt.ts";
import { type EngineRecord, formatTable, type Measurements, overBudget } from "../engine/report.ts";
import { describeOrigin, keepRecord, readRecord, reportMissed } from "../record.ts";
import { measureTwo, mixedFigures } from "./mixed.ts";
import { startPostgres } from "./postgres-process.ts";
import { measureIdempotency, measureSegments } from "./segments.ts";
import { budgets } from "./server-budgets.ts";
import { type BenchServer, byClients, startBare, startServer } from "./server-process.ts";
import { measureStreams } from "./streams.ts";
import { buildTmx } from "./tmx.ts";
import { timeTrigrams } from "./trigrams.ts";
import { measureUploads } from "./uploads.ts";

const importedUnits = 100_000;
const queries = 1500;
const knownPairs = 29_000;
const translations = 300;
/** Queries of pg_trgm, which takes so much longer. */
const trigramQueries = 200;
/** Few enough that no key uses up its rate limit. */
const mixedRequests = 600;
const megabyte = 2 ** 20;

type Show = (section: string, figures: Measurements) => void;

/** What can be measured on its own. */
export const serverParts: Record<string, (show: Show) => Promise<void>> = {
  start: (show) => withServer((server) => measureStart(server, show)),
  memory: (show) => withServer((server) => measureMemory(server, show)),
  translation: (show) =>
    withServer(async (server) => show("translation with 29,000 segments", await measureTranslation(server))),
  segments: (show) =>
    withServer(async (server) => {
      const memory = await importInto(server, join(await readUiStrings("de"), knownPairs));
      await untilIdle(server);
      show("POST /v2/segments with 29,000 segments", await measureSegments(server, memory));
    }),
  idempotency: (show) =>
    withServer(async (server) => show("POST with an idempotency key", await measureIdempotency(server))),
  uploads: (show) => withServer(async (server) => show("uploads to signed URLs", await measureUploads(server))),
  streams: async (show) => show("server-sent events", await measureStreams()),
  mixed: measureMixedLoads,
};

/**
 * Measures the server over HTTP, prints a table a section, keeps the record; false when a budget is missed.
 *
 * @param requests names of `serverParts`, all unless given; of the others the record keeps what was measured before
 */
export async function benchServer(requests: readonly string[] = Object.keys(serverParts)): Promise<boolean> {
  const before = await readRecord<EngineRecord>("server");
  const sections: Record<string, Measurements> = {};
  const show: Show = (section, figures) => {
    sections[section] = figures;
    console.log(`${formatTable(section, figures, budgets, before)}\n`);
  };
  for (const part of requests) await serverParts[part]?.(show);
  const all = { ...before?.sections, ...sections };
  await keepRecord("server", { ...describeOrigin(), sections: all } as EngineRecord);
  return reportMissed(overBudget(sections, budgets));
}

async function withServer(work: (server: BenchServer) => Promise<void>): Promise<void> {
  const server = await startServer();
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function measureStart(server: BenchServer, show: Show): Promise<void> {
  await sleep(1000);
  show("start", {
    "first answer s": server.firstResponseMs / 1000,
    "idle MB": (await server.usage()).rssBytes / megabyte,
  });
  const api = await measureRequestCpu(server);
  const bare = await startBare((await server.request({ path: "/v2/languages" })).text);
  try {
    const min = await measureRequestCpu(bare);
    show("GET /v2/languages", { "CPU µs": api, "bare node:http CPU µs": min, "times bare": api / min });
  } finally {
    await bare.stop();
  }
}

async function measureRequestCpu(server: BenchServer, requests = 1500): Promise<number> {
  const send = () => server.request({ path: "/v2/languages" });
  for (let warm = 0; warm < requests; warm++) await send();
  const before = (await server.usage()).cpuMs;
  for (let count = 0; count < requests; count++) await send();
  return (1000 * ((await server.usage()).cpuMs - before)) / requests;
}

async function measureMemory(server: BenchServer, show: Show): Promise<void> {
  const source = new SegmentSource(await readUiStrings("de"), randomFrom(importedUnits));
  const pairs = source.make(importedUnits);
  const requests = Array.from({ length: queries }, (_, at) =>
    source.edited(pairs[Math.floor((at * pairs.length) / queries)]?.source ?? ""),
  ).filter((query) => query !== "");
  // The same work on a small memory first, until the code is compiled.
  const warm = await importInto(server, pairs.slice(0, 2000));
  await byClients(8, requests.slice(0, 200), async (query) => {
    await lookUp(server, warm, query);
  });
  const memory = await measureImport(server, pairs, show);
  show("query of 100,000 segments, 8 clients", await measureQueries(server, memory, pairs, requests));
}

/** The memory that the pairs were imported into. */
async function measureImport(server: BenchServer, pairs: readonly StreamSegment[], show: Show): Promise<number> {
  const file = buildTmx(pairs);
  const before = await server.usage();
  const watching = new AbortController();
  const watched = watch(server, watching.signal);
  const start = performance.now();
  const memory = await importInto(server, pairs, file);
  await lookUp(server, memory, pairs.at(-1)?.source ?? "");
  const seconds = (performance.now() - start) / 1000;
  watching.abort();
  const { times, peakBytes } = await watched;
  show("import of 100,000 units", {
    "searchable s": seconds,
    "CPU s": ((await server.usage()).cpuMs - before.cpuMs) / 1000,
    "growth MB": (peakBytes - before.rssBytes) / megabyte,
    "other calls p50 ms": percentile(times, 50),
    "other calls p99 ms": percentile(times, 99),
  });
  return memory;
}

/** Next to PostgreSQL's own search of the same texts. */
async function measureQueries(
  server: BenchServer,
  memory: number,
  pairs: readonly StreamSegment[],
  requests: readonly string[],
): Promise<Measurements> {
  const ms: number[] = [];
  const { cpuMs } = await server.usage();
  await byClients(8, requests, async (query) => {
    ms.push(await lookUp(server, memory, query));
  });
  const cpuOfQueries = (await server.usage()).cpuMs - cpuMs;
  const every = Math.floor(requests.length / trigramQueries);
  const some = requests.filter((_, at) => at % every === 0);
  const postgres = await startPostgres();
  let others: number[];
  try {
    others = await timeTrigrams(postgres, [pairs], some, 8);
  } finally {
    await postgres.stop();
  }
  return {
    "p50 ms": percentile(ms, 50),
    "p99 ms": percentile(ms, 99),
    "CPU ms": cpuOfQueries / requests.length,
    "pg_trgm p50 ms": percentile(others, 50),
    "pg_trgm times p50": percentile(others, 50) / percentile(ms, 50),
  };
}

/** On a small memory: what is measured is the way of a request, not the look-up. */
async function measureMixedLoads(show: Show): Promise<void> {
  const source = new SegmentSource(await readUiStrings("de"), randomFrom(mixedRequests));
  const pairs = source.make(2000);
  const requests = pairs.slice(0, mixedRequests).map((pair) => source.edited(pair.source));
  const fill = (server: BenchServer) => importInto(server, pairs);
  await withServer(async (server) => {
    show("a fifth writes, 8 clients", await mixedFigures(server, await fill(server), requests));
  });
  const postgres = await startPostgres();
  try {
    show("two processes on PostgreSQL", await measureTwo(postgres, fill, requests));
  } finally {
    await postgres.stop();
  }
}

/** Requests the list of languages and looks at the process's size until it is stopped. */
async function watch(server: BenchServer, signal: AbortSignal): Promise<{ times: number[]; peakBytes: number }> {
  const times: number[] = [];
  let peakBytes = 0;
  while (!signal.aborted) {
    times.push((await server.request({ path: "/v2/languages" })).ms);
    peakBytes = Math.max(peakBytes, (await server.usage()).rssBytes);
    await sleep(25);
  }
  return { times, peakBytes };
}

async function measureTranslation(server: BenchServer): Promise<Measurements> {
  const pairs = join(await readUiStrings("de"), knownPairs + 4 * translations);
  const memory = await importInto(server, pairs.slice(0, knownPairs));
  const unseen = pairs.slice(knownPairs).map(({ source }) => source);
  await translate(server, memory, "Save the file.");
  await untilIdle(server);
  for (const text of unseen.splice(0, 100)) await translate(server, memory, text);
  const measured = async (clients: number) => {
    const ms: number[] = [];
    const texts = unseen.splice(0, translations);
    await byClients(clients, texts, async (text) => {
      ms.push(await translate(server, memory, text));
    });
    return percentile(ms, 95);
  };
  const { cpuMs } = await server.usage();
  const figures = { "1 client p95 ms": await measured(1), "8 clients p95 ms": await measured(8) };
  const { cpuMs: cpuMsAfter, rssBytes } = await server.usage();
  return { ...figures, "CPU ms": (cpuMsAfter - cpuMs) / (2 * translations), "server MB": rssBytes / megabyte };
}

/** A new memory that holds the pairs. */
async function importInto(
  server: BenchServer,
  pairs: readonly StreamSegment[],
  file = buildTmx(pairs),
): Promise<number> {
  const memory = { name: "bench", srclang: "en", trglang: "de" };
  const { id } = (await server.request({ method: "POST", path: "/v2/memories", body: memory })).json;
  const headers = { memory_id: String(id), name: "bench.tmx" };
  await server.request({ method: "POST", path: "/v2/memories/import", headers, body: file });
  for (;;) {
    const [{ is_processing, version }] = (await server.request({ path: `/v2/memories?id=${id}` })).json;
    if (!is_processing && version !== 1) throw new Error("The import brought nothing.");
    if (!is_processing) return id;
    await sleep(50);
  }
}

const lookUp = async (server: BenchServer, memory: number, query: string): Promise<number> =>
  (await server.request({ path: `/v2/memories/query?id=${memory}&query=${encodeURIComponent(query)}` })).ms;

const translate = async (server: BenchServer, memory: number, source: string): Promise<number> =>
  (await server.request({ method: "POST", path: "/v2/translate", body: { memory_id: memory, source } })).ms;

/** The translator learns in the background; it has ended when the process has nothing to do any more. */
async function untilIdle(server: BenchServer): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    const { cpuMs } = await server.usage();
    await sleep(500);
    quiet = (await server.usage()).cpuMs - cpuMs < 25 ? quiet + 1 : 0;
  }
}
