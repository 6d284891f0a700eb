import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  newOrganizations,
  type ServerProcess,
  startPostgres,
  startServer,
} from "@openparlance/server/testing/processes";
import { findPostgres } from "../../../scripts/postgres.mjs";
import { percentile } from "../engine/cpu.ts";
import type { Bench, Measurements } from "../report.ts";
import { fileLoads, loads, type TenantLoad } from "./loads.ts";
import { startNeighbors } from "./neighbor.ts";
import { allowRefusal, inParallel, Tenant } from "./tenant.ts";

/** What others may wait for, and what the process may take, whatever one organization sends. */
const budgets = {
  "languages p99 ms": { max: 100 },
  "languages worst ms": { max: 500 },
  "translateText worst ms": { max: 1000 },
  "growth MB": { max: 300 },
  unfinished: { max: 0 },
};

const all = { ...loads, ...fileLoads };
const megabyte = 2 ** 20;
/** A load is repeated until others sent so many requests, of which the 99th percentile is stated. */
const minRequests = 200;
/** A load that takes longer than that, besides the time that it is to take, has not ended. */
const patienceMs = 300_000;
const neighborCount = 4;

/**
 * A load of one organization on a server of its own, on each database, and `mixed`, which is all loads at once.
 *
 * @param minutes how long `mixed` takes
 */
export function neighborBench(minutes: number): Bench {
  const names = [...Object.keys(all), "mixed"].flatMap((name) => [name, `postgres/${name}`]);
  const titleOf = (name: string) => {
    const { does } = all[name.replace("postgres/", "")] ?? {};
    return `${name}: ${does ?? `sends all loads at once for ${minutes} minutes, an organization each`}`;
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
  const folder = await mkdtemp(join(tmpdir(), "parlance-neighbors-"));
  const programs = name === title ? undefined : findPostgres();
  const postgres = programs ? await startPostgres(programs) : undefined;
  const databaseUrl = await postgres?.newDatabase();
  const count = neighborCount + (isMixed ? Object.keys(all).length : 1);
  const keys = await newOrganizations({ dataFolder: join(folder, "data"), databaseUrl }, count);
  const env = {
    ...{ PARLANCE_MODE: "production", PARLANCE_LOG_LEVEL: "error", PARLANCE_WEBHOOK_NETWORKS: "127.0.0.0/8" },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const server = await startServer({ folder, env });
  try {
    const tenants = keys.slice(neighborCount).map((key) => new Tenant(server.origin, key));
    const sent = isMixed ? Object.values(all) : [all[name] as TenantLoad];
    const end = performance.now() + 60_000 * minutes;
    const isOver = () => !isMixed || performance.now() > end;
    return await measure(server, keys.slice(0, neighborCount), isMixed ? 60_000 * minutes : 0, async (isEnough) => {
      const sending = sent.map((load, at) => repeatLoad(load, tenants[at] as Tenant, () => isEnough() && isOver()));
      await Promise.all(sending);
    });
  } finally {
    await server.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function repeatLoad({ run, count }: TenantLoad, tenant: Tenant, isEnough: () => boolean): Promise<void> {
  do await allowRefusal(run(tenant, count));
  while (!isEnough());
}

async function measure(
  server: ServerProcess,
  keys: readonly string[],
  minMs: number,
  run: (isEnough: () => boolean) => Promise<void>,
): Promise<Measurements> {
  const memory = await workAsOnAnyDay(new Tenant(server.origin, keys[0] ?? ""));
  const neighbors = await startNeighbors({ origin: server.origin, keys, memory });
  const before = await server.usage("begin");
  const start = performance.now();
  const ended = run(() => neighbors.count() >= minRequests).then(() => true);
  const isEnded = await Promise.race([ended, sleep(minMs + patienceMs, false, { ref: false })]);
  const seconds = (performance.now() - start) / 1000;
  const { cpuMs, peakBytes, longestTurnMs } = await server.usage();
  if (!isEnded) await server.kill();
  const { languages, translations } = await neighbors.end();
  return {
    "languages p99 ms": percentile(languages, 99),
    "languages worst ms": Math.max(...languages),
    "translateText worst ms": Math.max(...translations),
    "growth MB": (peakBytes - before.bytes) / megabyte,
    "longest turn CPU ms": longestTurnMs,
    "CPU s": (cpuMs - before.cpuMs) / 1000,
    ...{ seconds, unfinished: isEnded ? 0 : 1 },
  };
}

/** Works until responses come as on any day. @returns the memory of it */
async function workAsOnAnyDay(tenant: Tenant): Promise<number> {
  const memory_id = await tenant.memory("a.csv", "ferry,Fähre\ndeck,Deck\n");
  await inParallel(2, 40, async (at) => {
    await tenant.send("POST", "/v2/translate", { memory_id, source: `The ferry leaves at ${at}.` });
    await tenant.document("a.txt", "Mind the wet deck.");
  });
  return memory_id;
}
