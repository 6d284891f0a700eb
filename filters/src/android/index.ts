import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import { applyEdits, type Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import type { Limits } from "../limits.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { escapeAttribute } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { readPlurals } from "./plurals.ts";
import { readAndroid } from "./read.ts";
import { quantityEdits } from "./write.ts";

/** The attribute with the file's language, for Android's tools. */
const rootLocalePattern = /<resources\s(?:[^<>]*\s)?tools:locale="([^"]*)(?=")/;

/**
 * Android string resources: strings, arrays and plurals, with styles as tags; strings with `translatable="false"` stay
 * unchanged. A plural has a segment for each quantity of the target language.
 */
export const android = createTextFilter({
  ...formats.android,
  declaredEncoding,
  reference,
  read: readResources,
});

/** The elements of resources that are values. Source: Android developers' guide, "App resource types". */
const valueTypes = new Set(
  "array attr bool color declare-styleable dimen drawable fraction id integer integer-array item plurals public string string-array style".split(
    " ",
  ),
);

/** Whether an XML document consists of Android's resources, by its root and its first resource. An item must have a type. */
export function isAndroid(text: string, limits: Pick<Limits, "depth">): boolean {
  if (!text.includes("<resources")) return false;
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind !== token.open && kind !== token.empty) continue;
    const isRoot = kind === token.open && scanner.path.length === 1;
    const required = scanner.name === "item" ? ["name", "type"] : ["name"];
    if (!isRoot) return valueTypes.has(scanner.name) && required.every((name) => scanner.attribute(name) !== undefined);
    if (scanner.name !== "resources") return false;
  }
  return false;
}

export function readResources(file: string, settings: FilterSettings): ParsedText {
  const { targetLanguage, limits } = settings;
  const edits = targetLanguage ? quantityEdits(file, readPlurals(file, limits), targetLanguage) : [];
  const text = edits.length > 0 ? applyEdits(file, edits) : file;
  return { text, parts: readAndroid(text, settings), edits: localeEdits(text, targetLanguage) };
}

function localeEdits(text: string, language: string | undefined): Edit[] {
  const match = language === undefined ? null : rootLocalePattern.exec(text);
  if (!match || language === undefined) return [];
  const end = match.index + match[0].length;
  return [{ start: end - (match[1] ?? "").length, end, text: escapeAttribute(language) }];
}
