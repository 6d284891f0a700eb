import type { ParsedText } from "../document/text-filter.ts";
import type { FilterSettings } from "../filter.ts";
import { formatLocaleName } from "../languages.ts";
import { buildUnits, type JsonString, readJson } from "./read.ts";
import { jsonEscape } from "./write.ts";

/**
 * Finds the messages of an Application Resource Bundle. Members that begin with `@` are not messages: `@id.description`
 * is the note of message `id`, `@@locale` the language of the file.
 */
export function readArb(text: string, { limits, targetLanguage }: FilterSettings): ParsedText {
  const strings = readJson(text, limits.depth);
  const notes = new Map<string, JsonString>();
  for (const string of strings) if (string.path.startsWith("@")) notes.set(string.path, string);
  const locale = notes.get("@@locale");
  const messages = strings.filter(({ path }) => !path.startsWith("@"));
  return {
    parts: buildUnits(messages, ({ path }) => notes.get(`@${path}.description`)?.value, jsonEscape(text)),
    sourceLanguage: locale?.value,
    edits:
      locale && targetLanguage
        ? [{ start: locale.start, end: locale.end, text: formatLocaleName(targetLanguage) }]
        : [],
  };
}
