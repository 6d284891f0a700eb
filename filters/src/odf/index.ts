import { createTextFilter } from "../document/text-filter.ts";
import type { Filter } from "../filter.ts";
import { type FormatNames, formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { type OdfOptions, odfOptions } from "./options.ts";
import { readDocument, readFlatDocument } from "./read.ts";

/** Text documents: body, headers, footers, notes, comments, text boxes and charts. */
export const odt = createFilter(formats.odt);

/** Spreadsheets: cells with text, comments, charts, headers and footers. Formulas and numbers stay unchanged. */
export const ods = createFilter(formats.ods);

/** Presentations: slides, notes, comments and charts. */
export const odp = createFilter(formats.odp);

/** A filter for packages, and for documents that are a single file of XML. */
function createFilter(names: FormatNames): Filter<OdfOptions> {
  const format = { ...names, options: odfOptions };
  const packages = createPackageFilter({ ...format, read: readDocument });
  const flat = createTextFilter({ ...format, declaredEncoding, reference, read: readFlatDocument });
  // A byte-order mark or a tag, which begins no archive.
  const isFlat = ([first = 0]: Uint8Array) => [0x3c, 0xef, 0xfe, 0xff].includes(first);
  return { ...packages, extract: (file, settings) => (isFlat(file) ? flat : packages).extract(file, settings) };
}
