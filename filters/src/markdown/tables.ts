import type { Span } from "../document/translatable-span.ts";
import { template } from "./extensions/templates.ts";
import { matchEnd } from "./match.ts";

const wholeTemplate = new RegExp(template, "y");

export function isDelimiterRow(line: string): boolean {
  return /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/.test(line) && line.includes("|");
}

/** The cells of a row, without the whitespace around them. A `|` after a backslash or in a template separates nothing. */
export function splitCells(text: string, { start, end }: Span): Span[] {
  const cells: Span[] = [];
  const add = (from: number, to: number) => {
    const content = text.slice(from, to);
    const first = from + content.length - content.trimStart().length;
    cells.push({ start: Math.min(first, to), end: Math.max(Math.min(first, to), from + content.trimEnd().length) });
  };
  let from = start;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x7b) at = Math.max(at, matchEnd(wholeTemplate, text, at) - 1);
    else if (code === 0x7c) {
      if (text.slice(from, at).trim() !== "" || from > start) add(from, at);
      from = at + 1;
    }
  }
  if (text.slice(from, end).trim() !== "") add(from, end);
  return cells;
}
