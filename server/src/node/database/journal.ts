import { type FileHandle, open } from "node:fs/promises";
import { StorageError } from "../../core/file-store.ts";
import type { Journal } from "../../store/database/sqlite.ts";

/** SQLite's journal in a file. All that wait for the disk while it is busy share the next write to it. */
export function journalIn(path: string): Journal {
  let file: FileHandle | undefined;
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  const sync = async () => {
    next = undefined;
    try {
      file ??= await open(path, "r+");
      await file.datasync();
    } catch (cause) {
      // What was written is in the database nevertheless.
      throw new StorageError("The database can't be written to the disk.", { cause });
    }
  };
  return {
    flush() {
      if (!next) {
        next = running.then(sync, sync);
        running = next;
      }
      return next;
    },
    async end() {
      // Those who waited have its failure.
      await running.catch(() => {});
      await file?.close();
    },
  };
}
