import type { Span } from "../document/translatable-span.ts";
import type { ExtensionLine } from "./extensions/extension-line.ts";
import type { JsxTag } from "./mdx/scan.ts";

/**
 * A block with text: the lines of a paragraph or heading without their markers, a cell, a block of HTML, or tags of
 * JSX. There are also the options of a cell of code, and tables drawn with signs. Titles belong to extensions and
 * links; blocks of kind `plain` contain no inline markup.
 */
export interface LeafBlock {
  kind: "text" | "heading" | "cell" | "title" | "linkTitle" | "plain" | "html" | "jsx" | "cellOptions" | "gridTable";
  lines: Span[];
  tags?: readonly JsxTag[];
  /** The number of block quotes around the tags. */
  quotes?: number;
}

/** Adds the texts of a line of an extension. The line begins at `at` in the file. */
export function addTitles(leaves: LeafBlock[], { title, plain = [] }: ExtensionLine, at: number): void {
  const inFile = ({ start, end }: Span): Span => ({ start: at + start, end: at + end });
  if (title) leaves.push({ kind: "title", lines: [inFile(title)] });
  for (const span of plain) leaves.push({ kind: "plain", lines: [inFile(span)] });
}
