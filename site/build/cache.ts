import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const weekMs = 7 * 24 * 3_600_000;

export type Cache = Awaited<ReturnType<typeof openCache>>;

/** Keeps slow results by the hash of their content. */
export async function openCache(folder: string) {
  await mkdir(folder, { recursive: true });
  const inWork = new Map<string, Promise<Uint8Array>>();
  return {
    /** Returns the kept result for the content, or makes and keeps it. `kind` identifies the work. */
    get(kind: string, content: string | Uint8Array, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const path = join(folder, `${createHash("sha256").update(content).digest("hex")}.${kind}`);
      // The same content may be requested again while it is being made.
      const result = inWork.get(path) ?? readOrMake(path, make).finally(() => inWork.delete(path));
      inWork.set(path, result);
      return result;
    },
    async sweep(): Promise<void> {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs > weekMs) await rm(path, { force: true });
      }
    },
  };
}

async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(path).catch(() => undefined);
  const now = new Date();
  if (kept) {
    await utimes(path, now, now);
    return kept;
  }
  const created = await make();
  // Concurrent builds share the folder, and must never read an incomplete file.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, created);
  await rename(draft, path);
  return created;
}
