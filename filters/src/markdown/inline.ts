import { type InlineTag, matchAt, matchEnd, type TaggedText } from "@openparlance/text";
import { decodeHTML } from "entities";
import { emptyCodeName } from "../document/sentences.ts";
import type { PositionedTag } from "../document/unit.ts";
import { CodeSpans, runLength } from "./code-spans.ts";
import { classifyFlanking, type DelimiterRun, pairRuns } from "./emphasis.ts";
import { EndFinder } from "./ends.ts";
import {
  bracketCodePattern,
  findAttributesEnd,
  findDeletionEnd,
  findDirectiveEnd,
  imageKeywordsPattern,
  readInlineExtension,
  texCommandPattern,
  wikiLinkPattern,
} from "./extensions/inline.ts";
import { hasCommand, isMath } from "./extensions/math.ts";
import { findTemplateEnd, listCodeEnds } from "./extensions/templates.ts";
import { findMarkupEnd, isProtected } from "./inline-html.ts";
import { findLinkEnd } from "./links.ts";
import { type MarkdownMark, tagText } from "./marks.ts";
import { readTag, skipExpression } from "./mdx/scan.ts";

/** The settings for reading inline markup. */
export interface InlineSyntax {
  /** Whether a label is defined, for links with that label. */
  isDefined(label: string): boolean;
  /** Whether tags are JSX and braces hold expressions. */
  isMdx: boolean;
}

/** The text of a paragraph. */
export interface InlineText extends InlineSyntax {
  /** The text of the file; with `joints`, the lines of the paragraph without their markers. */
  text: string;
  /** For each line end in `text`, the line end in the file and the markers of the next line. */
  joints?: readonly string[] | undefined;
  /** Converts an offset in `text` to one in the file, for tags of JSX and titles of links. */
  location?(at: number): number;
}

/** Signs with a meaning. Those of extensions have one only before certain characters; a lookbehind tests that fastest. */
const specialSignPattern =
  /[\\`*_~[\]!<&\r\n{$=^:%@+](?:(?<![$=^:%@+])|(?<=\$(?=\S)|=(?==)|\^(?=[^\s^])|:(?=[A-Za-z1+-])|%(?=%)|@(?=[A-Za-z[])|\+(?=\+)))/g;
const autolinkPattern = /<[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*>|<[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+>/y;
/** A value in quotes. It may begin with a template that contains quotes: `{{< ref "a" >}}`. */
const templatePattern = String.raw`\{\{[^{}]{0,200}\}\}`;
const buildQuotedPattern = (quote: string) =>
  `${quote}(?:${templatePattern}|(?!${templatePattern}))[^${quote}]*${quote}`;
/** An expression of JSX, which Docusaurus also reads in Markdown. */
const expressionPattern = Array.from({ length: 8 }).reduce<string>(
  (inner) => String.raw`\{(?:[^{}]${inner && `|${inner}`}){0,1000}\}`,
  "",
);
const htmlTagPattern = new RegExp(
  String.raw`<(\/)?([A-Za-z][\w-]*)(?:\s+[A-Za-z_:@#][\w:.@-]*(?:\s*=\s*(?:${expressionPattern}|${buildQuotedPattern('"')}|${buildQuotedPattern("'")}|[^\s"'=<>\x60]+))?)*\s*(\/)?>`,
  "y",
);
/** The limit of TeX in a line, in UTF-16 code units. */
const maxTexLength = 10_000;
const footnotePattern = /\[\^[^\]\s[]+\]/y;
/** Docusaurus's ID of a heading. The brace is escaped, because MDX would read an expression. */
const headingIdPattern = /^\\\{#[\w-]+\}\s*$/;
const entityPattern = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{1,31});/y;
/** The start of a tag whose first braces are the value of an attribute. */
const jsxStartPattern = /<[A-Za-z][\w-]*\s[^<>{}]*=\{/y;
const voidTagPattern = /^(?:br|wbr|img|hr|input)$/i;

/**
 * Reads the inline markup of a paragraph. Emphasis, links and HTML tags become codes around their text; code, URLs and
 * footnotes become one code each. Line ends become spaces.
 *
 * Source: CommonMark 0.31 (MacFarlane 2024), appendix "A parsing strategy"; MDX 3.
 *
 * @throws UnclosedMarkup in MDX, with the offset in the text
 */
export function readInline(inline: InlineText): TaggedText {
  const first = findNextSpecial(inline.text, 0);
  return first < inline.text.length ? new InlineReader(inline).read(first) : { plain: inline.text, tags: [] };
}

/** The end of a tag at `at` that isn't HTML because of an expression, and ends its line; 0 for any other text. */
export function findJsxEnd(text: string, at: number): number {
  const end = matchAt(jsxStartPattern, text, at) ? matchEnd(htmlTagPattern, text, at) : 0;
  const endsLine = end > 0 && /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end, end + 100));
  return endsLine && /=\{[^{}]*[\s{>]/.test(text.slice(at, end)) ? end : 0;
}

/** The position of the next character that may be markup, or the end of the text. */
function findNextSpecial(text: string, from: number): number {
  specialSignPattern.lastIndex = from;
  return specialSignPattern.test(text) ? specialSignPattern.lastIndex - 1 : text.length;
}

/** A bracket that may begin a link, or the start of an extension that ends with a bracket. */
interface OpenBracket {
  mark: number;
  runs: number;
  kind: "[" | "![" | "extension" | "wiki";
  start: number;
}

class InlineReader {
  readonly #inline: InlineText;
  readonly #text: string;
  #codeSpans: CodeSpans | undefined;
  /** The text without the content of `#marks`. */
  #plain = "";
  readonly #marks: MarkdownMark[] = [];
  /** The runs that may still be paired. */
  readonly #runs: DelimiterRun[] = [];
  readonly #brackets: OpenBracket[] = [];
  /** The number of brackets around the last link, which begin no link, because links don't contain links. */
  #around = 0;
  #lazyEnds: EndFinder | undefined;
  #joint = 0;

  constructor(inline: InlineText) {
    this.#inline = inline;
    this.#text = inline.text;
  }

  get #ends(): EndFinder {
    this.#lazyEnds ??= new EndFinder(this.#text);
    return this.#lazyEnds;
  }

  /** @param first the offset of the first special character */
  read(first: number): TaggedText {
    const text = this.#text;
    let at = 0;
    for (let count = first; count < text.length; count = findNextSpecial(text, at)) {
      const isLineEnd = text.charCodeAt(count) === 10 || text.charCodeAt(count) === 13;
      const end = isLineEnd ? trimSpaces(text, at, count) : count;
      if (end > at) this.#plain += text.slice(at, end);
      at = isLineEnd ? this.#takeLineEnd(end, count) : this.#take(text.charAt(count), count);
    }
    if (at < text.length) this.#plain += text.slice(at);
    pairRuns(this.#runs);
    for (const { mark } of this.#brackets) this.#makeText(mark);
    return tagText(this.#plain, this.#marks);
  }

  #addCode(kind: InlineTag["kind"], name: string, text: string): void {
    this.#marks.push({ kind, name, text, at: this.#plain.length });
  }

  /** Turns an opening bracket without a link into text. */
  #makeText(mark: number): void {
    const { text, at } = this.#marks[mark] as InlineTag;
    this.#marks[mark] = { kind: "text", text, at };
  }

  /** Reads the markup at `at`. @returns its end */
  #take(sign: string, at: number): number {
    switch (sign) {
      case "\\":
        return this.#takeEscape(at);
      case "`":
        return this.#takeCode(at);
      case "*":
      case "_":
      case "~":
      case "=":
        return this.#takeRun(sign, at);
      case "[":
        return this.#takeOpening(at, sign);
      case "!":
        if (this.#text[at + 1] === "[" && !matchAt(footnotePattern, this.#text, at + 1))
          return this.#takeOpening(at, "![");
        break;
      case "]":
        return this.#takeClosing(at);
      case "<":
        return this.#inline.isMdx ? this.#takeJsx(at) : this.#takeTag(at);
      case "{":
        return this.#inline.isMdx ? this.#takeExpression(at) : this.#takeTemplate(at);
      case "&":
        return this.#takeEntity(at);
      case "%":
        return this.#takeComment(at);
      case "$":
      case "^":
      case ":":
      case "@":
      case "+":
        return this.#takeExtension(sign, at);
    }
    this.#plain += sign;
    return at + 1;
  }

  #takeEscape(at: number): number {
    const next = this.#text[at + 1] ?? "";
    if (next === "\n" || next === "\r") return this.#takeBreak(at, at + 1);
    const tex = this.#texEnd(at, next);
    if (tex >= 0) return this.#takeAsItIs(at, tex);
    if (next === "{" && this.#inline.isMdx && headingIdPattern.test(this.#text.slice(at)))
      return this.#takeAsItIs(at, this.#text.trimEnd().length, "standalone", emptyCodeName);
    // In pandoc, a blank after a backslash is a no-break space.
    if (next === " " && /[^\s:] \S/.test(this.#text.charAt(at - 1) + this.#text.slice(at + 1, at + 3)))
      return this.#takeAsItIs(at, at + 2);
    const command = matchEnd(texCommandPattern, this.#text, at);
    if (command > 0) return this.#takeAsItIs(at, command);
    const isEscape = /[!-/:-@[-`{-~]/.test(next);
    this.#plain += isEscape ? next : "\\";
    return at + (isEscape ? 2 : 1);
  }

  /** Reads a line end, which is a hard break after two spaces or more, otherwise a space. */
  #takeLineEnd(from: number, at: number): number {
    if (at - from > 1) return this.#takeBreak(from, at);
    this.#joint++;
    this.#plain += " ";
    return findNextLine(this.#text, at);
  }

  /** @param at the end of the line, after the marks of a hard break */
  #takeBreak(from: number, at: number): number {
    const end = findNextLine(this.#text, at);
    return this.#takeAsItIs(from, end, "standalone", emptyCodeName);
  }

  #takeCode(at: number): number {
    const length = runLength(this.#text, at);
    this.#codeSpans ??= new CodeSpans(this.#text);
    const end = this.#codeSpans.endOf(at, length);
    if (end >= 0) return this.#takeAsItIs(at, findAttributesEnd(this.#text, end, this.#inline.isMdx));
    this.#plain += "`".repeat(length);
    return at + length;
  }

  /** Adds one code for text that isn't translated, with the markers of its lines. */
  #takeAsItIs(start: number, end: number, kind: InlineTag["kind"] = "standalone", name = "x"): number {
    this.#addCode(kind, name, this.#withJoints(this.#text.slice(start, end)));
    return end;
  }

  /** A part of the text, unchanged from the file. */
  #withJoints(text: string): string {
    const { joints } = this.#inline;
    return joints && text.includes("\n") ? text.replace(/\n/g, () => joints[this.#joint++] ?? "\n") : text;
  }

  #takeRun(mark: string, at: number): number {
    const length = runLength(this.#text, at);
    const end = at + length;
    // A mark of CriticMarkup.
    if (mark !== "*" && /^(?:~~\}|==\}|~>)/.test(this.#text.slice(at, at + 3))) return this.#takeAsItIs(at, end + 1);
    if ((mark === "~" && length > 2) || (mark === "=" && length !== 2)) {
      this.#plain += mark.repeat(length);
      return end;
    }
    const { canOpen, canClose } = classifyFlanking(mark, this.#text, at, end);
    const run: DelimiterRun = {
      kind: "run",
      at: this.#plain.length,
      mark,
      length,
      size: length,
      canOpen,
      canClose,
      closes: undefined,
      opens: undefined,
    };
    this.#marks.push(run);
    this.#runs.push(run);
    return end;
  }

  #takeOpening(at: number, sign: "[" | "!["): number {
    const note = sign === "[" && this.#text[at + 1] === "^" ? matchAt(footnotePattern, this.#text, at) : undefined;
    if (note) return this.#takeAsItIs(at, at + note[0].length);
    if (this.#text[at + sign.length] === "[") {
      const end = this.#takeWikiLink(at, sign);
      if (end !== undefined) return end;
    }
    const end = sign === "[" && this.#mayHaveCodes(at) ? matchEnd(bracketCodePattern, this.#text, at) : 0;
    if (end > 0 && !this.#inline.isDefined(this.#text.slice(at + 1, end - 1))) return this.#takeAsItIs(at, end);
    const start = (sign === "![" && matchEnd(imageKeywordsPattern, this.#text, at)) || at + sign.length;
    return this.#openBracket(sign, this.#text.slice(at, start), start);
  }

  /** Whether a bracket may begin a citation or a command; most begin a link. */
  #mayHaveCodes(at: number): boolean {
    const text = this.#text;
    const next = text[at + 1];
    if (next === "!") return true;
    if (next !== "c" && next !== "n" && next !== "t" && this.#ends.findAfter("@", at) < 0) return false;
    const after = text[this.#ends.findAfter("]", at)];
    return after !== "(" && after !== "[" && after !== ":";
  }

  #takeWikiLink(at: number, sign: "[" | "!["): number | undefined {
    const [whole = "", page = "", bar] = matchAt(wikiLinkPattern, this.#text, at) ?? [];
    if (whole === "" || this.#inline.isDefined(page)) return undefined;
    if (bar === undefined || sign === "![") return this.#takeAsItIs(at, at + whole.length);
    const start = at + whole.indexOf(bar) + bar.length;
    return this.#openBracket("wiki", this.#text.slice(at, start), start);
  }

  #openBracket(kind: OpenBracket["kind"], text: string, start: number): number {
    this.#brackets.push({ mark: this.#marks.length, runs: this.#runs.length, kind, start });
    this.#addCode("open", kind, text);
    return start;
  }

  #takeClosing(at: number): number {
    const opening = this.#brackets.pop();
    const outer = this.#brackets.length;
    const mayBeLink = opening?.kind !== "[" || outer >= this.#around;
    const close = opening && this.#bracketEnd(opening, at, mayBeLink);
    this.#around = opening?.kind === "[" && close?.text.startsWith("](") ? outer : Math.min(this.#around, outer);
    if (!opening || !close) {
      if (opening) this.#makeText(opening.mark);
      this.#plain += "]";
      return at + 1;
    }
    this.#addCode("close", opening.kind, this.#withJoints(close.text));
    // The title of a link or image is translated, too; few have one.
    const mayHaveTitle = close.text.includes('"') || close.text.includes("'") || close.text.includes("(", 2);
    if (mayHaveTitle && /[ \t\n]["'(]|=["']/.test(close.text)) this.#locate(at);
    // Emphasis in a link is never paired with marks outside.
    if (this.#runs.length > opening.runs) pairRuns(this.#runs.splice(opening.runs));
    return close.end;
  }

  #bracketEnd({ kind, start }: OpenBracket, at: number, mayBeLink: boolean): { text: string; end: number } | undefined {
    const { isMdx } = this.#inline;
    if (kind === "wiki") return this.#text[at + 1] === "]" ? { text: "]]", end: at + 2 } : undefined;
    if (kind === "extension") {
      const end = findDirectiveEnd(this.#text, at + 1);
      return { text: this.#text.slice(at, end), end };
    }
    const link = mayBeLink ? findLinkEnd(this.#text, { start, at }, this.#inline.isDefined) : undefined;
    if (isMdx || this.#text[link?.end ?? at + 1] !== "{") return link;
    const end = findAttributesEnd(this.#text, link?.end ?? at + 1, isMdx);
    if (link) return { text: link.text + this.#text.slice(link.end, end), end };
    // A span with attributes, which may contain links.
    return end > at + 1 && kind === "[" ? { text: this.#text.slice(at, end), end } : undefined;
  }

  #takeTag(at: number): number {
    const address = matchAt(autolinkPattern, this.#text, at);
    if (address) return this.#takeAsItIs(at, at + address[0].length);
    const comment = this.#commentEnd(at);
    if (comment >= 0) return this.#takeAsItIs(at, comment, "standalone", emptyCodeName);
    const tag = matchAt(htmlTagPattern, this.#text, at);
    if (!tag) {
      this.#plain += "<";
      return at + 1;
    }
    const [whole, slash, name, selfClosing] = tag;
    const element = name?.toLowerCase() ?? "";
    const isAlone = name === undefined || selfClosing || voidTagPattern.test(name);
    const protectedEnd = isAlone || slash || !isProtected(whole) ? -1 : this.#ends.findElementEnd(element, at);
    if (protectedEnd >= 0) return this.#takeAsItIs(at, protectedEnd);
    const end = at + whole.length;
    if (isAlone) this.#takeAsItIs(at, end, "standalone", element === "img" ? "x" : emptyCodeName);
    else this.#takeAsItIs(at, end, slash ? "close" : "open", `<${element}`);
    if (whole.includes("=")) this.#locate(at);
    return end;
  }

  /** Reads JSX. URLs in angle brackets and comments aren't MDX, but older files contain them. */
  #takeJsx(at: number): number {
    const tag = matchAt(autolinkPattern, this.#text, at) ? undefined : readTag(this.#text, at);
    if (!tag || voidTagPattern.test(tag.name)) return this.#takeTag(at);
    const { kind, name, end } = tag;
    const whole = this.#text.slice(at, end);
    const close = kind === "open" && isProtected(whole) ? this.#ends.findElementEnd(name, at) : -1;
    if (close >= 0) return this.#takeAsItIs(at, close);
    this.#takeAsItIs(at, end, kind, kind === "standalone" ? "x" : `<${name}`);
    this.#locate(at);
    return end;
  }

  /** Sets the `start` of the last mark to its position in the file. */
  #locate(at: number): void {
    const { location: locate = (offset: number) => offset } = this.#inline;
    Object.assign(this.#marks.at(-1) as PositionedTag, { start: locate(at) });
  }

  /** Reads an expression. Comments and the IDs of headings aren't content. */
  #takeExpression(at: number): number {
    const end = skipExpression(this.#text, at);
    const isContent = !/^\{\s*(?:\/[*/]|#|\})/.test(this.#text.slice(at, end));
    return this.#takeAsItIs(at, end, "standalone", isContent ? "x" : emptyCodeName);
  }

  /** The end of TeX in parentheses or brackets with one or two backslashes; −1 for other text. */
  #texEnd(at: number, next: string): number {
    const isDouble = next === "\\";
    const bracket = isDouble ? this.#text[at + 2] : next;
    if (bracket !== "(" && bracket !== "[") return -1;
    const close = `${isDouble ? "\\\\" : "\\"}${bracket === "(" ? ")" : "]"}`;
    const end = this.#ends.findAfter(close, at + close.length);
    if (end < 0 || end - at > maxTexLength) return -1;
    const tex = this.#text.slice(at + close.length, end - close.length);
    return (isDouble || bracket === "(" ? isMath(`\\(${tex}\\)`) : hasCommand(tex)) ? end : -1;
  }

  /** Reads a template, a deletion or attributes. */
  #takeTemplate(at: number): number {
    const deletion = findDeletionEnd(this.#text, at);
    const close = deletion ?? findTemplateEnd(this.#text, at);
    if (close === undefined) return this.#takeExtension("{", at);
    const own = this.#ends.findAfter(close, at + (deletion ? 3 : 2));
    if (own < 0) {
      this.#plain += "{";
      return at + 1;
    }
    const codeEnds = (deletion ? [] : listCodeEnds(this.#text.slice(at, own)))
      .map((mark) => this.#ends.findAfter(mark, own))
      .filter((each) => each >= 0);
    const end = codeEnds.length > 0 ? Math.min(...codeEnds) : own;
    this.#takeAsItIs(at, end);
    if (/["=]/.test(this.#text.slice(at, end))) this.#locate(at);
    return end;
  }

  /** Reads an Obsidian comment: `%%…%%`. */
  #takeComment(at: number): number {
    const isPercentage = /\d/.test(this.#text.charAt(at - 1));
    const end = isPercentage ? -1 : this.#ends.findAfter("%%", at + 2);
    if (end >= 0) return this.#takeAsItIs(at, end, "standalone", emptyCodeName);
    this.#plain += "%%";
    return at + 2;
  }

  #takeExtension(sign: string, at: number): number {
    const extension = readInlineExtension(this.#text, at, this.#inline.isMdx);
    if (extension?.kind === "code") {
      this.#takeAsItIs(at, extension.end, "standalone", extension.name);
      // The text of a role.
      if (sign === "{" && this.#text[extension.end - 1] === "`") this.#locate(at);
      return extension.end;
    }
    if (extension?.kind === "bracket")
      return this.#openBracket("extension", this.#text.slice(at, extension.end), extension.end);
    if (extension === undefined) {
      this.#plain += sign;
      return at + 1;
    }
    this.#addCode("open", sign, sign);
    this.#plain += this.#text.slice(at + 1, extension.end - 1);
    this.#addCode("close", sign, sign);
    return extension.end;
  }

  #commentEnd(at: number): number {
    const end = findMarkupEnd(this.#text, at);
    return end ? this.#ends.findAfter(end, at + 2) : -1;
  }

  #takeEntity(at: number): number {
    const match = matchAt(entityPattern, this.#text, at)?.[0] ?? "&";
    this.#plain += match === "&" ? match : decodeHTML(match);
    return at + match.length;
  }
}

/** The start of the spaces before a line end. */
function trimSpaces(text: string, from: number, lineEnd: number): number {
  let end = lineEnd;
  while (end > from && text.charCodeAt(end - 1) === 32) end--;
  return end;
}

/** The offset after a line end and the whitespace before the next line. */
function findNextLine(text: string, lineEnd: number): number {
  let at = text.startsWith("\r\n", lineEnd) ? lineEnd + 2 : lineEnd + 1;
  for (let code = text.charCodeAt(at); code === 32 || code === 9; code = text.charCodeAt(at)) at++;
  return at;
}
