// biome-ignore format: a list of names
const blockElements = [
  "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd",
  "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset",
  "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
  "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table",
  "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
];

/** The start and the end of each kind of block. A kind without `end` ends at an empty line. */
const blockKinds: readonly { start: RegExp; end?: RegExp; breaksParagraph: boolean }[] = [
  {
    start: /^<(?:script|pre|style|textarea)(?:[\s>]|$)/i,
    end: /<\/(?:script|pre|style|textarea)>/i,
    breaksParagraph: true,
  },
  // The end of a component of MDX, or of a part of a prompt, which may follow a list. `</B>` and `</STRONG>` are HTML.
  {
    start: /^<\/(?:[A-Z][A-Z\d_.]*[a-z][\w.]*|(?!(?:STRONG|SMALL|LABEL|STRIKE|BUTTON)\b)[A-Z][A-Z_-]{4,})\s*>\s*$/,
    end: />/,
    breaksParagraph: true,
  },
  { start: /^<!--/, end: /-->/, breaksParagraph: true },
  { start: /^<\?/, end: /\?>/, breaksParagraph: true },
  { start: /^<![A-Za-z]/, end: />/, breaksParagraph: true },
  { start: /^<!\[CDATA\[/, end: /\]\]>/, breaksParagraph: true },
  { start: new RegExp(`^</?(?:${blockElements.join("|")})(?:\\s|/?>|$)`, "i"), breaksParagraph: true },
  {
    start:
      /^(?:<[A-Za-z][\w-]*(?:\s+[\w:.@#-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>|<\/[A-Za-z][\w-]*\s*>)\s*$/,
    breaksParagraph: false,
  },
];

/** A block of HTML: its end, and whether its first line is only a tag. */
export interface HtmlBlock {
  end: RegExp | undefined;
  isTag: boolean;
}

/** The block of HTML that begins in a line, if any. Source: CommonMark 0.31, section "HTML blocks". */
export function findHtmlBlock(line: string, inParagraph: boolean): HtmlBlock | undefined {
  if (line[0] !== "<") return undefined;
  const kind = blockKinds.find(({ start, breaksParagraph }) => (breaksParagraph || !inParagraph) && start.test(line));
  if (kind && !kind.end && line.includes(" markdown")) {
    if (opensMarkdown(line)) return { end: /^/, isTag: false };
    if (hasMarkdown(/^<[^<>]*>/.exec(line)?.[0] ?? "")) return undefined;
  }
  return kind && { end: kind.end, isTag: !kind.breaksParagraph };
}

/** Whether the element with this tag contains Markdown. Sources: Python-Markdown (md_in_html), kramdown. */
const hasMarkdown = (tag: string): boolean => /\smarkdown(?:\s*=\s*["']?(?:1|block|span)\b|[\s>])/i.test(tag);

/** Whether a line ends with the tag of an element that contains Markdown. */
export const opensMarkdown = (line: string): boolean =>
  line.includes(" markdown") && hasMarkdown(/<[a-z][^<>]*>\s*$/i.exec(line)?.[0] ?? "");

const fencePattern = /^(?:`{3,}[^`]*|~{3}.*)$/;

/** Whether a line that begins with an inline code would start a block of code or of HTML. MDX has no blocks of HTML. */
export const startsBlock = (line: string, inParagraph: boolean, isMdx: boolean): boolean =>
  ((line[0] === "`" || line[0] === "~") && fencePattern.test(line)) ||
  (!isMdx && findHtmlBlock(line, inParagraph) !== undefined);
