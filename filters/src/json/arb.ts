import type { ParsedText } from "../document/text-filter.ts";
import type { FilterSettings } from "../filter.ts";
import { localeName } from "../languages.ts";
import { readJson } from "./read.ts";
import { jsonEscape } from "./write.ts";

/**
 * Finds the messages of an Application Resource Bundle. Members that begin with `@` are not messages: `@id.description`
 * is the note of message `id`, `@@locale` the language of the file.
 */
export function readArb(text: string, { limits, targetLanguage }: FilterSettings): ParsedText {
  const strings = readJson(text, limits.depth);
  const byPath = new Map(strings.map((string) => [string.path, string]));
  const locale = byPath.get("@@locale");
  const escapeText = jsonEscape(text);
  const parts = strings
    .filter(({ path }) => !path.startsWith("@"))
    .map(({ path, value, start, end }) => {
      const note = byPath.get(`@${path}.description`)?.value;
      return { start, end, text: value, context: path, escape: escapeText, ...(note !== undefined && { note }) };
    });
  return {
    parts,
    sourceLanguage: locale?.value,
    edits: locale && targetLanguage ? [{ start: locale.start, end: locale.end, text: localeName(targetLanguage) }] : [],
  };
}
