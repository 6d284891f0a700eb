import { chooseJoin } from "../document/joints.ts";
import type { ParsedText } from "../document/text-filter.ts";
import type { Edit, TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { findChangedDirection, getPrimaryLanguage, isSameRegion } from "../languages.ts";
import { findAttribute } from "../xml/elements.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { createAttributeEdits } from "../xml/tags.ts";
import { joinSegments } from "./join-segments.ts";
import { buildRowsSpan } from "./segment-rows.ts";
import { UnitReader } from "./units.ts";
import { dialect2, dialect12 } from "./write.ts";

/** In a document of several target languages, the units of the others stay unchanged. */
export function readXliff(
  text: string,
  settings: Pick<FilterSettings, "limits" | "sourceLanguage" | "targetLanguage">,
): ParsedText {
  const { limits, targetLanguage } = settings;
  const join = chooseJoin(targetLanguage);
  const direction = findChangedDirection(settings);
  const edits: Edit[] = [];
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const reader = new UnitReader();
  const parts: TranslatableSpan[] = [];
  const languages: (string | undefined)[] = [];
  let sourceLanguage: string | undefined;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const unit = reader.accept(kind, scanner);
    const isTag = kind === token.open || kind === token.empty;
    // A document may also leave the direction to the reader: `auto`.
    if (direction && isTag && /^(?:ltr|rtl)$/.test(scanner.attribute("trgDir") ?? ""))
      edits.push(...createAttributeEdits(text, scanner.tag, { trgDir: direction }));
    const span = unit && buildRowsSpan(text, unit, reader.is2 ? dialect2 : dialect12, join);
    if (!span) continue;
    parts.push(span);
    sourceLanguage ??= reader.sourceLanguage;
    languages.push(reader.targetLanguage);
  }
  const fitting = partsIn(targetLanguage, parts, languages);
  return {
    parts: join && reader.is2 ? joinSegments(text, fitting, join) : fitting,
    sourceLanguage,
    targetLanguage: languages.find((language) => language !== undefined),
    edits: [...languageEdits(text, reader, targetLanguage), ...edits],
  };
}

/** The parts whose language may be that of the target, in its region if any is; all if there are none. */
function partsIn(
  target: string | undefined,
  parts: readonly TranslatableSpan[],
  languages: readonly (string | undefined)[],
): readonly TranslatableSpan[] {
  if (new Set(languages).size < 2) return parts;
  const isRegional = languages.some((language) => language !== undefined && isSameRegion(language, target));
  const fitting = parts.filter((_, index) => {
    const language = languages[index];
    return !isOther(language, target) && (language === undefined || !isRegional || isSameRegion(language, target));
  });
  return fitting.length > 0 ? fitting : parts;
}

const isOther = (language: string | undefined, wanted: string | undefined): boolean =>
  language !== undefined && wanted !== undefined && getPrimaryLanguage(language) !== getPrimaryLanguage(wanted);

/** Declares the target language if the document doesn't. Version 2 allows only one, so it replaces another one. */
function languageEdits(text: string, reader: UnitReader, targetLanguage: string | undefined): Edit[] {
  if (targetLanguage === undefined) return [];
  const hasOne = reader.is2;
  const name = hasOne ? "trgLang" : "target-language";
  const isWrong = (language?: string) => !language || (hasOne && isOther(language, targetLanguage));
  return reader.languageTags
    .filter((tag) => isWrong(findAttribute(tag, name)))
    .flatMap((tag) => createAttributeEdits(text, tag, { [name]: targetLanguage }));
}
