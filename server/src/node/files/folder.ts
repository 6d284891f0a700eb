import { createHash, randomBytes } from "node:crypto";
import { closeSync, fstatSync, open as openNumber, read } from "node:fs";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { FairQueue } from "../../core/fair-queue.ts";
import { type BytesName, type FileStore, MissingFileError } from "../../core/file-store.ts";
import { protect } from "../data-folder.ts";
import { syncFolder } from "../sync-folder.ts";
import { isFileName, requireFileName } from "./name.ts";

const ownerName = "owner";

/** The limit of parts read at the same time; Node has as many threads for files. */
const maxReads = 4;
const partBytes = 64 * 1024;

const openNumbered = (path: string): Promise<number> => promisify(openNumber)(path, "r");
const readPart = promisify(read);

/**
 * Files in a folder. The name of a file is its SHA-256 and a random part. Thus no two uploads share a file, and the
 * bytes of a deleted one are erased at once.
 */
export async function filesIn(folder: string): Promise<FileStore> {
  const incoming = join(folder, "incoming");
  if (await mkdir(incoming, { recursive: true, mode: 0o700 })) {
    await syncFolder(dirname(folder));
    await syncFolder(folder);
  }
  protect(folder, 0o700);
  const reads = new FairQueue<FileHandle | number>({ slots: maxReads });
  const pathOf = (name: string) => {
    requireFileName(name);
    return join(folder, name.slice(0, 2), name);
  };
  const openStored = <File>(name: string, openFile: (path: string) => Promise<File>) =>
    openFile(pathOf(name)).catch((cause) => {
      throw cause.code === "ENOENT" ? new MissingFileError(`There is no file ${name}.`, { cause }) : cause;
    });
  return {
    async write(body) {
      const random = randomBytes(8).toString("hex");
      const arriving = join(incoming, random);
      try {
        const { sha256, md5, sizeBytes } = await writeWhole(arriving, body);
        const name = `${sha256}-${random}` as BytesName;
        const target = pathOf(name);
        if (await mkdir(dirname(target), { recursive: true, mode: 0o700 })) await syncFolder(folder);
        await rename(arriving, target);
        await syncFolder(dirname(target));
        return { name, md5, sizeBytes };
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    read: async (name) => contentOf(await openStored(name, open), reads),
    readFrom: async (name, start) => contentOf(await openStored(name, open), reads, start),
    async readWhole(name) {
      const file = await openStored(name, openNumbered);
      try {
        return await wholeOf(file, reads);
      } finally {
        closeSync(file);
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    async claim(owner) {
      const path = join(folder, ownerName);
      // If two processes start together, one of them writes, and both read the result.
      await writeFile(path, owner, { flag: "wx", mode: 0o600, flush: true }).catch(ignoreExisting);
      await syncFolder(folder);
      return (await readFile(path, "utf8")) === owner;
    },
    async sweep(before, findUnused) {
      let erased = 0;
      for (const part of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(part)) continue;
        const names = (await namesBefore(join(folder, part), before)).filter(isFileName);
        for (const name of await findUnused(names)) {
          await rm(pathOf(name), { force: true });
          erased++;
        }
      }
      // Each part that arrives updates the time of an unfinished file.
      for (const name of await namesBefore(incoming, before)) await rm(join(incoming, name), { force: true });
      return erased;
    },
  };
}

/**
 * The content of a file, read part by part on demand. Only a few parts of all files are read at a time. Otherwise the
 * parts of hundreds of downloads would be handled in one turn.
 */
const contentOf = (file: FileHandle, reads: FairQueue<FileHandle | number>, start = 0): ReadableStream<Uint8Array> => {
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const part = new Uint8Array(partBytes);
          const { bytesRead } = await reads.run(file, () => file.read(part, 0, partBytes, at));
          at += bytesRead;
          if (bytesRead > 0) return controller.enqueue(part.subarray(0, bytesRead));
          await file.close();
          controller.close();
        } catch (error) {
          await file.close();
          throw error;
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
};

/**
 * The complete content of a file. Joining parts would create garbage of the same size. Getting the size of an open file
 * and closing it don't use the disk, so this thread does both.
 */
async function wholeOf(file: number, reads: FairQueue<FileHandle | number>): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = fstatSync(file);
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await reads.run(file, () => readPart(file, bytes, at, Math.min(partBytes, size - at), at));
    if (bytesRead === 0) throw new Error("A file ended early.");
    at += bytesRead;
  }
  return bytes;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

async function namesBefore(folder: string, before: number): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(folder)) {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    if (stats && stats.mtimeMs < before) names.push(name);
  }
  return names;
}

async function writeWhole(path: string, body: ReadableStream<Uint8Array>) {
  const sha256 = createHash("sha256");
  const md5 = createHash("md5");
  let sizeBytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const part of body) {
      sha256.update(part);
      md5.update(part);
      sizeBytes += part.length;
      await file.writeFile(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: sha256.digest("hex"), md5: md5.digest("hex"), sizeBytes };
}
