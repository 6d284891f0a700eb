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

/**
 * If memory runs out, the system then ends this process rather than its parent. A core dump contains no memory, in
 * which there are texts of customers. Only Linux has these settings.
 */
export function prepareToRunOutOfMemory(folder = "/proc/self"): void {
  try {
    const score = Number(readFileSync(`${folder}/oom_score_adj`, "latin1"));
    writeFileSync(`${folder}/oom_score_adj`, `${Math.min(1000, score + oomScore)}`);
    writeFileSync(`${folder}/coredump_filter`, "0");
  } catch {
    // A sandbox may forbid it.
  }
}
