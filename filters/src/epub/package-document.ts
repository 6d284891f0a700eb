import type { Edit, Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { htmlOptions } from "../html/options.ts";
import { findChangedDirection, getPrimaryLanguage } from "../languages.ts";
import { defineOptions, type OptionsOf } from "../options.ts";
import { findAttribute, readElements, type XmlElement } from "../xml/elements.ts";
import { decodeText, escapeAttribute, escapeQuoted, removeInvalid } from "../xml/references.ts";
import { buildStringUnit } from "../xml/strings.ts";
import { createAttributeEdits } from "../xml/tags.ts";
import { resolveEntryName } from "../zip/names.ts";

export const epubOptions = defineOptions({
  metadata: {
    default: ["title", "description"],
    description: "Metadata elements to translate, such as title, description, or subject",
  },
  ...htmlOptions,
});

export type EpubOptions = OptionsOf<typeof epubOptions>;

/** The content of a package document (EPUB 3.3, section 5; Open Packaging Format 2.0.1). */
export interface PackageDocument {
  /** Names of the XHTML documents in reading order. */
  documents: string[];
  /** Names of other documents, such as the navigation document or a page that only the guide lists. */
  others: string[];
  /** Names of documents that are declared to be HTML, and may not be well-formed XML. */
  loose: ReadonlySet<string>;
  /** Names of drawings (SVG). */
  drawings: string[];
  /** Name of the navigation of EPUB 2. */
  ncx: string | undefined;
  language: string | undefined;
  units: Unit[];
  edits: Edit[];
}

interface Item {
  name: string | undefined;
  mediaType: string | undefined;
}

type Match = Pick<PackageDocument, "language" | "units" | "edits">;

export function readPackage(text: string, name: string, settings: FilterSettings<EpubOptions>): PackageDocument {
  const items = new Map<string, Item>();
  const spine: string[] = [];
  const match: Match = { language: undefined, units: [], edits: [] };
  for (const element of readElements(text, settings.limits)) {
    if (element.name === "item") items.set(findAttribute(element, "id") ?? "", buildItem(element, name));
    else if (element.name === "itemref") spine.push(findAttribute(element, "idref") ?? "");
    else if (element.name === "spine") readDirection(text, element, match, settings);
    else if (element.name === "reference") readGuide(element, match);
    else if (element.path.length === 2) readMetadata(text, element, match, settings);
    if (element.path.length === 0) findLanguageAttribute(element, match, settings);
  }
  const ncx = [...items.values()].find(({ mediaType }) => mediaType === "application/x-dtbncx+xml")?.name;
  const all = [...items.values()];
  const documents = listNames(spine.map((id) => items.get(id)));
  const others = [...listNames(all)].filter((name) => !documents.has(name));
  const drawings = [...listNames(all, ["image/svg+xml"])];
  return { ...match, ncx, documents: [...documents], others, loose: listNames(all, htmlTypes), drawings };
}

/** Types of documents that programs show like XHTML. Books of the Internet Archive consist of `text/html`. */
const htmlTypes = ["text/html", "text/x-oeb1-document"];

function listNames(items: readonly (Item | undefined)[], types = ["application/xhtml+xml", ...htmlTypes]): Set<string> {
  const documents = items.filter((item) => types.includes(item?.mediaType ?? ""));
  return new Set(documents.flatMap((item) => item?.name ?? []));
}

function buildItem(element: XmlElement, from: string): Item {
  return {
    name: resolveEntryName(findAttribute(element, "href") ?? "", from),
    mediaType: findAttribute(element, "media-type")?.toLowerCase().replace(/;.*/s, "").trim(),
  };
}

function readMetadata(text: string, element: XmlElement, match: Match, settings: FilterSettings<EpubOptions>): void {
  const { name, contentStart, contentEnd } = element;
  const { options, targetLanguage } = settings;
  const isSummary = name === "meta" && findAttribute(element, "property") === "schema:accessibilitySummary";
  if (options.metadata.includes(name) || isSummary) {
    const unit = buildStringUnit(text, contentStart, contentEnd, { context: name });
    if (unit) match.units.push(unit);
    findLanguageAttribute(element, match, settings);
  }
  if (name !== "language" || match.language !== undefined) return;
  match.language = decodeText(text.slice(contentStart, contentEnd)).trim();
  if (targetLanguage === undefined) return;
  match.edits.push(createLanguageEdit({ start: contentStart, end: contentEnd }, targetLanguage));
}

/** Changes the direction of pages. EPUB 2 has no attribute for it, but that of EPUB 3 is changed where it is used. */
function readDirection(text: string, element: XmlElement, { edits }: Match, settings: FilterSettings): void {
  const direction = findChangedDirection(settings);
  const { attributes, contentStart } = element;
  const named = findAttribute(element, "page-progression-direction");
  const isThree = /<(?:[\w-]+:)?package\b[^>]*\sversion\s*=\s*["']3/.test(text.slice(0, contentStart));
  if (direction === undefined || (named === undefined && (direction === "ltr" || !isThree))) return;
  const tag = { start: text.lastIndexOf("<", contentStart - 1), end: contentStart, attributes };
  edits.push(...createAttributeEdits(text, tag, { "page-progression-direction": direction }));
}

/** The titles of the guide of EPUB 2. */
function readGuide({ attributes }: XmlElement, { units }: Match): void {
  const title = attributes.find(({ name }) => name === "title");
  if (!title) return;
  const { value, start, end } = title;
  units.push({
    start,
    end,
    text: decodeText(value),
    escape: buildAttributeUnit,
    context: "reference@title",
  });
}

/** Replaces the declared language of an element's text, if it is the source language, and its direction. */
export function findLanguageAttribute(
  { attributes }: XmlElement,
  match: Pick<Match, "edits">,
  settings: Pick<FilterSettings, "sourceLanguage" | "targetLanguage">,
): void {
  const { sourceLanguage, targetLanguage } = settings;
  const direction = findChangedDirection(settings);
  const dir = attributes.find(({ name, value }) => name === "dir" && /^(?:ltr|rtl)$/.test(value));
  if (dir && direction) match.edits.push({ start: dir.start, end: dir.end, text: direction });
  const attribute = attributes.find((each) => each.name === "xml:lang");
  if (!attribute || targetLanguage === undefined) return;
  if (getPrimaryLanguage(attribute.value) !== getPrimaryLanguage(sourceLanguage)) return;
  match.edits.push(createLanguageEdit(attribute, targetLanguage));
}

/** Replaces the language of an element or an attribute with the target language, escaped as in an attribute. */
function createLanguageEdit({ start, end }: Span, targetLanguage: string): Edit {
  return { start, end, text: escapeAttribute(targetLanguage) };
}

/** A text as the value of an attribute, which may be between quotes or apostrophes. */
const buildAttributeUnit = (text: string): string => escapeQuoted(removeInvalid(text));
