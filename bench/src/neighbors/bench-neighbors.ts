import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  newOrganizations,
  type ServerProcess,
  startPostgres,
  startServer,
} from "@openparlance/server/testing/processes";
import { bundleServer } from "../../../scripts/packages/build-server.ts";
import { findPostgres } from "../../../scripts/postgres.mjs";
import { root } from "../../../scripts/run.ts";
import { percentile } from "../engine/cpu.ts";
import type { Bench, Measurements } from "../report.ts";
import { serviceSettings } from "../service-settings.ts";
import { doorLoads } from "./door-loads.ts";
import { fileLoads, loads, type TenantLoad } from "./loads.ts";
import { startNeighbors } from "./neighbor.ts";
import { BusyError, runMany, Tenant, TooSlowError } from "./tenant.ts";

/** Limits of other organizations' waits, and of the process, under every load of one organization. */
const budgets = {
  "languages p99 ms": { max: 100 },
  "languages worst ms": { max: 500 },
  "translateText worst ms": { max: 1000 },
  "others refused %": { max: 0 },
  "growth MB": { max: 300 },
  unfinished: { max: 0 },
  failed: { max: 0 },
};

const allLoads = { ...loads, ...doorLoads, ...fileLoads };
const megabyte = 2 ** 20;
/** A load repeats until other organizations have sent this number of requests, enough for a 99th percentile. */
const minNeighborRequests = 200;
/** A load fails if it exceeds its expected time by this duration. */
const patienceMs = 300_000;
/** The interval between the starts of the loads of `mixed`. */
const startIntervalMs = 50;
/** The wait before a refused or aborted load is sent again. */
const pauseMs = 250;
const neighborCount = 4;
/** The memory for open translation memories in `mixed`: the default exceeds the allowed growth. */
const mixedEngineBytes = 64 * megabyte;

/** Each load of one organization runs on its own server and database. `mixed` runs all at once, for `minutes`. */
export function createNeighborBench(minutes: number): Bench {
  const names = [...Object.keys(allLoads), "mixed"].flatMap((name) => [name, `postgres/${name}`]);
  const titleOf = (name: string) => {
    const { description } = allLoads[name.replace("postgres/", "")] ?? {};
    return `${name}: ${description ?? `sends all loads at once for ${minutes} minutes, an organization each`}`;
  };
  return {
    parts: Object.fromEntries(
      names.map((name) => [name, async (show) => show(titleOf(name), await measureLoad(name, minutes))]),
    ),
    budgets: Object.fromEntries(names.map((name) => [titleOf(name), budgets])),
    isRecorded: false,
  };
}

async function measureLoad(title: string, minutes: number): Promise<Measurements> {
  const name = title.replace("postgres/", "");
  const isMixed = name === "mixed";
  const names = isMixed ? Object.keys(allLoads) : [name];
  const sent = names.map((each) => allLoads[each] as TenantLoad);
  const files = sent.map(({ file, count }) => Buffer.from(file?.(count) ?? ""));
  await using temporary = await mkdtempDisposable(join(tmpdir(), "parlance-neighbors-"));
  const folder = temporary.path;
  const program = await buildProgram();
  const programs = name === title ? undefined : findPostgres();
  await using postgres = programs ? await startPostgres(programs) : undefined;
  const databaseUrl = await postgres?.newDatabase();
  const settings = { dataFolder: join(folder, "data"), databaseUrl };
  const keys = await newOrganizations(settings, neighborCount + sent.length);
  const env = {
    ...serviceSettings,
    PARLANCE_MODE: "production",
    PARLANCE_LOG_LEVEL: "error",
    PARLANCE_WEBHOOK_NETWORKS: "127.0.0.0/8",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(isMixed && { PARLANCE_ENGINE_BYTES: String(mixedEngineBytes) }),
  };
  await using server = await startServer({ folder, env, program: [program, "serve"] });
  const tenants = keys.slice(neighborCount).map((key) => new Tenant(server.origin, key));
  const minMs = isMixed ? 60_000 * minutes : 0;
  const end = performance.now() + minMs;
  const left = new Set(names);
  const measured = await measureNeighbors(server, keys.slice(0, neighborCount), minMs, async (isEnough) => {
    const rounds = new LoadRunner();
    const sending = sent.map(async ({ run, count }, at) => {
      const send = () => run(tenants[at] as Tenant, count, files[at] as Uint8Array);
      await rounds.repeatLoad(at * startIntervalMs, send, () => isEnough() && performance.now() > end);
      left.delete(names[at] as string);
    });
    await Promise.all(sending);
    return rounds.counts;
  });
  if (measured.unfinished) console.error(`These loads did not end: ${[...left].join(", ")}.`);
  return measured;
}

/** Bundles the server as for a release: in the source, each thread also has Node's TypeScript loader (10 MB). */
export async function buildProgram(folder = join(root, ".cache", "neighbors")): Promise<string> {
  await bundleServer(join(folder, "lib"));
  await mkdir(join(folder, "site"), { recursive: true });
  for (const name of ["index.html", "404.html"]) await writeFile(join(folder, "site", name), name);
  return join(folder, "lib", "main.js");
}

/** Sends loads repeatedly, counts their results, and prints why they failed. */
class LoadRunner {
  readonly counts = { done: 0, refused: 0, "cut off": 0, failed: 0 };

  async repeatLoad(waitMs: number, run: () => Promise<unknown>, isEnough: () => boolean): Promise<void> {
    await sleep(waitMs);
    do {
      const outcome = await run().then(() => "done" as const, classifyError);
      this.counts[outcome]++;
      if (outcome !== "done") await sleep(pauseMs);
    } while (!isEnough());
  }
}

function classifyError(error: unknown) {
  if (error instanceof BusyError) return "refused";
  // `fetch` and its bodies fail with such an error when the connection ends.
  if (error instanceof TooSlowError || (error instanceof TypeError && error.cause !== undefined)) return "cut off";
  console.error(error);
  return "failed";
}

async function measureNeighbors(
  server: ServerProcess,
  keys: readonly string[],
  minMs: number,
  run: (isEnough: () => boolean) => Promise<LoadRunner["counts"]>,
): Promise<Measurements> {
  const memory = await warmUpServer(new Tenant(server.origin, keys[0] ?? ""));
  const neighbors = await startNeighbors({ origin: server.origin, keys, memory });
  const before = await server.usage("begin");
  const start = performance.now();
  const ended = run(() => neighbors.count() >= minNeighborRequests);
  const counts = await Promise.race([ended, sleep(minMs + patienceMs, undefined, { ref: false })]);
  const seconds = (performance.now() - start) / 1000;
  const { cpuMs, peakBytes, longestTurnMs } = await server.usage();
  // The other organizations stop before the server, which may still work for a load.
  const { languages, translations, refused } = await neighbors.end();
  if (!counts) await server.kill();
  return {
    "languages p99 ms": percentile(languages, 99),
    "languages worst ms": Math.max(...languages),
    "translateText worst ms": Math.max(...translations),
    "others refused %": (100 * refused) / (languages.length + translations.length),
    "growth MB": (peakBytes - before.bytes) / megabyte,
    "longest turn CPU ms": longestTurnMs,
    "CPU s": (cpuMs - before.cpuMs) / 1000,
    seconds,
    unfinished: counts ? 0 : 1,
    failed: 0,
    ...counts,
  };
}

/** Sends ordinary requests until the server has warmed up. @returns the ID of their memory */
async function warmUpServer(tenant: Tenant): Promise<number> {
  const memory_id = await tenant.createMemory("a.csv", "ferry,Fähre\ndeck,Deck\n");
  await runMany(2, 40, async (at) => {
    await tenant.send("POST", "/v2/translate", { memory_id, source: `The ferry leaves at ${at}.` });
    await tenant.uploadDocument("a.txt", "Mind the wet deck.");
  });
  return memory_id;
}
