import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { FilterError } from "@openparlance/filters/filter-error";
import { CliError } from "../../commands/command.ts";
import { fileFault } from "../../rules/file-fault.ts";
import { type FilePair, type KeyedFile, keyedFormats, keyedReading, pairFiles } from "../../rules/file-pair.ts";

/**
 * Reads a file and its translation.
 *
 * @throws CliError
 */
export const readFilePair = async (sourcePath: string, targetPath: string): Promise<FilePair> =>
  pairFiles(await readKeyedFile(sourcePath), await readKeyedFile(targetPath));

async function readKeyedFile(path: string): Promise<KeyedFile> {
  const reading = keyedReading(path);
  if (!reading) throw new CliError(`${path} has no keys. Formats with keys are ${keyedFormats}.`);
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(cause.code === "ENOENT" ? `${path} doesn't exist.` : `${path} can't be read.`, { cause });
  });
  const { extract } = await import("../../rules/extract.ts");
  try {
    return { path, segments: extract(basename(path), bytes, { sourceLang: "en" }, { reading }).segments };
  } catch (cause) {
    if (cause instanceof FilterError && cause.reason === "No translatable content") return { path, segments: [] };
    throw new CliError(`${path} can't be read: ${fileFault(cause, extname(path).slice(1)).message}`, { cause });
  }
}
