import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What the process takes: CPU time of all its threads, and resident memory now and at most so far. */
export interface ServerUsage {
  cpuMs: number;
  bytes: number;
  peakBytes: number;
}

/** A server in production mode with two organizations that know nothing of each other. */
export interface SharedServer {
  origin: string;
  /** What the attacking organization and the other one send as `Authorization`. */
  attacker: string;
  neighbor: string;
  usage(): Promise<ServerUsage>;
  /** Ends it as an operator does. @returns seconds that took; undefined when it had to be killed */
  stop(withinSeconds?: number): Promise<number | undefined>;
}

const cli = fileURLToPath(new URL("../../../server/src/node/cli/main.ts", import.meta.url));
const run = promisify(execFile);

/** @param settings environment variables of the server */
export async function startShared(settings: Record<string, string> = {}): Promise<SharedServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  const site = join(folder, "site");
  await mkdir(site);
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  await writeFile(join(site, ".policy.json"), JSON.stringify({ contentSecurityPolicy: "", workers: {} }));
  const env = {
    ...{ PATH: process.env.PATH, PORT: "0", PARLANCE_MODE: "production", PARLANCE_LOG_LEVEL: "error" },
    PARLANCE_WEBHOOK_NETWORKS: "127.0.0.0/8",
    ...{ PARLANCE_DATA: join(folder, "data"), BENCH_SITE: site, ...settings },
  };
  const keyOf = async (organization: string) => {
    await run(process.execPath, [cli, "organizations", "create", organization], { env });
    const { stdout } = await run(process.execPath, [cli, "keys", "create", "--organization", organization], { env });
    const key = stdout.trim().split("\n").at(-1);
    return `Basic ${btoa(`${key}:${key}`)}`;
  };
  const [attacker, neighbor] = [await keyOf("Attacker"), await keyOf("Neighbor")];
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => rm(folder, { recursive: true }));
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  return {
    origin: origin.replace("localhost", "127.0.0.1"),
    attacker,
    neighbor,
    async usage() {
      child.send("usage");
      const [usage] = (await once(child, "message")) as [ServerUsage];
      return usage;
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
