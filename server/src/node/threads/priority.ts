import { getPriority, setPriority } from "node:os";

/**
 * Lets this thread, which responds to requests, run before those that collect garbage, and before other programs. Needs
 * a privilege, such as `LimitNICE=-10` of systemd.
 */
export const runFirst = (set = setPriority): void => changePriority((own) => (own === 0 ? -10 : own), set);

/** Lets this thread run after the one that responds to requests, from which it has its priority. */
export const runAfterResponses = (set = setPriority): void => changePriority((own) => Math.max(0, own), set);

/** Lets this thread run after those that respond or translate, even if there are many threads like this. */
export const runLast = (set = setPriority): void => changePriority((own) => Math.min(19, Math.max(0, own) + 10), set);

/** Only on Linux does a thread have its own priority. */
function changePriority(change: (own: number) => number, set: typeof setPriority): void {
  if (process.platform !== "linux") return;
  try {
    set(change(getPriority()));
  } catch {
    // The filter of system calls of a sandbox may forbid it. The thread works as well without.
  }
}
