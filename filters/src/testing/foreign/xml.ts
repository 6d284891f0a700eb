import { DOMParser, type Element, type Node } from "@xmldom/xmldom";

/** An XML file as another parser reads it. The parser refuses XML that isn't well-formed. */
export function parseXml(file: Uint8Array): Element {
  const onError = (level: string, message: string) => {
    // The parser doesn't read the entities that a DTD declares.
    if (message.startsWith("entity not found")) return;
    throw new Error(`${level}: ${message}`);
  };
  const { documentElement } = new DOMParser({ onError }).parseFromString(decode(file), "text/xml");
  return documentElement as Element;
}

function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder("utf-16be").decode(file);
  const declared = /^[^>]*encoding\s*=\s*["']([\w-]+)/.exec(new TextDecoder("latin1").decode(file.subarray(0, 200)));
  return new TextDecoder(declared?.[1]).decode(file);
}

/** The values of a document's attributes, and then all of its text. */
export function xmlTexts(file: Uint8Array): string[] {
  const root = parseXml(file);
  return [...attributesIn(root), root.textContent ?? ""];
}

/** As `xmlTexts`, without the tags of elements in German, because a translation may be next to its source. */
export function genericXmlTexts(file: Uint8Array): string[] {
  const root = parseXml(file);
  const isGerman = (element: Element) => ["xml:lang", "lang"].some((name) => element.getAttribute(name) === "de");
  const others = elementsIn(root).filter((element) => !isGerman(element));
  return [...others.flatMap(namesAndValues), root.textContent ?? ""];
}

export const attributesIn = (root: Element): string[] => elementsIn(root).flatMap(namesAndValues);

const namesAndValues = (element: Element): string[] => [
  element.nodeName,
  ...Array.from(element.attributes).flatMap(({ name, value }) => (name === "xml:space" ? [] : [name, value])),
];

export function elementsIn(node: Node): Element[] {
  const own = node.nodeType === 1 ? [node as Element] : [];
  return [...own, ...Array.from(node.childNodes).flatMap(elementsIn)];
}

/**
 * The strings of Android's resources as its tools read them. Whitespace is one blank and none at the edges, except
 * between quotes. A backslash escapes. Source: developer.android.com, "String resources".
 */
export function androidTexts(file: Uint8Array): string[] {
  const root = parseXml(file);
  const values = elementsIn(root).filter(({ nodeName }) => nodeName === "string" || nodeName === "item");
  return values.map(({ textContent }) => androidText(textContent ?? ""));
}

const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

function androidText(raw: string): string {
  let text = "";
  let isQuoted = false;
  let gap = "";
  for (const [piece, hex, escaped] of raw.matchAll(/\\u([\da-fA-F]{4})|\\([\s\S])|[\s\S]/g)) {
    if (piece === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /^[ \t\r\n]$/.test(piece)) gap = " ";
    else {
      if (text !== "") text += gap;
      gap = "";
      text += hex ? String.fromCharCode(Number.parseInt(hex, 16)) : escaped ? (controls[escaped] ?? escaped) : piece;
    }
  }
  return text;
}

/** The messages of Qt as its tools read them: an element `byte` is a control character. */
export function qtTexts(file: Uint8Array): string[] {
  const root = parseXml(file);
  return elementsIn(root).flatMap((element) => [element.nodeName, ...attributesOf(element), ...ownText(element)]);
}

const attributesOf = (element: Element): string[] =>
  Array.from(element.attributes).flatMap(({ name, value }) => [name, value]);

function ownText(element: Element): string[] {
  const isLeaf = Array.from(element.childNodes).every(
    ({ nodeType, nodeName }) => nodeType !== 1 || nodeName === "byte",
  );
  if (!isLeaf || element.nodeName === "byte") return [];
  const format = (node: Node) =>
    node.nodeName === "byte"
      ? String.fromCodePoint(Number((node as Element).getAttribute("value")?.replace("x", "0x")))
      : (node.textContent ?? "");
  return [Array.from(element.childNodes).map(format).join("")];
}
