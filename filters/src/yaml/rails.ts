import { matchAt } from "@openparlance/text";
import { addCategories, groupPlurals } from "../document/plurals.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { getPrimaryLanguage, writeAs } from "../languages.ts";

/** The key of a plural form before its value: at the start of a line or, in flow style, after a mark. */
const keyBeforePattern = /(?<=(?:^|[\r\n{,])[ ]*(["']?(?:zero|one|two|few|many|other)["']? *: +))/y;
/** A mark after a value in flow style. */
const flowEndPattern = /\s*(?:#[^\r\n]*[\r\n]\s*)*[,}]/y;

/** Adds the plural classes of a language to a file. Source: Rails Guides, "Pluralization". */
export function createPluralEdits(
  text: string,
  units: readonly Unit[],
  sourceLanguage: string,
  targetLanguage: string,
): Edit[] {
  const inFlow = new Set<number>();
  const findEntry = ({ start, end }: Span): Span | undefined => {
    const key = matchAt(keyBeforePattern, text, start)?.[1];
    if (key === undefined) return undefined;
    if (matchAt(flowEndPattern, text, end)) inFlow.add(start - key.length);
    return { start: start - key.length, end: start + text.slice(start, end).trimEnd().length };
  };
  const plurals = groupPlurals({ text, language: sourceLanguage, targetLanguage }, units, findEntry).map((plural) => {
    const { forms, other } = plural;
    // A form may have a comment next to it, which must not become a line of a block.
    const isBlock = /[\r\n]/.test(text.slice(other.start, other.end));
    return isBlock ? { ...plural, forms: new Map([...forms.keys()].map((form) => [form, undefined])) } : plural;
  });
  const copy = (other: string, each: string) => other.replace(/many|other/, each);
  const [flow, block] = [true, false].map((is) => plurals.filter(({ other }) => inFlow.has(other.start) === is));
  return [
    ...addCategories(text, flow ?? [], targetLanguage, copy, ","),
    ...addCategories(text, block ?? [], targetLanguage, copy),
  ];
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
