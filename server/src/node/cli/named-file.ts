import { stat } from "node:fs/promises";
import { FilterError } from "@openparlance/filters/filter-error";
import { CliError } from "../../commands/command.ts";

/** @throws CliError when there is no such file */
export async function requireFile(path: string): Promise<void> {
  const match = await stat(path).catch(() => undefined);
  if (!match) throw new CliError(`${path} doesn't exist.`);
  if (match.isDirectory()) throw new CliError(`${path} is a folder.`);
}

/** Runs work on a file. Its errors become errors with the file's path. @throws CliError */
export async function namingFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FilterError) throw new CliError(`${path}: ${error.message}.`, { cause: error });
    throw error;
  }
}
