import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { FilterError } from "@openparlance/filters/filter-error";
import { CliError } from "../../commands/command.ts";
import { fileFault } from "../../rules/file-fault.ts";

/** @throws CliError when there is no such file */
export async function requireFile(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) throw new CliError(`${path} doesn't exist.`);
  if (stats.isDirectory()) throw new CliError(`${path} is a folder.`);
}

/** Reads a file. `read` gets its name and bytes; errors of `read` get the file's path. @throws CliError */
export async function readNamedFile<T>(
  path: string,
  read: (name: string, bytes: Uint8Array<ArrayBuffer>) => T | Promise<T>,
): Promise<T> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(cause.code === "ENOENT" ? `${path} doesn't exist.` : `${path} can't be read.`, { cause });
  });
  try {
    return await read(basename(path), bytes);
  } catch (cause) {
    throw new CliError(`${path} can't be read: ${fileFault(cause, extname(path).slice(1)).message}`, { cause });
  }
}

/** Runs work on a file. A FilterError becomes a CliError with the file's path; other errors pass unchanged. */
export async function namingFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FilterError) throw new CliError(`${path}: ${error.message}.`, { cause: error });
    throw error;
  }
}
