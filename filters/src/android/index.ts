import { textFilter } from "../document/text-filter.ts";
import { applyEdits, type Edit } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { escapeAttribute } from "../xml/references.ts";
import { readPlurals } from "./plurals.ts";
import { readAndroid } from "./read.ts";
import { quantityEdits } from "./write.ts";

/** The attribute with the file's language, for Android's tools. */
const rootLocale = /<resources\s(?:[^<>]*\s)?tools:locale="([^"]*)(?=")/;

/**
 * Android string resources: strings, arrays and plurals, with styles as tags; strings with `translatable="false"` stay
 * unchanged. A plural has a segment for each quantity of the target language.
 */
export const android = textFilter({
  ...formats.android,
  declaredEncoding,
  reference,
  read(file, settings) {
    const { targetLanguage, limits } = settings;
    const edits = targetLanguage ? quantityEdits(file, readPlurals(file, limits), targetLanguage) : [];
    const text = edits.length > 0 ? applyEdits(file, edits) : file;
    return { text, parts: readAndroid(text, settings), edits: localeEdits(text, targetLanguage) };
  },
});

function localeEdits(text: string, language: string | undefined): Edit[] {
  const match = language === undefined ? null : rootLocale.exec(text);
  if (!match || language === undefined) return [];
  const end = match.index + match[0].length;
  return [{ start: end - (match[1] ?? "").length, end, text: escapeAttribute(language) }];
}
