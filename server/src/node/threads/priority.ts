import { getPriority, setPriority } from "node:os";

/**
 * Lets the threads that respond to requests run before this one, regardless of the number of threads like this. Only on
 * Linux does a thread have its own priority.
 */
export function runAfterResponses(): void {
  if (process.platform === "linux") setPriority(Math.min(19, getPriority() + 10));
}
