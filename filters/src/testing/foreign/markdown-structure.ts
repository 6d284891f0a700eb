import MarkdownIt from "markdown-it";
import attrs from "markdown-it-attrs";
import container from "markdown-it-container";
import deflist from "markdown-it-deflist";
import footnote from "markdown-it-footnote";
import mark from "markdown-it-mark";
import type { Nodes, Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const remark = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ["yaml", "toml"])
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath);
const remarkOfMdx = remark().use(remarkMdx);

/** The types of nodes whose value is a text, or texts together with markup. */
const isText = new Set(["text", "yaml", "toml"]);
const hasTexts = new Set(["html", "mdxJsxFlowElement", "mdxJsxTextElement"]);
const kept = ["depth", "ordered", "start", "checked", "url", "lang", "meta", "identifier", "align", "name"];

/** The structure of a document by remark and its plug-ins, without its texts, as lines with their depth. */
export function remarkStructure(document: string, isMdx = false): string[] {
  const lines: string[] = [];
  const read = (node: Root | Nodes, depth: number) => {
    // Where a program supports these, indented code is the body of an admonition or definition.
    const isIndented = node.type === "code" && !/[`~]/.test(document[node.position?.start.offset ?? 0] ?? "");
    const fields = isIndented ? { type: "code" } : (node as unknown as Record<string, unknown>);
    if (!isText.has(node.type)) lines.push(`${" ".repeat(depth)}${describe(fields)}`);
    if ("children" in node) for (const child of node.children) read(child, depth + 1);
  };
  read((isMdx ? remarkOfMdx : remark).parse(document), 0);
  return lines;
}

function describe(node: Record<string, unknown>): string {
  const fields = kept.filter((key) => node[key] !== undefined && node[key] !== null);
  const values = fields.map((key) => `${key}=${JSON.stringify(node[key])}`);
  const isPlain = hasTexts.has(node.type as string);
  const attributes = node.attributes === undefined || isPlain ? [] : [JSON.stringify(node.attributes)];
  const value = "value" in node && !isPlain ? [JSON.stringify(node.value)] : [];
  return [node.type, ...values, ...attributes, ...value].join(" ");
}

const markdownIt = MarkdownIt({ html: true })
  .use(container, "any", { validate: () => true })
  .use(deflist)
  .use(footnote)
  .use(attrs)
  .use(mark);

type Token = ReturnType<typeof markdownIt.parse>[number];

/** The structure of a document by markdown-it and its plug-ins, without its texts and the titles of containers. */
export function markdownItStructure(document: string): string[] {
  const read = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === "text" || token.type === "softbreak") return [];
      const { type, tag, attrs: inputs, info, level, children } = token;
      const name = type.startsWith("container_") ? (/^[^\s[]*/.exec(info.trim())?.[0] ?? "") : info;
      const attributes = (inputs ?? []).filter(([key]) => !/^(?:title|caption|fig-cap|.*alt)$/.test(key));
      const isVerbatim = type === "code_inline" || type === "fence";
      const line = [type, tag, name, JSON.stringify(attributes), ...(isVerbatim ? [token.content] : [])].join(" ");
      return [`${" ".repeat(level)}${line}`, ...read(children ?? [])];
    });
  return read(markdownIt.parse(document, {}));
}
