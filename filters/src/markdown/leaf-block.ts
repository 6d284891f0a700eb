import type { Span } from "../document/translatable-span.ts";
import type { JsxTag } from "./mdx/scan.ts";

/**
 * A block with text: the lines of a paragraph or heading without their markers, a cell, a block of HTML, or tags of JSX.
 * Extensions and links have titles, and plain ones are without inline markup.
 */
export interface LeafBlock {
  kind: "text" | "heading" | "cell" | "title" | "linkTitle" | "plain" | "html" | "jsx";
  lines: Span[];
  tags?: readonly JsxTag[];
  /** The number of block quotes around the tags. */
  quotes?: number;
}
