import { promises } from "node:dns";
import { readFileSync, writeFileSync } from "node:fs";
import { runServer } from "@openparlance/server/node";
import { newOrganizations } from "@openparlance/server/testing/new-organization";
import type { ServerUsage } from "./server-process.ts";

const { BENCH_NAME_SERVER: nameServer, BENCH_ORGANIZATIONS: count, DATABASE_URL: databaseUrl } = process.env;
// Only webhooks' names are resolved by it.
if (nameServer) {
  const servers = [nameServer];
  promises.Resolver = class extends promises.Resolver {
    constructor(...options: ConstructorParameters<typeof promises.Resolver>) {
      super(...options);
      this.setServers(servers);
    }
  };
}
const dataFolder = process.env.PARLANCE_DATA ?? "";
const keys = count ? await newOrganizations({ dataFolder, databaseUrl }, Number(count)) : [];
// The time of day of a machine whose clock is wrong.
const { BENCH_CLOCK_AHEAD_MS: aheadMs } = process.env;
if (aheadMs) {
  const now = Date.now;
  Date.now = () => now() + Number(aheadMs);
}
// A server in a process of its own, which reports where it listens and what it takes.
const listening = await runServer(process.env, { siteFolder: process.env.BENCH_SITE ?? "" });
// Processor time between two turns of the thread that serves requests, whatever else the machine does.
let [longestTurnMs, turnBegan] = [0, mainThreadMs()];
setInterval(() => {
  const now = mainThreadMs();
  longestTurnMs = Math.max(longestTurnMs, now - turnBegan);
  turnBegan = now;
}, 5).unref();
process.on("message", (request) => {
  const { user, system } = process.cpuUsage();
  const bytes = process.memoryUsage().rss;
  const peakBytes = readPeak();
  process.send?.({ cpuMs: (user + system) / 1000, bytes, peakBytes, longestTurnMs } satisfies ServerUsage);
  if (request !== "begin") return;
  forgetPeak();
  longestTurnMs = 0;
});
process.send?.({ origin: listening?.origin, keys });

/** Of the resident memory since it was forgotten, or since the start where it can't be. */
function readPeak(): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

/** Source: proc(5), `clear_refs`. */
function forgetPeak(): void {
  try {
    writeFileSync("/proc/self/clear_refs", "5");
  } catch {}
}

function mainThreadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
