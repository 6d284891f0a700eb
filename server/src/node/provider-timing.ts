import { setTimeout as sleep } from "node:timers/promises";
import type { Timing } from "../providers/resilient.ts";

export const timing: Timing = {
  monotonic: () => performance.now(),
  random: Math.random,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
  limit: (ms) => AbortSignal.timeout(ms),
};
