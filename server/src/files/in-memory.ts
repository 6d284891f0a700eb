import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Clock } from "../core/environment.ts";
import { type BytesName, type FileStore, MissingFileError } from "../core/file-store.ts";

/** Files that last as long as the process. `files` holds them by consecutive numbers, and may contain some already. */
export function filesInMemory({
  files = new Map<string, Uint8Array<ArrayBuffer>>(),
  clock = Date.now as Clock,
} = {}): FileStore {
  const writtenAt = new Map<string, number>();
  let count = Math.max(0, ...[...files.keys()].map(Number));
  let owner: string | undefined;
  const find = (name: string) => {
    const file = files.get(name);
    if (!file) throw new MissingFileError(`There is no file ${name}.`);
    return file;
  };
  return {
    async write(body) {
      const digest = md5.create();
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of body) {
        digest.update(part);
        parts.push(part.slice());
      }
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      const name = String(++count) as BytesName;
      files.set(name, bytes);
      writtenAt.set(name, clock());
      return { name, md5: bytesToHex(digest.digest()), sizeBytes: bytes.length };
    },
    read: async (name) => new Blob([find(name)]).stream(),
    readFrom: async (name, start) => new Blob([find(name).subarray(start)]).stream(),
    readWhole: async (name) => find(name).slice(),
    async delete(name) {
      files.delete(name);
      writtenAt.delete(name);
    },
    async claim(claimant) {
      owner ??= claimant;
      return owner === claimant;
    },
    async sweep(before, findUnused) {
      const old = ([...files.keys()] as BytesName[]).filter((name) => (writtenAt.get(name) ?? 0) < before);
      const unused = await findUnused(old);
      for (const name of unused) files.delete(name);
      return unused.length;
    },
  };
}
