import { formats } from "../formats.ts";
import { createPackageFilter } from "../xml/package-filter.ts";
import { pptxOptions } from "./options.ts";
import { readPptx } from "./read.ts";

/**
 * PowerPoint presentations: the slides in the order in which they are shown, each with its charts, diagrams, notes and
 * comments. A paragraph is a text. Changes of format and links in it are pairs of tags, breaks and fields are single
 * tags. Runs that are rewritten are marked as being in the target language.
 */
export const pptx = createPackageFilter({
  ...formats.pptx,
  options: pptxOptions,
  read: readPptx,
});
