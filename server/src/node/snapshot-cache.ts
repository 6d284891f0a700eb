import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SnapshotCache } from "../engine/in-process-engines.ts";
import { protect } from "./data-folder.ts";

const sumBytes = 32;

/** Snapshots in a folder that may be deleted at any time; each begins with the SHA-256 of the rest. */
export function snapshotsIn(folder: string): SnapshotCache {
  const pathOf = (memoryId: number) => join(folder, `memory-${memoryId}`);
  return {
    async load(memoryId) {
      const file = await readFile(pathOf(memoryId)).catch(() => undefined);
      // A Buffer is no plain array of bytes: its slices are no copies.
      const bytes = file && new Uint8Array(file.buffer, file.byteOffset, file.length);
      if (!bytes || !hashBytes(bytes.subarray(sumBytes)).equals(bytes.subarray(0, sumBytes))) return undefined;
      return bytes.subarray(sumBytes);
    },
    async save(memoryId, snapshot) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      protect(folder, 0o700);
      const arriving = join(folder, `arriving-${randomBytes(8).toString("hex")}`);
      try {
        await writeFile(arriving, [hashBytes(snapshot), snapshot], { mode: 0o600 });
        await rename(arriving, pathOf(memoryId));
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    delete: (memoryId) => rm(pathOf(memoryId), { force: true }),
  };
}

const hashBytes = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
