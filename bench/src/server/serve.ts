import { runServer } from "@parlance/server/node";

/** What the process answers to any message. */
export interface Usage {
  /** CPU time of all its threads since it began. */
  cpuMs: number;
  rssBytes: number;
}

// A server in a process of its own, which tells where it listens, and what it uses whenever it is asked.
const listening = await runServer(process.env, { siteFolder: process.env.BENCH_SITE ?? "" });
process.send?.({ origin: listening?.origin });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage().rss } satisfies Usage);
});
