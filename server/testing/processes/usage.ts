import { readFileSync, writeFileSync } from "node:fs";

// Loaded before a program in its main thread, so that it reports what it uses whenever it gets a message, and ends with
// who started it. A number sets how far its time of day is ahead.

/** The use of a process. */
export interface ProcessUsage {
  /** CPU time of all its threads. */
  cpuMs: number;
  /** Resident memory now, and at most since the last message `begin`. */
  bytes: number;
  peakBytes: number;
  /** CPU time of the main thread between two looks at what else waits, at most since then. */
  longestTurnMs: number;
}

if (process.channel) {
  const timeOfDay = Date.now;
  let aheadMs = 0;
  // The server takes the function when it starts, before any message comes.
  Date.now = () => timeOfDay() + aheadMs;
  const mainThreadMs = () => milliseconds(process.threadCpuUsage());
  let [longestTurnMs, turnBegan] = [0, mainThreadMs()];
  setInterval(() => {
    const now = mainThreadMs();
    longestTurnMs = Math.max(longestTurnMs, now - turnBegan);
    turnBegan = now;
  }, 5).unref();
  process.on("message", (message) => {
    if (typeof message === "number") {
      aheadMs = message;
      return;
    }
    const [cpuMs, bytes] = [milliseconds(process.cpuUsage()), process.memoryUsage.rss()];
    process.send?.({ cpuMs, bytes, peakBytes: readPeak(), longestTurnMs } satisfies ProcessUsage);
    if (message !== "begin") return;
    longestTurnMs = 0;
    // Source: proc(5), `clear_refs`.
    if (process.platform === "linux") writeFileSync("/proc/self/clear_refs", "5");
  });
  process.once("disconnect", () => process.exit());
  process.channel.unref();
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function readPeak(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
}
