import { addCategories, groupPlurals } from "../document/plurals.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import { type Languages, numberedPlurals } from "./numbered-plurals.ts";
import type { JsonString } from "./read.ts";

/** A key with its colon before the quote of its value. */
const keyBeforePattern = /"(?:[^"\\\r\n]|\\.){1,200}"\s*:\s*"$/;
/** A key with a class of numbers; most files have none. */
const pluralKeyPattern = /(?:^|[._])(?:zero|one|two|few|many|other)$/;

/** Adds the plural classes of a language to a file, in the style of its keys. */
export function pluralEdits(text: string, strings: readonly JsonString[], languages: Languages): Edit[] {
  const categories = pluralCategoryEdits(text, strings, languages.targetLanguage);
  return [...categories, ...numberedPlurals(text, strings, languages, entryOf)];
}

function pluralCategoryEdits(text: string, strings: readonly JsonString[], language: string): Edit[] {
  const forms = strings.filter(({ path }) => pluralKeyPattern.test(path));
  if (forms.length < 2) return [];
  const findEntry = (string: JsonString) => (pluralKeyPattern.test(string.path) ? entryOf(text, string) : undefined);
  const texts = strings.map((string) => ({ path: string.path, entry: findEntry(string) }));
  const copy = (other: string, each: string) => other.replace(/^("(?:[^"\\]|\\.)*?)(?:many|other)"/, `$1${each}"`);
  return addCategories(text, groupPlurals(texts), language, copy, ",");
}

function entryOf(text: string, { start, end }: JsonString): Span | undefined {
  const before = text.slice(Math.max(0, start - 300), start);
  const key = keyBeforePattern.exec(before)?.[0];
  return key === undefined ? undefined : { start: start - key.length, end: end + 1 };
}
