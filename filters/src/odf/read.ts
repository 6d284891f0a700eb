import { listUntranslated } from "../document/left-alone.ts";
import type { ParsedText } from "../document/text-filter.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { type PackagePart, type PackageParts, readEntry, requireEntry } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import type { OdfOptions } from "./options.ts";
import { readPart } from "./part.ts";

/**
 * Reads an OpenDocument package: the document, its styles with headers and footers, and the charts in it.
 * Source: OASIS OpenDocument 1.3, parts 2 and 3.
 *
 * @throws FilterError "File extraction error" when it isn't an OpenDocument or is encrypted
 */
export function readDocument(archive: ZipArchive, settings: FilterSettings<OdfOptions>): PackageParts {
  const type = archive.read("mimetype");
  if (type && !new TextDecoder().decode(type).startsWith("application/vnd.oasis.opendocument."))
    throw new FilterError("File extraction error", "not an OpenDocument: it is of another type");
  const manifest = readEntry(archive, "META-INF/manifest.xml", (text) => text.includes("encryption-data"));
  if (manifest?.result) throw new FilterError("File extraction error", "the document is encrypted");
  const left = new Set<string>();
  const part = (name: string): PackagePart => {
    const { result: content, ...entry } = requireEntry(archive, name, (text) => readPart(text, settings, left));
    return { ...entry, ...content };
  };
  const names = new Set(archive.names);
  const objects = archive.names.filter((name) => /^[^/]+\/content\.xml$/.test(name));
  const others = ["styles.xml", "meta.xml"].filter((name) => names.has(name));
  const entries = ["content.xml", ...objects, ...others].map(part);
  return { entries, note: describeFields(left) };
}

const describeFields = (left: ReadonlySet<string>) => listUntranslated("The text in these fields", [...left]);

/** Reads a document that is a single file of XML. Source: OpenDocument 1.3, part 3, 3.1.2. */
export function readFlatDocument(text: string, settings: FilterSettings<OdfOptions>): ParsedText {
  const left = new Set<string>();
  return { ...readPart(text, settings, left), readingNote: () => describeFields(left) };
}
