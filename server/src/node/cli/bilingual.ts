import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { CheckedSegment } from "@openparlance/engine";
import { parseLocale } from "@openparlance/text";
import { CliError } from "../../commands/command.ts";
import { fileFault } from "../../rules/file-fault.ts";

/** A file with translations, as commands read it. */
export interface BilingualFile {
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
  segments: readonly CheckedSegment[];
}

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
    return /\.(?:tmx|tmx\.zip|sdltm)$/i.test(path)
      ? await readMemoryFile(path, bytes, source, target)
      : await readFiltered(path, bytes);
  } catch (cause) {
    throw new CliError(`${path} can't be read: ${fileFault(cause, extname(path).slice(1)).message}`, { cause });
  }
}

async function readFiltered(path: string, bytes: Uint8Array): Promise<BilingualFile> {
  const { extract } = await import("../../rules/extract.ts");
  const { segments, sourceLanguage, targetLanguage } = extract(basename(path), bytes, { sourceLang: "en" });
  return {
    sourceLanguage,
    targetLanguage,
    segments: segments.map(({ source, target = "", maxLength }, at) => ({ id: at + 1, source, target, maxLength })),
  };
}

/** Of a TMX file the first two languages, unless others are requested; those of an SDLTM file must be. */
async function readMemoryFile(
  path: string,
  bytes: Uint8Array,
  source: string | undefined,
  target: string | undefined,
): Promise<BilingualFile> {
  const { memoryReader, readWhole } = await import("@openparlance/filters");
  const head = new TextDecoder().decode(bytes.subarray(0, maxHeadBytes));
  const named = [...head.matchAll(/(?:srclang|lang)\s?=\s?["']([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3})["']/g)].map(
    ([, tag]) => tag,
  );
  const sourceLanguage = source ?? named[0] ?? "en";
  const targetLanguage = target ?? named.find((tag) => tag && primary(tag) !== primary(sourceLanguage));
  if (targetLanguage === undefined) return { sourceLanguage, targetLanguage, segments: [] };
  const pairs = readWhole(memoryReader(basename(path), { sourceLanguage, targetLanguage }), bytes);
  return { sourceLanguage, targetLanguage, segments: pairs.map((pair, at) => ({ id: at + 1, ...pair })) };
}

const maxHeadBytes = 65_536;

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";

/** @throws CliError */
export function parseLocaleOption(name: string, text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!parseLocale(String(text))) throw new CliError(`${name} must be a language such as en or en-GB, not "${text}".`);
  return String(text);
}
