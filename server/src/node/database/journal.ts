import { once } from "node:events";
import { fstatSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { StorageError } from "../../core/file-store.ts";
import type { Journal } from "../../store/database/sqlite.ts";
import type { CheckpointMode } from "./checkpoint-worker.ts";

const checkpointProgram = new URL("./checkpoint-worker.ts", import.meta.url);

/** A journal larger than that is written to the database, and then starts again with that size. */
export const maxJournalBytes = 4 * 2 ** 20;
/** A journal that grew to this size all the same, because all the time something is written, must start again. */
const restartBytes = 8 * maxJournalBytes;

/**
 * The journal of a SQLite file. All that wait for the disk while it is busy share the next write to it. A thread of its
 * own writes the journal to the database, so that no commit waits for that.
 *
 * @param path the database; its journal has that name with `-wal`
 */
export function journalOf(path: string): Journal {
  let file: FileHandle | undefined;
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  let checkpoint: Promise<void> | undefined;
  let thread: Worker | undefined;
  let isRestarting = false;
  /** The size of the journal when it was last written to the database; it stays so while another process reads from it. */
  let seenBytes = 0;
  const sync = async () => {
    next = undefined;
    try {
      file ??= await open(`${path}-wal`, "r+");
      await file.datasync();
      // The size of an open file needs no disk.
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
    checkpoint = write(isRestarting ? "RESTART" : "PASSIVE")
      // Data that a thread can't write stays in the journal until SQLite writes it, at the latest when it is closed. A
      // thread that failed has ended.
      .catch(() => {
        thread = undefined;
      })
      .then(() => {
        isRestarting = false;
        checkpoint = undefined;
      });
  };
  /** Starting a thread takes longer than its work, so it stays until the end. */
  const write = async (mode: CheckpointMode) => {
    thread ??= new Worker(checkpointProgram, { workerData: path });
    thread.ref();
    thread.postMessage(mode);
    await once(thread, "message");
    thread.unref();
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
      if (thread) {
        thread.ref();
        thread.postMessage("END");
        await once(thread, "exit").catch(() => {});
      }
      await file?.close();
    },
  };
}
