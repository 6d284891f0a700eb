import { fromHtml } from "hast-util-from-html";
import { createElement, Fragment, type ReactNode } from "react";
import { type HastNode, markdownToHast } from "satteri";
import { hrefOf } from "../../../docs/links.ts";
import { CodeBlock } from "./CodeBlock.tsx";

/** Running text of the description. */
export const Markdown = ({ text }: { text: string }) => nodes(parseBlocks(text).filter(({ type }) => type !== "text"));

/** Text without prose styles, except for content other than paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  const isPlain = parseBlocks(text).every((block) => block.type !== "element" || block.tagName === "p");
  return isPlain ? (
    <Markdown text={text} />
  ) : (
    <div className="prose">
      <Markdown text={text} />
    </div>
  );
}

/** A sentence or two without an element around them; paragraphs become lines. */
export function Sentence({ text }: { text: string }) {
  const blocks = parseBlocks(text).filter((block) => block.type === "element");
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order
    <Fragment key={index}>
      {index > 0 && <br />}
      {block.tagName === "p" ? nodes(block.children) : nodes([block])}
    </Fragment>
  ));
}

/** A name in code, such as `checks.findings`. If it is long, it can wrap before a word of at least 5 letters. */
export const Identifier = ({ name }: { name: string }) =>
  name.split(name.length > 13 ? /(?<=[._]|[a-z](?=[A-Z]))(?=[A-Za-z]{5})/ : /$/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

function parseBlocks(markdown: string): HastNode[] {
  const tree = markdownToHast(markdown);
  return tree.type === "root" ? tree.children : [tree];
}

const nodes = (tree: readonly HastNode[]): ReactNode => tree.map((node, index) => toNode(node, index));

function toNode(node: HastNode, key: number): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type === "raw") return <Fragment key={key}>{nodes(parseHtml(node.value))}</Fragment>;
  if (node.type !== "element" || active.has(node.tagName)) return null;
  const { tagName, children } = node;
  const code = tagName === "pre" ? renderCode(node, key) : null;
  if (code) return code;
  const { href: address, ...properties } = convertProperties(node);
  const element = createElement(
    tagName,
    typeof address === "string" ? { ...properties, key, href: hrefOf(address) } : { ...properties, key },
    ...(children.length > 0 ? [nodes(children)] : []),
  );
  // A table wider than the screen scrolls.
  return tagName === "table" ? createElement("div", { key, className: "table", tabIndex: 0 }, element) : element;
}

/** Properties that React accepts and the page allows, without IDs, which the reference assigns. */
const convertProperties = ({ properties }: Extract<HastNode, { type: "element" }>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== "style" && name !== "id" && !/^on/i.test(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(" ") : value]),
  );

/** Elements with behavior, which a description must not contain. */
const active = new Set(["script", "style", "iframe", "object", "embed", "form", "input", "button", "svg"]);

/** Drops a single tag, because the text that it encloses is a separate node. */
function parseHtml(html: string): HastNode[] {
  const isSeen = (node: HastNode) => node.type !== "element" || node.children.length > 0 || empty.has(node.tagName);
  return (fromHtml(html, { fragment: true }).children as HastNode[]).filter(isSeen);
}

const empty = new Set(["br", "hr", "img"]);

function renderCode(pre: Extract<HastNode, { type: "element" }>, key: number): ReactNode {
  const [code] = pre.children;
  const [text] = code?.type === "element" ? code.children : [];
  if (code?.type !== "element" || text?.type !== "text") return null;
  const [language = ""] = [code.properties.className].flat();
  return <CodeBlock key={key} text={text.value.trimEnd()} lang={String(language).replace("language-", "")} />;
}
