import { setTimeout as sleep } from "node:timers/promises";
import { NeighborClient } from "../neighbors/client.ts";
import { startNeighbor } from "../neighbors/neighbor.ts";
import { type SharedServer, startShared } from "../neighbors/server-process.ts";
import { summarizeWaits, workAsOnAnyDay } from "../neighbors/waits.ts";
import { brokenOf, type TrialResult } from "./trial.ts";

const megabyte = 2 ** 20;

/** A server with another organization at work. */
export interface AttackedServer {
  server: SharedServer;
  /** The attacking organization. */
  client: NeighborClient;
  /** Does something while the other organization works; what that one waits for is part of the finding. */
  watch(work: () => Promise<TrialResult>): Promise<TrialResult>;
  close(): Promise<void>;
}

/** Time of the processor that the main thread may take while everybody else waits. */
const maxTurnMs = 250;
const maxGrowthMegabytes = 300;
/** What others wait for at most. */
const maxWaits = { "languages worst ms": 500, "translateText worst ms": 1000 };
/** Of a machine that others keep busy, waits say nothing: without the attack, languages take longer than that. */
const maxControlMs = 100;
const controlMs = 4000;

/** What holds in every trial. */
export const neighborsKeepWorking = [
  `another organization waits at most ${maxWaits["languages worst ms"]} ms for languages and`,
  `${maxWaits["translateText worst ms"]} ms for a translation (judged where languages take at most ${maxControlMs} ms`,
  `without the attack); the main thread is never busy for more than ${maxTurnMs} ms of processor time at a stretch;`,
  `memory grows by at most ${maxGrowthMegabytes} MB`,
].join(" ");

/** @param settings environment variables of the server */
export async function startTwoTenants(settings: Record<string, string> = {}): Promise<AttackedServer> {
  const server = await startShared(settings);
  const client = new NeighborClient(server.origin, server.attacker);
  const memory = await workAsOnAnyDay(new NeighborClient(server.origin, server.neighbors[0] as string));
  const waitsDuring = async (work: () => Promise<unknown>) => {
    const neighbor = await startNeighbor({ origin: server.origin, authorizations: server.neighbors, memory });
    await work();
    return summarizeWaits(await neighbor.end());
  };
  return {
    ...{ server, client },
    async watch(work) {
      const control = await waitsDuring(() => sleep(controlMs));
      const idle = await server.begin();
      const samples = sampleUsage(server);
      let finding: TrialResult = { seen: {}, broken: [] };
      const waits = await waitsDuring(async () => {
        finding = await work();
        // Short ones too are seen next to enough requests of others.
        await sleep(1000);
      });
      const bytes = await samples.end();
      const { cpuMs, longestTurnMs } = await server.usage();
      const growth = Math.max(0, bytes - idle.bytes) / megabyte;
      const isQuiet = (control["languages worst ms"] ?? 0) <= maxControlMs;
      const late = Object.entries(maxWaits).filter(([name, max]) => isQuiet && (waits[name] ?? 0) > max);
      return {
        seen: {
          ...finding.seen,
          ...waits,
          ...Object.fromEntries(Object.keys(maxWaits).map((name) => [`${name} without`, control[name] ?? 0])),
          "waits judged": isQuiet ? 1 : 0,
          "CPU ms": cpuMs - idle.cpuMs,
          "main thread busy ms": longestTurnMs,
          "growth MB": growth,
        },
        broken: [
          ...finding.broken,
          ...late.map(([name]) => `Others wait too long: ${name}.`),
          ...brokenOf({
            "The main thread is busy too long.": longestTurnMs <= maxTurnMs,
            "Memory grows too much.": growth <= maxGrowthMegabytes,
          }),
        ],
      };
    },
    async close() {
      client.close();
      await server.stop();
    },
  };
}

/** Looks at the server ten times a second. */
function sampleUsage(server: SharedServer): { end(): Promise<number> } {
  let maxBytes = 0;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      maxBytes = Math.max(maxBytes, (await server.usage()).bytes);
      await sleep(100);
    }
  })();
  return {
    /** @returns the most memory that it took, in bytes */
    async end() {
      isOver = true;
      await sampling;
      return maxBytes;
    },
  };
}
