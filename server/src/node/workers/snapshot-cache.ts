import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { ReadBytes } from "@openparlance/engine";
import type { SnapshotCache } from "../../engines/snapshots.ts";
import { protect } from "../data-folder.ts";

/** The CRC-32 of what follows, then zeros. Unlike a cryptographic hash, it costs less than reading the file. */
const sumBytes = 32;
/** The stamp, as a number of 64 bits. */
const stampBytes = 8;
/** The number of bytes that are read or written at once. */
const defaultPartSize = 2 ** 20;

/** Unfinished files that were not written to for this time belong to a process that has ended. */
const maxArrivingMs = 600_000;

/** Snapshots in a folder, with access to their files for copies in a bucket. */
export interface SnapshotFolder extends SnapshotCache {
  stampOf(memoryId: number): Promise<number | undefined>;
  read(memoryId: number): AsyncIterable<Uint8Array>;
  write(memoryId: number, body: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Snapshots of any size in a folder that may be deleted at any time. Each file begins with the CRC-32 of the rest, and
 * its stamp.
 */
export function snapshotsIn(folder: string, partSize = defaultPartSize): SnapshotFolder {
  const pathOf = (memoryId: number) => join(folder, `memory-${memoryId}`);
  const openFile = (memoryId: number) => open(pathOf(memoryId)).catch(unlessMissing);

  async function write(memoryId: number, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    protect(folder, 0o700);
    const arriving = join(folder, `arriving-${randomBytes(8).toString("hex")}`);
    try {
      const file = await open(arriving, "wx", 0o600);
      try {
        await fill(file);
      } finally {
        await file.close();
      }
      await rename(arriving, pathOf(memoryId));
    } catch (error) {
      await rm(arriving, { force: true });
      throw error;
    }
  }

  async function deleteLeft(names: readonly string[]): Promise<void> {
    for (const path of names.filter((name) => name.startsWith("arriving-")).map((name) => join(folder, name))) {
      const written = await stat(path).catch(unlessMissing);
      if (written && written.mtimeMs < Date.now() - maxArrivingMs) await rm(path, { force: true });
    }
  }

  async function stampOf(memoryId: number): Promise<number | undefined> {
    const file = await openFile(memoryId);
    if (!file) return undefined;
    try {
      const { bytesRead, buffer } = await file.read(new Uint8Array(stampBytes), 0, stampBytes, sumBytes);
      return bytesRead === stampBytes ? toStamp(buffer) : undefined;
    } finally {
      await file.close();
    }
  }

  return {
    stampOf,
    async load(memoryId, read, after = -1) {
      const file = await openFile(memoryId);
      if (!file) return undefined;
      try {
        const { take, isWhole } = await readerOf(file, partSize);
        const sum = await take(sumBytes, false);
        if (toStamp(await take(stampBytes)) <= after) return undefined;
        const result = await read(take);
        if (!isWhole(sum)) throw new RangeError("It is damaged.");
        return result;
      } finally {
        await file.close();
      }
    },
    async save(memoryId, { stamp, pieces }) {
      if (((await stampOf(memoryId)) ?? 0) > stamp) return;
      await write(memoryId, async (file) => {
        let sum = 0;
        await file.write(new Uint8Array(sumBytes));
        for (const piece of [fromStamp(stamp), ...pieces]) {
          for (const part of partsOf(piece, partSize)) {
            sum = crc32(part, sum);
            await file.writeFile(part);
          }
        }
        await file.write(toSum(sum), 0, sumBytes, 0);
      });
    },
    async delete(memoryId) {
      try {
        await rm(pathOf(memoryId), { force: true });
      } catch (error) {
        // The folder is a file, so nothing was ever saved.
        if ((error as NodeJS.ErrnoException).code !== "ENOTDIR") throw error;
      }
    },
    async list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      await deleteLeft(names);
      return names.flatMap((name) => /^memory-(\d+)$/.exec(name)?.slice(1).map(Number) ?? []);
    },
    read: (memoryId) => createReadStream(pathOf(memoryId)),
    write: (memoryId, body) =>
      write(memoryId, async (file) => {
        for await (const part of body) await file.writeFile(part);
      }),
  };
}

function toSum(crc: number): Buffer {
  const bytes = Buffer.alloc(sumBytes);
  bytes.writeUInt32LE(crc);
  return bytes;
}

const toStamp = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0, true);
const fromStamp = (stamp: number) => new Uint8Array(Float64Array.of(stamp).buffer);

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}

/** Reads a file from its beginning, and checks its bytes against a sum. */
async function readerOf(file: FileHandle, partSize: number) {
  let sum = 0;
  let left = (await file.stat()).size;
  const take = async (size: number, isSummed = true): Promise<Uint8Array> => {
    if (size > left) throw new RangeError("It ends early.");
    left -= size;
    const bytes = new Uint8Array(size);
    for (const part of partsOf(bytes, partSize)) {
      if (!(await fill(part, file))) throw new RangeError("It ends early.");
      if (isSummed) sum = crc32(part, sum);
    }
    return bytes;
  };
  const isWhole = (expected: Uint8Array) => left === 0 && toSum(sum).equals(expected);
  return { take: take satisfies ReadBytes, isWhole };
}

/** Reads the next part; false when the file ends before the part is full. */
async function fill(part: Uint8Array, file: FileHandle): Promise<boolean> {
  for (let at = 0; at < part.length; ) {
    const { bytesRead } = await file.read(part, at, part.length - at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}

function* partsOf(bytes: Uint8Array, partSize: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += partSize) yield bytes.subarray(at, at + partSize);
}
