import { decodeHTML } from "entities";
import { lineBreakPattern } from "../document/line-breaks.ts";
import { escapeExtensions } from "./extensions/inline.ts";

const wordPattern = /[\p{L}\p{N}]/u;

/**
 * Escapes markup inside a line. Source: CommonMark 0.31, section "Inlines". Underscores inside words are not escaped,
 * nor are `&`, `<` and `~` where they are not markup.
 */
export const escapeMarkdown = (text: string): string => escapeExtensions(escapeCommonMark(text));

function escapeCommonMark(text: string): string {
  // Testing first is faster than replacing nothing.
  if (!/[\\`*[\]_<&~\r\n]/.test(text)) return text;
  const line = text.replace(/[\\`*[\]]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|(?<=\S)~/g, "\\$&").replace(lineBreakPattern, " ");
  const withAddresses = line.includes("@") ? line.replace(/(?<!\\)<(?=[\w.#$%&'*+=^{|}~-])/g, "\\<") : line;
  return withAddresses.includes("_") ? withAddresses.replace(/_+/g, escapeUnderscores) : withAddresses;
}

const urlPattern = /(?:https?:\/\/|www\.)[^\s<>]+/g;

/** Removes escapes in URLs, which readers of GFM see as part of the URL. A sign that is alone has no partner. */
export function unescapeUrls(markup: string): string {
  if (!markup.includes("\\") || markup.search(urlPattern) < 0) return markup;
  const signs = ["_", "*", "~"].filter((sign) => markup.split(sign === "_" ? "\\_" : sign).length === 2);
  const write = (match: string, sign: string) => (signs.includes(sign) ? sign : match);
  return markup.replace(urlPattern, (url) => url.replace(/\\([\\_*~])/g, write));
}

/** Brackets around words. Without a definition or a target after them, they aren't a link. */
const plainBracketsPattern = /(?<=^|[\s("'])\\\[(?![!^]|[^[\]]\\?\])((?:[^[\]\\@=\r\n]|\\[^[\]])+)\\\](?![([{:]|$)/g;

const urlBracketsPattern = /\\\[(?![!^])([^[\]\\]*)\\\](?![([{:])/g;

/** Removes the escapes of brackets that only a definition would turn into a link: another file may define the label. */
export function unescapeBrackets(markup: string, isDefined: (label: string) => boolean): string {
  if (!markup.includes("\\[")) return markup;
  const write = (match: string, label: string) => (isDefined(label) ? match : `[${label}]`);
  const written = markup.replace(plainBracketsPattern, write);
  return written.replace(urlPattern, (url) => url.replace(urlBracketsPattern, write));
}

/** Escaped signs that are syntax only in extensions. Authors escape them if their program needs it. */
const escapedSignPattern = /\\[$:@#^~={}"'|+]|&(?:#\d+|[a-z]+);/g;
const signOf = (match: string): string => (match.startsWith("\\") ? match.slice(1) : decodeHTML(match));

/** Escapes the characters that the file escapes or writes as references (`&nbsp;`); undefined if there are none. */
export function createEscape(text: string): ((markup: string) => string) | undefined {
  const signs = [...new Set(text.match(escapedSignPattern)?.map(signOf))]
    .join("")
    .replace(/[^$:@#^~={}"'|+\u00A0]/g, "");
  if (signs === "") return undefined;
  const signPattern = new RegExp(`\\\\[\\s\\S]|(?![:@#]\\P{L})[${signs.replace("^", "\\^")}]`, "gu");
  const escapeSign = (match: string) => (match === "\u00A0" ? "&nbsp;" : match.startsWith("\\") ? match : `\\${match}`);
  return (markup) => markup.replace(signPattern, escapeSign);
}

/** Escapes a run of underscores, unless it is inside a word. */
function escapeUnderscores(run: string, at: number, text: string): string {
  const isInside = wordPattern.test(text.charAt(at - 1)) && wordPattern.test(text.charAt(at + run.length));
  return isInside ? run : run.replaceAll("_", "\\_");
}

/** Escapes markup inside a line of MDX: that of Markdown, and characters that begin a tag or an expression. */
export function escapeMdx(text: string): string {
  // A backslash and the escaped character stay unchanged.
  return escapeMarkdown(text).replace(/\\[\s\S]|\{|<(?!\s)/g, (match) =>
    match.startsWith("\\") ? match : `\\${match}`,
  );
}

/** Escapes a line of text that MDX would read as code. */
export const escapeMdxLineStart = (markup: string): string =>
  escapeLineStart(markup).replace(/^[ie](?=(?:mport|xport) )/, (letter) => `&#${letter.charCodeAt(0)};`);

export const escapeMdxCell = (text: string): string => escapeMdx(text).replaceAll("|", "\\|");

export const escapeMarkdownCell = (text: string): string => escapeMarkdown(text).replaceAll("|", "\\|");

/** The starts of directives, definitions, admonitions, tabs, math, comments, blocks and includes. */
const extensionStartPattern =
  /^(?:[:~](?=\s)|:{2}|(?:!{3}|\?{3}\+?)(?= ?[\w"])|={3}(?=[+! ]+")|\${2}|%{2}|\/{3}|<{3}|-(?=-*8<-))/;

/** Escapes the start of a block at the beginning of a line in a paragraph or heading. */
export function escapeLineStart(markup: string): string {
  const first = markup.charCodeAt(0);
  // Most lines begin with a letter.
  if (first >= 0x40 && first !== 0x7c && first !== 0x7e) return markup;
  return markup
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|~{3}|=+\s*$|-+\s*$|\|(?= )|[|:][|:\- \t]*$)/, "\\$&")
    .replace(extensionStartPattern, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/** Escapes `#` at the end of a heading, where it would not be text. */
export const escapeHeadingEnd = (markup: string): string => markup.replace(/(?<=(?:^|[ \t]))#+$/, "\\$&");

/** Removes blanks at the beginning of a line, which would turn it into code. */
export const trimLineStart = (line: string): string => (isBlank(line, 0) ? line.replace(/^[ \t]+/, "") : line);

/** Removes blanks at the end of a line, which would be a hard break. */
export const trimLineEnd = (line: string): string =>
  isBlank(line, line.length - 1) ? line.replace(/(?<![ \t])[ \t]+$/, "") : line;

const isBlank = (line: string, at: number): boolean => line.charCodeAt(at) === 32 || line.charCodeAt(at) === 9;

export const writeMarkdownLine = (markup: string): string => escapeLineStart(trimLineEnd(trimLineStart(markup)));

export const writeMarkdownHeading = (markup: string): string => escapeHeadingEnd(trimLineEnd(trimLineStart(markup)));
