import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "../../../scripts/postgres.mjs";
import { percentile } from "../engine/cpu.ts";
import { type EngineRecord, formatTable, type Measurements, overBudget } from "../engine/report.ts";
import { keepRecord, readRecord } from "../record.ts";
import { startPostgres } from "../server/postgres-process.ts";
import type { Attack } from "./attack.ts";
import { budgetsOf } from "./budgets.ts";
import { attacks } from "./catalogue/index.ts";
import { NeighborClient } from "./client.ts";
import { startNeighbor, type Waits } from "./neighbor.ts";
import { openSilentNameServer } from "./receiver.ts";
import { type SharedServer, startShared } from "./server-process.ts";

/** What works in the store; it is done again on PostgreSQL. */
const onPostgres = ["terms", "pairs", "segments"];
/** An attack that takes longer than that has not ended. */
const defaultPatienceSeconds = 90;
/** An attack is repeated for at least this long. */
const minMs = 4000;
const megabyte = 2 ** 20;

/** What can be measured on its own. */
export const neighborParts = Object.fromEntries(
  [...Object.keys(attacks), ...onPostgres.map((name) => `postgres/${name}`)].map((name) => [name, name]),
);

/**
 * Lets one organization send what is made to keep a server busy, and measures what another one waits for meanwhile;
 * false when a budget is missed.
 *
 * @param asked names of `neighborParts`, all unless given; of the others the record keeps what was measured before
 */
export async function benchNeighbors(asked: readonly string[] = Object.keys(neighborParts)): Promise<boolean> {
  const before = await readRecord<EngineRecord>("neighbors");
  const sections: Record<string, Measurements> = {};
  for (const name of asked) {
    const attack = attacks[name.replace(/^.*\//, "")] as Attack;
    if (name.startsWith("postgres/") && !findPostgres()) continue;
    sections[name] = name.startsWith("postgres/") ? await besidePostgres(attack) : await beside(attack, {});
    const budgets = { [`${name}: ${attack.does}`]: budgetsOf(name) };
    console.log(`${formatTable(`${name}: ${attack.does}`, sections[name], budgets, renamed(before, name, attack))}`);
    for (const complaint of overBudget({ [name]: sections[name] }, { [name]: budgetsOf(name) }))
      console.log(`✗ ${complaint}`);
    console.log();
  }
  const machine = { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version };
  const all = { ...before?.sections, ...sections };
  await keepRecord("neighbors", { measuredAt: new Date().toISOString(), machine, sections: all } as EngineRecord);
  const budgets = Object.fromEntries(Object.keys(sections).map((name) => [name, budgetsOf(name)]));
  const complaints = overBudget(sections, budgets);
  console.log(complaints.length === 0 ? "All within budget." : `${complaints.length} figures miss their budgets.`);
  return complaints.length === 0;
}

const renamed = (record: EngineRecord | undefined, name: string, { does }: Attack): EngineRecord | undefined =>
  record && { ...record, sections: { [`${name}: ${does}`]: record.sections[name] ?? {} } };

async function besidePostgres(attack: Attack): Promise<Measurements> {
  const postgres = await startPostgres();
  return beside(attack, { DATABASE_URL: postgres.address }).finally(postgres.stop);
}

/** What a promise brings; undefined when that takes too long. */
const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);

async function beside(attack: Attack, settings: Record<string, string>): Promise<Measurements> {
  const names = await openSilentNameServer();
  const server = await startShared({ ...settings, BENCH_NAME_SERVER: names.address });
  const clients = [
    new NeighborClient(server.origin, server.attacker),
    new NeighborClient(server.origin, server.neighbor),
  ] as const;
  try {
    const memory = await atWork(clients[1]);
    const neighbor = startNeighbor({ origin: server.origin, authorization: server.neighbor, memory });
    await sleep(1000);
    const idle = await server.usage();
    const start = performance.now();
    const ended = await within(
      1000 * (attack.patienceSeconds ?? defaultPatienceSeconds),
      runAgain(attack, clients[0], server),
    );
    const seconds = (performance.now() - start) / 1000;
    // A server that was stopped tells nothing.
    const usage = attack.stopsServer && ended ? undefined : await within(5000, server.usage());
    if (!ended) await server.stop(0);
    const waits = summarizeWaits(await neighbor.end());
    return {
      ...(attack.stopsServer ? {} : waits),
      ...ended,
      ...(usage && {
        "CPU s": (usage.cpuMs - idle.cpuMs) / 1000,
        "growth MB": (usage.peakBytes - idle.bytes) / megabyte,
      }),
      ...{ seconds, unfinished: ended ? 0 : 1 },
    };
  } finally {
    for (const client of clients) client.close();
    await server.stop();
    names.close();
  }
}

/** A short attack is repeated, so that there are enough requests of the other organization to measure. */
async function runAgain(attack: Attack, client: NeighborClient, server: SharedServer): Promise<Measurements> {
  const until = performance.now() + minMs;
  for (;;) {
    const figures = (await attack.run(client, server)) ?? {};
    if (attack.stopsServer || performance.now() >= until) return figures as Measurements;
  }
}

/** Works until it gets responses as it would on any day. */
async function atWork(client: NeighborClient): Promise<number> {
  const memory = await client.memory();
  await client.importInto(memory, "a.csv", "ferry,Fähre\ndeck,Deck\n");
  for (let count = 0; count < 20; count++) {
    await client.ask("POST", "/v2/translate", { body: { memory_id: memory, source: `The ferry leaves at ${count}.` } });
    await client.ask("POST", "/v2/files", { headers: { name: "a.txt" }, body: "Mind the wet deck." });
  }
  return memory;
}

function summarizeWaits({ languages, translations, uploads }: Waits): Measurements {
  return {
    "languages p99 ms": percentile(languages, 99),
    "languages worst ms": Math.max(...languages),
    "translateText worst ms": Math.max(...translations),
    "upload worst ms": Math.max(...uploads),
  };
}
