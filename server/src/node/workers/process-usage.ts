import { readFileSync } from "node:fs";

/** The unit of the times in `stat`: a hundredth of a second. Source: proc(5). */
const tickMs = 10;

/** The sum of two fields of `stat`. The second field is the name of the program in parentheses. */
function readTicks(id: number | "self", first: number): number {
  const text = readFileSync(`/proc/${id}/stat`, "latin1");
  const fields = text.slice(text.lastIndexOf(")")).split(" ");
  return Number(fields[first - 2]) + Number(fields[first - 1]);
}

/** Milliseconds of processor time of a process. Only on Linux. @throws when there is no such process */
export const readProcessorMs = (id: number): number => readTicks(id, 14) * tickMs;

/**
 * Reads the usage of the processes that this one started. Their time includes those that have ended. Only on Linux.
 * @returns milliseconds of processor time, and bytes of resident memory without the program, which all processes share
 */
export function readChildUsage(): { cpuMs: number; bytes: number } {
  const usage = { cpuMs: 0, bytes: 0 };
  try {
    usage.cpuMs += readTicks("self", 16) * tickMs;
    const ids = readFileSync(`/proc/self/task/${process.pid}/children`, "latin1").split(" ").map(Number);
    for (const id of ids.filter((id) => id > 0)) {
      usage.cpuMs += readProcessorMs(id);
      const [, kilobytes = 0] = /^RssAnon:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "latin1")) ?? [];
      usage.bytes += Number(kilobytes) * 1024;
    }
  } catch {
    // The system has no such files, or a process has ended meanwhile.
  }
  return usage;
}
