import { blanksBefore, pluralForms } from "../document/plurals.ts";
import { applyEdits, type Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { findAttribute } from "../xml/elements.ts";
import { localName } from "../xml/inline.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
import { attributeEdits } from "../xml/tags.ts";
import { UnitReader, type XliffUnit } from "./units.ts";

const restype = "x-gettext-plurals";

/**
 * Adds units for the plural forms that the target has and the file lacks.
 *
 * Source: XLIFF 1.2 Representation Guide for Gettext PO, section 4.3.
 */
export function pluralUnitEdits(text: string, limits: FilterSettings["limits"], targetLanguage: string): Edit[] {
  const count = text.includes(restype) ? (pluralForms(targetLanguage)?.classes.length ?? 0) : 0;
  const edits: Edit[] = [];
  if (count === 0) return edits;
  const scanner = XmlScanner.over(text, { ...limits, allowsEntities: true });
  const reader = new UnitReader();
  let last: XliffUnit | undefined;
  let isPlural = false;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    last = reader.accept(kind, scanner) ?? last;
    if ((kind !== token.open && kind !== token.close) || localName(scanner.name) !== "group") continue;
    if (isPlural && last) edits.push(...copies(text, last, count));
    isPlural = kind === token.open && findAttribute(scanner.tag, "restype") === restype;
    last = undefined;
  }
  return edits;
}

/** The units after the last one of a plural, `7[1]`, without a translation. */
function copies(text: string, { id, tag, start, end, target }: XliffUnit, count: number): Edit[] {
  const [, message, form] = /^(.*)\[(\d+)\]$/.exec(id) ?? [];
  const edits: Edit[] = [];
  for (let next = Number(form) + 1; next < count; next++) {
    const changes = attributeEdits(text, tag, { id: `${message}[${next}]`, approved: undefined });
    if (target)
      changes.push({ start: target.start - blanksBefore(text, target.start).length, end: target.end, text: "" });
    const copy = applyEdits(text.slice(start, end), changes, start);
    edits.push({ start: end, end, text: blanksBefore(text, start) + copy });
  }
  return edits;
}
