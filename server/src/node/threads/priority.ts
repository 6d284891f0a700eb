import { readFileSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** How much more likely the system ends this process than its parent, in thousandths of the memory. See proc(5). */
const oomScore = 300;

/**
 * Lowers the priority of this thread, so that the threads that respond to requests run first, even if there are many
 * threads like this. Only on Linux does a thread have its own priority.
 */
export function runAfterResponses(set = setPriority): void {
  if (process.platform !== "linux") return;
  try {
    set(Math.min(19, getPriority() + 10));
  } catch {
    // The filter of system calls of a sandbox may forbid it. The thread works as well without.
  }
}

/** If the system runs out of memory, it ends this process rather than its parent. Only Linux has such a setting. */
export function endBeforeParent(path = "/proc/self/oom_score_adj"): void {
  try {
    writeFileSync(path, `${Math.min(1000, Number(readFileSync(path, "latin1")) + oomScore)}`);
  } catch {
    // A sandbox may forbid it.
  }
}
