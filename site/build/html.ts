import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** A whole document, with the position of each node in the text. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: false });

/** `node` and all elements below it in document order; those in `<template>` only with `templates`. */
export function listElements(node: Nodes, { templates = false } = {}, elements: Element[] = []): Element[] {
  if (node.type === "element") elements.push(node);
  if (templates && "content" in node && node.content) listElements(node.content, { templates }, elements);
  if ("children" in node) for (const child of node.children) listElements(child, { templates }, elements);
  return elements;
}

export function collectText(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(collectText).join("") : "";
}

/** @param name in the tree, such as `httpEquiv` or `ariaLabel` */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;
