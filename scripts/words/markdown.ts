import { codeWord, type Passage, withoutQuotes } from "./passage.ts";

/** The prose of Markdown or MDX: without code, imports and tags, but with the texts of their attributes. */
export function readMarkdown(file: string, source: string, firstLine = 1): Passage[] {
  const passages: Passage[] = [];
  const add = (line: number, text: string) => {
    const plain = plainText(text);
    if (/\p{L}/u.test(plain)) passages.push({ file, line: line + firstLine, text: plain });
  };

  let text = source.replace(/^---\n[\s\S]*?\n---\n/, (front) => {
    for (const [index, line] of front.split("\n").entries()) {
      const value = /^(?:title|description):\s*(.*)$/.exec(line)?.[1];
      if (value) add(index, value.replace(/^"(.*)"$/, "$1"));
    }
    return keepLineBreaks(front);
  });
  text = text.replace(/^( *)(`{3,}|~{3,})[\s\S]*?\n *\2 *$/gm, keepLineBreaks);
  text = text.replace(/<!--[\s\S]*?-->/g, keepLineBreaks).replace(/^(?:import|export) .*$/gm, keepLineBreaks);
  // Code spans first, because braces and angle brackets in code spans aren't markup.
  text = text.replace(/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g, (span) => codeWord + keepLineBreaks(span));
  if (file.endsWith(".mdx")) {
    text = text.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, (value) => codeWord + keepLineBreaks(value));
  }
  text = text.replace(/<\/?[A-Za-z][^<>]*>/g, (tag, at: number) => {
    for (const [, value = ""] of tag.matchAll(/\s(?:title|label|alt|summary|caption)="([^"]*)"/g)) {
      add(lineAt(text, at), value);
    }
    return keepLineBreaks(tag);
  });

  let paragraph: string[] = [];
  let began = 0;
  const end = () => {
    if (paragraph.length > 0) add(began, paragraph.join(" "));
    paragraph = [];
  };
  for (const [index, line] of text.split("\n").entries()) {
    const isRow = /^\s*\|/.test(line);
    if (line.trim() === "" || isRow || /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>)/.test(line)) end();
    if (isRow) for (const cell of line.split(/(?<!\\)\|/)) add(index, cell.replace(/^[\s:-]+$/, ""));
    if (line.trim() === "" || isRow) continue;
    if (paragraph.length === 0) began = index;
    paragraph.push(line.replace(/^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s?)+/, "").trim());
    if (/^\s*#{1,6}\s/.test(line)) end();
  }
  end();
  return passages;
}

function plainText(text: string): string {
  const linked = text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    // A link to the reference whose text is the last part of the anchor, such as [status](/api/#Job.status), is code.
    .replace(/\[([^\]\s]+)\]\((?:\/api\/)?#(?:[^)]*\.)?\1\)/g, codeWord)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, "$1")
    .replace(/https?:\/\/\S*[^\s.,;)]/g, codeWord)
    .replace(/`[^`]*`/g, codeWord)
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/(?<![\w*])[*_](\S(?:.*?\S)?)[*_](?![\w*])/g, "$1")
    .replace(/\\(?=\W)/g, "");
  return withoutQuotes(linked).replace(/\s+/g, " ").trim();
}

/** Keeps line breaks, so that the following text keeps its line number. */
const keepLineBreaks = (text: string) => text.replace(/[^\n]/g, "");
const lineAt = (text: string, at: number) => text.slice(0, at).split("\n").length - 1;
