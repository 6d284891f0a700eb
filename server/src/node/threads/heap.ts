import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Keeps the heap of this thread and of those that start later small. Left alone, the space of young objects grows to
 * 128 MB as soon as a thread reads a large file, and hardly shrinks. A thread collects its old objects when they take
 * four times what was left the last time, or 250 MB at first.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  // 1 MB is so little that what a slice of work leaves grows old.
  setFlagsFromString("--min-semi-space-size=4");
  // Twice what was left.
  setFlagsFromString("--heap-growing-percent=100");
}

/** Less is not worth the time. */
const minGarbageBytes = 32 * 2 ** 20;

let collect: ((options: object) => void) | undefined;
let keptBytes = 0;

/**
 * Collects the garbage of this thread when it may be much. A thread without work would keep it: V8 waits until there is
 * as much again as was left the last time, buffers included.
 *
 * @param droppedBytes of what was left the last time, how much is garbage now
 */
export function collectGarbage(droppedBytes = 0): void {
  keptBytes = Math.max(0, keptBytes - droppedBytes);
  if (usedBytes() - keptBytes < minGarbageBytes) return;
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as typeof collect;
  }
  // The last text in which a pattern was found is kept, for `RegExp.input`.
  /^/.test("");
  // V8 keeps the pages of other collections for 8 s, and a thread that then works takes new ones.
  collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
  keptBytes = usedBytes();
}

/** Bytes of the objects and buffers of this thread, garbage included. */
export function usedBytes(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}
