import { unzipSync } from "fflate";
import { attributesIn, elementsIn, parseXml } from "./xml.ts";

/** What holds a text that may be cut into runs, in the vocabularies of office documents. */
const paragraphs = new Set(["w:p", "a:p", "si", "is", "ParagraphStyleRange"]);

/** The names of the entries in an archive, and of those that are XML the values of attributes, paragraphs and all text. */
export function packageTexts(file: Uint8Array): string[] {
  const entries = Object.entries(unzipSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.flatMap(([name, bytes]) =>
    /\.(?:xml|xhtml|html|opf|ncx|rels)$/.test(name) ? readTexts(name, bytes) : [name],
  );
}

function readTexts(name: string, bytes: Uint8Array): string[] {
  const root = parseXml(bytes);
  const inParagraphs = elementsIn(root).filter(({ nodeName }) => paragraphs.has(nodeName));
  const texts = inParagraphs.map(({ textContent }) => textContent ?? "");
  return [name, ...attributesIn(root), ...texts, wholeText(name, root.textContent ?? "")];
}

/** In the headers and footers of sheets two signs are one. */
const wholeText = (entry: string, text: string) => (entry.startsWith("xl/") ? text.replaceAll("&&", "&") : text);
