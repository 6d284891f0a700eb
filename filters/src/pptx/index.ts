import { formats } from "../formats.ts";
import { packageFilter } from "../xml/package-filter.ts";
import { pptxOptions } from "./options.ts";
import { readPptx } from "./read.ts";

/**
 * PowerPoint presentations: each slide in the order of showing, with its charts and diagrams, notes and comments. A
 * paragraph is a text, changes of format and links in it are pairs of tags, breaks and fields single ones. Runs that
 * are written again are in the target language.
 */
export const pptx = packageFilter({
  ...formats.pptx,
  options: pptxOptions,
  read: readPptx,
});
