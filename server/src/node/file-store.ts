import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "../ports.ts";

/** Whether a text is a name that a file store gave. */
export const isFileName = (text: string): boolean => /^[0-9a-f]{64}-[0-9a-f]{16}$/.test(text);

/**
 * Files in a folder. A file is named after its SHA-256 and a random part, so that no two uploads share one and a deleted
 * one's bytes are gone at once.
 */
export async function filesIn(folder: string): Promise<FileStore> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeLeftovers(incoming);
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`${name} is no name of a stored file.`);
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async write(body) {
      const random = randomBytes(8).toString("hex");
      const arriving = join(incoming, random);
      try {
        const { sha256, md5, sizeBytes } = await writeWhole(arriving, body);
        const name = `${sha256}-${random}`;
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(arriving, pathOf(name));
        await syncFolder(join(folder, name.slice(0, 2)));
        return { name, md5, sizeBytes };
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    async read(name) {
      const file = await open(pathOf(name));
      return Readable.toWeb(createReadStream("", { fd: file })) as ReadableStream<Uint8Array>;
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

/** An upload takes less than a day; what is older was left behind by a process that crashed. */
async function removeLeftovers(incoming: string): Promise<void> {
  const oldest = Date.now() - 24 * 3600 * 1000;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < oldest) await rm(path, { force: true });
  }
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

/** A new name is safe from a loss of power once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
