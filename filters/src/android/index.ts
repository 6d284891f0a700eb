import { listUntranslated } from "../document/left-alone.ts";
import { addCategories } from "../document/plurals.ts";
import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import { applyEdits, type Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { escapeAttribute } from "../xml/references.ts";
import { readAndroid } from "./read.ts";

/** The attribute with the file's language, for Android's tools. */
const rootLocalePattern = /<resources\s(?:[^<>]*\s)?tools:locale="([^"]*)(?=")/;

const otherQuantityPattern = /(\squantity\s*=\s*["'])other/;

/**
 * Android string resources: strings, arrays and plurals, with styles as tags; strings with `translatable="false"` or
 * `its:translate="no"` stay unchanged. A plural has a segment for each quantity of the target language.
 */
export const android = createTextFilter({
  ...formats.android,
  declaredEncoding,
  reference,
  read: readResources,
});

export function readResources(file: string, settings: FilterSettings): ParsedText {
  const { targetLanguage } = settings;
  const original = readAndroid(file, settings);
  const copy = (item: string, quantity: string) => item.replace(otherQuantityPattern, `$1${quantity}`);
  const edits = targetLanguage ? addCategories(file, original.plurals, targetLanguage, copy) : [];
  const text = applyEdits(file, edits);
  const { spans, left } = edits.length > 0 ? readAndroid(text, settings) : original;
  return {
    text,
    parts: spans,
    edits: localeEdits(text, targetLanguage),
    readingNote: () => listUntranslated("The text in these elements", [...left]),
  };
}

function localeEdits(text: string, language: string | undefined): Edit[] {
  const match = language !== undefined && rootLocalePattern.exec(text);
  if (!match) return [];
  const end = match.index + match[0].length;
  return [{ start: end - (match[1] ?? "").length, end, text: escapeAttribute(language) }];
}
