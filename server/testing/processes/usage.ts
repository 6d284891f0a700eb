import { readFileSync, writeFileSync } from "node:fs";
import { readChildUsage } from "../../src/node/workers/process-usage.ts";

// Loaded before a program in its main thread. Reports the program's use of resources for each message, and ends it with
// the parent process. A message with a number sets how far ahead the clock is.

export interface ProcessUsage {
  /** Of all threads, and of the processes that the program started, which also count below. */
  cpuMs: number;
  /** Resident memory; `peakBytes` is the maximum since the last message `begin`. */
  bytes: number;
  peakBytes: number;
  /** The max CPU time of a turn of the main thread's event loop since the last message `begin`. */
  longestTurnMs: number;
}

if (process.channel) {
  const timeOfDay = Date.now;
  let aheadMs = 0;
  // The server reads `Date.now` when it starts, before any message.
  Date.now = () => timeOfDay() + aheadMs;
  const mainThreadMs = () => milliseconds(process.threadCpuUsage());
  let [longestTurnMs, turnBegan] = [0, mainThreadMs()];
  setInterval(() => {
    const now = mainThreadMs();
    longestTurnMs = Math.max(longestTurnMs, now - turnBegan);
    turnBegan = now;
  }, 5).unref();
  let childPeak = 0;
  setInterval(() => {
    childPeak = Math.max(childPeak, readChildUsage().bytes);
  }, 100).unref();
  process.on("message", (message) => {
    if (typeof message === "number") {
      aheadMs = message;
      return;
    }
    const children = readChildUsage();
    const cpuMs = milliseconds(process.cpuUsage()) + children.cpuMs;
    const bytes = process.memoryUsage.rss() + children.bytes;
    process.send?.({ cpuMs, bytes, peakBytes: readPeak() + childPeak, longestTurnMs } satisfies ProcessUsage);
    if (message !== "begin") return;
    [longestTurnMs, childPeak] = [0, children.bytes];
    // Resets the peak of resident memory. Source: proc(5), `clear_refs`.
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
