import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "@openparlance/engine/testing";
import { newOrganizations, startServer } from "@openparlance/server/testing/processes";
import { readUiStrings } from "../engine/libreoffice.ts";
import { SegmentGenerator } from "../engine/memory/segments.ts";
import { pollUntil, Tenant, untilServed } from "../neighbors/tenant.ts";
import type { Measurements } from "../report.ts";
import { withPostgres } from "../server/servers.ts";
import { serviceSettings } from "../service-settings.ts";

const memoryCount = Number(process.env.PARLANCE_BENCH_MEMORIES ?? 200);
const pairsPerMemory = Number(process.env.PARLANCE_BENCH_PAIRS ?? 20_000);

export const processesName = `${memoryCount} memories of ${pairsPerMemory.toLocaleString("en-US")} in use`;

/** Compares one process with three on a shared database. Each organization's requests reach the same process. */
export async function measureProcesses(): Promise<Measurements> {
  const [one, three] = [await measure(1), await measure(3)];
  return {
    "resident MB of one": one.bytes / 2 ** 20,
    "resident MB of three": three.bytes / 2 ** 20,
    "resident, times one": three.bytes / one.bytes,
    "learned, times one": three.trainings / one.trainings,
  };
}

/** Imports a memory for each organization, and translates until all are trained. */
function measure(processes: number): Promise<{ bytes: number; trainings: number }> {
  return withPostgres(async (address) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "parlance-bench-"));
    const dataFolder = join(folder.path, "data");
    const keys = await newOrganizations({ dataFolder, databaseUrl: address }, memoryCount);
    const settings = { DATABASE_URL: address, PARLANCE_DATA: dataFolder, PARLANCE_ENGINE_BYTES: String(2 ** 36) };
    const env = { ...settings, ...serviceSettings };
    const start = () => startServer({ folder: folder.path, env });
    const first = await start();
    await using stack = new AsyncDisposableStack();
    const servers = [first, ...(await Promise.all(Array.from({ length: processes - 1 }, start)))];
    for (const server of servers) stack.use(server);
    const source = new SegmentGenerator(await readUiStrings("de"), randomFrom(memoryCount));
    for (const [at, key] of keys.entries()) {
      const { origin = "" } = servers[at % processes] ?? {};
      const tenant = new Tenant(origin, key);
      const pairs = source.createSegments(pairsPerMemory).map((pair) => [pair.source, pair.target] as const);
      const memory = await untilServed(() => tenant.createFilledMemory(pairs));
      const body = { memory_id: memory, source: "Open the file." };
      await untilServed(() => tenant.sendOk("POST", "/v2/translate", body));
    }
    const count = async () => (await Promise.all(servers.map(({ origin }) => readTrainings(origin)))).reduce(add);
    await pollUntil(async () => (await count()) >= memoryCount);
    const used = await Promise.all(servers.map((server) => server.usage()));
    return { bytes: used.map(({ bytes }) => bytes).reduce(add), trainings: await count() };
  });
}

const add = (one: number, other: number): number => one + other;

async function readTrainings(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^parlance_trainings_total (\d+)/m.exec(metrics)?.[1]);
}
