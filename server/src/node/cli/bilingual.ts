import { parseLocale } from "@openparlance/text";
import { CliError, type ParsedArgs } from "../../commands/command.ts";
import { type BilingualFile, readBilingualBytes } from "../../evaluation/read-bilingual.ts";
import { readNamedFile } from "./named-file.ts";

interface LanguageOptions {
  source: string | undefined;
  target: string | undefined;
}

/** Reads a file with translations, of any format that has both languages. @throws CliError */
export const readBilingual = (path: string, languages: LanguageOptions): Promise<BilingualFile> =>
  readNamedFile(path, (name, bytes) => readBilingualBytes(name, bytes, languages));

/** The languages that `--source` and `--target` specify. @throws CliError */
export const parseLanguages = ({ options }: ParsedArgs): LanguageOptions => ({
  source: parseLocaleOption("--source", options.source),
  target: parseLocaleOption("--target", options.target),
});

export function parseLocaleOption(name: string, text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!parseLocale(String(text))) throw new CliError(`${name} must be a language such as en or en-GB, not "${text}".`);
  return String(text);
}
