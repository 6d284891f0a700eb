import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** What the process takes: CPU time of all its threads, and resident memory now and at most so far. */
export interface ServerUsage {
  cpuMs: number;
  bytes: number;
  peakBytes: number;
  /** Processor time of the main thread between two looks at what else waits, at most so far. */
  longestTurnMs: number;
}

/** A server in production mode with organizations that know nothing of each other. */
export interface SharedServer {
  origin: string;
  /** What the attacking organization sends as `Authorization`. */
  readonly attacker: string;
  /** The same of others: each has its own rate limit. */
  neighbors: readonly string[];
  usage(): Promise<ServerUsage>;
  /** The same, and the maximums are of what follows. */
  begin(): Promise<ServerUsage>;
  /** Waits until it works on nothing, but no longer than some seconds. */
  untilIdle(): Promise<void>;
  /** Has another organization attack. @returns false when each did */
  changeAttacker(): boolean;
  /** Ends it as an operator does. @returns seconds that took; undefined when it had to be killed */
  stop(withinSeconds?: number): Promise<number | undefined>;
}

/** Organizations of a server. */
const [neighborCount, attackerCount] = [4, 30];
/** An idle server takes less than this share of a core. */
const [idleShare, lookMs, maxLooks] = [0.1, 250, 40];

/** @param settings environment variables of the server */
export async function startShared(settings: Record<string, string> = {}): Promise<SharedServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  const [site, data] = [join(folder, "site"), join(folder, "data")];
  await mkdir(site, { recursive: true });
  await mkdir(data, { mode: 0o700 });
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  await writeFile(join(site, ".policy.json"), JSON.stringify({ contentSecurityPolicy: "", workers: {} }));
  const env = {
    ...{ PATH: process.env.PATH, PORT: "0", PARLANCE_MODE: "production", PARLANCE_LOG_LEVEL: "error" },
    ...{ PARLANCE_WEBHOOK_NETWORKS: "127.0.0.0/8", BENCH_ORGANIZATIONS: String(neighborCount + attackerCount) },
    ...{ PARLANCE_DATA: data, BENCH_SITE: site, ...settings },
  };
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => rm(folder, { recursive: true }));
  const [{ origin, keys }] = (await once(child, "message")) as [{ origin: string; keys: string[] }];
  const all = keys.map((key) => `Basic ${btoa(`${key}:${key}`)}`);
  const attackers = all.slice(neighborCount);
  let attacker = attackers.shift() as string;
  const query = async (asked: "usage" | "begin") => {
    child.send(asked);
    const [usage] = (await once(child, "message")) as [ServerUsage];
    return usage;
  };
  return {
    origin: origin.replace("localhost", "127.0.0.1"),
    get attacker() {
      return attacker;
    },
    neighbors: all.slice(0, neighborCount),
    usage: () => query("usage"),
    begin: () => query("begin"),
    async untilIdle() {
      let { cpuMs } = await query("usage");
      for (let look = 0; look < maxLooks; look++) {
        await sleep(lookMs);
        const before = cpuMs;
        ({ cpuMs } = await query("usage"));
        if (cpuMs - before < idleShare * lookMs) return;
      }
    },
    changeAttacker() {
      const next = attackers.shift();
      attacker = next ?? attacker;
      return next !== undefined;
    },
    async stop(withinSeconds = 15) {
      if (child.exitCode !== null || child.signalCode !== null) return undefined;
      const start = performance.now();
      const patience = setTimeout(() => child.kill("SIGKILL"), withinSeconds * 1000);
      if (child.connected) child.disconnect();
      child.kill("SIGTERM");
      await ended;
      clearTimeout(patience);
      return child.signalCode === "SIGKILL" ? undefined : (performance.now() - start) / 1000;
    },
  };
}
