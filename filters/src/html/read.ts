import type { Tag } from "@parlance/text";
import { decodeHTML } from "entities";
import { noContent } from "../document/sentences.ts";
import type { PlacedTag, Unit } from "../document/unit.ts";
import { literal } from "../patterns.ts";
import { cdataEnd, cdataStart } from "../xml/pieces.ts";
import { attributeUnits } from "./attributes.ts";
import type { Dialect } from "./dialect.ts";
import type { HtmlOptions } from "./options.ts";
import { type Attribute, attributesOf, type HtmlToken } from "./scan.ts";

// biome-ignore format: a list of names
const voidElements = new Set([
  "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
]);

/** Raw content that is text with references. */
const textElements = new Set(["title", "textarea"]);

/** Scripts and styles may stand inside a sentence and do not end it. */
const isScript = ({ name }: HtmlToken): boolean => name === "script" || name === "style";

/** The numbers of printed pages (EPUB 3 Structural Semantics Vocabulary; DPUB-ARIA 1.1). */
const pageBreak = /(?:^|\s)(?:doc-)?pagebreak(?:\s|$)/;
const pageList = /(?:^|\s)(?:page-list|doc-pagelist)(?:\s|$)/;

const isOfType = (type: RegExp, attributes: readonly Attribute[]): boolean =>
  attributes.some(({ name, value }) => (name === "epub:type" || name === "role") && type.test(value));

/** White space as a browser shows it. To look first is cheaper than to replace one space by another. */
const collapsed = (text: string): string => (/[\t\r\n\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, " ") : text);

const decodeText = (text: string) => (text.includes("&") ? decodeHTML(text) : text);

/** Finds the translatable texts of an HTML document: what stands between block elements, and attributes. */
export function* readHtml(text: string, options: HtmlOptions, dialect: Dialect): Generator<Unit> {
  const reader = new HtmlReader(text, options, dialect);
  for (const token = dialect.scan(text); token.next(); ) {
    reader.read(token);
    if (reader.units.length > 0) yield* reader.units.splice(0);
  }
  reader.finish();
  yield* reader.units;
}

interface Skipped {
  name: string;
  depth: number;
  start: number;
  isInline: boolean;
}

class HtmlReader {
  readonly #text: string;
  readonly #dialect: Dialect;
  readonly #inline: ReadonlySet<string>;
  readonly #protected: ReadonlySet<string>;
  readonly #attributes: ReadonlySet<string>;
  /** What stands in a tag that says whether or what of it is translated; few tags do. */
  readonly #telling: RegExp;
  /** The units that were read and not taken yet. */
  readonly units: Unit[] = [];
  /** The unit that is read now. */
  #start = -1;
  #end = -1;
  #plain = "";
  #tags: PlacedTag[] = [];
  #inner: Unit[] = [];
  /** How many `pre` are open. */
  #pre = 0;
  /** The name of the list of pages that is open. */
  #pageList: string | undefined;
  /** The element that is not to be translated, how often its name is open, and where it began. */
  #skipped: Skipped | undefined;
  /** The elements that are translated although what they stand in is not, and how often their names are open. */
  readonly #exceptions: { name: string; depth: number; within: Skipped }[] = [];

  constructor(text: string, { inline, protect, attributes }: HtmlOptions, dialect: Dialect) {
    this.#text = text;
    this.#dialect = dialect;
    this.#inline = new Set(inline);
    this.#protected = new Set(protect);
    this.#attributes = new Set(attributes);
    this.#telling = new RegExp(["translate", "page-?(?:break|list)", ...attributes.map(literal)].join("|"), "i");
  }

  read(token: HtmlToken): void {
    if (this.#skipped && !this.#isException(token, this.#skipped)) {
      this.#skip(token, this.#skipped);
      return;
    }
    this.#take(token);
    if (this.#exceptions.length > 0) this.#leaveException(token);
  }

  /** Whether what is not translated has an element here that is; a sentence's own tag is taken as a whole. */
  #isException(token: HtmlToken, skipped: Skipped): boolean {
    if (token.kind !== "open" || skipped.isInline || voidElements.has(token.name)) return false;
    const translate = this.#attributesOf(token).find(({ name }) => name === "translate");
    if (translate?.value.toLowerCase() !== "yes") return false;
    this.#skipped = undefined;
    this.#exceptions.push({ name: token.name, depth: 0, within: skipped });
    return true;
  }

  #leaveException({ kind, name }: HtmlToken): void {
    const exception = this.#exceptions.at(-1);
    if (exception?.name !== name || this.#skipped) return;
    if (kind === "open") exception.depth++;
    if (kind !== "close" || --exception.depth > 0) return;
    this.finish();
    this.#exceptions.pop();
    this.#skipped = exception.within;
  }

  #take(token: HtmlToken): void {
    if (token.kind === "text" || token.kind === "cdata") this.#addText(token);
    else if (token.kind === "comment") this.#addCode(token, "standalone", noContent);
    else if (token.kind === "open") this.#open(token);
    else if (token.kind === "close") this.#close(token);
    else if (textElements.has(token.name)) this.#addRaw(token);
    else if (isScript(token)) this.#addCode(token, "standalone", noContent);
  }

  #close(token: HtmlToken): void {
    if (token.name === "pre") this.#pre = Math.max(0, this.#pre - 1);
    if (token.name === this.#pageList) this.#pageList = undefined;
    if (this.#inline.has(token.name)) this.#addCode(token, "close", token.name);
    else if (isScript(token)) this.#addCode(token, "standalone", noContent);
    else this.finish();
  }

  #open(token: HtmlToken): void {
    const { name } = token;
    const isInline = this.#inline.has(name);
    const attributes = this.#attributesOf(token);
    const stays = this.#stays(name, attributes);
    const isVoid = voidElements.has(name) || this.#text[token.end - 2] === "/";
    if (!isInline && !isScript(token)) this.finish();
    if (!isVoid && stays) {
      this.#skipped = { name, depth: 1, start: token.start, isInline };
      return;
    }
    if (name === "pre") this.#pre++;
    if (isOfType(pageList, attributes)) this.#pageList = name;
    const inside =
      stays || attributes.length === 0
        ? []
        : attributeUnits(name, attributes, this.#attributes, this.#dialect.escapeAttribute);
    if (!isInline) {
      this.units.push(...inside);
      if (isScript(token)) this.#addCode(token, "standalone", noContent);
      return;
    }
    const hasContent = name === "img" || name === "input" || inside.length > 0;
    this.#addCode(token, isVoid ? "standalone" : "open", isVoid ? (hasContent ? "x" : noContent) : name);
    this.#inner.push(...inside);
  }

  /** Whether an element is not to be translated, with its attributes. */
  #stays(name: string, attributes: readonly Attribute[]): boolean {
    const translate = attributes.find((attribute) => attribute.name === "translate")?.value.toLowerCase();
    if (translate === "no" || this.#protected.has(name)) return true;
    return (this.#pageList !== undefined && name === "ol") || isOfType(pageBreak, attributes);
  }

  /** The attributes of a tag whose attributes matter. */
  #attributesOf(token: HtmlToken): readonly Attribute[] {
    const { name, start, end } = token;
    if (end - start === name.length + 2) return [];
    const isTelling = name === "meta" || name === "input" || this.#telling.test(this.#text.slice(start, end));
    return isTelling ? attributesOf(this.#text, token) : [];
  }

  /** Passes over what is not to be translated; an inline element becomes one code. */
  #skip(token: HtmlToken, skipped: Skipped): void {
    if (token.name === skipped.name && token.kind === "open" && !voidElements.has(token.name)) skipped.depth++;
    if (token.name !== skipped.name || token.kind !== "close" || --skipped.depth > 0) return;
    this.#skipped = undefined;
    if (skipped.isInline) this.#addCode({ ...token, start: skipped.start }, "standalone", "x");
  }

  #addText({ kind, start, end }: HtmlToken): void {
    const raw = this.#text.slice(start, end);
    const text = kind === "cdata" ? raw.slice(cdataStart.length, -cdataEnd.length) : decodeText(raw);
    this.#plain += this.#pre > 0 ? text : collapsed(text);
    this.#begin(start, end);
  }

  #addCode({ start, end }: HtmlToken, kind: Tag["kind"], name: string): void {
    this.#tags.push({ kind, name, text: this.#text.slice(start, end), at: this.#plain.length, start });
    this.#begin(start, end);
  }

  /** The content of `title` and `textarea`. */
  #addRaw({ name, start, end }: HtmlToken): void {
    const raw = decodeText(this.#text.slice(start, end));
    const text = name === "title" ? collapsed(raw) : raw;
    this.units.push({ start, end, text: { plain: text, tags: [] }, escape: this.#dialect.escapeText, context: name });
  }

  #begin(start: number, end: number): void {
    if (this.#start < 0) this.#start = start;
    this.#end = end;
  }

  finish(): void {
    if (this.#start >= 0 && (this.#inner.length > 0 || this.#plain.trim() !== "")) {
      const { start, end } = { start: this.#start, end: this.#end };
      const text = { plain: this.#plain, tags: this.#tags };
      const unit: Unit = { start, end, text, escape: this.#dialect.escapeText };
      if (this.#inner.length > 0) unit.inner = { units: this.#inner, raw: this.#text.slice(start, end) };
      this.units.push(unit);
    }
    this.#start = -1;
    this.#plain = "";
    this.#tags = [];
    this.#inner = [];
  }
}
