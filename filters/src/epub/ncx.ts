import type { Edit } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { readElements } from "../xml/elements.ts";
import { localName } from "../xml/inline.ts";
import { buildStringUnit } from "../xml/strings.ts";
import { findLanguageAttribute } from "./package-document.ts";

/** The titles and labels of an NCX (Open Packaging Format 2.0.1, section 2.4.1), without page numbers and authors. */
export function readNcx(text: string, settings: FilterSettings): { parts: Unit[]; edits: Edit[] } {
  const parts: Unit[] = [];
  const edits: Edit[] = [];
  for (const element of readElements(text, settings.limits)) {
    const { name, path, contentStart, contentEnd } = element;
    if (path.length === 0) findLanguageAttribute(element, { edits }, settings);
    const parents = path.map(localName);
    if (name !== "text" || parents.includes("pageTarget") || parents.includes("docAuthor")) continue;
    const unit = buildStringUnit(text, contentStart, contentEnd, { context: parents.at(-1) ?? "" });
    if (unit) parts.push(unit);
  }
  return { parts, edits };
}
