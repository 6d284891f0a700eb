import { matchEnd } from "@openparlance/text";
import type { Span } from "../document/translatable-span.ts";
import { wikiLinkPattern } from "./extensions/inline.ts";
import { templatePattern } from "./extensions/templates.ts";

/** A template that no end of a code span interrupts. */
const expressionPattern = new RegExp(String.raw`(?![^}\r\n]{0,500}\x60)${templatePattern}`, "y");

export const isDelimiterRow = (line: string): boolean =>
  /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/.test(line) && line.includes("|");

const isBlank = (code: number): boolean => code <= 32 || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)));

/**
 * The cells of a row, without the whitespace around them. A `|` after a backslash, in a link of a wiki or in a template
 * is no separator.
 */
export function splitCells(text: string, { start, end }: Span): Span[] {
  const cells: Span[] = [];
  const add = (from: number, to: number) => {
    let first = from;
    let last = to;
    while (first < last && isBlank(text.charCodeAt(first))) first++;
    while (last > first && isBlank(text.charCodeAt(last - 1))) last--;
    if (first < last || (from > start && to < end)) cells.push({ start: first, end: last });
  };
  let from = start;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x5b) at = Math.max(at, matchEnd(wikiLinkPattern, text, at) - 1);
    else if (code === 0x7b) at = Math.max(at, matchEnd(expressionPattern, text, at) - 1);
    else if (code === 0x7c) {
      add(from, at);
      from = at + 1;
    }
  }
  add(from, end);
  return cells;
}
