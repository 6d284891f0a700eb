import type { ReadBytes, Snapshot } from "@openparlance/engine";

/** The storage of closed engines. All of it may be lost. */
export interface SnapshotCache {
  /** Reads the snapshot with the highest stamp, which must be above `after`. @throws when the snapshot is damaged */
  load<T>(memoryId: number, read: (read: ReadBytes) => Promise<T>, after?: number): Promise<T | undefined>;
  /** Saves a snapshot, unless another process has saved one with a higher stamp. */
  save(memoryId: number, snapshot: Snapshot): Promise<void>;
  /** Makes the snapshot available to other processes, unless they have one that is as new. */
  publish?(memoryId: number): Promise<void>;
  delete(memoryId: number): Promise<void>;
  list(): Promise<number[]>;
}

function bytesReader(bytes: Uint8Array): ReadBytes {
  let at = 0;
  return async (size) => {
    if (at + size > bytes.length) throw new RangeError("A snapshot ends early.");
    at += size;
    return bytes.slice(at - size, at);
  };
}

export function createInMemorySnapshotCache(snapshots: Map<number, Uint8Array>): SnapshotCache {
  const stamps = new Map<number, number>();
  return {
    async load(memoryId, read, after = -1) {
      const bytes = snapshots.get(memoryId);
      return bytes && (stamps.get(memoryId) ?? 0) > after ? read(bytesReader(bytes)) : undefined;
    },
    async save(memoryId, { stamp, pieces }) {
      if ((stamps.get(memoryId) ?? 0) > stamp) return;
      const bytes = await new Blob([...pieces] as BlobPart[]).arrayBuffer();
      snapshots.set(memoryId, new Uint8Array(bytes));
      stamps.set(memoryId, stamp);
    },
    async delete(memoryId) {
      snapshots.delete(memoryId);
      stamps.delete(memoryId);
    },
    list: async () => [...snapshots.keys()],
  };
}
