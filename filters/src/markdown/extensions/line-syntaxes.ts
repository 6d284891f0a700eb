import { isAttributeLine } from "./attributes.ts";
import { readDirectiveLine } from "./directive.ts";
import type { ExtensionLine } from "./extension-line.ts";
import { hasCommand } from "./math.ts";
import { readTemplateLine } from "./templates.ts";

/** The context of a line that may be part of an extension. */
export interface LineContext {
  /** Whether a block quote begins in the line. */
  isQuoteStart: boolean;
  /** Whether the previous line may have options. */
  hasOptions: boolean;
  /** Whether the line doesn't continue a paragraph. */
  isAlone: boolean;
}

const alertPattern = /^\[!([\p{L}][\p{L}\p{N}_-]*)(?:\|[^\]]*)?\][+-]?[ \t]*/u;
const contentsPattern = /^(?:\[TOC\]|\[\[_?TOC_?\]\])[ \t]*$/i;
const admonitionPattern = /^(?:!{3}|\?{3}\+?)(?: ?[A-Za-z][\w-]*(?: +[\w-]+)*)?(?: +"(.*)")?[ \t]*$/;
const tabPattern = /^={3}[+!]{0,2} +"(.*)"[ \t]*$/;
const abbreviationPattern = /^\*\[[^\]]+\]:[ \t]*/;
const blockPattern = /^\/{3,}[ \t]*(?:[\w-]+(?:[ \t]*\|[ \t]*(?=\S))?)?/;
/** An option of a directive of MyST. Groups 1 and 2: the part before a value that readers see. */
const optionPattern = /^:(?:((?:[a-z]+-)?alt:[ \t]+(?=\S))|(caption:[ \t]+(?=\S))|[\w-]+:(?:[ \t]|$))/;
/** DocFX's commands: `[!INCLUDE [title](file.md)]`, `[!div class="a"]`. */
const commandPattern = /^\[![A-Za-z][\w-]*[ \t[][^\r\n]*\][ \t]*$/;
/** A tag of Discourse or WordPress in its own line: `[details="Title"]`, `[quote="name"]`, `[/quote]`. */
const tagLinePattern =
  /^\[(?:\/[a-z][\w-]*|details|grid|hide|poll|quote|spoiler|wrap|[a-z][\w-]*(?:=[^\]]+|(?:[ \t]+[\w-]+=(?:"[^"]*"|[^\s"\]]+))+))\][ \t]*$/;
const detailsPattern = /^\[details="?([^"\]]+)/d;
const includePattern = /^(?:@(?:import|include)\b[ \t]*["'(:]|!{3}[ \t]*include[ \t]*\()/;
/** Three marks and more, which begin or end a block, and the cells of a notebook in MyST. */
const fencePattern = /^(?:(["^+;,&])\1{2,}|\+{3}[ \t]+\{.*\})[ \t]*$/;
/** A table drawn with signs, up to an empty line. It stays unchanged, because its signs must stay in their columns. */
export const drawnTable: ExtensionLine = { end: /^[ \t]*$/m, isUnknown: true };
/** The edge of a table in the form of pandoc or reStructuredText. */
const gridEdgePattern = /^\+(?:[-=:]+\+)+[ \t]*$/;
/** Includes of mdx-include and PyMdown. */
const braceIncludePattern = /^\{([!*])[ \t].*\1\}[ \t]*$/;
const environmentPattern = /^\\begin\{([A-Za-z]+)(\*?)\}/;

const letters = "abcdefghijklmnopqrstuvwxyz";
/** For each possible first character of an extension's line, the possible second ones. */
const nextSigns: Readonly<Record<string, string>> = {
  ":": `:${letters}`,
  "!": "!",
  "?": "?",
  "=": "=",
  $: "$",
  "\\": `[\\${letters}`,
  "{": "{%:#. \t-!*/",
  "%": "% ",
  "[": `![T/${letters}`,
  "*": "[",
  "<": "<",
  "-": "-8",
  "/": "/",
  "@": "i",
  "#": `|${letters}`,
  "(": letters,
  '"': '"',
  "^": "^",
  "+": "+-=",
  ";": ";",
  ",": ",",
  "&": "&",
};
/** Whether two characters may begin an extension's line, by their codes. */
const lineStartPairs = new Uint8Array(128 * 128);
for (const [first, seconds] of Object.entries(nextSigns))
  for (const second of seconds) lineStartPairs[first.charCodeAt(0) * 128 + second.charCodeAt(0)] = 1;
// Attributes begin with any name.
for (let code = 65; code < 123; code++) lineStartPairs["{".charCodeAt(0) * 128 + code] = 1;

/** Whether a line with these first characters may be one of an extension. */
export const mayBeExtension = (first: number, second: number): boolean =>
  first < 128 && second < 128 && lineStartPairs[first * 128 + second] === 1;

/** Reads an extension's line, from its first visible character on; undefined for a line of text. */
export function readExtensionLine(line: string, context: LineContext): ExtensionLine | undefined {
  switch (line[0]) {
    case ":":
      if (line[1] === ":") return readDirectiveLine(line);
      return context.hasOptions ? readOptionLine(line) : undefined;
    case "!":
    case "?":
      return readAdmonitionLine(line);
    case "=":
      return tabPattern.test(line) ? { ...findQuotedTitle(line), indent: 4 } : undefined;
    case "[":
      return (
        (context.isQuoteStart ? findTitleAfter(alertPattern, line) : undefined) ??
        (contentsPattern.test(line) || commandPattern.test(line) ? {} : readTagLine(line))
      );
    case "*": {
      const { title } = findTitleAfter(abbreviationPattern, line) ?? {};
      return title && { plain: [title] };
    }
    case "/":
      return line.startsWith("///") ? readBlockLine(line) : undefined;
    case "$":
    case "\\":
      return readMathLine(line);
    case "%":
      return context.isAlone && line[1] === " " ? findTitleAfter(/^% +/, line) : readCommentLine(line);
    case "{":
      return isAttributeLine(line) || braceIncludePattern.test(line) ? {} : readTemplateLine(line);
    case "^":
      return fencePattern.test(line) ? {} : findTitleAfter(/^\^{3,}[ \t]+/, line);
    case "#":
      // A table of Yandex's Markdown, and a slot of MDC.
      if (/^#\|[ \t]*$/.test(line)) return { end: /^[ \t]*\|#[ \t]*$/m, isUnknown: true };
      return /^#[a-z][\w-]*[ \t]*$/.test(line) ? {} : undefined;
    case "(":
      // The target of a MyST reference, and a text with a name.
      return /^\([\w:./-]+\)=[ \t]*$/.test(line) ? {} : findTitleAfter(/^\(ref:[\w-]+\)[ \t]+/, line);
    case "-":
      if (/^-+8<-+[ \t]*$/.test(line)) return { end: /^[ \t]*-+8<-+[ \t]*$/m };
  }
  if (gridEdgePattern.test(line)) return drawnTable;
  // Lines by which VitePress, MkDocs or another program includes a file, and fences.
  return /^(?:<{3}[ \t]*\S|-+8<-)/.test(line) || includePattern.test(line) || fencePattern.test(line) ? {} : undefined;
}

function readTagLine(line: string): ExtensionLine | undefined {
  // JSON of ReadMe.
  if (/^\[block:[\w-]+\][ \t]*$/.test(line)) return { end: /^[ \t>]*\[\/block\]/m, isUnknown: true };
  if (!tagLinePattern.test(line)) return undefined;
  const [start, end = 0] = detailsPattern.exec(line)?.indices?.[1] ?? [];
  return start === undefined ? {} : { plain: [{ start, end }] };
}

/** Reads an option of a directive; more options may follow. */
export function readOptionLine(line: string): ExtensionLine | undefined {
  const [whole, plain, markup] = optionPattern.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const span = { start: whole.length, end: line.trimEnd().length };
  return { hasOptions: true, ...(plain && { plain: [span] }), ...(markup && { title: span }) };
}

/** Reads an admonition of MkDocs and Python-Markdown. Without a title in quotes, the line may be a sentence. */
function readAdmonitionLine(line: string): ExtensionLine | undefined {
  if (!line.startsWith("!!!") && !line.startsWith("???")) return undefined;
  if (includePattern.test(line)) return {};
  if (/^(?:!{3}|\?{3}\+?)[ \t]*$/.test(line)) return undefined;
  if (admonitionPattern.test(line)) return { ...findQuotedTitle(line), indent: 4 };
  return /^(?:!{3}|\?{3}\+?) ?[\w-]* +"/.test(line) ? { isUnknown: true } : undefined;
}

function findQuotedTitle(line: string): ExtensionLine {
  const start = line.indexOf('"') + 1;
  const end = line.lastIndexOf('"');
  return start < end ? { title: { start, end } } : {};
}

function findTitleAfter(start: RegExp, line: string): ExtensionLine | undefined {
  const match = start.exec(line);
  if (!match) return undefined;
  const end = line.trimEnd().length;
  return match[0].length < end ? { title: { start: match[0].length, end } } : {};
}

/** A block of PyMdown: `/// note | Title`. */
function readBlockLine(line: string): ExtensionLine | undefined {
  const [start = ""] = blockPattern.exec(line) ?? [];
  if (/^\/+[ \t]*html\b/.test(start)) return {};
  if (start.includes("|")) return { title: { start: start.length, end: line.trimEnd().length } };
  return line.slice(start.length).trim() === "" ? {} : undefined;
}

function readMathLine(line: string): ExtensionLine | undefined {
  if (line.startsWith("$$")) {
    if (/^\$\$[^$]*\$\$[ \t]*$/.test(line)) return {};
    // MyST and Quarto give a block a label: `$$ (name)`, `$$ {#name}`.
    return line.includes("$$", 2) ? undefined : { end: /\$\$[ \t]*(?:(?:\([\w:.-]+\)|\{#[\w:.-]+\})[ \t]*)?$/m };
  }
  if (/^\\{1,2}\[[ \t]*$/.test(line)) return { end: /\\\][ \t]*$/m };
  if (/^\\{1,2}\[.*\\\][ \t]*$/.test(line)) return hasCommand(line.slice(2)) ? {} : undefined;
  const [, name, star] = environmentPattern.exec(line) ?? [];
  // A command of TeX, such as `\newpage`.
  if (name === undefined) return /^\\[A-Za-z]{2,}(?:\[[^[\]]*\]|\{[^{}]*\})*[ \t]*$/.test(line) ? {} : undefined;
  const end = new RegExp(`\\\\end\\{${name}${star && "\\*"}\\}`, "m");
  return end.test(line) ? {} : { end };
}

/** Reads a comment of Obsidian. */
function readCommentLine(line: string): ExtensionLine | undefined {
  if (!line.startsWith("%%")) return undefined;
  const close = line.indexOf("%%", 2);
  if (close < 0) return { end: /%%/m };
  return line.slice(close + 2).trim() === "" ? {} : undefined;
}
