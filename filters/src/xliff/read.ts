import type { ParsedText } from "../document/text-filter.ts";
import type { Edit, TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { primaryLanguage } from "../languages.ts";
import { findAttribute } from "../xml/elements.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { attributeEdits } from "../xml/tags.ts";
import { UnitReader, type XliffUnit } from "./units.ts";

/** Converts a unit to a span; undefined when it has nothing to translate. */
export type UnitToSpan = (text: string, unit: XliffUnit, reader: UnitReader) => TranslatableSpan | undefined;

export function readXliff(
  text: string,
  { limits, targetLanguage }: Pick<FilterSettings, "limits" | "targetLanguage">,
  toSpan: UnitToSpan,
): ParsedText {
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const reader = new UnitReader();
  const parts: TranslatableSpan[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const unit = reader.accept(kind, scanner);
    const span = unit && toSpan(text, unit, reader);
    if (span) parts.push(span);
  }
  const { sourceLanguage } = reader;
  return {
    parts,
    sourceLanguage,
    targetLanguage: reader.targetLanguage,
    edits: languageEdits(text, reader, targetLanguage),
  };
}

/** Declares the target language if the document doesn't. Version 2 allows only one, so it replaces another one. */
function languageEdits(text: string, reader: UnitReader, targetLanguage: string | undefined): Edit[] {
  if (targetLanguage === undefined) return [];
  const hasOne = reader.version.startsWith("2");
  const name = hasOne ? "trgLang" : "target-language";
  const isOther = (language: string) => primaryLanguage(language) !== primaryLanguage(targetLanguage);
  const isWrong = (language: string | undefined) => language === undefined || (hasOne && isOther(language));
  return reader.languageTags
    .filter((tag) => isWrong(findAttribute(tag, name)))
    .flatMap((tag) => attributeEdits(text, tag, { [name]: targetLanguage }));
}
