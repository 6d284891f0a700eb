import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { parseLocale } from "@openparlance/text";
import { CliError } from "../../commands/command.ts";
import { type BilingualFile, readBilingualBytes } from "../../evaluation/read-bilingual.ts";
import { fileFault } from "../../rules/file-fault.ts";

/**
 * Reads a file with translations, of any format that has both languages.
 *
 * @throws CliError
 */
export async function readBilingual(
  path: string,
  { source, target }: { source?: string | undefined; target?: string | undefined },
): Promise<BilingualFile> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(cause.code === "ENOENT" ? `${path} doesn't exist.` : `${path} can't be read.`, { cause });
  });
  try {
    return await readBilingualBytes(basename(path), bytes, { source, target });
  } catch (cause) {
    throw new CliError(`${path} can't be read: ${fileFault(cause, extname(path).slice(1)).message}`, { cause });
  }
}

export function parseLocaleOption(name: string, text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!parseLocale(String(text))) throw new CliError(`${name} must be a language such as en or en-GB, not "${text}".`);
  return String(text);
}
