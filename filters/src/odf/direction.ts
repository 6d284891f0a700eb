import type { Edit } from "../document/translatable-span.ts";
import type { TextDirection } from "../languages.ts";
import { findAttribute } from "../xml/elements.ts";
import { createAttributeEdits, type TagLocation } from "../xml/tags.ts";

/** Properties that set the direction of pages and tables, even by default. */
const alwaysDirected = new Set(["style:page-layout-properties", "style:table-properties"]);
const directedIfDefault = new Set([
  "style:paragraph-properties",
  "style:section-properties",
  "style:graphic-properties",
]);

/** Sides of the page as sides of the text. Source: OpenDocument 1.3 part 3, section 20.223. */
const sides: Readonly<Record<string, string>> = { left: "start", right: "end" };

/** Reverses the direction of pages, tables and paragraphs in the properties of styles, or of the default style. */
export function createDirectionEdits(
  text: string,
  name: string,
  tag: TagLocation,
  direction: TextDirection,
  isDefault: boolean,
): Edit[] {
  if (!alwaysDirected.has(name) && !directedIfDefault.has(name)) return [];
  const mode = findAttribute(tag, "style:writing-mode");
  const [from, to] = direction === "rtl" ? (["lr", "rl-tb"] as const) : (["rl", "lr-tb"] as const);
  const isOther = mode?.startsWith(from);
  const isAdded = direction === "rtl" && mode === undefined && (alwaysDirected.has(name) || isDefault);
  const side = sides[findAttribute(tag, "fo:text-align") ?? ""];
  return createAttributeEdits(text, tag, {
    ...((isOther || isAdded || (isDefault && direction === "rtl")) && { "style:writing-mode": to }),
    ...(side !== undefined && { "fo:text-align": side }),
  });
}
