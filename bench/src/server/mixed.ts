import { startServer } from "@openparlance/server/testing/processes";
import { readUiStrings } from "../engine/libreoffice.ts";
import { randomFrom, SegmentSource } from "../engine/memory/segments.ts";
import type { Show } from "../report.ts";
import { type BenchServer, type SentRequest, send } from "./send.ts";
import { bareProgram, untilIdle, withPostgres, withServer } from "./servers.ts";

const count = 2000;
const warmUps = 500;
const connections = 8;

/** What a client sends at a position. @param objects what each organization has */
type Mix = (at: number, text: string, objects: { memory: number; file: number }) => SentRequest;

/** Of ten requests three query a memory, two translate, two read, two write, and one creates a job. */
const mix: Mix = (at, text, { memory, file }) => {
  const query = `/v2/memories/query?id=${memory}&query=${encodeURIComponent(text)}`;
  const translate = { method: "POST", path: "/v2/translate", body: { memory_id: memory, source: text } } as const;
  const pair = { source: text, target: text.toUpperCase(), memory_id: memory };
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
};

/** On small memories: what is measured is the way of a request, not the look-up. */
export async function measureMixed(show: Show): Promise<void> {
  const source = new SegmentSource(await readUiStrings("de"), randomFrom(count));
  const pairs = source.make(200).map((pair) => [pair.source, pair.target] as const);
  const texts = pairs.map(([text]) => source.edited(text));
  const fill = async (server: BenchServer) => {
    const filled = await Promise.all(
      server.tenants.map(async (tenant) => ({
        memory: await tenant.memoryOf(pairs),
        file: await tenant.file("The ferry leaves at ten.\n"),
      })),
    );
    await untilIdle(server);
    return filled;
  };
  const measure = async (server: BenchServer, objects: Awaited<ReturnType<typeof fill>>) => {
    const request = (at: number, tenant: number) =>
      mix(at, texts[at % texts.length] ?? "", objects[tenant] as (typeof objects)[number]);
    await send(server, { connections, count: warmUps, request });
    return send(server, { connections, count, request });
  };
  const title = "30 % query, 20 % translate, 20 % read, 20 % write, 10 % jobs, 8 clients";
  await withServer({}, async (server) => {
    const { percentile, cpuMs } = await measure(server, await fill(server));
    const process = await startServer({ program: [bareProgram, "[]"] });
    const bare = await measure({ ...process, tenants: server.tenants }, Array(8).fill({ memory: 1, file: 1 }));
    await process.kill();
    await show(title, {
      ...{ "p50 ms": percentile(50), "p99 ms": percentile(99), "CPU ms": cpuMs },
      ...{ "bare node:http CPU ms": bare.cpuMs, "times bare": cpuMs / bare.cpuMs },
    });
  });
  // A process has at most a core for itself, so its CPU time per request limits its requests per second. Two are as good
  // as twice one unless a request costs more when another process changes the same rows.
  await withPostgres(async (address) => {
    const env = { DATABASE_URL: address };
    await withServer(env, async (one) => {
      const objects = await fill(one);
      const alone = await measure(one, objects);
      const other = await startServer({ env: { ...env, PARLANCE_MODE: "production" } });
      const both = await Promise.all([measure(one, objects), measure({ ...other, tenants: one.tenants }, objects)]);
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
