import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { syncFolder } from "../sync-folder.ts";

type Fill<T> = (write: (part: Uint8Array) => Promise<void>) => Promise<T>;

/** Writes a file that only its owner can read. It takes its name when it is whole and on the disk. */
export async function writeWhole<T>(path: string, fill: Fill<T>): Promise<T> {
  const partial = `${path}.partial`;
  const file = await open(partial, "w", 0o600);
  try {
    const done = await fill((part) => file.appendFile(part));
    await file.sync();
    await file.close();
    await rename(partial, path);
    await syncFolder(dirname(path));
    return done;
  } catch (error) {
    await file.close();
    await rm(partial, { force: true });
    throw error;
  }
}

/** Writes to a stream that stays open. Nothing fails when its reader wants no more, such as `head`. */
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

/** Done when the stream has taken a part, so that no two wait in memory. */
const writeTo = (stream: Writable, part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(part, (error) => (error ? reject(error) : resolve()));
  });
