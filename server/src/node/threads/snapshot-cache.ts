import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SnapshotCache } from "../../engines/in-process-engines.ts";
import { protect } from "../data-folder.ts";

const sumBytes = 32;
/** What is read or hashed at once, in bytes: Node takes less than 2 GiB. */
const defaultPartSize = 2 ** 26;

/**
 * Snapshots of any size in a folder that may be deleted at any time; each begins with the SHA-256 of the rest.
 *
 * @param partSize what is read or hashed at once, in bytes
 */
export function snapshotsIn(folder: string, partSize = defaultPartSize): SnapshotCache {
  const pathOf = (memoryId: number) => join(folder, `memory-${memoryId}`);
  return {
    async load(memoryId) {
      const bytes = await readFile(pathOf(memoryId), partSize).catch(() => undefined);
      if (!bytes || !hashBytes(bytes.subarray(sumBytes), partSize).equals(bytes.subarray(0, sumBytes)))
        return undefined;
      return bytes.subarray(sumBytes);
    },
    async save(memoryId, snapshot) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      protect(folder, 0o700);
      const arriving = join(folder, `arriving-${randomBytes(8).toString("hex")}`);
      try {
        await writeFile(arriving, [hashBytes(snapshot, partSize), snapshot], { mode: 0o600 });
        await rename(arriving, pathOf(memoryId));
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    async delete(memoryId) {
      try {
        await rm(pathOf(memoryId), { force: true });
      } catch (error) {
        // The folder is a file: nothing was ever saved.
        if ((error as NodeJS.ErrnoException).code !== "ENOTDIR") throw error;
      }
    },
  };
}

async function readFile(path: string, partSize: number): Promise<Uint8Array | undefined> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array((await file.stat()).size);
    for (const part of partsOf(bytes, partSize)) if (!(await fill(part, file))) return undefined;
    return bytes;
  } finally {
    await file.close();
  }
}

/** Reads from where the last read ended; false when the file ends before the part is full. */
async function fill(part: Uint8Array, file: FileHandle): Promise<boolean> {
  for (let at = 0; at < part.length; ) {
    const { bytesRead } = await file.read(part, at, part.length - at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}

function hashBytes(bytes: Uint8Array, partSize: number): Buffer {
  const hash = createHash("sha256");
  for (const part of partsOf(bytes, partSize)) hash.update(part);
  return hash.digest();
}

function* partsOf(bytes: Uint8Array, partSize: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += partSize) yield bytes.subarray(at, at + partSize);
}
