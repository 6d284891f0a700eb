import { formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { epubOptions } from "./options.ts";
import { readEpub } from "./read.ts";

/**
 * EPUB 2 and 3: the documents in reading order, the navigation, title and description. Fonts, pictures, styles, IDs and
 * links stay unchanged. A publication whose text is encrypted cannot be read.
 */
export const epub = createPackageFilter({
  ...formats.epub,
  options: epubOptions,
  read: readEpub,
});
