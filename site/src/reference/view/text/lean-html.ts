import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** HTML that React doesn't hydrate: omits comments between texts, and the end tag of an item before the next one. */
export const renderLeanHtml = (view: ReactElement): string =>
  toHtml(joinTextLines(fromHtml(renderToStaticMarkup(view), { fragment: true })), {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    collapseEmptyAttributes: true,
    omitOptionalTags: true,
    preferUnquoted: true,
    tightSelfClosing: true,
  });

/** Whitespace in these only separates lines of HTML. */
const withoutText = new Set(["ul", "ol", "dl", "table", "thead", "tbody", "tr"]);

/** Code in a fold, and messages of an error. */
const keepsLines = ({ tagName, properties }: Element): boolean =>
  tagName === "details" || [properties.className].flat().includes("message");

/** Removes line breaks from running text. A dot between facts doesn't begin a line. */
function joinTextLines<Node extends Nodes>(node: Node): Node {
  if (!("children" in node) || (node.type === "element" && node.tagName === "pre")) return node;
  if (node.type === "element" && withoutText.has(node.tagName)) {
    node.children = node.children.filter((child) => child.type !== "text" || /\S/.test(child.value));
  }
  const isKept = node.type === "element" && keepsLines(node);
  for (const child of node.children) {
    if (child.type !== "text") joinTextLines(child);
    else if (!isKept) child.value = child.value.replaceAll(/[^\S\xa0]+/g, " ").replaceAll(" ·", "\xa0·");
  }
  return node;
}
