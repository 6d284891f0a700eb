import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./start-error.ts";
import { syncFolderNow } from "./sync-folder.ts";

/** Also checks that the folder can be written. @throws StartError */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, "tried-")));
  } catch (cause) {
    throw unwritableFolderError(folder, cause);
  }
}

export function unwritableFolderError(folder: string, cause: unknown): StartError {
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  // The code of a file system, or of SQLite.
  const isFull = code === "ENOSPC" || code === "EDQUOT" || errcode === 13;
  const fault = isFull
    ? `The disk of the data folder ${folder} is full; free some space, or`
    : `The data folder ${folder} can't be written;`;
  return new StartError(`${fault} choose another with PARLANCE_DATA.`, { cause });
}

/**
 * Creates a folder and its missing parents, which have the mode 0700. Creates them one by one, because a recursive
 * `mkdir` never returns where no folder can be created, as in /proc.
 */
export function makeFolder(folder: string, mode: 0o700 | 0o755 = 0o700): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
    syncFolderNow(dirname(folder));
  } catch (error) {
    // Another process may have created it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Makes a SQLite file and its journals private, regardless of the umask, the folder, and the file's origin. A new
 * journal of SQLite has the mode of the database file.
 */
export function protectSqlite(path: string): void {
  // An existing file must not be opened: closing it would release the locks that this process has on it.
  if (!existsSync(path)) createPrivate(path);
  for (const suffix of ["", "-wal", "-shm", "-journal"]) protect(`${path}${suffix}`, 0o600);
}

/** Sets the mode of an existing file or folder that belongs to this process's user. */
export function protect(path: string, mode: 0o600 | 0o700): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!["ENOENT", "EPERM", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    // Another process may have created it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Locks a data folder until this process ends, even if it crashes, by a lock of the operating system on an empty SQLite
 * file. Returns a function that releases the lock.
 * @throws StartError when the folder can't be written or another server has locked it
 */
export function lockFolder(folder: string): () => void {
  ensureFolder(folder);
  const path = join(folder, "lock");
  try {
    protectSqlite(path);
    const release = holdLock(path);
    if (release) return release;
  } catch (cause) {
    throw unwritableFolderError(folder, cause);
  }
  throw new StartError(
    `The data folder ${folder} is in use by another server; stop that or choose another with PARLANCE_DATA.`,
  );
}

/** Locks a file until the process ends. @returns releases the lock; undefined when another process has it */
export function holdLock(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
