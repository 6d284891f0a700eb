import { type ParsedArgs, parseLocaleOption } from "../../commands/command.ts";
import { type BilingualFile, readBilingualBytes } from "../../evaluation/read-bilingual.ts";
import { readNamedFile } from "./named-file.ts";

interface LanguageOptions {
  source: string | undefined;
  target: string | undefined;
}

/** @throws CliError */
export const readBilingual = (path: string, languages: LanguageOptions): Promise<BilingualFile> =>
  readNamedFile(path, (name, bytes) => readBilingualBytes(name, bytes, languages));

/** @throws CliError */
export const parseLanguages = ({ options }: ParsedArgs): LanguageOptions => ({
  source: parseLanguage("--source", options.source),
  target: parseLanguage("--target", options.target),
});

/** The language code in an option, unchanged. @throws CliError */
export const parseLanguage = (name: string, text: string | boolean | undefined): string | undefined =>
  parseLocaleOption(name, text) && String(text);
