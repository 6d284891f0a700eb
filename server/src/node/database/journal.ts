import { fstatSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { StorageError } from "../../core/file-store.ts";
import type { Journal } from "../../store/database/sqlite.ts";
import { RenewedWorker } from "../workers/rpc-worker.ts";

const program = new URL("./checkpoint-worker.ts", import.meta.url);

/** A larger journal is written to the database. Its file is cut to this size when the journal restarts. */
export const maxJournalBytes = 4 * 2 ** 20;
/** A journal of this size is restarted while writers wait. Otherwise, it would grow as long as writes don't stop. */
const restartBytes = 8 * maxJournalBytes;

/**
 * The journal of a SQLite file, which has the path of the database with `-wal`. All commits that wait while the disk is
 * busy share the next flush. A separate worker writes the journal to the database, so that no commit waits for it.
 */
export function journalOf(path: string): Journal {
  let file: FileHandle | undefined;
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  let checkpoint: Promise<void> | undefined;
  /** The worker is kept, because starting it takes longer than its work. */
  const worker = new RenewedWorker({ program, data: path });
  let isRestarting = false;
  /** The size of the journal when it was last written to the database; 0 after its file was cut. */
  let seenBytes = 0;
  const sync = async () => {
    next = undefined;
    try {
      file ??= await open(`${path}-wal`, "r+");
      await file.datasync();
      if (!checkpoint) writeIfLarge(fstatSync(file.fd).size);
    } catch (cause) {
      // The written data is in the database nevertheless.
      throw new StorageError("The database can't be written to the disk.", { cause });
    }
  };
  const writeIfLarge = (size: number) => {
    if (size < seenBytes) seenBytes = 0;
    if (size - seenBytes <= maxJournalBytes) return;
    seenBytes = size;
    isRestarting = size > restartBytes;
    checkpoint = Promise.resolve()
      .then(() => worker.request("write", [isRestarting]))
      // Data that a worker can't write stays in the journal until SQLite writes it, at the latest when it is closed.
      .catch(() => {})
      .then(() => {
        isRestarting = false;
        checkpoint = undefined;
      });
  };
  return {
    flush() {
      if (!next) {
        next = running.then(sync, sync);
        running = next;
      }
      return next;
    },
    isLocking: () => isRestarting,
    async end() {
      // Callers of `flush` get the error themselves.
      await running.catch(() => {});
      await checkpoint;
      await worker.end();
      await file?.close();
    },
  };
}
