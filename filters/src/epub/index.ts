import { joinNotes, listUnread, listUntranslated } from "../document/left-alone.ts";
import type { ParsedPart } from "../document/text-filter.ts";
import type { Edit } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { readAnyHtml, readXhtml } from "../html/index.ts";
import { hiddenHtml } from "../html/read.ts";
import { readUnlessBroken } from "../ooxml/parts.ts";
import { readElements } from "../xml/elements.ts";
import { localName } from "../xml/inline.ts";
import { createPackageFilter, type PackagePart, type PackageParts } from "../xml/package-filter.ts";
import { buildStringUnit } from "../xml/strings.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { Container } from "./container.ts";
import { type EpubOptions, epubOptions, findLanguageAttribute, readPackage } from "./package-document.ts";

/**
 * EPUB 2 and 3: the documents in reading order, the navigation, title and description. Fonts, pictures, styles, IDs and
 * links stay unchanged. A publication whose text is encrypted cannot be read.
 */
export const epub = createPackageFilter({ ...formats.epub, options: epubOptions, read: readEpub });

/** Reads the texts of a publication: documents, navigation, metadata. */
function readEpub(archive: ZipArchive, settings: FilterSettings<EpubOptions>): PackageParts {
  const container = new Container(archive, settings.limits);
  const { packageName } = container;
  const { result: packageDocument, ...packageEntry } = container.read(packageName, (text) =>
    readPackage(text, packageName, settings),
  );
  const names = new Set(archive.names);
  const others = packageDocument.others.filter((name) => names.has(name));
  const left: string[] = [];
  const unread: string[] = [];
  const entries = [...packageDocument.documents, ...others].flatMap((name): PackagePart[] => {
    const isLoose = packageDocument.loose.has(name);
    const readDocument = () =>
      container.read(name, (text) => {
        const { parts, edits, readingNote } = (isLoose ? readAnyHtml : readXhtml)(text, settings);
        const content = { parts: [...parts], edits };
        if (readingNote?.()) left.push(name);
        return content;
      });
    const document = isLoose ? readUnlessBroken(readDocument) : readDocument();
    if (!document) {
      unread.push(name);
      return [];
    }
    const { result, ...entry } = document;
    return [{ ...entry, ...result }];
  });
  const { drawings, ncx = "" } = packageDocument;
  const readOther = (name: string) => (name === ncx ? readNcx : readDrawing);
  // Programs open a publication although a drawing or its navigation is missing or broken.
  for (const name of [...drawings, ncx].filter((each) => names.has(each))) {
    const part = readUnlessBroken(() => container.read(name, (text) => readOther(name)(text, settings)));
    if (!part) unread.push(name);
    else if (part.result.parts.length > 0) entries.push({ ...part, ...part.result });
  }
  entries.push({ ...packageEntry, parts: packageDocument.units, edits: packageDocument.edits });
  const note = joinNotes(listUntranslated(`${hiddenHtml} in these documents`, left), listUnread(unread));
  return { entries, sourceLanguage: packageDocument.language, note };
}

/** The texts of a drawing. Most drawings have none. */
function readDrawing(text: string, settings: FilterSettings<EpubOptions>): { parts: ParsedPart[]; edits: Edit[] } {
  if (!/<(?:text|title|desc)[\s>]/.test(text)) return { parts: [], edits: [] };
  const { parts, edits = [] } = readXhtml(text, settings);
  return { parts: [...parts], edits: [...edits] };
}

/** The titles and labels of an NCX (Open Packaging Format 2.0.1, section 2.4.1), without page numbers and authors. */
function readNcx(text: string, settings: FilterSettings): { parts: Unit[]; edits: Edit[] } {
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
