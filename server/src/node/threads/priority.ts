import { getPriority, setPriority } from "node:os";

/**
 * Lets the threads that respond to requests run before this one, however many there are of it. Only on Linux does a thread
 * have a priority of its own.
 */
export function runAfterResponses(): void {
  if (process.platform === "linux") setPriority(Math.min(19, getPriority() + 10));
}
