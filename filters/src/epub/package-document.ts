import type { Edit } from "../document/stretch.ts";
import type { Unit } from "../document/unit.ts";
import type { Settings } from "../filter.ts";
import { primaryLanguage } from "../languages.ts";
import { attributeOf, elementsOf, type XmlElement } from "../xml/elements.ts";
import { decodeText } from "../xml/references.ts";
import { stringUnit } from "../xml/strings.ts";
import { entryName } from "../zip/names.ts";
import type { EpubOptions } from "./options.ts";
import { languageEdit } from "./write.ts";

/** What the package document says (EPUB 3.3, section 5; Open Packaging Format 2.0.1). */
export interface PackageDocument {
  /** Names of the XHTML documents in reading order, the navigation document last when it is not part of it. */
  documents: string[];
  /** Name of the navigation of EPUB 2. */
  ncx: string | undefined;
  language: string | undefined;
  units: Unit[];
  edits: Edit[];
}

interface Item {
  name: string | undefined;
  mediaType: string | undefined;
  isNavigation: boolean;
}

export function readPackage(text: string, name: string, settings: Settings<EpubOptions>): PackageDocument {
  const items = new Map<string, Item>();
  const spine: string[] = [];
  const found: PackageDocument = { documents: [], ncx: undefined, language: undefined, units: [], edits: [] };
  for (const element of elementsOf(text, settings.limits)) {
    if (element.name === "item") items.set(attributeOf(element, "id") ?? "", itemOf(element, name));
    else if (element.name === "itemref") spine.push(attributeOf(element, "idref") ?? "");
    else if (element.path.length === 2) readMetadata(text, element, found, settings);
    if (element.path.length === 0) languageAttribute(element, found, settings);
  }
  const ncx = [...items.values()].find(({ mediaType }) => mediaType === "application/x-dtbncx+xml")?.name;
  const read = [...spine.map((id) => items.get(id)), ...[...items.values()].filter(({ isNavigation }) => isNavigation)];
  const names = read.flatMap((item) => (item?.mediaType === "application/xhtml+xml" ? (item.name ?? []) : []));
  return { ...found, ncx, documents: [...new Set(names)] };
}

function itemOf(element: XmlElement, from: string): Item {
  return {
    name: entryName(attributeOf(element, "href") ?? "", from),
    mediaType: attributeOf(element, "media-type"),
    isNavigation: /(?:^|\s)nav(?:\s|$)/.test(attributeOf(element, "properties") ?? ""),
  };
}

function readMetadata(
  text: string,
  { name, contentStart, contentEnd }: XmlElement,
  found: PackageDocument,
  { options, targetLanguage }: Settings<EpubOptions>,
): void {
  if (options.metadata.includes(name)) {
    const unit = stringUnit(text, contentStart, contentEnd, { context: name });
    if (unit) found.units.push(unit);
  }
  if (name !== "language" || found.language !== undefined) return;
  found.language = decodeText(text.slice(contentStart, contentEnd)).trim();
  if (targetLanguage === undefined) return;
  found.edits.push(languageEdit({ start: contentStart, end: contentEnd }, targetLanguage));
}

/** The language that the root gives to the metadata, when it is that of the text. */
export function languageAttribute(
  { attributes }: XmlElement,
  found: Pick<PackageDocument, "edits">,
  { sourceLanguage, targetLanguage }: Pick<Settings, "sourceLanguage" | "targetLanguage">,
): void {
  const attribute = attributes.find((each) => each.name === "xml:lang");
  if (!attribute || targetLanguage === undefined) return;
  if (primaryLanguage(attribute.value) !== primaryLanguage(sourceLanguage)) return;
  found.edits.push(languageEdit(attribute, targetLanguage));
}
