import { listUntranslated } from "../document/left-alone.ts";
import { addCategories, type Plural } from "../document/plurals.ts";
import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import { applyEdits, type Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { decodeText } from "../xml/references.ts";
import { type ScannerSettings, token, XmlScanner } from "../xml/scanner.ts";
import { buildStringUnit, textWithElements } from "../xml/strings.ts";

/**
 * Apple .stringsdict: the format strings and the text of each width or plural category, by the keys above them.
 * Categories that only the target language has are included.
 */
export const stringsdict = createTextFilter({
  ...formats.stringsdict,
  hasStrings: true,
  declaredEncoding,
  reference,
  read(file, { limits, targetLanguage }) {
    const original = readStringsdict(file, limits);
    const copy = (pair: string, each: string) => pair.replace(/other/, each);
    const edits = targetLanguage ? addCategories(file, original.plurals, targetLanguage, copy) : [];
    return edits.length > 0 ? readStringsdict(applyEdits(file, edits), limits) : original;
  },
});

/** Keys whose strings control formatting, and are not shown. */
const formatKeys = new Set(["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]);
/** A format that only names its variables. */
const onlyVariablesPattern = /^\s*(?:%(?:\d+\$)?#@[^@]*@\s*)+$/;

interface Dictionary {
  /** The last key and its start. */
  key: string;
  keyAt: number;
  /** The span of each item, from its key to its string. */
  forms: [key: string, Span][];
  isPlural: boolean;
}

/** The strings of a property list, and its plural rules that have a string for `other`. */
function readStringsdict(text: string, limits: ScannerSettings): ParsedText & { plurals: readonly Plural[] } {
  const scanner = XmlScanner.over(text, limits);
  const units: Unit[] = [];
  const plurals: Plural[] = [];
  const dictionaries: Dictionary[] = [];
  const left: string[] = [];
  let tagAt = 0;
  let start = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { name } = scanner;
    if (kind === token.open) {
      if (scanner.path.length === 1 && name !== "plist")
        throw scanner.error("not a property list: another root element");
      if (name === "dict") dictionaries.push({ key: "", keyAt: 0, forms: [], isPlural: false });
      tagAt = scanner.start;
      start = scanner.end;
    }
    const dictionary = dictionaries.at(-1);
    if (kind !== token.close || !dictionary) continue;
    const { key, keyAt, forms, isPlural } = dictionary;
    const value = decodeText(text.slice(start, scanner.start));
    if (name === "dict") {
      dictionaries.pop();
      const items = new Map(isPlural ? forms : []);
      const other = items.get("other");
      if (other) plurals.push({ forms: items, other });
    } else if (name === "key") {
      dictionary.key = value;
      dictionary.keyAt = tagAt;
    } else if (name === "string") {
      dictionary.isPlural ||= value === "NSStringPluralRuleType";
      forms.push([key, { start: keyAt, end: scanner.end }]);
      if (formatKeys.has(key) || onlyVariablesPattern.test(value)) continue;
      const context = dictionaries.map((each) => each.key).join("/");
      const unit = buildStringUnit(text, start, scanner.start, { context }, left);
      if (unit) units.push(unit);
    }
  }
  return { text, parts: units, readingNote: () => listUntranslated(textWithElements, left), plurals };
}
