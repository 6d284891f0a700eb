import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The name of each element with its attributes and their values, and then all text of the document. */
export function htmlTexts(html: string): string[] {
  const texts: string[] = [];
  let whole = "";
  const read = (node: Node) => {
    if (node.nodeName === "#text") whole += (node as DefaultTreeAdapterTypes.TextNode).value;
    if ("attrs" in node) texts.push(node.nodeName, ...node.attrs.flatMap(({ name, value }) => [name, value]));
    if ("content" in node) node.content.childNodes.forEach(read);
    if ("childNodes" in node) node.childNodes.forEach(read);
  };
  const isWhole = /<(?:!doctype|html|head|body)\b/i.test(html);
  (isWhole ? parse(html) : parseFragment(html)).childNodes.forEach(read);
  return [...texts, whole];
}
