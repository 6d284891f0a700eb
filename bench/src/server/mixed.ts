import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "@openparlance/engine/testing";
import { startServer } from "@openparlance/server/testing/processes";
import { readUiStrings } from "../engine/libreoffice.ts";
import { SegmentGenerator } from "../engine/memory/segments.ts";
import type { ShowSection } from "../report.ts";
import { serviceSettings } from "../service-settings.ts";
import { type BenchServer, type RequestBatch, type SentRequest, sendAtRate, sendRequests } from "./send.ts";
import { bareProgram, fastifyProgram, untilIdle, withPostgres, withServer } from "./servers.ts";

const requestCount = 2000;
const warmUps = 500;
const connections = 8;
const perSecond = 300;
const seconds = 30;

interface TenantData {
  memory: number;
  file: number;
}

/** Of ten requests, three query a memory, two each translate, read and write, and one creates a job. */
function createRequest(at: number, text: string, { memory, file }: TenantData): SentRequest {
  const query = `/v2/memories/query?id=${memory}&query=${encodeURIComponent(text)}`;
  const translate = { method: "POST", path: "/v2/translate", body: { memory_id: memory, source: text } } as const;
  const pair = { source: text, target: `${text}!`, memory_id: memory };
  const job = { name: "bench", fileIds: [file], srcLang: "en", languagePairs: [{ memoryId: memory }] };
  const requests: readonly SentRequest[] = [
    { path: query },
    translate,
    { path: `/v2/memories?id=${memory}` },
    { path: query },
    { method: "POST", path: "/v2/segments", body: pair },
    translate,
    { path: query },
    { path: "/v2/languages" },
    { method: "PUT", path: "/v2/memories", body: { id: memory, name: `memory ${at}` } },
    { method: "POST", path: "/v2/jobs", body: job },
  ];
  return requests[at % 10] as SentRequest;
}

/** Functions that fill a server with memories of `size` pairs, and create the requests to it. */
async function prepareMix(size: number) {
  const source = new SegmentGenerator(await readUiStrings("de"), randomFrom(requestCount));
  const pairs = source.createSegments(size).map((pair) => [pair.source, pair.target] as const);
  const texts = pairs.map(([text]) => source.editText(text)).filter((text) => text.trim() !== "");
  return {
    async fill(server: BenchServer): Promise<RequestBatch["request"]> {
      const filled = await Promise.all(
        server.tenants.map(async (tenant) => ({
          memory: await tenant.createFilledMemory(pairs),
          file: await tenant.uploadFile("The ferry leaves at ten.\n"),
        })),
      );
      await untilIdle(server);
      return (at, tenant) => createRequest(at, texts[at % texts.length] ?? "", filled[tenant] as TenantData);
    },
    /** Requests to a server with only one memory and file for all organizations. */
    requestOfOne: ((at) =>
      createRequest(at, texts[at % texts.length] ?? "", { memory: 1, file: 1 })) as RequestBatch["request"],
  };
}

/** The baseline, Fastify with `node:sqlite`, accepts the same requests. */
async function withFastify<T>({ tenants }: BenchServer, work: (server: BenchServer) => Promise<T>): Promise<T> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "parlance-bench-"));
  const folder = temporary.path;
  await using process = await startServer({
    folder,
    env: serviceSettings,
    program: [fastifyProgram, join(folder, "fastify.sqlite")],
  });
  return await work({ ...process, tenants });
}

async function measureRequests(server: BenchServer, request: RequestBatch["request"]) {
  await sendRequests(server, { connections, count: warmUps, request });
  return sendRequests(server, { connections, count: requestCount, request });
}

/** Memories are small, since the bench measures the path of a request, not the look-up. */
export async function measureMixed(show: ShowSection): Promise<void> {
  const { fill, requestOfOne } = await prepareMix(200);
  const title = "30 % query, 20 % translate, 20 % read, 20 % write, 10 % jobs, 8 clients";
  await withServer({}, async (server) => {
    const { percentile, cpuMs } = await measureRequests(server, await fill(server));
    const process = await startServer({ env: serviceSettings, program: [bareProgram, "[]"] });
    const bare = await measureRequests({ ...process, tenants: server.tenants }, requestOfOne);
    await process.kill();
    const fastify = await withFastify(server, (other) => measureRequests(other, requestOfOne));
    await show(title, {
      "p50 ms": percentile(50),
      "p99 ms": percentile(99),
      "CPU ms": cpuMs,
      "bare node:http CPU ms": bare.cpuMs,
      "times bare": cpuMs / bare.cpuMs,
      "Fastify, node:sqlite CPU ms": fastify.cpuMs,
      "times Fastify": cpuMs / fastify.cpuMs,
    });
  });
  // A process has at most one core, so CPU time per request limits its requests per second. Two processes serve twice
  // as many, unless a request costs more when another process changes the same rows.
  await withPostgres(async (address) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "parlance-mixed-"));
    const env = { DATABASE_URL: address, PARLANCE_DATA: folder.path };
    await withServer(env, async (one) => {
      const request = await fill(one);
      const alone = await measureRequests(one, request);
      const other = await startServer({ env: { ...serviceSettings, ...env, PARLANCE_MODE: "production" } });
      const servers = [one, { ...other, tenants: one.tenants }];
      const both = await Promise.all(servers.map((server) => measureRequests(server, request)));
      await other.stop();
      const together = both.reduce((sum, { cpuMs }) => sum + 1 / cpuMs, 0);
      await show("two processes on PostgreSQL", {
        "one: CPU ms a request": alone.cpuMs,
        "two: CPU ms a request": both.reduce((sum, { cpuMs }) => sum + cpuMs / both.length, 0),
        "times one": together * alone.cpuMs,
      });
    });
  });
}

/** The mix at twice the server's max rate. */
export async function measureOverload(show: ShowSection): Promise<void> {
  const { fill } = await prepareMix(200);
  const measureOn = (name: string, env: Record<string, string>) =>
    withServer(env, async (server) => {
      const request = await fill(server);
      await sendRequests(server, { connections, count: warmUps, request });
      const start = performance.now();
      await sendRequests(server, { connections, count: requestCount, request });
      const capacity = (1000 * requestCount) / (performance.now() - start);
      const perSecond = Math.round(2 * capacity);
      const sent = await sendAtRate(server, { perSecond, count: 10 * perSecond, request }, () => untilIdle(server));
      await show(`twice the capacity, ${name}`, {
        "requests a second": perSecond,
        refused: sent.refused,
        "CPU ms": sent.cpuMs,
        "p99 ms": sent.percentile(99),
        "refused p99 ms": sent.refusedPercentile(99),
      });
    });
  await measureOn("SQLite", {});
  await withPostgres((address) => measureOn("PostgreSQL", { DATABASE_URL: address }));
}

/** The mix at a fixed rate, on memories of 2,000 segments without earlier translations. */
export async function measureRate(show: ShowSection): Promise<void> {
  const { fill, requestOfOne } = await prepareMix(2000);
  const atRate = async (server: BenchServer, request: RequestBatch["request"]) => {
    await sendRequests(server, { connections, count: warmUps, request });
    await untilIdle(server);
    const sent = { perSecond, count: perSecond * seconds, request };
    const { percentile, cpuMs, refused } = await sendAtRate(server, sent, () => untilIdle(server));
    return { "p50 ms": percentile(50), "p99 ms": percentile(99), "CPU ms": cpuMs, refused };
  };
  const measureOn = (name: string, env: Record<string, string>) =>
    withServer(env, async (server) => {
      const request = await fill(server);
      const translation = (_: number, tenant: number) => request(1, tenant);
      const first = await sendRequests(server, { connections, count: connections, request: translation });
      const firstMs = { "slowest first translation ms": first.percentile(100) };
      await show(`${perSecond} requests a second, ${name}`, { ...firstMs, ...(await atRate(server, request)) });
      if (env.DATABASE_URL !== undefined) return;
      const fastify = await withFastify(server, (other) => atRate(other, requestOfOne));
      await show(`${perSecond} requests a second, Fastify with node:sqlite`, fastify);
    });
  await measureOn("SQLite", {});
  await withPostgres((address) => measureOn("PostgreSQL", { DATABASE_URL: address }));
}
