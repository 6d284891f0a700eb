import { decodeHTML } from "entities";
import { lineBreaks } from "../document/line-breaks.ts";
import type { Span } from "../document/translatable-span.ts";
import type { PositionedTag, Unit } from "../document/unit.ts";

const size = /=\d*%?x\d*%?\s*$/;
const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", ")": "(" };

/**
 * The title at the end of what a link leads to, without its quotes: `url "title"`. Source: CommonMark 0.31, section
 * "Link title".
 */
export function findTitle(destination: string): Span | undefined {
  const end = destination.replace(size, "").trimEnd().length - 1;
  const opening = quotes[destination.charAt(end)];
  if (opening === undefined) return undefined;
  let start = end - 1;
  while (start > 0 && (destination[start] !== opening || destination[start - 1] === "\\")) start--;
  const title = destination.slice(start + 1, end);
  return /[ \t\r\n]/.test(destination.charAt(start - 1)) && /^[^\r\n]*\p{L}/u.test(title)
    ? { start: start + 1, end }
    : undefined;
}

/** Definitions that lead nowhere are comments: `[//]: # (Text)`. */
const definition = /^\[(?:[^[\]\\]|\\.){1,999}\]:[ \t]*(?:<[^<>]+>|(?!#[ \t])[^\s<]\S*)[ \t]/;

/** The title of a link's definition that is a line. */
export function definitionTitle(text: string, { start, end }: Span): Span | undefined {
  const line = text.slice(start, end);
  const [destination = ""] = definition.exec(line) ?? [];
  const title = destination === "" ? undefined : findTitle(line);
  return title && title.start >= destination.length
    ? { start: start + title.start, end: start + title.end }
    : undefined;
}

/** What ends a link of which a title is shown, and the attributes after it. */
const linkEnd = /\)(?:\{[^{}]*\})?$/;

/** The titles in the links and pictures of a text. */
export function linkTitles(text: string, tags: readonly PositionedTag[], isCell: boolean): Unit[] {
  return tags.flatMap((tag) => {
    const close = tag.text.startsWith("](") ? tag.text.search(linkEnd) : -1;
    const title = close < 0 ? undefined : findTitle(tag.text.slice(0, close));
    if (!title || !text.startsWith(tag.text, tag.start)) return [];
    return [titleUnit(text, { start: tag.start + title.start, end: tag.start + title.end }, isCell)];
  });
}

/** @param isCell whether a bar would end the cell that it is in */
export function titleUnit(text: string, { start, end }: Span, isCell = false): Unit {
  const plain = text
    .slice(start, end)
    .replace(/\\([!-/:-@[-`{-~])|&(?:#\w+|\w+);/g, (match, sign?: string) => sign ?? decodeHTML(match));
  const special = new RegExp(
    String.raw`[\\<${"`"}]|&(?=#?\w+;)|[${text.charAt(end)}${text.charAt(start - 1)}${isCell ? "|" : ""}]`,
    "g",
  );
  const escapeTitle = (target: string) => target.replace(lineBreaks, " ").replace(special, "\\$&");
  return { start, end, text: { plain, tags: [] }, escape: escapeTitle, context: "title" };
}
