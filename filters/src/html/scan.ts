import type { Span } from "../document/translatable-span.ts";
import { maxLengthInBraces, Templates } from "./templates.ts";
import type { Quote } from "./write.ts";

/** A piece of HTML, unchanged from the file. */
export interface HtmlToken extends Span {
  kind: "text" | "cdata" | "open" | "close" | "comment" | "template" | "raw";
  /** The name of a tag, in lower case. */
  name: string;
}

/** Tokens that together are the whole text. The object itself is the current token, so that no other is created. */
export interface HtmlTokens extends Readonly<HtmlToken> {
  /** Moves to the next token; false after the last. */
  next(): boolean;
}

export interface HtmlAttribute {
  /** In lower case. */
  name: string;
  /** The raw value, without decoding references. */
  value: string;
  /** The start of the value with its quotes. */
  start: number;
  end: number;
  quote: Quote;
}

/** Elements whose content has no tags and is a `raw` token. Some contain text with references. */
export const rawElements = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);

/** Elements that never have content. */
// biome-ignore format: a list of names
export const voidElements = new Set([
  "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
]);

/** A template in a value; it may contain the quotation marks of the value. */
export const template = String.raw`<\?(?:(?!\?>)[^]){0,2000}\?>|<%(?:(?!%>)[^]){0,2000}%>|\{\{(?:(?!\}\})[^]){0,2000}\}\}|\{%(?:(?!%\})[^]){0,2000}%\}`;
const attributePattern = new RegExp(
  String.raw`[\s/]*(?:((?:${template}|[^\s/>=])(?:${template}|[^\s/>=])*)(?:\s*=\s*("(?:${template}|[^"])*"|'(?:${template}|[^'])*'|[^\s"'>](?:${template}|[^\s>])*|(?=>)))?)`,
  "y",
);

/** Matches the tag of a script that contains HTML, which browsers leave to a program. */
export const templateTypePattern =
  /\stype\s*=\s*["']?text\/(?:html|(?:[a-z]+-)?(?:template|tmpl|handlebars|mustache|ejs)(?:-template)?|x-[a-z]+-(?:template|tmpl))["'\s>]/i;

/** Splits HTML into tokens. An incomplete tag is text. Source: HTML Living Standard, 13.2.5 "Tokenization". */
export class HtmlScanner implements HtmlTokens {
  /** As for `XmlScanner`. */
  static readonly kept = new HtmlScanner("");
  kind: HtmlToken["kind"] = "text";
  name = "";
  start = 0;
  end = 0;
  readonly #text: string;
  readonly #templates: Templates;
  #isInTemplate = false;

  constructor(text: string) {
    this.#text = text;
    this.#templates = new Templates(text);
  }

  next(): boolean {
    const text = this.#text;
    const isRaw = this.kind === "open" && rawElements.has(this.name);
    const at = this.end;
    if (at >= text.length) return false;
    this.start = at;
    if (isRaw) {
      this.end = findClose(text, this.name, at);
      this.kind = "raw";
      if (this.end > at) return true;
    }
    this.name = "";
    this.end = markupStart(this.#templates, at);
    this.kind = "text";
    if (this.end === at) this.#readMarkup(at);
    return true;
  }

  #readMarkup(start: number): void {
    const text = this.#text;
    const second = text.charCodeAt(start + 1);
    if (second === 63 || second === 37 || second === 35) {
      const end = this.#templates.findEnd(start);
      // An XML declaration isn't a template.
      this.kind = second === 35 || text.startsWith("<?xml", start) ? "comment" : "template";
      this.end = end;
      if (end >= 0) return;
    }
    if (second === 33 || second === 63) {
      this.kind = "comment";
      this.end = commentEnd(text, start);
      return;
    }
    const nameStart = second === 47 ? start + 2 : start + 1;
    const nameEnd = findNameEnd(text, nameStart);
    const end = tagEnd(this.#templates, nameEnd);
    this.end = end < 0 ? text.length : end;
    if (end < 0) {
      if (attributeStartPattern.test(text.slice(nameEnd))) this.kind = "comment";
      return;
    }
    this.kind = second === 47 ? "close" : "open";
    this.name = text.slice(nameStart, nameEnd).toLowerCase();
    if (this.name === "script") this.#readScript();
  }

  /** Names a script that contains HTML for a program like the element for such HTML. */
  #readScript(): void {
    const isTemplate =
      this.kind === "open" ? templateTypePattern.test(this.#text.slice(this.start, this.end)) : this.#isInTemplate;
    if (isTemplate) this.name = "template";
    this.#isInTemplate = isTemplate && this.kind === "open";
  }
}

/** The next `<` that begins a tag or comment. */
function markupStart(templates: Templates, from: number): number {
  const { text } = templates;
  for (let at = text.indexOf("<", from); at >= 0; at = text.indexOf("<", at + 1)) {
    const code = text.charCodeAt(at + 1);
    // The start of a comment or declaration, an instruction, an opening tag, or a closing tag.
    const isMarkup = code === 33 || code === 63 || isLetter(code) || (code === 47 && isLetter(text.charCodeAt(at + 2)));
    if (!isMarkup && !((code === 37 || text.startsWith("<#--", at)) && templates.findEnd(at) >= 0)) continue;
    const end = endAround(templates, from, at);
    if (end < 0) return at;
    at = end - 1;
  }
  return text.length;
}

/** The end of the template in braces around an offset; −1 if there is none. */
function endAround(templates: Templates, from: number, at: number): number {
  if (!templates.mayOpen(from, at)) return -1;
  const before = templates.text.slice(Math.max(from, at - maxLengthInBraces), at);
  const last = Math.max(before.lastIndexOf("{{"), before.lastIndexOf("{%"), before.lastIndexOf("{#"));
  const start = before.startsWith("{{#", last - 1) ? last - 1 : last;
  const sign = before[start + 1] ?? "";
  if (start < 0 || before.indexOf(`${sign === "{" ? "}" : sign}}`, start) >= 0) return -1;
  const end = templates.findEnd(at - before.length + start);
  return end > at ? end : -1;
}

/** The first value of an attribute, by which a tag without an end differs from text. */
const attributeStartPattern = /^[^<>]*?\s[\w:.@-]+=["']/;

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13);

function findNameEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 47 || code === 62 || isBlank(code)) return at;
    // A template may follow the name directly: `<option<?php selected() ?>>`.
    if ((code === 60 || code === 123) && /^(?:<[?%]|\{[{%])/.test(text.slice(at, at + 2))) return at;
    if (code > 127 && /\s/.test(text.charAt(at))) return at;
  }
  return text.length;
}

function commentEnd(text: string, start: number): number {
  const [end, length] = text.startsWith("<!--", start)
    ? [text.indexOf("-->", start + 2), 3]
    : text.startsWith("<![CDATA[", start)
      ? [text.indexOf("]]>", start), 3]
      : [text.indexOf(">", start), 1];
  return end < 0 ? text.length : end + length;
}

/** The index after the `>` of a tag; −1 when it does not end. */
function tagEnd(templates: Templates, from: number): number {
  const { text } = templates;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 62 && code !== 123) continue;
    if (code === 62) return at + 1;
    if ((code === 34 || code === 39) && isAfterEquals(text, from, at)) {
      at = quoteEnd(templates, at);
      if (at < 0) return -1;
    } else if (code === 60 || code === 123) {
      const end = templates.findEnd(at);
      if (end > 0) at = end - 1;
    }
  }
  return -1;
}

/** The index of the quotation mark that ends a value, outside templates; −1 if there is none. */
function quoteEnd(templates: Templates, start: number): number {
  const { text } = templates;
  const quote = text.charAt(start);
  let from = start + 1;
  let end = text.indexOf(quote, from);
  while (end >= 0 && templates.mayOpen(start, end)) {
    const opening = text.slice(from, end).search(/<[?%]|\{[{%]/);
    if (opening < 0) return end;
    const close = templates.findEnd(from + opening);
    if (close > end) end = text.indexOf(quote, close);
    from = Math.max(close, from + opening + 2);
  }
  return end;
}

function isAfterEquals(text: string, from: number, at: number): boolean {
  let before = at - 1;
  while (before >= from && isBlank(text.charCodeAt(before))) before--;
  return before >= from && text.charCodeAt(before) === 61;
}

function findClose(text: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  close.lastIndex = from;
  return close.exec(text)?.index ?? text.length;
}

/** The attributes of a tag. Of attributes with the same name, only the first counts. */
export function parseAttributes(text: string, { start, end, name }: HtmlToken): HtmlAttribute[] {
  const attributes: HtmlAttribute[] = [];
  const names = new Set<string>();
  attributePattern.lastIndex = start + name.length + 1;
  for (
    let match = attributePattern.exec(text);
    match && attributePattern.lastIndex < end;
    match = attributePattern.exec(text)
  ) {
    const raw = match[2];
    const attributeName = (match[1] ?? "").toLowerCase();
    if (raw === undefined || names.has(attributeName)) continue;
    names.add(attributeName);
    const quote = raw[0] === '"' || raw[0] === "'" ? raw[0] : "";
    const valueEnd = attributePattern.lastIndex;
    attributes.push({
      name: attributeName,
      value: quote ? raw.slice(1, -1) : raw,
      start: valueEnd - raw.length,
      end: valueEnd,
      quote,
    });
  }
  return attributes;
}
