import type { Log, MonotonicClock } from "../../core/environment.ts";
import type { SnapshotCache } from "../../engines/snapshots.ts";
import type { SnapshotBucket } from "../files/s3-snapshots.ts";
import type { SnapshotFolder } from "./snapshot-cache.ts";

/**
 * The limits for listing the bucket. If a query opens a memory and the bucket doesn't respond, the memory is read from
 * the folder or the store. A renewal waits longer, because learning the memory again takes longer.
 */
const listMs = { open: 2000, renew: 15_000 };
const loadMs = 15_000;
const publishMs = 120_000;
/** The time after a failure in which nothing is read from the bucket. */
const pauseMs = 60_000;

/** Snapshots in a bucket for all processes, with a folder of this process as a cache. */
export function sharedSnapshots(
  folder: SnapshotFolder,
  bucket: SnapshotBucket,
  { now, log, limit = AbortSignal.timeout }: { now: MonotonicClock; log: Log; limit?: (ms: number) => AbortSignal },
): SnapshotCache {
  /** Stamps of the bucket's snapshots, by memory. */
  const published = new Map<number, number>();
  const pausedUntil = { open: Number.NEGATIVE_INFINITY, renew: Number.NEGATIVE_INFINITY };

  /** Downloads a snapshot with a higher stamp than that in the folder. @returns whether there was one */
  async function download(memoryId: number, after = -1): Promise<boolean> {
    const use = after < 0 ? "open" : "renew";
    if (now() < pausedUntil[use]) return false;
    try {
      const stamp = Math.max(-1, ...(await bucket.stampsOf(memoryId, limit(listMs[use]))));
      if (stamp <= Math.max(after, (await folder.stampOf(memoryId)) ?? -1)) return false;
      await folder.write(memoryId, await bucket.read(memoryId, stamp, limit(loadMs)));
      published.set(memoryId, stamp);
      return true;
    } catch (error) {
      pausedUntil[use] = now() + pauseMs;
      log("snapshot bucket failed", { memory: memoryId, reason: String(error) }, "warn");
      return false;
    }
  }

  return {
    async load(memoryId, read, after) {
      const isFromBucket = await download(memoryId, after);
      try {
        return await folder.load(memoryId, read, after);
      } catch (error) {
        // A damaged file in the folder is no reason to delete the snapshot that other processes load.
        if (isFromBucket) throw error;
        log("snapshot ignored", { memory: memoryId, reason: String(error) }, "warn");
        await folder.delete(memoryId);
        if (!(await download(memoryId, after))) throw error;
        return folder.load(memoryId, read, after);
      }
    },
    save: folder.save,
    async publish(memoryId) {
      const stamp = await folder.stampOf(memoryId);
      if (stamp === undefined || stamp <= (published.get(memoryId) ?? -1)) return;
      try {
        const signal = limit(publishMs);
        const others = await bucket.stampsOf(memoryId, signal);
        if (stamp > Math.max(-1, ...others)) {
          await bucket.write(memoryId, stamp, folder.read(memoryId), signal);
          for (const other of others) await bucket.delete(memoryId, other, signal);
        }
        published.set(memoryId, stamp);
      } catch (error) {
        // The next learning or large change publishes again.
        log("snapshot bucket failed", { memory: memoryId, reason: String(error) }, "warn");
      }
    },
    async delete(memoryId) {
      published.delete(memoryId);
      await folder.delete(memoryId);
      const signal = limit(loadMs);
      for (const stamp of await bucket.stampsOf(memoryId, signal)) await bucket.delete(memoryId, stamp, signal);
    },
    async list() {
      return [...new Set([...(await folder.list()), ...(await bucket.list(limit(loadMs)))])];
    },
  };
}
