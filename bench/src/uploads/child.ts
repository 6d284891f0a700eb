// A server in a process of its own, which reports what memory it takes.
import { runServer } from "@openparlance/server/node";
import type { ProcessMemory } from "./server-process.ts";

const peak: ProcessMemory = { heapBytes: 0, residentBytes: 0 };
setInterval(() => {
  const { heapUsed, rss } = process.memoryUsage();
  peak.heapBytes = Math.max(peak.heapBytes, heapUsed);
  peak.residentBytes = Math.max(peak.residentBytes, rss);
}, 20).unref();

process.on("message", () => process.send?.({ peak, cpu: process.cpuUsage() }));
const listening = await runServer(process.env, { siteFolder: process.argv[2] ?? "" });
process.send?.({ origin: listening?.origin });
