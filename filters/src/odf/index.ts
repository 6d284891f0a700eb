import { formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { odfOptions } from "./options.ts";
import { readDocument } from "./read.ts";

/** Text documents: body, headers, footers, notes, comments, text boxes and charts. */
export const odt = createPackageFilter({ ...formats.odt, options: odfOptions, read: readDocument });

/** Spreadsheets: cells with text, comments, charts, headers and footers. Formulas and numbers stay unchanged. */
export const ods = createPackageFilter({ ...formats.ods, options: odfOptions, read: readDocument });

/** Presentations: slides, notes, comments and charts. */
export const odp = createPackageFilter({ ...formats.odp, options: odfOptions, read: readDocument });
