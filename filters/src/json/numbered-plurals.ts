import { endsWithAny, findBlanksBefore, lacksPlaceholder, listSeveral } from "../document/plurals.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import { getPrimaryLanguage } from "../languages.ts";
import type { JsonString } from "./read.ts";

export interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

/**
 * The languages whose keys end in numbers, with the count of plural forms and the number of the form for 1. Other
 * languages have two forms: `boat` and `boat_plural`.
 * Source: i18next before version 21, `PluralResolver`.
 */
const numberedForms: readonly (readonly [languages: string, count: number, singular: number])[] = [
  ["ay bo cgg fa ht id ja jbo ka km ko ky lo ms sah su th tt ug vi wo zh", 1, -1],
  ["be bs cnr cs csb dz hr lt lv pl ro ru sk sr uk", 3, 0],
  ["cy gd he iw kw mt", 4, 0],
  ["sl", 4, 1],
  ["ga", 5, 0],
  ["ar", 6, 1],
];

function formsOf(language: string): { count: number; singular: number } | undefined {
  const primary = getPrimaryLanguage(language);
  const [, count, singular] = numberedForms.find(([names]) => names.split(" ").includes(primary)) ?? [];
  return count === undefined || singular === undefined ? undefined : { count, singular };
}

/** The strings for one and for many, and the endings of their keys. */
interface Plural {
  base: string;
  one: readonly [JsonString, suffix: string];
  many: readonly [JsonString, suffix: string];
  /** Whether the file has numbers although its language has two forms. */
  isNumbered: boolean;
}

/** Adds the forms of the target language to plurals in the keys of i18next before version 21. */
export function numberedPlurals(
  text: string,
  strings: readonly JsonString[],
  { sourceLanguage, targetLanguage }: Languages,
  entryOf: (text: string, string: JsonString) => Span | undefined,
): Edit[] {
  // Most files have no such keys.
  if (!strings.some(({ context }) => endsWithAny(context, endings))) return [];
  const byPath = new Map(strings.map((string) => [string.context, string]));
  const plurals = findPlurals(byPath, sourceLanguage);
  // Other files may have such keys for separate texts.
  if (!plurals.some(({ one, many }) => [one, many].some(([{ text: value }]) => countPattern.test(value)))) return [];
  const target = formsOf(targetLanguage);
  const needsNumber = listSeveral(targetLanguage).includes("one");
  return plurals.flatMap(({ base, one, many, isNumbered }): Edit[] => {
    const suffixes = target ? Array.from({ length: target.count }, (_, form) => `_${form}`) : ["", "_plural"];
    const isForMany = needsNumber && lacksPlaceholder(one[0].text, many[0].text);
    const singular = target ? `_${target.singular}` : "";
    const [first, last] = [entryOf(text, one[0]), entryOf(text, many[0])];
    if (!last) return [];
    // The target has the same keys.
    if (!target && (isNumbered || one[1] === ""))
      return first && isForMany
        ? [{ ...first, text: renameKey(text.slice(last.start, last.end), many[1], one[1]) }]
        : [];
    const gap = findBlanksBefore(text, last.start);
    const copies = suffixes
      .filter((suffix) => !byPath.has(base + suffix))
      .map((suffix) => {
        const [string, own] = suffix === singular && !isForMany ? one : many;
        const entry = entryOf(text, string);
        return entry ? `,${gap}${renameKey(text.slice(entry.start, entry.end), own, suffix)}` : "";
      });
    return copies.length === 0 ? [] : [{ start: last.end, end: last.end, text: copies.join("") }];
  });
}

/** The ending of a key of a plural; most files have none. */
const suffixPattern = /_(?:plural|0)$/;
const endings = ["_plural", "_0"];
const countPattern = /\{\{-?\s*count\b/;

function findPlurals(byPath: ReadonlyMap<string, JsonString>, language: string): Plural[] {
  const forms = formsOf(language);
  const { count, singular } = forms ?? { count: 2, singular: 0 };
  return [...byPath].flatMap(([path, string]): Plural[] => {
    const [suffix] = suffixPattern.exec(path) ?? [];
    if (!suffix) return [];
    const base = path.slice(0, -suffix.length);
    const one = byPath.get(base);
    if (suffix === "_plural" && one) return [{ base, one: [one, ""], many: [string, suffix], isNumbered: false }];
    if (suffix !== "_0" || byPath.has(`${base}_${count}`)) return [];
    const all = Array.from({ length: count }, (_, form) => byPath.get(`${base}_${form}`));
    const last = all.at(-1);
    if (!last || all.includes(undefined) || !all.some((each) => countPattern.test(each?.text ?? ""))) return [];
    const first = Math.max(0, singular);
    const single = [all[first] ?? last, `_${first}`] as const;
    return [{ base, one: single, many: [last, `_${count - 1}`], isNumbered: forms === undefined }];
  });
}

const renameKey = (entry: string, from: string, to: string): string =>
  entry.replace(new RegExp(`^("(?:[^"\\\\]|\\\\.)*?)${from}"`), `$1${to}"`);
