import { formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { idmlOptions } from "./options.ts";
import { readIdml } from "./read.ts";

/**
 * InDesign Markup Language: the stories in the order of the document. A paragraph is a text, with changes of character
 * style and hyperlinks as tags. Tables, footnotes and notes follow the paragraph they are in, and endnotes have a
 * story. Page numbers, anchored objects and the whole layout stay unchanged. In a paragraph that changes, whitespace
 * between elements is dropped and runs of the same style become one.
 */
export const idml = createPackageFilter({
  ...formats.idml,
  options: idmlOptions,
  read: readIdml,
});
