import { formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { docxOptions } from "./options.ts";
import { readDocx } from "./read.ts";

/**
 * Word documents: body, headers, footers, notes, comments, text boxes, charts and diagrams. A paragraph is a text. In
 * it, changes of format, links, inserted text and translated fields are pairs of tags, all other markup single tags.
 *
 * A paragraph that gets a translation is written in as few runs as it has changes of format. The notes of the
 * application on revision sessions, spelling, language and page breaks are dropped. All other bytes of the part, and
 * all other entries, stay unchanged. Changed parts are packed again.
 */
export const docx = createPackageFilter({
  ...formats.docx,
  options: docxOptions,
  read: readDocx,
});
