import { matchAt } from "@openparlance/text";
import { applyEdits, type Span, type TranslatableSpan, writeSpans } from "../document/translatable-span.ts";

/** A line of a table, with the line end and the markers before it. */
interface GridLine {
  before: string;
  /** The texts between its bars, or the lines between the corners of an edge. */
  parts: readonly string[];
}

/** The lines of an edge, or those of a row, all of which belong to its cells. */
interface GridRow {
  isEdge: boolean;
  lines: GridLine[];
}

/** A table drawn with `+`, `-`, `=` and `|`, whose rows have one cell in each column. */
export interface GridTable extends Span {
  widths: readonly number[];
  rows: readonly GridRow[];
}

interface GridCell {
  parts: readonly string[];
  /** The text without the space before each line. */
  content: string;
  isPadded: boolean;
  spans: readonly TranslatableSpan[];
  /** The indexes of its segments in the table, half-open. */
  first: number;
  last: number;
}

const tablePattern = /\+[^\r\n]*(?:(?:\r\n?|\n)[ \t>]*[+|][^\r\n]*)+/y;
const linePattern = /((?:^|\r\n?|\n)[ \t>]*)([+|][^\r\n]*)/g;
const edgePattern = /^\+(?::?(?:-+|=+):?\+)+[ \t]*$/;
/** Characters of two columns. Source: Unicode, East Asian Width. */
const widePattern =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F900}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

function widthOf(sign: string): number {
  if (sign < "\u0300") return 1;
  return /[\p{Mn}\p{Me}\u200B-\u200F]/u.test(sign) ? 0 : widePattern.test(sign) ? 2 : 1;
}

const measure = (text: string): number => [...text].reduce((width, sign) => width + widthOf(sign), 0);

const maxWidth = (max: number, text: string): number => Math.max(max, measure(text));

/** Reads the table that begins at an offset. Source: pandoc's manual, `grid_tables`. @returns undefined for any other */
export function readGridTable(text: string, start: number): GridTable | undefined {
  const block = matchAt(tablePattern, text, start)?.[0] ?? "";
  let widths: readonly number[] | undefined;
  let indentation: string | undefined;
  const rows: GridRow[] = [];
  for (const [, before = "", line = ""] of block.matchAll(linePattern)) {
    const isEdge = edgePattern.test(line);
    const parts = isEdge ? line.split("+").slice(1, -1) : splitRow(line, widths ?? []);
    widths ??= parts?.map(({ length }) => length);
    const own = before.replace(/^[\r\n]+/, "");
    if (before !== "") indentation ??= own;
    if (
      !parts ||
      own !== (indentation ?? "") ||
      parts.some((part, column) => isEdge && part.length !== widths?.[column])
    )
      return undefined;
    const row = rows.at(-1);
    if (row?.isEdge === false && !isEdge) row.lines.push({ before, parts });
    else rows.push({ isEdge, lines: [{ before, parts }] });
  }
  const isClosed = rows.length > 2 && rows.at(-1)?.isEdge;
  return widths && isClosed ? { start, end: start + block.length, widths, rows } : undefined;
}

/**
 * The texts between the bars of a row; undefined unless a bar is at each corner of the edge above. The last text may be
 * of any width.
 */
function splitRow(line: string, widths: readonly number[]): string[] | undefined {
  const parts: string[] = [];
  const signs = [...line.slice(1).trimEnd()];
  let at = 0;
  for (const width of widths.slice(0, -1)) {
    const from = at;
    let left = width;
    while (left > 0 && at < signs.length) left -= widthOf(signs[at++] as string);
    while (at < signs.length && widthOf(signs[at] as string) === 0) at++;
    if (left !== 0 || signs[at] !== "|") return undefined;
    parts.push(signs.slice(from, at++).join(""));
  }
  const last = signs.slice(at, -1).join("");
  return signs.at(-1) === "|" && at < signs.length ? [...parts, last] : undefined;
}

/** Creates the span of a table. Its columns become as wide as the translations. @param read reads the text of a cell */
export function createTableSpan(
  { start, end, widths, rows }: GridTable,
  read: (content: string) => readonly TranslatableSpan[],
): TranslatableSpan {
  let count = 0;
  const readCell = (parts: readonly string[]): GridCell => {
    const isPadded = parts.every((part) => /^(?: |$)/.test(part));
    const content = parts.map((part) => part.slice(isPadded ? 1 : 0).trimEnd()).join("\n");
    const spans = read(content);
    const first = count;
    for (const { segments } of spans) count += segments.length;
    return { parts, isPadded, content, spans, first, last: count };
  };
  const cells = rows.map(({ isEdge, lines }) =>
    isEdge ? [] : widths.map((_, column) => readCell(lines.map(({ parts }) => parts[column] ?? ""))),
  );
  const segments = cells.flatMap((row) => row.flatMap(({ spans }) => spans.flatMap((span) => span.segments)));
  return {
    start,
    end,
    segments,
    write(targets) {
      const written = cells.map((row) => row.map((cell) => writeCell(cell, targets)));
      if (written.flat().every((lines) => lines === undefined)) return undefined;
      const texts = written.map((row, at) => row.map((lines, column) => lines ?? cells[at]?.[column]?.parts ?? []));
      const wide = widths.map((width, column) =>
        texts.reduce((max, row) => (row[column] ?? []).reduce(maxWidth, max), width),
      );
      return rows.map((row, at) => (row.isEdge ? drawEdge(row, wide) : drawRow(row, texts[at] ?? [], wide))).join("");
    },
  };
}

/** The lines of a translated cell; undefined for one that stays. */
function writeCell(
  { content, isPadded, spans, first, last }: GridCell,
  targets: readonly (string | undefined)[],
): string[] | undefined {
  const edits = writeSpans(spans, targets.slice(first, last), first);
  if (edits.length === 0) return undefined;
  const lines = applyEdits(content, edits).split("\n");
  return isPadded ? lines.map((line) => line && ` ${line} `) : lines;
}

const drawEdge = ({ lines }: GridRow, widths: readonly number[]): string =>
  lines
    .map(({ before, parts }) => {
      const drawn = parts.map((part, column) =>
        part.replace(/[-=]/, (sign) => sign.repeat((widths[column] ?? 0) - part.length + 1)),
      );
      return `${before}+${drawn.join("+")}+`;
    })
    .join("");

function drawRow({ lines }: GridRow, texts: readonly (readonly string[])[], widths: readonly number[]): string {
  const before = lines[0]?.before ?? "";
  const count = texts.reduce((max, { length }) => Math.max(max, length), 0);
  return Array.from({ length: count }, (_, line) => {
    const parts = texts.map((each, column) => {
      const part = each[line] ?? "";
      return part + " ".repeat((widths[column] ?? 0) - measure(part));
    });
    return `${before}|${parts.join("|")}|`;
  }).join("");
}
