import { addCategories, groupPlurals } from "../document/plurals.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import { getPrimaryLanguage, writeAs } from "../languages.ts";
import { type Languages, numberedPlurals } from "./numbered-plurals.ts";
import type { JsonString } from "./read.ts";

/** The position after a key, its colon and the quote of its value. */
const keyBeforePattern = /(?<=("(?:[^"\\\r\n]|\\.){1,200}"\s*:\s*"))/y;

/** Adds the plural classes of a language to a file, in the style of its keys. */
export function pluralEdits(text: string, strings: readonly JsonString[], languages: Languages): Edit[] {
  const { sourceLanguage: language, targetLanguage } = languages;
  const plurals = groupPlurals({ text, language, targetLanguage }, strings, (string) => entryOf(text, string));
  const copy = (other: string, each: string) => other.replace(/^("(?:[^"\\]|\\.)*?)(?:many|other)"/, `$1${each}"`);
  const edits = addCategories(text, plurals, targetLanguage, copy, ",");
  return [...edits, ...numberedPlurals(text, strings, languages, entryOf)];
}

const rootPattern = /^\s*\{\s*"([A-Za-z]{2,3}(?:[-_][A-Za-z\d]+)*)"\s*:\s*\{/;

/** Makes the target language the root of a file whose only root is the source language, as YAML of Rails has one. */
export function rootEdits(text: string, languages: Languages): Edit[] {
  const [head, name] = rootPattern.exec(text) ?? [];
  if (!head || !name || getPrimaryLanguage(name) !== getPrimaryLanguage(languages.sourceLanguage)) return [];
  if (!hasOneMember(text)) return [];
  const start = head.indexOf(name);
  return [{ start, end: start + name.length, text: writeAs(name, languages.targetLanguage) }];
}

/** Whether an object has one member. Others may have no strings that are chosen. */
function hasOneMember(text: string): boolean {
  try {
    return Object.keys(JSON.parse(text)).length === 1;
  } catch {
    // The file has comments.
    return false;
  }
}

function entryOf(text: string, { start, end }: JsonString): Span | undefined {
  keyBeforePattern.lastIndex = start;
  const key = keyBeforePattern.exec(text)?.[1];
  return key === undefined ? undefined : { start: start - key.length, end: end + 1 };
}
