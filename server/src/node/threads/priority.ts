import { getPriority, setPriority } from "node:os";

/**
 * Lowers the priority of this thread, so that the threads that respond to requests run first, even if there are many
 * threads like this. Only on Linux does a thread have its own priority.
 */
export function runAfterResponses(): void {
  if (process.platform === "linux") setPriority(Math.min(19, getPriority() + 10));
}
