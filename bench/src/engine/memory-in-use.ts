import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Node gives no other way to a full collection while it runs.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Bytes that the values of this process take, once all garbage is collected. */
export function bytesInUse(): number {
  collectGarbage();
  // Buffers are given back beside the program; the next collection waits until they are.
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
