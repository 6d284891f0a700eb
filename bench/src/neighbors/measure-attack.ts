import { setTimeout as sleep } from "node:timers/promises";
import type { Measurements } from "../engine/report.ts";
import type { Attack } from "./attack.ts";
import { NeighborClient } from "./client.ts";
import { type Neighbor, startNeighbor } from "./neighbor.ts";
import { openSilentNameServer } from "./receiver.ts";
import { type SharedServer, startShared } from "./server-process.ts";
import { summarizeWaits, workAsOnAnyDay } from "./waits.ts";

/** An attack that takes longer than that has not ended. */
const defaultPatienceSeconds = 90;
/** An attack is repeated until others sent so many requests, of which the 99th percentile is stated. */
const minRequests = 200;
const megabyte = 2 ** 20;
/** A server that grew by more is not used for another attack, whose growth would not be its own. */
const maxKeptMegabytes = 150;

/** A server, and another organization's memory on it. */
export interface Scene {
  server: SharedServer;
  memory: number;
  /** Resident memory before the first attack: growth is counted from there, whatever was before. */
  idleBytes: number;
  close(): Promise<void>;
}

/** @param settings environment variables of the server */
export async function openScene(settings: Record<string, string>): Promise<Scene> {
  const names = await openSilentNameServer();
  const server = await startShared({ ...settings, BENCH_NAME_SERVER: names.address });
  const memory = await workAsOnAnyDay(new NeighborClient(server.origin, server.neighbors[0] as string));
  await server.untilIdle();
  const { bytes: idleBytes } = await server.usage();
  return {
    server,
    memory,
    idleBytes,
    async close() {
      await server.stop();
      names.close();
    },
  };
}

/**
 * Lets one organization attack, and measures what others wait for meanwhile.
 *
 * @returns `isUsable`: whether the server can be used for another attack
 */
export async function measureAttack(
  attack: Attack,
  { server, memory, idleBytes }: Scene,
): Promise<{ figures: Measurements; isUsable: boolean }> {
  await server.untilIdle();
  const client = new NeighborClient(server.origin, server.attacker);
  const neighbor = await startNeighbor({ origin: server.origin, authorizations: server.neighbors, memory });
  const before = await server.begin();
  const start = performance.now();
  const patienceMs = 1000 * (attack.patienceSeconds ?? defaultPatienceSeconds);
  const ended = await within(patienceMs, runAgain(attack, client, server, neighbor));
  const seconds = (performance.now() - start) / 1000;
  // A server that was stopped reports nothing.
  const usage = attack.stopsServer && ended ? undefined : await within(5000, server.usage());
  if (!ended) await server.stop(0);
  const waits = summarizeWaits(await neighbor.end());
  client.close();
  const growth = usage && (usage.peakBytes - idleBytes) / megabyte;
  return {
    figures: {
      ...(attack.stopsServer ? {} : waits),
      ...ended,
      ...(usage &&
        growth !== undefined && {
          "longest turn CPU ms": usage.longestTurnMs,
          ...{ "CPU s": (usage.cpuMs - before.cpuMs) / 1000, "growth MB": growth },
        }),
      ...{ seconds, unfinished: ended ? 0 : 1 },
    },
    isUsable: ended !== undefined && growth !== undefined && growth < maxKeptMegabytes && server.changeAttacker(),
  };
}

/** What a promise brings; undefined when that takes too long. */
const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);

/** A short attack is repeated, so that there are enough requests of others to measure. */
async function runAgain(
  attack: Attack,
  client: NeighborClient,
  server: SharedServer,
  neighbor: Neighbor,
): Promise<Measurements> {
  for (;;) {
    const figures = (await attack.run(client, server)) ?? {};
    if (attack.stopsServer || neighbor.count >= minRequests) return figures as Measurements;
  }
}
