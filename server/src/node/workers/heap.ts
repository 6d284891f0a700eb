import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * V8's flags for small heaps. By default, the space of young objects grows to 128 MB when a thread reads a large file,
 * and hardly shrinks. A thread collects its old objects when they need four times the memory that remained after the
 * last collection, at first 250 MB.
 */
export const smallHeapFlags: readonly string[] = [
  "--semi-space-growth-factor=1",
  // With 1 MB, the garbage of a slice of work would become old objects.
  "--min-semi-space-size=4",
  // A collection starts when old objects need half as much again as remained after the last one.
  "--heap-growing-percent=50",
  // Young buffers are collected when they take four times this instead of 64 MB or more. Parts of bodies are buffers.
  "--scavenger-max-new-space-capacity-mb=4",
  // With so few young objects, a thread collects faster alone than with helper threads, which must wake up first.
  "--no-parallel-scavenge",
];

/** Keeps the heaps of this thread and of later ones small. */
export function keepHeapsSmall(): void {
  for (const flag of smallHeapFlags) setFlagsFromString(flag);
}

/** Collecting less is seldom worth the time. */
const defaultMinBytes = 32 * 2 ** 20;

let collect: ((options: object) => void) | undefined;
let bytesAfterCollection = 0;

/**
 * Collects the garbage of this thread when there may be much. Otherwise an idle thread would keep it: V8 waits until
 * the remaining memory has doubled, including buffers. `droppedBytes` is the part of the remaining memory that became
 * garbage. Fewer than `minBytes` are not collected.
 */
export function collectGarbage(droppedBytes = 0, minBytes = defaultMinBytes): void {
  bytesAfterCollection = Math.max(0, bytesAfterCollection - droppedBytes);
  if (usedBytes() - bytesAfterCollection < minBytes) return;
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as typeof collect;
  }
  // V8 keeps the last text in which a pattern was found, for `RegExp.input`.
  /^/.test("");
  // After any other kind of collection, V8 keeps free pages for 8 s, while a working thread allocates new ones.
  collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
  bytesAfterCollection = usedBytes();
}

/** Bytes of the buffers of this thread and of its heap's pages, including garbage and nearly empty pages. */
export function usedBytes(): number {
  const { total_physical_size, external_memory } = getHeapStatistics();
  return total_physical_size + external_memory;
}
