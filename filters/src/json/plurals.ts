import { addCategories, groupPlurals } from "../document/plurals.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import { type Languages, numberedPlurals } from "./numbered-plurals.ts";
import type { JsonString } from "./read.ts";

/** A key with its colon before the quote of its value. */
const keyBeforePattern = /"(?:[^"\\\r\n]|\\.){1,200}"\s*:\s*"$/;

/** Adds the plural classes of a language to a file, in the style of its keys. */
export function pluralEdits(text: string, strings: readonly JsonString[], languages: Languages): Edit[] {
  const categories = pluralCategoryEdits(text, strings, languages.targetLanguage);
  return [...categories, ...numberedPlurals(text, strings, languages, entryOf)];
}

const pathOf = ({ path }: JsonString): string => path;

function pluralCategoryEdits(text: string, strings: readonly JsonString[], language: string): Edit[] {
  const plurals = groupPlurals(strings, pathOf, (string) => entryOf(text, string));
  const copy = (other: string, each: string) => other.replace(/^("(?:[^"\\]|\\.)*?)(?:many|other)"/, `$1${each}"`);
  return addCategories(text, plurals, language, copy, ",");
}

function entryOf(text: string, { start, end }: JsonString): Span | undefined {
  const before = text.slice(Math.max(0, start - 300), start);
  const key = keyBeforePattern.exec(before)?.[0];
  return key === undefined ? undefined : { start: start - key.length, end: end + 1 };
}
