import { listUntranslated } from "../document/left-alone.ts";
import { addCategories, type Plural } from "../document/plurals.ts";
import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import { applyEdits, type Edit, type Span } from "../document/translatable-span.ts";
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
    const edits = targetLanguage ? pluralCategoryEdits(file, readPlurals(file, limits), targetLanguage) : [];
    return readStringsdict(edits.length > 0 ? applyEdits(file, edits) : file, limits);
  },
});

/** Adds the missing classes of a language to each plural rule, as copies of the string for `other`. */
const pluralCategoryEdits = (text: string, plurals: readonly Plural[], language: string): Edit[] =>
  addCategories(text, plurals, language, (pair, each) => pair.replace(/other/, each));

/** Keys whose strings control formatting, and are not shown. */
const formatKeys = new Set(["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]);
/** A format that only names its variables. */
const onlyVariablesPattern = /^\s*(?:%(?:\d+\$)?#@[^@]*@\s*)+$/;

/** The strings of a property list of plural rules. */
function readStringsdict(text: string, limits: ScannerSettings): ParsedText {
  const scanner = XmlScanner.over(text, limits);
  const units: Unit[] = [];
  /** The last key of each dictionary that is open. */
  const keys: string[] = [];
  const left: string[] = [];
  let start = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { name } = scanner;
    if (kind === token.open) {
      if (scanner.path.length === 1 && name !== "plist")
        throw scanner.error("not a property list: another root element");
      if (name === "dict") keys.push("");
      start = scanner.end;
    } else if (kind === token.close) {
      const raw = text.slice(start, scanner.start);
      if (name === "dict") keys.pop();
      if (name === "key") keys[keys.length - 1] = decodeText(raw);
      if (name !== "string" || formatKeys.has(keys.at(-1) ?? "") || onlyVariablesPattern.test(decodeText(raw)))
        continue;
      const unit = buildStringUnit(text, start, scanner.start, { context: keys.join("/") }, left);
      if (unit) units.push(unit);
    }
  }
  return { text, parts: units, readingNote: () => listUntranslated(textWithElements, left) };
}

interface Dictionary {
  /** The last key and its start. */
  key: string;
  keyAt: number;
  /** The span of each item, from its key to its string. */
  forms: Map<string, Span>;
  isPlural: boolean;
}

/** The plural rules that have a string for `other`. */
function readPlurals(text: string, limits: ScannerSettings): Plural[] {
  const scanner = XmlScanner.over(text, limits);
  const plurals: Plural[] = [];
  const dictionaries: Dictionary[] = [];
  let start = 0;
  let tagAt = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const { name } = scanner;
    const dictionary = dictionaries.at(-1);
    if (kind === token.open) {
      if (name === "dict") dictionaries.push({ key: "", keyAt: 0, forms: new Map(), isPlural: false });
      tagAt = scanner.start;
      start = scanner.end;
    } else if (kind === token.close && dictionary) {
      const { key, keyAt, forms, isPlural } = dictionary;
      const value = decodeText(text.slice(start, scanner.start));
      if (name === "dict") {
        dictionaries.pop();
        const other = forms.get("other");
        if (isPlural && other) plurals.push({ forms, other });
      } else if (name === "key") {
        dictionary.key = value;
        dictionary.keyAt = tagAt;
      } else if (name === "string") {
        if (value === "NSStringPluralRuleType") dictionary.isPlural = true;
        forms.set(key, { start: keyAt, end: scanner.end });
      }
    }
  }
  return plurals;
}
