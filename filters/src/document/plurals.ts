import { findPlaceholders } from "@openparlance/text";
import type { Segment } from "../filter.ts";
import { remember } from "../languages.ts";
import type { Edit, Span } from "./translatable-span.ts";

/** A class of numbers that has its own form in a language, by its name in CLDR. */
type PluralCategory = Intl.LDMLPluralRule;

/** The plural forms of a language, as a catalog of gettext declares them. */
export interface PluralForms {
  /** The class of each `msgstr[n]`. */
  classes: readonly PluralCategory[];
  /** A C expression of a number `n`, as in the header `Plural-Forms`. */
  formula: string;
}

const oneOrFew = "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)";

/**
 * The usual formulas: a language that uses the formula, the plural class of each form, and the formula.
 * Source: GNU gettext, plural-table.c and the manual's "Plural forms"; for Hebrew, Latvian, Irish, Maltese and Welsh,
 * the rules of CLDR.
 */
// biome-ignore format: a table
const formulas: readonly (readonly [of: string, classes: string, formula: string])[] = [
  ["ja", "other", "0"],
  ["de", "one other", "(n != 1)"],
  ["hi", "one other", "(n > 1)"],
  ["mk", "one other", "(n%10!=1 || n%100==11)"],
  ["ru", "one few many", oneOrFew],
  ["hr", "one few other", oneOrFew],
  ["pl", "one few many", "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"],
  ["cs", "one few other", "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"],
  ["he", "one two other", "(n==1 ? 0 : n==2 ? 1 : 2)"],
  ["lt", "one few other", "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)"],
  ["lv", "zero one other", "(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2)"],
  ["ro", "one few other", "(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2)"],
  ["sl", "one two few other", "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)"],
  ["ga", "one two few many other", "(n==1 ? 0 : n==2 ? 1 : n>2 && n<7 ? 2 : n>6 && n<11 ? 3 : 4)"],
  ["mt", "one two few many other", "(n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : n%100>=11 && n%100<=19 ? 3 : 4)"],
  ["ar", "zero one two few many other", "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"],
  ["cy", "zero one two few many other", "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)"],
];

/** The plural forms of a catalog in a language; undefined if there is no customary formula. */
export const findPluralForms = remember((language): PluralForms | undefined => {
  const classes = listCategories(language);
  const [, names, formula] = formulas.find(([of]) => classes !== undefined && listCategories(of) === classes) ?? [];
  return names && formula ? { classes: names.split(" ") as PluralCategory[], formula } : undefined;
});

const categoryOrder: readonly PluralCategory[] = ["zero", "one", "two", "few", "many", "other"];
const categoryEnds = categoryOrder.map((category) => category.charCodeAt(category.length - 1));

/** The index of the class in which a key ends, after a separator; −1 if there is none. */
function findCategory(path: string): number {
  const last = path.charCodeAt(path.length - 1);
  for (let index = 0; index < categoryOrder.length; index++) {
    const category = categoryOrder[index] as PluralCategory;
    if (categoryEnds[index] !== last || !path.endsWith(category)) continue;
    const separator = path.charCodeAt(path.length - category.length - 1);
    if (separator === 46 || separator === 95) return index;
  }
  return -1;
}

export interface Plural {
  /** The span of the item for each class; undefined if it can't be replaced. */
  forms: ReadonlyMap<string, Span | undefined>;
  /** The span of the item for the class `other`, or for `many` if `other` is missing. */
  other: Span;
  /** Whether the plural is of ordinal numbers: 1st, 2nd. */
  isOrdinal?: boolean;
}

/**
 * Adds a language's missing classes to plurals, none if it is unknown, and replaces those for several numbers that lack
 * an argument. `copy` converts the markup for `other`.
 */
export function addCategories(
  text: string,
  plurals: readonly Plural[],
  language: string,
  copy: (other: string, each: PluralCategory) => string,
  comma = "",
): Edit[] {
  if (plurals.length === 0) return [];
  const listNeeds = createNeeds(language);
  return plurals.flatMap(({ forms, other: { start, end }, isOrdinal }) => {
    const { all, several } = listNeeds(isOrdinal);
    const other = text.slice(start, end);
    const gap = comma + findBlanksBefore(text, start);
    return all.flatMap((each) => {
      const form = forms.get(each);
      if (!forms.has(each)) return [{ start, end: start, text: copy(other, each) + gap }];
      if (!form || form.start === start || !several.includes(each)) return [];
      return lacksPlaceholder(text.slice(form.start, form.end), other) ? [{ ...form, text: copy(other, each) }] : [];
    });
  });
}

/**
 * The categories that a plural of a language needs, for cardinal and ordinal numbers: `all`, and `several` for more
 * than one number. A plural with all `bits` needs no change; for -1, its texts decide.
 */
function createNeeds(language: string) {
  const list = (type: Intl.PluralRuleType) => {
    const [all, several] = [listPluralCategories(language, type), listSeveral(language, type)];
    const isPlain = all.includes("other") && several.every((each) => each === "other");
    return {
      all,
      several,
      bits: isPlain ? all.reduce((bits, each) => bits | (1 << categoryOrder.indexOf(each)), 0) : -1,
    };
  };
  const [cardinal, ordinal] = [list("cardinal"), list("ordinal")];
  return (isOrdinal = false) => (isOrdinal ? ordinal : cardinal);
}

/** A text whose context consists of the keys of the objects around it, and its own key. */
type KeyedText = Pick<Segment, "context">;

const contextOf = ({ context = "" }: KeyedText): string => context;

/**
 * Finds plurals by keys: `boats: { one, other }` of Rails, in a mapping without other keys, and `boats_one`,
 * `boats_other` of i18next. If the language of the file has one form, a text with a count is a plural, too. Plurals that
 * already suit the target language are left out.
 *
 * @param entryOf the entry of a text, including its key; undefined if it can't be copied
 */
export function groupPlurals<Text extends KeyedText>(
  { text: file, language, targetLanguage }: { text: string; language: string; targetLanguage: string },
  texts: readonly Text[],
  entryOf: (text: Text) => Span | undefined,
): Plural[] {
  // Most files have no plurals.
  if (!texts.some((text) => endsWithAny(contextOf(text), otherEndings))) return [];
  const listNeeds = createNeeds(targetLanguage);
  const groups = new Map<string, Map<string, Text>>();
  let name = "";
  let first = 0;
  let bits = 0;
  const finish = (end: number) => {
    const needed = listNeeds(name.endsWith("_ordinal_")).bits;
    const forms = (bits & needed) === needed ? undefined : (groups.get(name) ?? new Map<string, Text>());
    if (forms) groups.set(name, forms);
    for (let index = first; forms && index < end; index++) {
      const text = texts[index] as Text;
      const path = contextOf(text);
      if (findCategory(path) >= 0) forms.set(path.slice(name.length), text);
    }
    first = end;
    bits = 0;
  };
  for (let index = 0; index < texts.length; index++) {
    const path = contextOf(texts[index] as Text);
    const category = findCategory(path);
    if (category < 0) continue;
    const at = path.length - (categoryOrder[category]?.length ?? 0);
    // Most forms follow another one.
    if (at !== name.length || !path.startsWith(name)) {
      finish(index);
      name = path.slice(0, at);
    }
    bits |= 1 << category;
  }
  finish(texts.length);
  const hasOneForm = listPluralCategories(language).length === 1;
  const plurals: Plural[] = [];
  let others: ReadonlySet<string> | undefined;
  let paths: ReadonlySet<string> | undefined;
  for (const [group, forms] of groups) {
    // In Slavic languages, some files have no text for fractions.
    const isWhole = forms.has("one") && forms.has("few");
    const last = forms.has("other") || !isWhole ? forms.get("other") : forms.get("many");
    if (!last) continue;
    const isOrdinal = group.endsWith("_ordinal_");
    const { all, several } = listNeeds(isOrdinal);
    if (all.every((each) => forms.get(each) === last || (forms.has(each) && !several.includes(each)))) continue;
    if (group.endsWith(".")) others ??= findOthers(texts.map(contextOf), groups);
    const other = others?.has(group) ? undefined : entryOf(last);
    if (!other) continue;
    const entries = new Map([...forms].map(([form, text]) => [form, text === last ? other : entryOf(text)]));
    if (forms.size < 2) {
      if (!countPattern.test(file.slice(other.start, other.end))) continue;
      if (!hasOneForm) {
        paths ??= new Set(texts.map(contextOf));
        // For i18next, a key without a class is the form for one.
        if (!paths.has(group.slice(0, -1))) continue;
        entries.set("one", undefined);
      }
    }
    plurals.push({ forms: entries, other, isOrdinal });
  }
  return plurals;
}

/** The mappings that are no plurals because they have other keys. A text for a single number, or a note, may be in one. */
function findOthers(paths: readonly string[], groups: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const others = new Set<string>();
  let parent = "";
  for (const path of paths) {
    const dot = path.lastIndexOf(".");
    // Most texts are in the same mapping as the text before.
    if (dot + 1 !== parent.length || !path.startsWith(parent)) {
      parent = path.slice(0, dot + 1);
      for (let end = path.lastIndexOf(".", dot - 1); end > 0; end = path.lastIndexOf(".", end - 1))
        others.add(path.slice(0, end + 1));
    }
    if (dot > 0 && groups.has(parent) && !/^(?:\d+|description|zero|one|two|few|many|other)$/.test(path.slice(dot + 1)))
      others.add(parent);
  }
  return others;
}

const otherEndings = ["other", "many"];
const factEndings = [".id", ".description"];

/** Whether a path has one of these endings. Most paths have another last character, which is compared first. */
export function endsWithAny(path: string, endings: readonly string[]): boolean {
  const last = path.charCodeAt(path.length - 1);
  for (const ending of endings) if (ending.charCodeAt(ending.length - 1) === last && path.endsWith(ending)) return true;
  return false;
}

const countPattern = /\{[^{}]*count\b/i;

/** Leaves out the IDs in lists of go-i18n, and the descriptions of its plurals. Source: go-i18n, "Message". */
export function withoutMessageFacts<Text extends KeyedText>(texts: readonly Text[]): readonly Text[] {
  const isFact = (text: Text) => endsWithAny(contextOf(text), factEndings);
  if (!texts.some(isFact)) return texts;
  const paths = new Set(texts.map(contextOf));
  return texts.filter((text) => {
    const path = contextOf(text);
    const group = path.slice(0, path.lastIndexOf(".") + 1);
    const has = (name: string) => paths.has(group + name);
    const isOfList = /^\d+[.]id$/.test(path) && (has("translation") || has("translation.other"));
    const isPlural = has("one") && has("other") && !has("id");
    return !isFact(text) || !(isOfList || isPlural);
  });
}

/** The classes of a language; none for an unknown language. */
export function listPluralCategories(language: string, type?: Intl.PluralRuleType): readonly PluralCategory[] {
  const known = loadRules(language, type)?.resolvedOptions().pluralCategories ?? [];
  return categoryOrder.filter((each) => known.includes(each));
}

/** The whitespace that ends at an offset. */
export function findBlanksBefore(text: string, offset: number): string {
  let start = offset;
  while (/\s/.test(text.charAt(start - 1))) start--;
  return text.slice(start, offset);
}

/** The class of each number up to the point where all customary formulas repeat. */
function listCategories(language: string, type?: Intl.PluralRuleType): string | undefined {
  const rules = loadRules(language, type);
  return rules && Array.from({ length: 201 }, (_, number) => rules.select(number)).join();
}

/** The classes of a language for several numbers above 0, such as 1 and 21, so that their texts must have the number. */
export function listSeveral(language: string, type?: Intl.PluralRuleType): readonly PluralCategory[] {
  const each = listCategories(language, type)?.split(",").slice(1) ?? [];
  return categoryOrder.filter((name) => each.indexOf(name) < each.lastIndexOf(name));
}

/** Whether a form lacks an argument of the form for other numbers, such as "one file" for "%d files". */
export function lacksPlaceholder(form: string, other: string): boolean {
  const [own, wanted] = [findPlaceholders(form), findPlaceholders(other)];
  const known = new Set(own.map(({ text }) => text));
  const hasArgument = other.includes("{") && !form.includes("{");
  return hasArgument || wanted.length > own.length || wanted.some(({ text }) => !known.has(text));
}

/** The plural rules of a language; undefined for an unknown one, for which `Intl` would use the system's language. */
function loadRules(language: string, type: Intl.PluralRuleType = "cardinal"): Intl.PluralRules | undefined {
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(language);
    return known === undefined ? undefined : new Intl.PluralRules(language, { type });
  } catch {
    return undefined;
  }
}
