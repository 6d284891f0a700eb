import type { Element, Node } from "@xmldom/xmldom";
import { unzipSync } from "fflate";
import { attributesIn, elementsIn, parseXml } from "./xml.ts";

/** Elements with a text that may be cut into runs, in the vocabularies of office documents. */
const paragraphs = new Set(["w:p", "a:p", "si", "is", "ParagraphStyleRange"]);

/** The names of all entries. For entries in XML, also values of attributes, paragraphs and all text. */
export function packageTexts(file: Uint8Array): string[] {
  const entries = Object.entries(unzipSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.flatMap(([name, bytes]) =>
    /\.(?:xml|xhtml|html|opf|ncx|rels|svg)$/.test(name) ? readTexts(name, bytes) : [name],
  );
}

function readTexts(name: string, bytes: Uint8Array): string[] {
  const root = parseXml(bytes);
  const inParagraphs = elementsIn(root).filter(({ nodeName }) => paragraphs.has(nodeName));
  const texts = inParagraphs.map(({ textContent }) => textContent ?? "");
  return [name, ...attributesIn(root), ...texts, wholeText(name, root.textContent ?? "")];
}

/** In the headers and footers of sheets, `&&` is one `&`. */
const wholeText = (entry: string, text: string) => (entry.startsWith("xl/") ? text.replaceAll("&&", "&") : text);

/** Elements that represent whitespace. A translation may have another number of them. */
const spaces = new Set(["text:s", "text:tab", "text:line-break"]);

/** The names of all entries of an OpenDocument. For entries in XML, also attributes and shown paragraphs. */
export function openDocumentTexts(file: Uint8Array): string[] {
  const entries = Object.entries(unzipSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.flatMap(([name, bytes]) => {
    // Settings may be empty, and an old manifest has no namespace.
    if (!name.endsWith(".xml") || name.startsWith("META-INF/") || bytes.length === 0) return [name];
    const elements = elementsIn(parseXml(bytes)).filter(({ nodeName }) => !spaces.has(nodeName));
    return [name, ...elements.flatMap((element) => [...ownAttributes(element), ...showText(element)])];
  });
}

/** Elements that add nothing to the text around them. */
const unseen = new Set(["text:span", "text:a", "text:bookmark"]);

const ownAttributes = (element: Element): string[] => [
  element.nodeName,
  ...Array.from(element.attributes).flatMap(({ name, value }) => [name, value]),
];

const shownElementPattern =
  /^(?:text:[ph]|text:index-title-template|dc:.*|meta:keyword|svg:title|svg:desc|presentation:.*-decl)$/;

/** Source: OpenDocument 1.3, part 3, 6.1.2: whitespace is one blank, and none at the edges of a paragraph. */
function showText(element: Element): string[] {
  if (!shownElementPattern.test(element.nodeName)) return [];
  // Whitespace of elements must not be collapsed, so it is marked until all other whitespace is collapsed.
  const read = (node: Node): string => {
    if (node.nodeName === "text:s") return "\uE000".repeat(Number((node as Element).getAttribute("text:c") ?? 1));
    if (node.nodeName === "text:tab") return "\uE001";
    if (node.nodeName === "text:line-break") return "\uE002";
    if (shownElementPattern.test(node.nodeName)) return "";
    if (node.nodeType !== 1) return node.nodeType === 8 ? "" : (node.nodeValue ?? "");
    // The mark keeps the whitespace next to the element.
    const mark = unseen.has(node.nodeName) ? "" : "\uE003";
    return mark + Array.from(node.childNodes).map(read).join("");
  };
  const raw = Array.from(element.childNodes).map(read).join("");
  const isParagraph = element.nodeName.startsWith("text:");
  const collapsed = isParagraph ? raw.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, "") : raw;
  return [
    collapsed
      .replace(/\uE000/g, " ")
      .replace(/\uE001/g, "\t")
      .replace(/\uE002/g, "\n"),
  ];
}
