import type { FilterSettings } from "../filter.ts";
import type { PackagePart } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { readRelations } from "./package.ts";
import { type PartKind, readParts } from "./parts.ts";

const corePart: PartKind = {
  root: "cp:coreProperties",
  vocabulary: {
    paragraphs: {},
    texts: new Set(["dc:title", "dc:subject", "dc:description", "cp:keywords", "cp:category"]),
  },
  context: "document properties",
};

export const documentPropertiesOption = {
  default: false,
  description: "The title, subject, description, keywords, and category of the document are translated",
};

/** Reads the texts of a document's properties (ECMA-376 part 2, section 8). */
export const readDocumentProperties = (archive: ZipArchive, settings: FilterSettings): PackagePart[] =>
  readParts(archive, readRelations(archive, "", settings.limits), { "core-properties": corePart }, { settings });
