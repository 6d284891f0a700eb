import { getPriority, setPriority } from "node:os";

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
