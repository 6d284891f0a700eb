import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Node has no other way to request a full collection while it runs.
setFlagsFromString("--expose-gc");

/** Collects all garbage of this thread. */
export const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes of the objects and buffers of this thread, garbage included. */
export function usedBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Bytes of the objects and buffers of this thread that something still refers to. */
export function liveBytes(): number {
  collectGarbage();
  // Buffers are freed in the background; the second collection waits for it.
  collectGarbage();
  return usedBytes();
}

/** Measures the max growth of memory during the work in bytes, garbage included. */
export async function measureMaxGrowth(work: () => Promise<unknown>): Promise<number> {
  const before = liveBytes();
  let max = 0;
  const look = () => {
    max = Math.max(max, usedBytes() - before);
  };
  const watch = setInterval(look, 5);
  await work().finally(() => clearInterval(watch));
  look();
  return max;
}
