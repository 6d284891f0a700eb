import type { Span } from "../document/translatable-span.ts";
import { extractionError } from "../source-location.ts";
import {
  fenceStart,
  footnote,
  heading,
  isRule,
  markerLength,
  moduleStart,
  ofItems,
  ofLeaves,
  ofTableRules,
  task,
  underline,
  withoutClosing,
} from "./block-starts.ts";
import { countDefinitionLines, definitionAt } from "./definitions.ts";
import type { ExtensionLine } from "./extensions/extension-line.ts";
import { extensionLine, mayBeExtension } from "./extensions/lines.ts";
import { type HtmlBlock, htmlBlock } from "./html-block.ts";
import { isProtected } from "./inline-html.ts";
import { LineCursor } from "./lines.ts";
import { readFlow } from "./mdx/flow.ts";
import { type JsxTag, skipModule, UnclosedMarkup } from "./mdx/scan.ts";
import { isDelimiterRow, splitCells } from "./tables.ts";

/**
 * A block with text: the lines of a paragraph or heading without their markers, a cell, a block of HTML, or tags of JSX.
 * Extensions have titles, and plain ones are without inline markup.
 */
export interface LeafBlock {
  kind: "text" | "heading" | "cell" | "title" | "plain" | "html" | "jsx";
  lines: Span[];
  /** Of JSX. */
  tags?: readonly JsxTag[];
  /** In how many block quotes the tags are. */
  quotes?: number;
}

export interface BlockOptions {
  /** Where the text begins, after the front matter. */
  from: number;
  /** How deep quotes and lists may nest. */
  depth: number;
  /** Whether tags are JSX, braces hold expressions, and nothing else is HTML or code by its indentation. */
  isMdx: boolean;
  /** Receives the label of each definition. */
  define?: (label: string) => void;
  /** Receives where markup begins that can't be read and is left alone. */
  leave?: (at: number) => void;
}

/** The body of an admonition or tab is like an item, but each of its lines is indented. */
type Container = { kind: "quote" } | { kind: "item" | "body"; columns: number };

const greater = 0x3e;
const less = 0x3c;
const brace = 0x7b;
const bracket = 0x5b;
const colon = 0x3a;
const tilde = 0x7e;
const emptyLine = /^\s*$/;

/**
 * Finds the blocks of a Markdown text that hold text; code is passed over.
 *
 * Source: CommonMark 0.31 (MacFarlane 2024), appendix "A parsing strategy"; tables of GitHub Flavored Markdown.
 */
export class BlockReader {
  readonly #line: LineCursor;
  readonly #text: string;
  readonly #depth: number;
  readonly #define: ((label: string) => void) | undefined;
  readonly #leaveAlone: ((at: number) => void) | undefined;
  readonly #isMdx: boolean;
  /** After more columns of whitespace, text is code. */
  readonly #maxIndent: number;
  /** The leaves that were read, and how many of them were taken. */
  readonly #leaves: LeafBlock[] = [];
  #used = 0;
  readonly #containers: Container[] = [];
  #paragraph: Span[] = [];
  #fence: { mark: string; length: number } | undefined;
  #html: (HtmlBlock & { lines: Span[] }) | undefined;
  #isTable = false;
  #isNote = false;
  /** What ends the lines that an extension leaves alone. */
  #verbatimEnd: RegExp | undefined;
  #hasOptions = false;
  /** What ends such lines and does not come any more. */
  readonly #missing = new Set<string>();

  constructor(text: string, { from, depth, isMdx, define, leave }: BlockOptions) {
    this.#text = text;
    this.#line = new LineCursor(text, from);
    this.#depth = depth;
    this.#define = define;
    this.#leaveAlone = leave;
    this.#isMdx = isMdx;
    this.#maxIndent = isMdx ? Number.POSITIVE_INFINITY : 3;
  }

  /**
   * The next block that holds text; undefined after the last.
   *
   * @throws FilterError "File extraction error"
   */
  next(): LeafBlock | undefined {
    if (this.#used === this.#leaves.length) {
      while (this.#leaves.length > 0) this.#leaves.pop();
      this.#used = 0;
      while (this.#leaves.length === 0 && this.#line.nextLine()) this.#add(this.#line);
      if (this.#leaves.length === 0) this.#finish();
    }
    return this.#leaves[this.#used++];
  }

  #add(line: LineCursor): void {
    const matched = this.#matchContainers(line);
    if (this.#endsBody(line, matched)) this.#leave(matched);
    const isWhole = matched === this.#containers.length;
    if (!isWhole) this.#closeVerbatim();
    if (this.#verbatimEnd) this.#addToVerbatim(line, this.#verbatimEnd);
    else if (this.#fence) this.#addToFence(line, this.#fence);
    else if (this.#html) this.#addToHtml(line);
    else this.#addBlock(line, matched, isWhole);
  }

  #finish(): void {
    this.#closeVerbatim();
    this.#closeParagraph();
  }

  #endsBody(line: LineCursor, matched: number): boolean {
    for (let index = matched; index < this.#containers.length; index++)
      if (this.#containers[index]?.kind === "body") return !line.isBlank(line.at);
    return false;
  }

  /** How many of the open containers continue in this line. */
  #matchContainers(line: LineCursor): number {
    for (let index = 0; index < this.#containers.length; index++) {
      const container = this.#containers[index] as Container;
      line.measure();
      if (container.kind !== "quote") {
        if (line.next < line.end && line.columns < container.columns) return index;
        line.skipColumns(Math.min(line.columns, container.columns));
      } else {
        if (line.columns > this.#maxIndent || line.codeAt(line.next) !== greater) return index;
        this.#skipQuoteMark(line, line.next);
      }
    }
    return this.#containers.length;
  }

  #skipQuoteMark(line: LineCursor, at: number): void {
    line.skipTo(at + 1);
    line.measure();
    if (line.columns > 0) line.skipColumns(1);
  }

  #addBlock(line: LineCursor, matched: number, isWhole: boolean): void {
    if (this.#isMdx && matched === 0 && this.#skipModule(line)) return;
    const hasOptions = this.#hasOptions;
    this.#hasOptions = false;
    const opened = this.#openContainers(line, matched, isWhole);
    const { columns, next } = line;
    const isContinued = this.#paragraph.length > 0 && !opened;
    if (next >= line.end) {
      if (!opened) this.#closeContainers(matched);
      this.#closeParagraph();
      return;
    }
    if (columns > this.#maxIndent) {
      if (isContinued) this.#addLine(next, line.end);
      else if (!opened) this.#leave(matched);
      return;
    }
    if (
      isContinued &&
      isWhole &&
      !this.#isTable &&
      (line.codeAt(next) === 0x3d || line.codeAt(next) === 0x2d) &&
      underline.test(line.rest(next))
    ) {
      this.#closeParagraph();
      return;
    }
    const kept = opened ? undefined : matched;
    if (mayBeExtension(line.codeAt(next), line.codeAt(next + 1)) && this.#openExtension(line, next, kept, hasOptions))
      return;
    if (this.#openLeaf(line, next, isContinued, kept)) return;
    // Footnotes and definitions are one below the other.
    if (isContinued && !isWhole && !(this.#isNote && definitionAt(line.rest(next), 0))) {
      this.#addLine(next, line.end);
      return;
    }
    if (!opened) this.#leave(matched);
    this.#addText(line, next);
  }

  /** Leaves the containers that do not continue, with the paragraph in them. */
  #leave(matched: number): void {
    if (matched === this.#containers.length) return;
    this.#closeParagraph();
    this.#closeContainers(matched);
  }

  /** To set the length of an array is a call out of compiled code. */
  #closeContainers(matched: number): void {
    while (this.#containers.length > matched) this.#containers.pop();
  }

  /** Leaves the whitespace after the markers measured. */
  #openContainers(line: LineCursor, matched: number, isWhole: boolean): boolean {
    let opened = false;
    for (;;) {
      line.measure();
      const { columns, next } = line;
      if (columns > this.#maxIndent || next >= line.end) return opened;
      const canBreak = !opened && isWhole && this.#paragraph.length > 0;
      if (line.codeAt(next) === greater) {
        this.#open({ kind: "quote" }, opened ? this.#containers.length : matched);
        this.#skipQuoteMark(line, next);
      } else if (!this.#openItem(line, columns, next, opened ? this.#containers.length : matched, canBreak))
        return opened;
      opened = true;
    }
  }

  #openItem(line: LineCursor, columns: number, next: number, matched: number, canBreak: boolean): boolean {
    if (ofItems[line.codeAt(next)] !== 1) return false;
    const length = markerLength(line, next);
    if (length === 0 || isRule(line, next)) return false;
    const isEmpty = line.isBlank(next + length);
    const isDefinition = line.codeAt(next) === colon || line.codeAt(next) === tilde;
    if (isDefinition && isEmpty) return false;
    // Each line of its paragraph is a term.
    if (isDefinition && canBreak) this.#closeParagraph(true);
    if (
      canBreak &&
      !isDefinition &&
      (isEmpty || (length > 1 && Number(line.text.slice(next, next + length - 1)) !== 1))
    )
      return false;
    line.skipTo(next + length);
    line.measure();
    const gap = line.columns;
    const used = isEmpty || gap > this.#maxIndent + 1 ? 1 : gap;
    line.skipColumns(Math.min(used, gap));
    this.#open({ kind: "item", columns: columns + length + used }, matched);
    const box = line.codeAt(line.at) === bracket ? line.match(task, line.at) : undefined;
    if (box) line.skipTo(line.at + box[0].length);
    return true;
  }

  #open(container: Container, matched: number): void {
    this.#closeParagraph();
    this.#closeContainers(matched);
    this.#containers.push(container);
    if (this.#containers.length > this.#depth) {
      throw extractionError(this.#text, this.#line.at, `quotes and lists nest deeper than ${this.#depth}`);
    }
  }

  /** A fence, heading, rule, block of HTML or footnote; false when the line is none. */
  #openLeaf(line: LineCursor, next: number, isContinued: boolean, matched: number | undefined): boolean {
    const code = line.codeAt(next);
    if (this.#isMdx && (code === less || code === brace) && !line.text.startsWith("<!--", next))
      return this.#openFlow(line, next, matched);
    if (ofLeaves[code] !== 1) return false;
    const fence = line.match(fenceStart, next);
    const title = fence ? undefined : line.match(heading, next);
    const isHtml = !fence && !title && (!this.#isMdx || code === less);
    const html = isHtml ? htmlBlock(line.rest(next), isContinued) : undefined;
    const note = line.match(footnote, next);
    if (!fence && !title && !html && !note && !isRule(line, next)) return false;
    this.#closeParagraph();
    if (matched !== undefined) this.#leave(matched);
    if (fence) this.#fence = { mark: line.text[next] as string, length: (fence[1] ?? fence[2] ?? "").length };
    if (title) this.#addHeading(line, next + title[0].length);
    if (note) {
      this.#containers.push({ kind: "item", columns: 4 });
      this.#addText(line, next + note[0].length);
      this.#isNote = true;
    }
    if (html) {
      this.#html = { ...html, lines: [] };
      this.#addToHtml(line);
    }
    return true;
  }

  /** A line of an extension, or the first of lines that it leaves alone; false when the line is none. */
  #openExtension(line: LineCursor, next: number, matched: number | undefined, hasOptions: boolean): boolean {
    const isQuoteStart = matched === undefined && this.#containers.at(-1)?.kind === "quote";
    const match = extensionLine(line.rest(next), { isQuoteStart, hasOptions });
    if (!match) return false;
    const { title, isPlain, hasBody } = match;
    const { columns } = line;
    this.#closeParagraph();
    if (matched !== undefined) this.#leave(matched);
    this.#hasOptions = match.hasOptions === true;
    this.#leaveLines(line, next, match);
    if (title) {
      const span = { start: next + title.start, end: next + title.end };
      this.#leaves.push({ kind: isPlain ? "plain" : "title", lines: [span] });
    }
    if (hasBody) this.#open({ kind: "body", columns: columns + 4 }, this.#containers.length);
    return true;
  }

  /** Lines without an end are left alone up to an empty one. */
  #leaveLines(line: LineCursor, next: number, { end, isUnknown }: ExtensionLine): void {
    const isEndless = end !== undefined && !this.#comes(end, line.end);
    if (isUnknown || isEndless) this.#leaveAlone?.(next);
    this.#verbatimEnd = isEndless ? emptyLine : end;
  }

  #comes(end: RegExp, from: number): boolean {
    if (this.#missing.has(end.source)) return false;
    const search = new RegExp(end.source, "gm");
    search.lastIndex = from;
    if (search.test(this.#text)) return true;
    this.#missing.add(end.source);
    return false;
  }

  /** Imports and exports that begin in this line. */
  #skipModule(line: LineCursor): boolean {
    if (this.#paragraph.length > 0 || !line.match(moduleStart, line.at)) return false;
    this.#closeContainers(0);
    line.continueAfter(skipModule(this.#text, line.at));
    return true;
  }

  /** Tags and expressions in lines of their own; those that begin a paragraph are its lines as far as they go. */
  #openFlow(line: LineCursor, next: number, matched: number | undefined): boolean {
    const quotes = this.#containers.filter(
      ({ kind }, index) => kind === "quote" && index < (matched ?? Infinity),
    ).length;
    const { tags, end, isWhole } = this.#readFlow(next, quotes);
    if (!isWhole && end <= line.end) return false;
    if (isWhole || this.#paragraph.length === 0) {
      if (isWhole || this.#isTable) this.#closeParagraph();
      if (matched !== undefined) this.#leave(matched);
    }
    if (isWhole) {
      this.#leaves.push({ kind: "jsx", lines: [{ start: next, end }], tags, quotes });
      line.continueAfter(end);
      return true;
    }
    this.#addLine(next, line.end);
    while (line.end < end && line.nextLine()) {
      this.#matchContainers(line);
      line.measure();
      if (line.next >= line.end)
        throw extractionError(this.#text, next, "a tag or an expression in a paragraph that does not end in it");
      this.#addLine(line.next, line.end);
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
    const content = withoutClosing(line.rest(at).trimEnd());
    const start = at + content.length - content.trimStart().length;
    if (start < at + content.length)
      this.#leaves.push({ kind: "heading", lines: [{ start, end: at + content.length }] });
  }

  #addText(line: LineCursor, next: number): void {
    if (this.#isTable) this.#addRow(line, next);
    else if (this.#paragraph.length > 0 && ofTableRules[line.codeAt(next)] === 1 && isDelimiterRow(line.rest(next)))
      this.#startTable(line, next);
    else if (next < line.end) this.#addLine(next, line.end);
  }

  /** The last line of the paragraph is a table's header when it has as many cells as the row of dashes. */
  #startTable(line: LineCursor, next: number): void {
    const header = this.#paragraph.at(-1) as Span;
    const cells = splitCells(this.#text, header);
    if (cells.length !== splitCells(this.#text, { start: next, end: line.end }).length) {
      this.#addLine(next, line.end);
      return;
    }
    this.#paragraph.pop();
    this.#closeParagraph();
    this.#isTable = true;
    for (const cell of cells) this.#leaves.push({ kind: "cell", lines: [cell] });
    // Keeps the table open as a paragraph would be.
    this.#paragraph = [{ start: next, end: next }];
  }

  #addRow(line: LineCursor, next: number): void {
    for (const cell of splitCells(this.#text, { start: next, end: line.end }))
      this.#leaves.push({ kind: "cell", lines: [cell] });
  }

  /** Adds a line with the spaces at its end, which may be a hard break, to the paragraph. */
  #addLine(start: number, end: number): void {
    if (this.#paragraph.length > 0) this.#paragraph.push({ start, end });
    else this.#paragraph = [{ start, end }];
  }

  /** @param areTerms each line is a text of its own, of which a definition follows */
  #closeParagraph(areTerms = false): void {
    const lines = this.#paragraph;
    this.#isNote = false;
    if (lines.length === 0) return;
    this.#paragraph = [];
    if (this.#isTable) {
      this.#isTable = false;
      return;
    }
    const isBracket = this.#text.charCodeAt((lines[0] as Span).start) === bracket;
    const first = isBracket ? countDefinitionLines(this.#text, lines, this.#define) : 0;
    if (areTerms) for (const line of lines.slice(first)) this.#leaves.push({ kind: "text", lines: [line] });
    else if (first < lines.length) this.#leaves.push({ kind: "text", lines: first === 0 ? lines : lines.slice(first) });
  }

  #closeVerbatim(): void {
    this.#fence = undefined;
    this.#verbatimEnd = undefined;
    if (this.#html) this.#addHtmlLeaves(this.#html);
    this.#html = undefined;
  }

  /** A tag that makes the block because it is alone in its line stays there; all else may change its lines. */
  #addHtmlLeaves({ isTag, lines }: HtmlBlock & { lines: Span[] }): void {
    const [first, ...others] = lines as [Span, ...Span[]];
    if (isTag && others.length > 0 && !isProtected(this.#text.slice(first.start, first.end).trimEnd())) {
      this.#leaves.push({ kind: "html", lines: [first] }, { kind: "html", lines: others });
    } else this.#leaves.push({ kind: "html", lines });
  }

  #addToFence(line: LineCursor, { mark, length }: { mark: string; length: number }): void {
    line.measure();
    const rest = line.rest(line.next).trimEnd();
    if (line.columns <= this.#maxIndent && rest.length >= length && rest === mark.repeat(rest.length))
      this.#fence = undefined;
  }

  #addToVerbatim(line: LineCursor, end: RegExp): void {
    if (end.test(line.rest(line.at))) this.#verbatimEnd = undefined;
  }

  #addToHtml(line: LineCursor): void {
    const html = this.#html;
    if (!html) return;
    const rest = line.rest(line.at);
    const isEnd = html.end ? html.end.test(rest) : rest.trim() === "";
    if (html.end || !isEnd) html.lines.push({ start: line.at, end: line.end });
    if (isEnd) this.#closeVerbatim();
  }
}
