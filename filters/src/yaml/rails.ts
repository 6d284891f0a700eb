import { addCategories, groupPlurals } from "../document/plurals.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { getPrimaryLanguage, writeAs } from "../languages.ts";

/** The key of a plural form that begins the line of its value. */
const keyBeforePattern = /(?:^|[\r\n])[ ]*(["']?(?:zero|one|two|few|many|other)["']? *: +)$/;

export const contextOf = ({ context = "" }: Unit): string => context;

/** Adds the plural classes of a language to a file. Source: Rails Guides, "Pluralization". */
export function createPluralEdits(text: string, units: readonly Unit[], language: string): Edit[] {
  const plurals = groupPlurals(text, units, contextOf, findEntry.bind(undefined, text));
  return addCategories(text, plurals, language, (other, each) => other.replace(/many|other/, each));
}

/** The entry of a value, if the value ends with its line. */
function findEntry(text: string, { start, end }: Span): Span | undefined {
  const key = keyBeforePattern.exec(text.slice(Math.max(0, start - 300), start))?.[1];
  return key === undefined || /[\r\n]/.test(text.slice(start, end)) ? undefined : { start: start - key.length, end };
}

const rootPattern =
  /^(?:\uFEFF)?(?:(?:---)?[ \t]*(?:#[^\r\n]*)?(?:\r\n|[\r\n]))*(["']?)([A-Za-z]{2,3}(?:[-_][A-Za-z\d]+)*)\1[ ]*:[ \t]*(?:&[^\s#,[\]{}]+[ \t]*)?(?:#[^\r\n]*)?(?=[\r\n])/;

/** Makes the target language the root of a file whose only root is the source language. */
export function createRootEdits(text: string, sourceLanguage: string, targetLanguage: string): Edit[] {
  const match = rootPattern.exec(text);
  const language = match?.[2];
  if (!match || language === undefined || getPrimaryLanguage(language) !== getPrimaryLanguage(sourceLanguage))
    return [];
  const isOnly = !/(?:[\r\n])[^\s#]/.test(text.slice(match[0].length));
  if (!isOnly) return [];
  const start = match[0].lastIndexOf(language, match[0].lastIndexOf(":"));
  const name = writeAs(language, targetLanguage);
  // YAML reads these words as truth values.
  const written = /^(?:no|on|off|yes|y|n)$/i.test(name) && !match[1] ? `"${name}"` : name;
  return [{ start, end: start + language.length, text: written }];
}
