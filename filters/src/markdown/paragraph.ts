import { matchAt, matchEnd } from "@openparlance/text";
import type { Span } from "../document/translatable-span.ts";
import { tableRuleStarts } from "./block-starts.ts";
import { listDefinitions } from "./definitions.ts";
import type { ExtensionLine } from "./extensions/extension-line.ts";
import { drawnTable } from "./extensions/line-syntaxes.ts";
import type { LeafBlock } from "./leaf-block.ts";
import type { LineCursor } from "./lines.ts";
import { findDefinitionTitle } from "./link-titles.ts";
import { isDelimiterRow, splitCells } from "./tables.ts";

const bracket = 0x5b;
const bar = 0x7c;
const letterT = 0x54;
const smallLetterT = 0x74;
/** The name of a field of MyST, or a marker of pandoc's lists: `a)`, `(1)`, `#.`. Each begins its own text. */
const fieldPattern =
  /^(?::[A-Za-z][\w. -]*:(?:[ \t]+|$)|(?:\((?:[a-z]|[ivx]{1,5}|\d{1,3}|@[\w-]*)\)|(?:[a-z]|[ivx]{1,5})\)|#[.)])[ \t]+(?=\S))/;
/**
 * A line that is a property of an outline, or a field of Obsidian's Dataview: `name:: value`. Several words before a
 * small letter are a sentence: `Names in std:: are reserved`.
 */
const propertyPattern = /^[A-Za-z](?:[\w-]*|[\w -]*\w(?=::[ \t]+[^\s\p{Ll}]))::[ \t]+(.*)/u;
/** A line of a line block, an extension of pandoc: `| Text`. */
const blockLinePattern = /^\|[ \t][^|]*$/;
/** A row of a table between bars. */
const rowPattern = /^\|.*\|[ \t]*$/;
/** Pandoc's mark of the caption above or below a table. */
const captionPattern = /Table:[ \t]+(?=\S)/iy;
/** A line that only a table has, one of its first two. */
const tableLinePattern = /^(?:\||\+[-=:]|--[- \t]*$)/;
const emptyLinePattern = /\r?\n[ \t>]*\r?\n/;
/** The limit of a table next to a caption, in UTF-16 code units. */
const maxTableLength = 10_000;
/** The line of dashes above the header of pandoc's tables with rows of several lines. */
const tableEdgePattern = /(?<=^[ \t>]*-{3,}[ \t]*\r?\n[ \t>]*)/my;
/** The definition below the terms, after an empty line. */
const definitionPattern = /\r?\n[ \t>]*\r?\n[ \t>]*:[ \t]/y;
/** Whether a line may be a term of its own: no emphasis, code or link continues in the next one. */
const isWhole = (text: string, { start, end }: Span): boolean => {
  const count = (mark: string) => text.slice(start, end).split(mark).length - 1;
  return ["*", "**", "__", "`"].every((mark) => count(mark) % 2 === 0) && count("[") === count("]");
};

/** A backslash that breaks a line, or ends a text. */
const breakPattern = /(?<!\\)(?:\\\\)*\\$/;

/** The open paragraph or table. */
export class Paragraph {
  readonly #line: LineCursor;
  readonly #leaves: LeafBlock[];
  readonly #define: (label: string) => void;
  readonly #hasProperties: boolean;
  #lines: Span[] = [];
  isTable = false;

  /** @param leaves collects the texts */
  constructor(line: LineCursor, leaves: LeafBlock[], define: (label: string) => void) {
    this.#line = line;
    this.#hasProperties = line.text.includes(":: ");
    this.#leaves = leaves;
    this.#define = define;
  }

  get isOpen(): boolean {
    return this.#lines.length > 0;
  }

  addText(next: number): void {
    const line = this.#line;
    if (this.isTable) this.#addCells(splitCells(line.text, { start: next, end: line.end }));
    else if (this.isOpen && tableRuleStarts[line.codeAt(next)] === 1 && isDelimiterRow(line.rest(next)))
      this.#startTable(next);
    else if (next < line.end) this.addLine(next);
  }

  /** Adds a line with the spaces at its end, which may be a hard break. */
  addLine(start: number): void {
    const { end } = this.#line;
    if (this.#lines.length > 0) this.#lines.push({ start, end });
    else this.#lines = [{ start, end }];
  }

  /** Starts a table: the last line of the paragraph is its header if it has as many cells as the row of dashes. */
  #startTable(next: number): void {
    const { text, end } = this.#line;
    const header = splitCells(text, this.#lines.at(-1) as Span);
    if (header.length !== splitCells(text, { start: next, end }).length) {
      this.addLine(next);
      return;
    }
    this.#lines.pop();
    this.close();
    this.isTable = true;
    this.#addCells(header);
    // Keeps the table open like a paragraph.
    this.#lines = [{ start: next, end: next }];
  }

  #addCells(row: readonly Span[]): void {
    for (const cell of row) this.#leaves.push({ kind: "cell", lines: [cell] });
  }

  /** Drops the lines, the header of a drawn table. @returns the table, which may have rows of several lines */
  leave(): ExtensionLine {
    const [first] = this.#lines;
    this.#lines = [];
    this.isTable = false;
    const isSimple = first && !matchAt(tableEdgePattern, this.#line.text, first.start);
    return isSimple ? drawnTable : { end: /^[ \t>]*--[- \t]*$/m, isUnknown: true };
  }

  /** @param areTerms whether each line is a separate term of a definition */
  close(areTerms = false): void {
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#lines = [];
    if (this.isTable) {
      this.isTable = false;
      return;
    }
    const { text } = this.#line;
    const { start } = lines[0] as Span;
    const { end } = lines.at(-1) as Span;
    const code = text.charCodeAt(start);
    const mayBeCaption = code === letterT || code === smallLetterT;
    const caption = mayBeCaption ? matchEnd(captionPattern, text, start) : 0;
    if (caption > 0 && isNextToTable(text, { start, end })) (lines[0] as Span).start = caption;
    const definitions = code === bracket ? listDefinitions(text, lines, this.#define) : [];
    const first = definitions.reduce((count, { length }) => count + length, 0);
    // Some programs read no definition directly below other text.
    const isApart = first > 0 && isAfterEmptyLine(text, start);
    for (const definition of isApart ? definitions : []) {
      const title = findDefinitionTitle(text, definition);
      if (title) this.#leaves.push({ kind: "linkTitle", lines: [title] });
    }
    // In kramdown, a table needs no header.
    const areRows = code === bar && lines.every(({ start, end }) => rowPattern.test(text.slice(start, end)));
    const cells = areRows ? lines.flatMap((line) => splitCells(text, line)) : [];
    const isLineBlock = code === bar && lines.every(({ start, end }) => blockLinePattern.test(text.slice(start, end)));
    const rest = first === 0 ? lines : lines.slice(first);
    const fields = (this.#hasProperties ? splitProperties(text, rest) : undefined) ?? splitFields(text, rest);
    if (areRows && cells.every((cell) => isWhole(text, cell))) this.#addCells(cells);
    else if (isLineBlock)
      for (const line of lines) this.#leaves.push({ kind: "title", lines: [skipStart(text, line, /^\|[ \t]+/)] });
    else if (fields)
      for (const each of fields.filter(({ length }) => length > 0))
        this.#leaves.push({ kind: "text", lines: leaveBreak(text, each) });
    else if (areTerms || (matchAt(definitionPattern, text, end) && rest.every((line) => isWhole(text, line))))
      for (const line of rest) this.#leaves.push({ kind: "text", lines: leaveBreak(text, [line]) });
    // A text after a comment doesn't begin its line.
    else if (rest.length > 0)
      this.#leaves.push({ kind: text.startsWith("<!--", start) ? "title" : "text", lines: rest });
  }
}

function isNextToTable(text: string, { start, end }: Span): boolean {
  const [next, after = ""] = text.slice(end, end + maxTableLength).split(emptyLinePattern, 2);
  const isOfTable = (line: string) => tableLinePattern.test(line.replace(/^[ \t>]+/, ""));
  return (next === "" && after.split(/\r?\n/, 2).some(isOfTable)) || blockAbove(text, start).some(isOfTable);
}

/** The lines above an empty line. They are read backwards, because many captions may follow each other. */
function blockAbove(text: string, start: number): string[] {
  const lines: string[] = [];
  let hasGap = false;
  for (let end = text.lastIndexOf("\n", start); end > Math.max(0, start - maxTableLength); ) {
    const from = text.lastIndexOf("\n", end - 1);
    const line = text.slice(from + 1, end);
    const isEmpty = /^[ \t>\r]*$/.test(line);
    if (isEmpty ? lines.length > 0 : !hasGap) break;
    if (isEmpty) hasGap = true;
    else lines.push(line.trimEnd());
    end = from;
  }
  return lines;
}

/** Moves the start of a line after a match. */
function skipStart(text: string, line: Span, start: RegExp): Span {
  line.start += start.exec(text.slice(line.start, line.end))?.[0].length ?? 0;
  return line;
}

/** Moves the end of the last line before a backslash that breaks it. */
function leaveBreak(text: string, lines: Span[]): Span[] {
  const last = lines.at(-1) as Span;
  if (breakPattern.test(text.slice(last.start, last.end))) last.end--;
  return lines;
}

/** The contents of fields, with the lines that continue them; undefined if other text comes first. */
function splitFields(text: string, lines: readonly Span[]): Span[][] | undefined {
  if (lines.length < 2) return undefined;
  const fields: Span[][] = [];
  for (const { start, end } of lines) {
    const [name] = fieldPattern.exec(text.slice(start, end)) ?? [];
    if (name) fields.push(name.length < end - start ? [{ start: start + name.length, end }] : []);
    else if (fields.length === 0) return undefined;
    else fields.at(-1)?.push({ start, end });
  }
  return fields.length > 1 ? fields : undefined;
}

/** The texts between properties, and the values of properties that are text; undefined without properties. */
function splitProperties(text: string, lines: readonly Span[]): Span[][] | undefined {
  const parts: Span[][] = [];
  let previous: Span[] | undefined;
  let hasProperty = false;
  for (const { start, end } of lines) {
    const value = propertyPattern.exec(text.slice(start, end))?.[1];
    if (value === undefined) {
      if (previous === undefined) parts.push([]);
      previous = parts.at(-1) as Span[];
      previous.push({ start, end });
    } else {
      previous = undefined;
      hasProperty = true;
      if (/\p{Lu}|\s/u.test(value.trimEnd())) parts.push([{ start: end - value.length, end }]);
    }
  }
  return hasProperty ? parts : undefined;
}

/** Whether the line before an offset has only marks of quotes, or doesn't exist. */
function isAfterEmptyLine(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at - 1);
  return start < 0 || /^[ \t>]*\r?$/.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start));
}
