import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./start-error.ts";

/**
 * Sees to it that a data folder is there and can be written.
 *
 * @throws StartError
 */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, "tried-")));
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be written; choose another with PARLANCE_DATA.`, { cause });
  }
}

/** One by one: told to make all at once, Node never ends where no folder can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Makes a data folder this process's own until it ends, however it ends: the lock is one of the operating system's,
 * taken through an empty SQLite file.
 *
 * @returns lets the folder go
 * @throws StartError when it cannot be written or another server has it
 */
export function lockFolder(folder: string): () => void {
  ensureFolder(folder);
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (cause) {
    lock.close();
    const isTaken = cause instanceof Error && /locked/.test(cause.message);
    const reason = isTaken ? "is in use by another server; stop that or" : "cannot be written;";
    throw new StartError(`The data folder ${folder} ${reason} choose another with PARLANCE_DATA.`, { cause });
  }
}
