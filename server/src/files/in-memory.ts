import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { FileStore } from "../ports.ts";

/** Files that last as long as the process: for a browser's worker and for tests. */
export function filesInMemory(): FileStore {
  const files = new Map<string, Blob>();
  let count = 0;
  return {
    async write(body) {
      const digest = md5.create();
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of body) {
        digest.update(part);
        parts.push(part.slice());
      }
      const file = new Blob(parts);
      const name = String(++count);
      files.set(name, file);
      return { name, md5: bytesToHex(digest.digest()), sizeBytes: file.size };
    },
    async read(name) {
      const file = files.get(name);
      if (!file) throw new Error(`There is no file ${name}.`);
      return file.stream();
    },
    async delete(name) {
      files.delete(name);
    },
  };
}
