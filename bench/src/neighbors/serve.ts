import { runServer } from "@parlance/server/node";
import type { Usage } from "./server-process.ts";

// A server in a process of its own, which tells where it listens and what it takes.
const listening = await runServer(process.env, { siteFolder: process.env.BENCH_SITE ?? "" });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send?.({ cpuMs: (user + system) / 1000, bytes: process.memoryUsage().rss, peakBytes } satisfies Usage);
});
process.send?.({ origin: listening?.origin });
