import { matchAt, matchEnd } from "@openparlance/text";
import { extractionError } from "../source-location.ts";
import {
  cellOptionsPattern,
  columnRulePattern,
  fenceStartPattern,
  headingPattern,
  isRule,
  leafStarts,
  moduleLinePattern,
  moduleStartPattern,
  trimClosingMarks,
  underlinePattern,
  yamlBlockPattern,
} from "./block-starts.ts";
import { Containers } from "./containers.ts";
import { readDefinition } from "./definitions.ts";
import { findShownValues } from "./extensions/attributes.ts";
import { readFencedDirective } from "./extensions/directive.ts";
import type { ExtensionLine } from "./extensions/extension-line.ts";
import { drawnTable, mayBeExtension, readExtensionLine } from "./extensions/line-syntaxes.ts";
import { readGridTable } from "./grid-table.ts";
import { findHtmlBlock } from "./html-block.ts";
import { findJsxEnd } from "./inline.ts";
import { addTitles, type LeafBlock } from "./leaf-block.ts";
import { LineCursor } from "./lines.ts";
import { readFlow } from "./mdx/flow.ts";
import { findModuleEnd, findParagraphEnd, UnclosedMarkup } from "./mdx/scan.ts";
import { Paragraph } from "./paragraph.ts";
import { Verbatim } from "./verbatim.ts";

export interface BlockOptions {
  /** The start of the text, after the front matter. */
  from: number;
  /** The limit of nested quotes and lists. */
  depth: number;
  /** Whether tags are JSX and braces contain expressions. If so, there is neither HTML nor indented code. */
  isMdx: boolean;
  /** Whether the cells of drawn tables are read. */
  hasGrids: boolean;
  /** Called with the label of each definition. */
  define: (label: string) => void;
  /** Called with the offset of markup that can't be read and stays unchanged. */
  leave: (at: number) => void;
}

/** A definition whose text follows a comment, as in the documentation of MkDocs's theme. CommonMark has none. */
const commentInDefinitionPattern = /^[ \t>]*[:~][ \t]+<!--.*-->[ \t]*[^\s<]/;

const isCommentInDefinition = ({ text, end }: LineCursor, at: number): boolean =>
  text.startsWith("<!--", at) && commentInDefinitionPattern.test(text.slice(text.lastIndexOf("\n", at) + 1, end));

/** The tags of elements that are separate texts, such as cells, although MDX reads them as a paragraph. */
const elements = "(?:li|td|th|tr|dt|dd|p|div|h[1-6]|summary|option|figcaption)";
const elementStartPattern = new RegExp(`(?<=</${elements}>\\s*)<${elements}[\\s>]`, "y");

const less = 0x3c;
const brace = 0x7b;
const dash = 0x2d;
const letterE = 0x65;
const letterI = 0x69;

/**
 * Finds the blocks of a Markdown text that contain text; code is skipped.
 *
 * Source: CommonMark 0.31 (MacFarlane 2024), appendix "A parsing strategy"; tables of GitHub Flavored Markdown.
 */
export class BlockReader {
  readonly #line: LineCursor;
  readonly #text: string;
  readonly #leaveAlone: (at: number) => void;
  readonly #isMdx: boolean;
  readonly #hasGrids: boolean;
  /** The limit of columns of whitespace before text; a line with more begins code. */
  readonly #maxIndent: number;
  /** The leaves that were read, and the number of them that were yielded. */
  readonly #leaves: LeafBlock[] = [];
  #used = 0;
  readonly #containers: Containers;
  readonly #paragraph: Paragraph;
  readonly #verbatim: Verbatim;
  #hasOptions = false;
  /** The number of containers around the open glossary; −1 if there is none. */
  #glossary = -1;
  /** Whether the text defines a link of a name, for names that are also tags. */
  readonly #references = new Map<string, boolean>();
  /**
   * Whether an import or export has no end. Later ones end at the next empty line, so that no text is read repeatedly.
   */
  #hasOpenModule = false;
  /** The open fences around Markdown, with the number of containers around them. */
  readonly #fences: { mark: string; length: number; depth: number }[] = [];

  constructor(text: string, { from, depth, isMdx, hasGrids, define, leave }: BlockOptions) {
    this.#text = text;
    this.#leaveAlone = leave;
    this.#isMdx = isMdx;
    this.#hasGrids = hasGrids;
    const maxIndent = isMdx ? Number.POSITIVE_INFINITY : 3;
    this.#maxIndent = maxIndent;
    const line = new LineCursor(text, from);
    this.#line = line;
    this.#paragraph = new Paragraph(line, this.#leaves, define);
    this.#verbatim = new Verbatim(line, maxIndent, this.#leaves);
    const endParagraph = (areTerms?: boolean) => this.#paragraph.close(areTerms);
    this.#containers = new Containers(line, { depth, maxIndent, endParagraph });
  }

  /** The next block with text; undefined after the last. @throws FilterError "File extraction error" */
  next(): LeafBlock | undefined {
    if (this.#used === this.#leaves.length) {
      while (this.#leaves.length > 0) this.#leaves.pop();
      this.#used = 0;
      while (this.#leaves.length === 0 && this.#line.nextLine()) this.#add();
      if (this.#leaves.length === 0) this.#finish();
    }
    return this.#leaves[this.#used++];
  }

  #add(): void {
    const matched = this.#containers.match();
    const isWhole = matched === this.#containers.count;
    if (!isWhole) this.#verbatim.close();
    if (this.#verbatim.isOpen && !this.#verbatim.endsBefore()) this.#verbatim.add();
    else this.#addBlock(this.#line, matched, isWhole);
  }

  #finish(): void {
    this.#verbatim.close();
    this.#paragraph.close();
  }

  #addBlock(line: LineCursor, matched: number, isWhole: boolean): void {
    const paragraph = this.#paragraph;
    if (matched === 0 && this.#skipModule(line)) return;
    const hasOptions = this.#hasOptions;
    this.#hasOptions = false;
    if (matched < this.#glossary) this.#glossary = -1;
    if (matched === this.#glossary && this.#openTerm(line, matched)) return;
    const opened = this.#containers.openAll(matched, isWhole && paragraph.isOpen);
    const { columns, next: contentStart } = line;
    const isContinued = paragraph.isOpen && !opened;
    if (contentStart >= line.end) {
      if (!opened) this.#containers.close(matched);
      paragraph.close();
      return;
    }
    if (columns > this.#maxIndent) {
      if (isContinued) paragraph.addLine(contentStart);
      else if (!opened) this.#containers.leave(matched);
      return;
    }
    const code = line.codeAt(contentStart);
    const mayBeUnderline = isContinued && isWhole && !paragraph.isTable && (code === 0x3d || code === dash);
    if (mayBeUnderline && underlinePattern.test(line.rest(contentStart))) {
      paragraph.close();
      return;
    }
    const kept = opened ? undefined : matched;
    const mayExtend = mayBeExtension(code, line.codeAt(contentStart + 1));
    if (mayExtend && this.#openExtension(line, contentStart, kept, { hasOptions, isAlone: !isContinued })) return;
    if (this.#openLeaf(line, contentStart, isContinued, kept)) return;
    // A definition below a footnote begins a new paragraph.
    if (isContinued && !isWhole && !(this.#containers.isInNote && readDefinition(line.rest(contentStart), 0))) {
      paragraph.addLine(contentStart);
      return;
    }
    if (!opened) this.#containers.leave(matched);
    paragraph.addText(contentStart);
  }

  /** Opens the definition below a term of a glossary. Terms stay, because other texts refer to them by name. */
  #openTerm(line: LineCursor, matched: number): boolean {
    line.measure();
    if (line.columns > 0 || line.next >= line.end || /^:[\w-]+:/.test(line.rest(line.next))) return false;
    if (/^(?::{3,}|`{3,}|~{3,})[ \t]*$/.test(line.rest(line.next))) {
      this.#glossary = -1;
      return false;
    }
    this.#interrupt(matched);
    const columns = /^\r?\n(?:[ \t]*>)*([ \t]+)/.exec(line.text.slice(line.end, line.end + 100))?.[1]?.length ?? 0;
    if (columns > 0) this.#containers.open({ kind: "body", columns });
    return true;
  }

  /** Ends the paragraph, and the containers that do not continue. */
  #interrupt(matched: number | undefined): void {
    this.#paragraph.close();
    if (matched !== undefined) this.#containers.leave(matched);
  }

  /** Opens a fence, heading, rule, or block of HTML. @returns false for any other line */
  #openLeaf(line: LineCursor, contentStart: number, isContinued: boolean, matched: number | undefined): boolean {
    const code = line.codeAt(contentStart);
    if (this.#isMdx && (code === less || code === brace) && !line.text.startsWith("<!--", contentStart))
      return this.#openFlow(line, contentStart, matched);
    if (leafStarts[code] !== 1) return false;
    const jsxEnd = code === less && !isContinued && !this.#isMdx ? findJsxEnd(line.text, contentStart) : 0;
    if (jsxEnd > 0) {
      this.#interrupt(matched);
      line.continueAfter(jsxEnd);
      return true;
    }
    const fence = line.match(fenceStartPattern, contentStart);
    const title = fence ? undefined : line.match(headingPattern, contentStart);
    const isHtml = !fence && !title && (!this.#isMdx || code === less);
    const html =
      isHtml && !isCommentInDefinition(line, contentStart)
        ? findHtmlBlock(line.rest(contentStart), isContinued)
        : undefined;
    if (!fence && !title && !html && !isRule(line, contentStart)) return false;
    const isTable = code === dash && line.match(columnRulePattern, contentStart) !== undefined;
    const table = isTable ? this.#paragraph.leave() : undefined;
    this.#interrupt(matched);
    if (table) this.#addExtension(contentStart, table);
    if (fence) this.#openFence(line, contentStart, fence[1] ?? fence[2] ?? "");
    if (title) this.#addHeading(line, contentStart + title[0].length);
    if (html) this.#verbatim.openHtml(html);
    if (code === dash && !title) this.#skipYaml(line, contentStart);
    return true;
  }

  #skipYaml(line: LineCursor, contentStart: number): void {
    const yaml = matchAt(yamlBlockPattern, line.text, contentStart)?.[0];
    if (yaml) line.continueAfter(contentStart + yaml.length);
  }

  /** Code, or a directive whose content is Markdown. */
  #openFence(line: LineCursor, contentStart: number, mark: string): void {
    const depth = this.#containers.count;
    while ((this.#fences.at(-1)?.depth ?? 0) > depth) this.#fences.pop();
    const open = this.#fences.at(-1);
    const at = contentStart + mark.length;
    if (open && mark.startsWith(open.mark.repeat(open.length)) && line.isBlank(at)) {
      this.#fences.pop();
      return;
    }
    const directive = this.#isMdx ? undefined : readFencedDirective(line.rest(at));
    if (!directive) {
      const info = line.rest(at);
      const isCell = /^[ \t]*\{[A-Za-z]/.test(info);
      if (/^[ \t]*\{/.test(info)) addTitles(this.#leaves, { plain: findShownValues(info) }, at);
      const end = isCell ? matchEnd(cellOptionsPattern, line.text, line.end) : 0;
      if (end > 0) this.#leaves.push({ kind: "cellOptions", lines: [{ start: line.end, end }] });
      this.#verbatim.openFence(mark.charAt(0), mark.length, isCell);
      return;
    }
    this.#fences.push({ mark: mark.charAt(0), length: mark.length, depth });
    this.#addExtension(at, directive);
  }

  /** Opens a line of an extension, or the first of several verbatim lines. @returns false for any other line */
  #openExtension(
    line: LineCursor,
    contentStart: number,
    matched: number | undefined,
    context: { hasOptions: boolean; isAlone: boolean },
  ): boolean {
    const isQuoteStart = matched === undefined && this.#containers.isInQuote;
    const content = line.rest(contentStart);
    const extension = readExtensionLine(content, { isQuoteStart, ...context });
    if (!extension || this.#isReference(content)) return false;
    const { columns } = line;
    this.#interrupt(matched);
    const table = extension === drawnTable && this.#hasGrids ? readGridTable(line.text, contentStart) : undefined;
    if (table) {
      this.#leaves.push({ kind: "gridTable", lines: [table] });
      line.continueAfter(table.end);
      return true;
    }
    this.#addExtension(contentStart, extension);
    if (extension.indent) this.#containers.open({ kind: "body", columns: columns + extension.indent });
    return true;
  }

  /** Whether a line that may be a tag, `[details]`, is a link that the text defines. */
  #isReference(line: string): boolean {
    const tag = /^\[([a-z]+)\](?=[ \t]*$)/.exec(line)?.[1];
    if (tag === undefined) return false;
    const known = this.#references.get(tag) ?? new RegExp(`\\[${tag}\\]:`, "i").test(this.#text);
    this.#references.set(tag, known);
    return known;
  }

  /** Adds the title of a line whose content begins at `contentStart`, and skips the lines that belong to it. */
  #addExtension(contentStart: number, match: ExtensionLine): void {
    const { end, hasOptions = false } = match;
    this.#hasOptions = hasOptions;
    if (match.isGlossary) this.#glossary = this.#containers.count;
    const isEndless = end !== undefined && !this.#verbatim.openUpTo(end, hasOptions);
    if (match.isUnknown || isEndless) this.#leaveAlone(contentStart);
    addTitles(this.#leaves, match, contentStart);
  }

  /** Skips imports and exports that begin in this line. */
  #skipModule(line: LineCursor): boolean {
    const code = line.codeAt(line.at);
    if ((code !== letterE && code !== letterI) || this.#paragraph.isOpen) return false;
    if (!line.match(this.#isMdx ? moduleStartPattern : moduleLinePattern, line.at)) return false;
    this.#containers.close(0);
    const end = this.#hasOpenModule ? undefined : findModuleEnd(this.#text, line.at);
    if (end === undefined) this.#hasOpenModule = true;
    line.continueAfter(end ?? findParagraphEnd(this.#text, line.at));
    return true;
  }

  /** Opens tags and expressions on separate lines. Tags that begin a paragraph are part of its lines. */
  #openFlow(line: LineCursor, contentStart: number, matched: number | undefined): boolean {
    const quotes = this.#containers.countQuotes(matched);
    const { tags, end, isWhole } = this.#readFlow(contentStart, quotes);
    if (matchAt(elementStartPattern, line.text, contentStart)) this.#paragraph.close();
    if (!isWhole && end <= line.end) return false;
    if (isWhole || !this.#paragraph.isOpen) {
      if (isWhole || this.#paragraph.isTable) this.#paragraph.close();
      if (matched !== undefined) this.#containers.leave(matched);
    }
    if (isWhole) {
      this.#leaves.push({ kind: "jsx", lines: [{ start: contentStart, end }], tags, quotes });
      line.continueAfter(end);
      return true;
    }
    this.#paragraph.addLine(contentStart);
    while (line.end < end && line.nextLine()) {
      this.#containers.match();
      line.measure();
      const what = "a tag or an expression in a paragraph that does not end in it";
      if (line.next >= line.end) throw extractionError(this.#text, contentStart, what);
      this.#paragraph.addLine(line.next);
    }
    return true;
  }

  #readFlow(at: number, quotes: number) {
    try {
      return readFlow(this.#text, at, quotes);
    } catch (error) {
      if (!(error instanceof UnclosedMarkup)) throw error;
      throw extractionError(this.#text, error.at, error.message);
    }
  }

  #addHeading(line: LineCursor, at: number): void {
    const content = trimClosingMarks(line.rest(at).trimEnd());
    const end = at + content.length;
    const start = end - content.trimStart().length;
    if (start < end) this.#leaves.push({ kind: "heading", lines: [{ start, end }] });
  }
}
