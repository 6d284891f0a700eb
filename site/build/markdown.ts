import type { Element, ElementContent, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import type { BlockContent, Paragraph, PhrasingContent } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { defaultHandlers as defaultWriters, toMarkdown } from "mdast-util-to-markdown";
import { attribute, collectText, listElements } from "./html.ts";
import { buildUrl, type Page, type SiteAddress } from "./pages.ts";

/** Converts the page's main part to Markdown that starts with its heading. */
export function buildMarkdown(page: Page, location: SiteAddress): string {
  const main = listElements(page.tree).find(({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${page.file} has no <main> to make a Markdown twin of.`);
  const markdown = htmlToMarkdown(main, buildUrl(location, page.route));
  if (!markdown.startsWith("# ")) throw new Error(`${page.file} does not begin its main part with its heading.`);
  return markdown;
}

/**
 * Converts rendered HTML to Markdown, without controls, pictures and navigation. Notes become quotes, samples fenced
 * code, and links full URLs.
 *
 * @param address the URL of the page
 */
export function htmlToMarkdown(html: Element | string, address: string): string {
  const part = typeof html === "string" ? elementAround(fromHtml(html, { fragment: true }).children) : html;
  const base: Element = { type: "element", tagName: "base", properties: { href: address }, children: [] };
  const tree = toMdast({ type: "root", children: [base, ...readable(part).children] }, { handlers });
  return toMarkdown(tree, {
    bullet: "-",
    rule: "-",
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    handlers: { text: writeText },
  });
}

const elementAround = (children: RootContent[]): Element => ({
  type: "element",
  tagName: "main",
  properties: {},
  children: children.filter((child) => child.type === "element" || child.type === "text"),
});

const locations = new Set("main header section article div figure details p li td dt dd".split(" "));
const controls = new Set("nav button svg script style template input select dialog".split(" "));

/** Whether an element is inside a table's cell, and the IDs of its ancestors. */
interface Surroundings {
  inCell: boolean;
  ids: readonly string[];
}

function readable(element: Element, surroundings: Surroundings = { inCell: false, ids: [] }): Element {
  // Colored code has an element per token.
  if (element.tagName === "code") return { ...element, children: [{ type: "text", value: collectText(element) }] };
  const id = attribute(element, "id");
  const inCell = surroundings.inCell || element.tagName === "td";
  const inside = { inCell, ids: id ? [...surroundings.ids, id] : surroundings.ids };
  const children = element.children
    .filter(isContent)
    .map((child) => (child.type === "element" ? readable(child, inside) : child))
    .flatMap((child) => (leadsTo(child, inside.ids) ? child.children : [child]))
    .flatMap((child) => (inCell ? inLine(child) : [child]))
    .map((child) => (element.tagName === "details" && !inCell ? codeInFold(child) : child));
  if (element.tagName === "a") trimEnd(children);
  return { ...element, children: locations.has(element.tagName) ? children.flatMap(setApart) : children };
}

/** Whether a node links to the heading around it, for copying the link. */
function leadsTo(node: ElementContent, ids: readonly string[]): node is Element {
  if (node.type !== "element" || node.tagName !== "a") return false;
  const id = attribute(node, "id");
  return [...ids, ...(id ? [id] : [])].some((location) => attribute(node, "href") === `#${location}`);
}

function codeInFold(node: ElementContent): ElementContent {
  if (node.type !== "text" || node.value.trim() === "") return node;
  const code: Element = { type: "element", tagName: "code", properties: {}, children: [node] };
  return { type: "element", tagName: "pre", properties: {}, children: [code] };
}

/** A cell of a Markdown table has one line, so the content of a fold follows its summary. */
function inLine(node: ElementContent): ElementContent[] {
  if (node.type !== "element" || node.tagName !== "summary") return [node];
  return [
    { ...node, tagName: "strong" },
    { type: "text", value: ": " },
  ];
}

/** Removes the space before the icon of a link. */
function trimEnd(children: ElementContent[]): void {
  const last = children.at(-1);
  if (last?.type === "text") children[children.length - 1] = { ...last, value: last.value.trimEnd() };
}

function isContent(node: ElementContent): boolean {
  if (node.type !== "element") return node.type === "text";
  const isHidden = Boolean(node.properties.hidden) || attribute(node, "ariaHidden") === "true";
  const isForScripts = hasClass(node, /^needs-js$/);
  return !isHidden && !isForScripts && !controls.has(node.tagName) && node.properties.role !== "tablist";
}

/** Inserts a space between elements that only styles separate on the page. */
function setApart(node: ElementContent, index: number, all: ElementContent[]): ElementContent[] {
  const areNeighbours =
    node.type === "element" && all[index - 1]?.type === "element" && !/^[,.;:)]/.test(collectText(node));
  return areNeighbours ? [{ type: "text", value: " " }, node] : [node];
}

const handlers: Record<string, Handle> = {
  div(state, element) {
    if (element.properties.role !== "note") return defaultHandlers.div(state, element);
    const content = state.toFlow(state.all(element)) as BlockContent[];
    const title = strongParagraph([{ type: "text", value: buildTitle(element) }]);
    return { type: "blockquote", children: [title, ...content] };
  },
  p(state, element) {
    if (hasClass(element, /^callout-title$/)) return undefined; // the quote begins with the title
    const paragraph = defaultHandlers.p(state, element) as Paragraph;
    return hasClass(element, /^(panel-label|before-title)$/) ? strongParagraph(paragraph.children) : paragraph;
  },
  summary: (state, element) => strongParagraph(state.all(element) as PhrasingContent[]),
};

/** `Note`, or `Warning: HTTPS only` for a note with a title. */
function buildTitle(note: Element): string {
  const kind = /callout-(\w+)/.exec(attribute(note, "className") ?? "")?.[1] ?? "note";
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const label = attribute(note, "ariaLabel") ?? name;
  return label === name ? name : `${name}: ${label}`;
}

const strongParagraph = (children: PhrasingContent[]): Paragraph => ({
  type: "paragraph",
  children: [{ type: "strong", children }],
});

const hasClass = (element: Element, name: RegExp): boolean =>
  (attribute(element, "className") ?? "").split(" ").some((candidate) => name.test(candidate));

/** Unescapes underscores inside words, where they have no meaning in Markdown. */
const writeText: typeof defaultWriters.text = (node, parent, state, info) =>
  defaultWriters.text(node, parent, state, info).replace(/(?<=[\p{L}\d])\\_(?=[\p{L}\d])/gu, "_");
