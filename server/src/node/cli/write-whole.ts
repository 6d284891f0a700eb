import { randomBytes } from "node:crypto";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { syncFolder } from "../sync-folder.ts";

type Fill<T> = (write: (part: Uint8Array) => Promise<void>) => Promise<T>;

/** Writing a file takes less than this. Older unfinished files belong to a process that was killed. */
const maxWritingMs = 24 * 3600_000;

/** Writes a file that only its owner can read. The file gets its name when it is complete and on the disk. */
export const writeWhole = <T>(path: string, fill: Fill<T>): Promise<T> =>
  fillWhole(path, async (file) => {
    const done = await fill((part) => file.appendFile(part));
    await file.sync();
    return done;
  });

/** Writes a file as `writeWhole` does; `fill` must write and sync it itself. Processes write separate files. */
export async function fillWhole<T>(path: string, fill: (file: FileHandle) => Promise<T>): Promise<T> {
  const partial = `${path}.${randomBytes(4).toString("hex")}.partial`;
  const file = await open(partial, "wx", 0o600);
  try {
    const done = await fill(file);
    await file.close();
    await rename(partial, path);
    await syncFolder(dirname(path));
    await deleteLeft(path);
    return done;
  } catch (error) {
    await file.close();
    await rm(partial, { force: true });
    throw error;
  }
}

async function deleteLeft(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!(name.startsWith(`${basename(path)}.`) && /\.[\da-f]{8}\.partial$/.test(name))) continue;
    const left = join(dirname(path), name);
    const written = await stat(left).catch(() => undefined);
    if (written && written.mtimeMs < Date.now() - maxWritingMs) await rm(left, { force: true });
  }
}

/** Writes to a stream that stays open. A reader that closes it early, such as `head`, causes no error. */
export async function printTo(stream: Writable, fill: Fill<unknown>): Promise<void> {
  const ignore = () => {};
  stream.on("error", ignore);
  try {
    await fill((part) => writeTo(stream, part));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  } finally {
    stream.off("error", ignore);
  }
}

/** Resolves when the stream has accepted a part, so that only one waits in memory. */
const writeTo = (stream: Writable, part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(part, (error) => (error ? reject(error) : resolve()));
  });
