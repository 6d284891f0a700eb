import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { randomFrom } from "@openparlance/engine/testing";
import { startServer } from "@openparlance/server/testing/processes";
import { percentile } from "../engine/cpu.ts";
import { readUiStrings } from "../engine/libreoffice.ts";
import { SegmentGenerator, type StreamSegment } from "../engine/memory/segments.ts";
import { joinStrings } from "../engine/mt.ts";
import type { Tenant } from "../neighbors/tenant.ts";
import type { Bench, Budgets, ShowSection } from "../report.ts";
import { serviceSettings } from "../service-settings.ts";
import { measureMixed, measureOverload, measureRate } from "./mixed.ts";
import { type BenchServer, type SentRequest, sendRequests } from "./send.ts";
import { bareProgram, untilIdle, withServer } from "./servers.ts";

const importedUnits = 100_000;
const knownPairs = 29_000;
const queryCount = 1500;
const translationCount = 300;
const requestCount = 2000;
const openStreamCount = 500;
const megabyte = 2 ** 20;

const budgets: Budgets = {
  start: { "first response s": { max: 1.5 }, "idle MB": { max: 200 } },
  "GET /v2/languages": { "CPU µs": { max: 120 }, "times bare": { max: 1.5 } },
  "import of 100,000 units": {
    "searchable s": { max: 15 },
    "growth MB": { max: 150 },
    "other requests p99 ms": { max: 50 },
  },
  "query of 100,000 segments, 8 clients": { "p50 ms": { max: 3 }, "p99 ms": { max: 25 } },
  "translation with 29,000 segments": { "1 client p95 ms": { max: 30 }, "8 clients p95 ms": { max: 80 } },
  "POST /v2/segments with 29,000 segments": { "p95 ms": { max: 5 } },
  "POST with an idempotency key": { "retry p95 ms": { max: 5 } },
  "server-sent events": { "first event p95 ms": { max: 200 }, "500 open MB": { max: 100 } },
  "two processes on PostgreSQL": { "times one": { min: 1.7 } },
  "300 requests a second, SQLite": { "p99 ms": { max: 250 }, refused: { max: 0 } },
  "300 requests a second, PostgreSQL": { "p99 ms": { max: 250 }, refused: { max: 0 } },
  "twice the capacity, SQLite": { "p99 ms": { max: 1000 }, "refused p99 ms": { max: 1000 } },
  "twice the capacity, PostgreSQL": { "p99 ms": { max: 1000 }, "refused p99 ms": { max: 1000 } },
};

export const serverBench: Bench = {
  parts: {
    start: (show) => withServer({}, (server) => measureStart(server, show)),
    memory: (show) => withServer({}, (server) => measureMemory(server, show)),
    translation: (show) => withServer({}, (server) => measureTranslation(server, show)),
    idempotency: (show) => withServer({}, (server) => measureIdempotency(server, show)),
    streams: measureStreams,
    mixed: measureMixed,
    rate: measureRate,
    overload: measureOverload,
  },
  budgets,
};

const firstTenantOf = ({ tenants }: BenchServer): Tenant => tenants[0] as Tenant;
const withFirstTenant = (server: BenchServer): BenchServer => ({ ...server, tenants: [firstTenantOf(server)] });

async function measureStart(server: BenchServer, show: ShowSection): Promise<void> {
  const languages = await firstTenantOf(server).send("GET", "/v2/languages");
  await sleep(1000);
  const idleBytes = (await server.usage()).bytes;
  await show("start", { "first response s": server.startMs / 1000, "idle MB": idleBytes / megabyte });
  const cpuOf = async (measured: BenchServer) => {
    const request = () => ({ path: "/v2/languages" });
    // V8 still compiles during these requests.
    await sendRequests(measured, { count: 10 * requestCount, request });
    return 1000 * (await sendRequests(measured, { count: 5 * requestCount, request })).cpuMs;
  };
  const bare = await startServer({ env: serviceSettings, program: [bareProgram, JSON.stringify(languages)] });
  const [own, min] = [await cpuOf(server), await cpuOf({ ...bare, tenants: server.tenants })];
  await bare.kill();
  await show("GET /v2/languages", { "CPU µs": own, "bare node:http CPU µs": min, "times bare": own / min });
}

async function measureMemory(server: BenchServer, show: ShowSection): Promise<void> {
  const source = new SegmentGenerator(await readUiStrings("de"), randomFrom(importedUnits));
  const pairs = source.createSegments(importedUnits);
  const texts = Array.from({ length: queryCount }, (_, at) =>
    source.editText(pairs[Math.floor((at * pairs.length) / queryCount)]?.source ?? ""),
  ).filter((text) => text !== "");
  const clients = withFirstTenant(server);
  const sendQueries = (memory: number) =>
    sendRequests(clients, {
      connections: 8,
      count: texts.length,
      request: (at) => queryRequest(memory, texts[at] ?? ""),
    });
  // A small memory warms up the code.
  await sendQueries(await importPairs(server, pairs.slice(0, 2000)));
  const memory = await measureImport(server, pairs, show);
  const sent = await sendQueries(memory);
  await show("query of 100,000 segments, 8 clients", {
    "p50 ms": sent.percentile(50),
    "p99 ms": sent.percentile(99),
    "CPU ms": sent.cpuMs,
  });
}

async function measureImport(server: BenchServer, pairs: readonly StreamSegment[], show: ShowSection): Promise<number> {
  const before = await server.usage("begin");
  const start = performance.now();
  let isOver = false;
  const importing = importPairs(server, pairs).finally(() => {
    isOver = true;
  });
  const others: number[] = [];
  while (!isOver) {
    const begun = performance.now();
    await (server.tenants[1] as Tenant).send("GET", "/v2/languages");
    others.push(performance.now() - begun);
    await sleep(25);
  }
  const memory = await importing;
  await sendRequests(withFirstTenant(server), {
    count: 1,
    request: () => queryRequest(memory, pairs.at(-1)?.source ?? ""),
  });
  const { cpuMs, peakBytes } = await server.usage();
  await show("import of 100,000 units", {
    "searchable s": (performance.now() - start) / 1000,
    "CPU s": (cpuMs - before.cpuMs) / 1000,
    "growth MB": (peakBytes - before.bytes) / megabyte,
    "other requests p50 ms": percentile(others, 50),
    "other requests p99 ms": percentile(others, 99),
  });
  return memory;
}

/** Translates texts that aren't in a memory of 29,000 segments, and corrects some of them. */
async function measureTranslation(server: BenchServer, show: ShowSection): Promise<void> {
  const pairs = joinStrings(await readUiStrings("de"), knownPairs + 4 * translationCount);
  const memory_id = await importPairs(server, pairs.slice(0, knownPairs));
  const unseen = pairs.slice(knownPairs);
  const translate = (from: number, count: number, connections: number) =>
    sendRequests(withFirstTenant(server), {
      connections,
      count,
      request: (at) => ({
        method: "POST",
        path: "/v2/translate",
        body: { memory_id, source: unseen[from + at]?.source ?? "" },
      }),
    });
  await translate(0, 1, 1);
  await untilIdle(server);
  await translate(0, 100, 1);
  const [one, eight] = [
    await translate(100, translationCount, 1),
    await translate(100 + translationCount, translationCount, 8),
  ];
  await show("translation with 29,000 segments", {
    "1 client p95 ms": one.percentile(95),
    "8 clients p95 ms": eight.percentile(95),
    "CPU ms": (one.cpuMs + eight.cpuMs) / 2,
    "server MB": (await server.usage()).bytes / megabyte,
  });
  const correction = (at: number) => ({ source: `Correction ${at} of the pier`, target: `Berichtigung ${at} am Pier` });
  const correct = (from: number, count: number) =>
    sendRequests(withFirstTenant(server), {
      count,
      request: (at) => ({ method: "POST", path: "/v2/segments", body: { memory_id, ...correction(from + at) } }),
    });
  await correct(0, 100);
  const corrected = await correct(100, 600);
  const { source, target } = correction(699);
  const [match] = await firstTenantOf(server).send("GET", queryRequest(memory_id, source).path);
  if (match?.target !== target) throw new Error("A correction isn't used by the next request.");
  await show("POST /v2/segments with 29,000 segments", {
    "p50 ms": corrected.percentile(50),
    "p95 ms": corrected.percentile(95),
    "CPU ms": corrected.cpuMs,
  });
}

/** Compares a POST without and with an idempotency key, and retries of it. */
async function measureIdempotency(server: BenchServer, show: ShowSection): Promise<void> {
  const body = { name: "bench", srclang: "en", trglang: "de" };
  const measure = async (headersOf: (at: number) => Record<string, string>) => {
    const request = (at: number) => ({ method: "POST", path: "/v2/memories", body, headers: headersOf(at) }) as const;
    return (await sendRequests(server, { count: requestCount, request })).percentile(95);
  };
  const plain = await measure(() => ({}));
  const keyed = (at: number) => ({ "idempotency-key": `bench-${at}` });
  const [first, retry] = [await measure(keyed), await measure(keyed)];
  const memories = await Promise.all(server.tenants.map((tenant) => tenant.send("GET", "/v2/memories")));
  if (memories.flat().length !== 2 * requestCount) throw new Error("A retry created a second object.");
  await show("POST with an idempotency key", {
    "without a key p95 ms": plain,
    "first request p95 ms": first,
    "retry p95 ms": retry,
    "times without": first / plain,
  });
}

/** The time of the built-in writer's first event, and the memory of many endless streams. */
async function measureStreams(show: ShowSection): Promise<void> {
  const templateParams = { language: "en-GB", contentLength: 150, summary: "an introduction to the ferry timetable" };
  const order = { language: "en-GB", template: "blog-post", templateParams };
  const agreement = { signedAgreement: true };
  const sign = ({ tenants }: BenchServer) =>
    Promise.all(tenants.map((tenant) => tenant.send("POST", "/v2/create/terms-and-conditions", agreement)));
  const openStream = async (tenant: Tenant) => {
    const reader = (await tenant.request("POST", "/v2/create", order)).body?.getReader();
    await reader?.read();
    return reader;
  };
  const ms: number[] = [];
  await withServer({}, async (server) => {
    await sign(server);
    for (let count = 0; count < 50; count++) {
      const start = performance.now();
      const reader = await openStream(firstTenantOf(server));
      ms.push(performance.now() - start);
      await reader?.cancel();
    }
  });
  // A service with OpenAI's interface that sends one word and then nothing.
  const writer = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: "Ferries" } }] })}\n\n`);
  }).listen(0, "127.0.0.1");
  await once(writer, "listening");
  const url = `http://127.0.0.1:${(writer.address() as AddressInfo).port}`;
  await withServer({ PARLANCE_TEXT_URL: url, PARLANCE_TEXT_MODEL: "endless" }, async (server) => {
    await sign(server);
    const opened = [await openStream(firstTenantOf(server))];
    const { bytes } = await server.usage();
    for (let at = 0; at < openStreamCount; at++) opened.push(await openStream(server.tenants[at % 8] as Tenant));
    const growth = ((await server.usage()).bytes - bytes) / megabyte;
    await show("server-sent events", { "first event p95 ms": percentile(ms, 95), "500 open MB": growth });
    for (const reader of opened) await reader?.cancel();
  });
  writer.closeAllConnections();
  writer.close();
}

const importPairs = (server: BenchServer, pairs: readonly StreamSegment[]): Promise<number> =>
  firstTenantOf(server).createFilledMemory(pairs.map(({ source, target }) => [source, target]));

const queryRequest = (memory: number, query: string): SentRequest => ({
  path: `/v2/memories/query?id=${memory}&query=${encodeURIComponent(query)}`,
});
