import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { mdxjs } from "micromark-extension-mdxjs";

const options = {
  extensions: [gfmFootnote(), gfmStrikethrough(), gfmTable(), mdxjs()],
  mdastExtensions: [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    mdxFromMarkdown(),
  ],
};

/** Emphasis may be written as elements. */
const kinds: Readonly<Record<string, string>> = { em: "emphasis", strong: "strong", del: "delete" };

/** Each node of an MDX document with its attributes and code, and then all of the text. */
export function mdxTexts(text: string): string[] {
  const texts: string[] = [];
  let whole = "";
  const read = (node: Root | Nodes) => {
    if (node.type === "text") whole += node.value;
    else {
      const isElement = node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement";
      const name = isElement ? (node.name ?? "") : node.type;
      texts.push(kinds[name] ?? name);
      for (const key of ["value", "url", "title", "alt", "label", "identifier"] as const)
        if (key in node) texts.push(`${key}: ${(node as unknown as Record<string, unknown>)[key]}`);
      if (isElement) for (const attribute of node.attributes) texts.push(...attributeTexts(attribute));
    }
    if ("children" in node) node.children.forEach(read);
  };
  read(fromMarkdown(text, options));
  return [...texts, whole];
}

function attributeTexts(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string[] {
  if (attribute.type === "mdxJsxExpressionAttribute") return [attribute.value];
  const { name, value } = attribute;
  return typeof value === "string" ? [name, value] : [name, `{${value?.value ?? ""}}`];
}
