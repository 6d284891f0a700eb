import type { Span } from "../document/stretch.ts";
import { FilterError } from "../filter-error.ts";
import { htmlBlock } from "./html-block.ts";
import { LineCursor, linesOf } from "./lines.ts";
import { cellsOf, isDelimiterRow } from "./tables.ts";

/** What holds text: the lines of a paragraph or heading without their markers, a cell, or a block of HTML. */
export interface Leaf {
  kind: "text" | "cell" | "html";
  lines: Span[];
}

type Container = { kind: "quote" } | { kind: "item"; columns: number };

const listMarker = /(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$|[\r\n])/y;
const fenceStart = /(`{3,})[^`\r\n]*(?=[\r\n]|$)|(~{3,})/y;
const heading = /#{1,6}(?=[ \t]|[\r\n]|$)/y;
const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const underline = /^(?:=+|-+)[ \t]*$/;
const definition = /^\[(?:[^[\]\\]|\\.)+\]:[ \t]*\S+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/;
const footnote = /\[\^[^\]\s]+\]:[ \t]*/y;
const task = /\[[ xX]\][ \t]+/y;

/**
 * Finds the blocks of a Markdown text that hold text; code is passed over.
 *
 * Source: CommonMark 0.31 (MacFarlane 2024), appendix "A parsing strategy"; tables of GitHub Flavored Markdown.
 *
 * @param from where the text begins, behind the front matter
 * @param depth how deep quotes and lists may nest
 * @throws FilterError "File extraction error"
 */
export function* readBlocks(text: string, from: number, depth: number): Generator<Leaf> {
  const reader = new BlockReader(text, depth);
  for (const line of linesOf(text, from)) {
    reader.add(new LineCursor(text, line));
    if (reader.leaves.length > 0) yield* reader.leaves.splice(0);
  }
  reader.finish();
  yield* reader.leaves;
}

/** A heading's content without the marks that may end it, which stand behind a space. */
function withoutClosing(content: string): string {
  let end = content.length;
  while (content[end - 1] === "#") end--;
  return end === 0 || /[ \t]/.test(content[end - 1] ?? "") ? content.slice(0, end).trimEnd() : content;
}

class BlockReader {
  /** The leaves that were read and not taken yet. */
  readonly leaves: Leaf[] = [];
  readonly #text: string;
  readonly #depth: number;
  #containers: Container[] = [];
  #paragraph: Span[] = [];
  #fence: { mark: string; length: number } | undefined;
  #html: { end: RegExp | undefined; lines: Span[] } | undefined;
  #isTable = false;
  #isNote = false;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
  }

  add(line: LineCursor): void {
    const matched = this.#matchContainers(line);
    const isWhole = matched === this.#containers.length;
    if (!isWhole) this.#closeVerbatim();
    if (this.#fence) this.#addToFence(line, this.#fence);
    else if (this.#html) this.#addToHtml(line);
    else this.#addBlock(line, matched, isWhole);
  }

  finish(): void {
    this.#closeVerbatim();
    this.#closeParagraph();
  }

  /** How many of the open containers go on in this line. */
  #matchContainers(line: LineCursor): number {
    for (let index = 0; index < this.#containers.length; index++) {
      const container = this.#containers[index] as Container;
      const { columns, next } = line.indent();
      if (container.kind === "item") {
        if (next < line.end && columns < container.columns) return index;
        line.skipColumns(Math.min(columns, container.columns));
      } else {
        if (columns > 3 || next >= line.end || line.text[next] !== ">") return index;
        this.#skipQuoteMark(line, next);
      }
    }
    return this.#containers.length;
  }

  #skipQuoteMark(line: LineCursor, at: number): void {
    line.skipTo(at + 1);
    if (line.indent().columns > 0) line.skipColumns(1);
  }

  #addBlock(line: LineCursor, matched: number, isWhole: boolean): void {
    const opened = this.#openContainers(line, matched, isWhole);
    const { columns, next } = line.indent();
    const isContinued = this.#paragraph.length > 0 && !opened;
    if (next >= line.end) {
      if (!opened) this.#containers.length = matched;
      this.#closeParagraph();
      return;
    }
    if (columns > 3) {
      if (isContinued) this.#paragraph.push(this.#trimmed(line, next));
      else if (!opened) this.#leave(matched);
      return;
    }
    if (
      isContinued &&
      isWhole &&
      !this.#isTable &&
      /[=-]/.test(line.text.charAt(next)) &&
      underline.test(line.rest(next))
    ) {
      this.#closeParagraph();
      return;
    }
    if (this.#openLeaf(line, next, isContinued, opened ? undefined : matched)) return;
    if (isContinued && !isWhole) {
      this.#paragraph.push(this.#trimmed(line, next));
      return;
    }
    if (!opened) this.#leave(matched);
    // Footnotes and definitions stand one below the other.
    if (this.#isNote && definition.test(line.rest(next))) this.#closeParagraph();
    this.#addText(line, next);
  }

  /** Leaves the containers that do not go on, with the paragraph in them. */
  #leave(matched: number): void {
    if (matched === this.#containers.length) return;
    this.#closeParagraph();
    this.#containers.length = matched;
  }

  #openContainers(line: LineCursor, matched: number, isWhole: boolean): boolean {
    let opened = false;
    for (;;) {
      const { columns, next } = line.indent();
      if (columns > 3 || next >= line.end) return opened;
      const canBreak = !opened && isWhole && this.#paragraph.length > 0;
      if (line.text[next] === ">") {
        this.#open({ kind: "quote" }, opened ? this.#containers.length : matched);
        this.#skipQuoteMark(line, next);
      } else if (!this.#openItem(line, columns, next, opened ? this.#containers.length : matched, canBreak))
        return opened;
      opened = true;
    }
  }

  #openItem(line: LineCursor, columns: number, next: number, matched: number, canBreak: boolean): boolean {
    if (!/[-+*\d]/.test(line.text.charAt(next))) return false;
    const marker = line.match(listMarker, next);
    if (!marker || rule.test(line.rest(next))) return false;
    const isEmpty = line.rest(next + marker[0].length).trim() === "";
    if (canBreak && (isEmpty || (marker[1] !== undefined && Number(marker[1]) !== 1))) return false;
    line.skipTo(next + marker[0].length);
    const gap = line.indent().columns;
    const used = isEmpty || gap > 4 ? 1 : gap;
    line.skipColumns(Math.min(used, gap));
    this.#open({ kind: "item", columns: columns + marker[0].length + used }, matched);
    const box = line.match(task, line.at);
    if (box) line.skipTo(line.at + box[0].length);
    return true;
  }

  #open(container: Container, matched: number): void {
    this.#closeParagraph();
    this.#containers.length = matched;
    this.#containers.push(container);
    if (this.#containers.length > this.#depth) {
      throw new FilterError("File extraction error", `quotes and lists nest deeper than ${this.#depth}`);
    }
  }

  /** A fence, heading, rule, block of HTML or footnote; false when the line is none. */
  #openLeaf(line: LineCursor, next: number, isContinued: boolean, matched: number | undefined): boolean {
    if (!/[`~#<*_[-]/.test(line.text.charAt(next))) return false;
    const fence = line.match(fenceStart, next);
    const title = fence ? undefined : line.match(heading, next);
    const html = fence || title ? undefined : htmlBlock(line.rest(next), isContinued);
    const isRule = !fence && !title && !html && rule.test(line.rest(next));
    const note = line.match(footnote, next);
    if (!fence && !title && !html && !isRule && !note) return false;
    this.#closeParagraph();
    if (matched !== undefined) this.#leave(matched);
    if (fence) this.#fence = { mark: line.text[next] as string, length: (fence[1] ?? fence[2] ?? "").length };
    if (title) this.#addHeading(line, next + title[0].length);
    if (note) {
      this.#addText(line, next + note[0].length);
      this.#isNote = true;
    }
    if (html) {
      this.#html = { end: html.end, lines: [] };
      this.#addToHtml(line);
    }
    return true;
  }

  #addHeading(line: LineCursor, at: number): void {
    const content = withoutClosing(line.rest(at).trimEnd());
    const start = at + content.length - content.trimStart().length;
    if (start < at + content.length) this.leaves.push({ kind: "text", lines: [{ start, end: at + content.length }] });
  }

  #addText(line: LineCursor, next: number): void {
    if (this.#isTable) this.#addRow(line, next);
    else if (this.#paragraph.length > 0 && /[|:-]/.test(line.text.charAt(next)) && isDelimiterRow(line.rest(next)))
      this.#startTable(line, next);
    else if (next < line.end) this.#paragraph.push(this.#trimmed(line, next));
  }

  /** The last line of the paragraph is a table's header when it has as many cells as the row of dashes. */
  #startTable(line: LineCursor, next: number): void {
    const header = this.#paragraph.at(-1) as Span;
    const cells = cellsOf(this.#text, header);
    if (cells.length !== cellsOf(this.#text, { start: next, end: line.end }).length) {
      this.#paragraph.push(this.#trimmed(line, next));
      return;
    }
    this.#paragraph.pop();
    this.#closeParagraph();
    this.#isTable = true;
    for (const cell of cells) this.leaves.push({ kind: "cell", lines: [cell] });
    // Keeps the table open as a paragraph would be.
    this.#paragraph = [{ start: next, end: next }];
  }

  #addRow(line: LineCursor, next: number): void {
    for (const cell of cellsOf(this.#text, { start: next, end: line.end }))
      this.leaves.push({ kind: "cell", lines: [cell] });
  }

  /** The line keeps the spaces at its end, which may be a hard break. */
  #trimmed(line: LineCursor, next: number): Span {
    return { start: next, end: line.end };
  }

  #closeParagraph(): void {
    const lines = this.#paragraph;
    this.#paragraph = [];
    this.#isNote = false;
    if (this.#isTable) {
      this.#isTable = false;
      return;
    }
    let first = 0;
    while (first < lines.length && this.#isDefinition(lines[first] as Span)) first++;
    if (first < lines.length) this.leaves.push({ kind: "text", lines: first === 0 ? lines : lines.slice(first) });
  }

  #isDefinition({ start, end }: Span): boolean {
    return this.#text.charAt(start) === "[" && definition.test(this.#text.slice(start, end));
  }

  #closeVerbatim(): void {
    this.#fence = undefined;
    if (this.#html) this.leaves.push({ kind: "html", lines: this.#html.lines });
    this.#html = undefined;
  }

  #addToFence(line: LineCursor, { mark, length }: { mark: string; length: number }): void {
    const { columns, next } = line.indent();
    const rest = line.rest(next).trimEnd();
    if (columns < 4 && rest.length >= length && rest === mark.repeat(rest.length)) this.#fence = undefined;
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
