import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** What the process takes. */
export interface ServerUsage {
  /** CPU time of all its threads. */
  cpuMs: number;
  /** Resident memory now, and at most so far. */
  bytes: number;
  peakBytes: number;
  /** Processor time of the main thread between two looks at what else waits, at most so far. */
  longestTurnMs: number;
}

export interface RunningProcess {
  origin: string;
  /** Of the organizations that it made, `Authorization` headers. */
  authorizations: readonly string[];
  usage(): Promise<ServerUsage>;
  /** The same, and the maximums are of what follows. */
  begin(): Promise<ServerUsage>;
  /** Ends it as an operator does. @returns seconds that took; undefined when it had to be killed */
  stop(withinSeconds?: number): Promise<number | undefined>;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
}

/** A server in production mode with organizations that know nothing of each other. */
export interface SharedServer extends Omit<RunningProcess, "authorizations"> {
  /** What the attacking organization sends as `Authorization`. */
  readonly attacker: string;
  /** The same of others: each has its own rate limit. */
  neighbors: readonly string[];
  /** Waits until it works on nothing, but no longer than some seconds. */
  untilIdle(): Promise<void>;
  /** Has another organization attack. @returns false when each did */
  changeAttacker(): boolean;
}

export const cli = fileURLToPath(new URL("../../../server/src/node/cli/main.ts", import.meta.url));

/** Organizations of a server. */
const [neighborCount, attackerCount] = [4, 30];
/** An idle server takes less than this share of a core. */
const [idleShare, lookMs, maxLooks] = [0.1, 250, 40];

/** Writes a site of two pages. @returns the variables of a server with data in a folder */
export async function settingsIn(folder: string, settings: Record<string, string> = {}): Promise<NodeJS.ProcessEnv> {
  const site = join(folder, "site");
  await mkdir(site, { recursive: true });
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  return {
    ...{ PATH: process.env.PATH, PORT: "0", PARLANCE_MODE: "production", PARLANCE_LOG_LEVEL: "error" },
    PARLANCE_WEBHOOK_NETWORKS: "127.0.0.0/8",
    ...{ PARLANCE_DATA: join(folder, "data"), BENCH_SITE: site, ...settings },
  };
}

/** @param settings environment variables of the server */
export async function startShared(settings: Record<string, string> = {}): Promise<SharedServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  await mkdir(join(folder, "data"), { mode: 0o700 });
  const organizations = { BENCH_ORGANIZATIONS: String(neighborCount + attackerCount) };
  const server = await startProcess(await settingsIn(folder, { ...organizations, ...settings }));
  const attackers = server.authorizations.slice(neighborCount);
  let attacker = attackers.shift() as string;
  return {
    ...server,
    get attacker() {
      return attacker;
    },
    neighbors: server.authorizations.slice(0, neighborCount),
    async untilIdle() {
      let { cpuMs } = await server.usage();
      for (let look = 0; look < maxLooks; look++) {
        await sleep(lookMs);
        const before = cpuMs;
        ({ cpuMs } = await server.usage());
        if (cpuMs - before < idleShare * lookMs) return;
      }
    },
    changeAttacker() {
      const next = attackers.shift();
      attacker = next ?? attacker;
      return next !== undefined;
    },
    async stop(withinSeconds) {
      const seconds = await server.stop(withinSeconds);
      await rm(folder, { recursive: true, force: true });
      return seconds;
    },
  };
}

/** Starts a server in a process of its own. @param env environment variables, those of `settingsIn` among them */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<RunningProcess> {
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  // One that fails at its start ends without a message.
  const started = (await Promise.race([once(child, "message"), ended.then(() => [{}])])) as [
    { origin?: string; keys?: string[] },
  ];
  const [{ origin, keys = [] }] = started;
  if (origin === undefined) throw new Error("The server did not start.");
  const query = async (request: "usage" | "begin") => {
    child.send(request);
    const [usage] = (await once(child, "message")) as [ServerUsage];
    return usage;
  };
  return {
    origin: origin.replace("localhost", "127.0.0.1"),
    authorizations: keys.map((key) => `Basic ${btoa(`${key}:${key}`)}`),
    usage: () => query("usage"),
    begin: () => query("begin"),
    async kill() {
      child.kill("SIGKILL");
      await ended;
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
