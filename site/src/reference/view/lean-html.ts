import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * The HTML of a view that no script of React takes over: without what a reader of HTML does without, such as the
 * comments that keep React's texts apart, and the end of an item where the next one begins.
 */
export const leanHtml = (view: ReactElement): string =>
  toHtml(unbroken(fromHtml(renderToStaticMarkup(view), { fragment: true })), {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    collapseEmptyAttributes: true,
    omitOptionalTags: true,
  });

/** Lines of running text end where the screen wants; those of code stay. */
function unbroken<Node extends Nodes>(node: Node): Node {
  if (node.type === "text") node.value = node.value.replaceAll(/\s+/g, " ");
  else if ("children" in node && !(node.type === "element" && node.tagName === "pre")) node.children.forEach(unbroken);
  return node;
}
