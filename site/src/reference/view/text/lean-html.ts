import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * The HTML of a view that React does not hydrate. It leaves out what a reader of HTML does not need. These are
 * the comments that separate React's texts, and the end of an item where the next one begins.
 */
export const leanHtml = (view: ReactElement): string =>
  toHtml(unbroken(fromHtml(renderToStaticMarkup(view), { fragment: true })), {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    collapseEmptyAttributes: true,
    omitOptionalTags: true,
    preferUnquoted: true,
    tightSelfClosing: true,
  });

/** Elements in which whitespace is no text, but only separates lines of HTML. */
const withoutText = new Set(["ul", "ol", "dl", "table", "thead", "tbody", "tr"]);

/** Lines of code, which a fold may hold as its text, and messages of an error, a line each. */
const keepsLines = ({ tagName, properties }: Element): boolean =>
  tagName === "details" || [properties.className].flat().includes("message");

/** Lines of running text end where the screen wants. */
function unbroken<Node extends Nodes>(node: Node): Node {
  if (!("children" in node) || (node.type === "element" && node.tagName === "pre")) return node;
  if (node.type === "element" && withoutText.has(node.tagName)) {
    node.children = node.children.filter((child) => child.type !== "text" || /\S/.test(child.value));
  }
  const isKept = node.type === "element" && keepsLines(node);
  for (const child of node.children) {
    if (child.type !== "text") unbroken(child);
    else if (!isKept) child.value = child.value.replaceAll(/\s+/g, " ");
  }
  return node;
}
