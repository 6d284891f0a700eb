import { FilterError } from "../filter-error.ts";
import { findEntityFault, readDoctype } from "./doctype.ts";
import { decodeText } from "./references.ts";
import { findNameStop, findTagStop, skipBlanks } from "./tag-stops.ts";

/** The kinds of tokens. `more`: the input so far ends within a token; `done`: the document is complete. */
export const token = {
  text: 0,
  open: 1,
  close: 2,
  empty: 3,
  cdata: 4,
  comment: 5,
  instruction: 6,
  doctype: 7,
  more: 8,
  done: 9,
} as const;

export type Token = (typeof token)[keyof typeof token];

/** The largest tag, comment or CDATA section of a document that comes in pieces, in UTF-16 code units. */
const maxTokenLength = 2 ** 23;
/** The limit of a reference, from `&` to `;`, whose end may be in the next piece of the input. */
const maxReferenceLength = 16;

/** An attribute of the current tag: its raw value is at `start` to `end` of the buffer, without quotes. */
export interface XmlAttribute {
  name: string;
  value: string;
  start: number;
  end: number;
}

const noAttributes: readonly XmlAttribute[] = [];

/**
 * - `depth`: the limit of nested elements
 * - `allowsEntities`: whether the document may declare entities; only references to them are read
 */
export interface ScannerSettings {
  depth: number;
  allowsEntities?: boolean;
}

/**
 * A pull scanner over XML 1.0 (W3C, fifth edition) that never changes what it reads. A token is a span of the buffer,
 * `start` to `end` in UTF-16 code units. The scanner checks that tags are well formed and nested and that there is one
 * root. It refuses entity declarations unless they are allowed. References (`&…;`) are resolved only in texts and
 * values. Nothing is fetched or replaced.
 *
 * A whole document: `XmlScanner.over(text)`, then `next()` until `token.done`. Offsets are those of the document. In
 * pieces: `feed` whenever `next()` returns `token.more`. Then offsets are valid until the next `feed`, and a text may
 * be split into several tokens.
 *
 * @throws FilterError "File extraction error" with line and column, counted from 1
 */
export class XmlScanner {
  /** If no object of a class is in memory, V8 drops the code that it compiled for the class. */
  static readonly kept = new XmlScanner({ depth: 0 });
  buffer = "";
  start = 0;
  end = 0;
  /** The name of the element, for `open`, `close` and `empty`. */
  name = "";
  /** The names of the elements that are open, the current one included after `open`. */
  readonly path: string[] = [];
  hasDoctype = false;

  readonly #depth: number;
  readonly #allowsEntities: boolean;
  #isFinished = false;
  #hasRoot = false;
  #searchedTo = 0;
  /** The attributes of the tag at this offset, because readers need them several times. */
  #attributes = noAttributes;
  #attributesAt = -1;
  /** The length of the input at which an incomplete token is read again; 0 if at once. */
  #awaited = 0;
  #line = 1;
  #column = 1;

  constructor({ depth, allowsEntities = false }: ScannerSettings) {
    this.#depth = depth;
    this.#allowsEntities = allowsEntities;
  }

  /** Creates a scanner over a whole document. @throws FilterError for U+0000, which XML forbids, with the location */
  static over(text: string, settings: ScannerSettings): XmlScanner {
    const scanner = new XmlScanner(settings);
    scanner.feed(text);
    scanner.finish();
    const nul = text.indexOf("\0");
    if (nul !== -1) throw scanner.error("U+0000 in XML", nul);
    return scanner;
  }

  feed(text: string): void {
    this.#countLines(this.end);
    this.buffer = this.end === this.buffer.length ? text : this.buffer.slice(this.end) + text;
    this.#searchedTo = Math.max(0, this.#searchedTo - this.end);
    this.start = 0;
    this.end = 0;
    this.#attributesAt = -1;
  }

  finish(): void {
    this.#isFinished = true;
  }

  /** The current token as written. */
  get raw(): string {
    return this.buffer.slice(this.start, this.end);
  }

  next(): Token {
    const { buffer } = this;
    const at = this.end;
    this.start = at;
    if (at === buffer.length) return this.#atEnd();
    if (this.#awaited > 0) {
      if (buffer.length - at < this.#awaited && !this.#isFinished) return token.more;
      this.#awaited = 0;
    }
    if (buffer.charCodeAt(at) !== 60) return this.#text(at);
    const second = buffer.charCodeAt(at + 1);
    if (second === 33) return this.#declaration(at);
    if (second === 63) return this.#until("?>", 2, token.instruction);
    return this.#tag(at);
  }

  /** The attributes of the current tag, in order, with raw values. */
  attributes(): readonly XmlAttribute[] {
    const { buffer } = this;
    if (buffer.charCodeAt(this.start + 1 + this.name.length) === 62) return noAttributes;
    if (this.#attributesAt === this.start) return this.#attributes;
    const matches: XmlAttribute[] = [];
    // The tag is well formed: after its name and each value is whitespace, or its end.
    let at = skipBlanks(buffer, this.start + 1 + this.name.length);
    for (let code = buffer.charCodeAt(at); code !== 47 && code !== 62; code = buffer.charCodeAt(at)) {
      const equals = buffer.indexOf("=", at);
      const attributeName = buffer.slice(at, equals).trim();
      const quote = skipBlanks(buffer, equals + 1);
      const start = quote + 1;
      const end = buffer.indexOf(buffer.charAt(quote), start);
      matches.push({ name: attributeName, value: buffer.slice(start, end), start, end });
      at = skipBlanks(buffer, end + 1);
    }
    if (matches.length > 1 && new Set(matches.map(({ name }) => name)).size < matches.length)
      throw this.error("an attribute twice");
    this.#attributesAt = this.start;
    this.#attributes = matches;
    return matches;
  }

  get tag(): { start: number; end: number; attributes: readonly XmlAttribute[] } {
    return { start: this.start, end: this.end, attributes: this.attributes() };
  }

  /** The characters of the current token; "" for one without character data. */
  characters(kind: Token): string {
    if (kind === token.text) return decodeText(this.raw);
    return kind === token.cdata ? this.raw.slice(9, -3) : "";
  }

  /** Moves to the end of the element that has just begun. */
  skip(): void {
    const depth = this.path.length;
    while (this.path.length >= depth) this.next();
  }

  /** The text of the element whose opening tag is the current token. Moves to its closing tag. */
  content(): string {
    if (this.buffer.charCodeAt(this.end - 2) === 47) return "";
    const depth = this.path.length;
    let content = "";
    for (let kind = this.next(); this.path.length >= depth; kind = this.next()) content += this.characters(kind);
    return content;
  }

  /** The text of an attribute of the current tag, by its name with prefix. */
  attribute(name: string): string | undefined {
    const attribute = this.attributes().find((each) => each.name === name);
    return attribute && decodeText(attribute.value);
  }

  /** An error at the current token, or at `at` in the buffer. `detail` must contain no text of the file. */
  error(detail: string, at = this.start): FilterError {
    let line = this.#line;
    let column = this.#column + at;
    for (let from = this.buffer.indexOf("\n"); from !== -1 && from < at; from = this.buffer.indexOf("\n", from + 1)) {
      line++;
      column = at - from;
    }
    return new FilterError("File extraction error", `${detail} at line ${line}, column ${column}`);
  }

  #atEnd(): Token {
    if (!this.#isFinished) return token.more;
    if (this.path.length > 0) throw this.error("an element is not closed");
    if (!this.#hasRoot) throw this.error("no element");
    return token.done;
  }

  #text(at: number): Token {
    const next = this.buffer.indexOf("<", at);
    if (next === -1 && !this.#isFinished) return this.#openText(at);
    this.end = next === -1 ? this.buffer.length : next;
    return this.#checkedText();
  }

  /** A text whose end was not fed yet: all of it except an incomplete reference or line end. */
  #openText(at: number): Token {
    const { length } = this.buffer;
    const reference = this.buffer.lastIndexOf("&");
    const isBegun = reference >= at && length - reference < maxReferenceLength && !this.buffer.includes(";", reference);
    this.end = isBegun ? reference : length;
    if (this.buffer.charCodeAt(this.end - 1) === 13) this.end--;
    if (this.end <= at) {
      this.end = at;
      return token.more;
    }
    return this.#checkedText();
  }

  #checkedText(): Token {
    if (this.path.length === 0 && /[^\s\uFEFF]/.test(this.raw)) throw this.error("text outside of the root element");
    return token.text;
  }

  #declaration(at: number): Token {
    const { buffer } = this;
    if (!this.#isFinished && buffer.length - at < 9) return this.#more(at);
    if (buffer.startsWith("<!--", at)) return this.#until("-->", 4, token.comment);
    if (buffer.startsWith("<![CDATA[", at) && this.path.length > 0) return this.#until("]]>", 9, token.cdata);
    if (buffer.startsWith("<!DOCTYPE", at) && !this.#hasRoot && !this.hasDoctype) return this.#doctype(at);
    throw this.error("a declaration that isn't allowed here");
  }

  #doctype(at: number): Token {
    const dtd = readDoctype(this.buffer, at);
    if (!dtd) return this.#more(at);
    if (!this.#allowsEntities && /<!ENTITY|%/.test(dtd.subset))
      throw this.error("a DOCTYPE that declares entities (replace them with their texts)");
    const fault = findEntityFault(dtd.subset);
    if (fault) throw this.error(fault);
    this.end = dtd.end;
    this.hasDoctype = true;
    return token.doctype;
  }

  #until(terminator: string, opening: number, kind: Token): Token {
    const from = Math.max(this.start + opening, this.#searchedTo);
    const count = this.buffer.indexOf(terminator, from);
    if (count === -1) {
      this.#searchedTo = Math.max(this.start, this.buffer.length - terminator.length);
      return this.#more(this.start);
    }
    this.end = count + terminator.length;
    return kind;
  }

  #tag(at: number): Token {
    const { buffer } = this;
    if (buffer.charCodeAt(at + 1) === 47) return this.#readClosingTag(at);
    const nameStop = findNameStop(buffer, at + 1);
    this.end = nameStop > 0 ? findTagStop(buffer, nameStop) : 0;
    if (this.end < 0) throw this.error("a tag with too many attributes", at);
    if (this.end === 0) return this.#more(at);
    this.name = buffer.slice(at + 1, nameStop);
    if (this.path.length === 0 && this.#hasRoot) throw this.error("a second root element");
    this.#hasRoot = true;
    if (buffer.charCodeAt(this.end - 2) === 47) return token.empty;
    this.path.push(this.name);
    if (this.path.length > this.#depth) throw this.error(`elements nested deeper than ${this.#depth}`);
    return token.open;
  }

  #readClosingTag(at: number): Token {
    const { buffer, path } = this;
    const opened = path.at(-1);
    const isSame = opened !== undefined && buffer.startsWith(opened, at + 2);
    let stop = at + 2 + (isSame ? opened.length : 0);
    // Most closing tags have nothing after the name.
    if (!isSame || buffer.charCodeAt(stop) !== 62) stop = findNameStop(buffer, at + 2);
    const end = skipBlanks(buffer, stop);
    if (stop === 0 || buffer.charCodeAt(end) !== 62) return this.#more(at);
    this.end = end + 1;
    if (opened === undefined) throw this.error("a closing tag too many");
    if (!isSame || at + 2 + opened.length !== stop) throw this.error("an element is closed with a different name");
    path.pop();
    this.name = opened;
    return token.close;
  }

  /** Handles an incomplete token. @throws FilterError if no input can follow, or if the token is too long */
  #more(at: number): Token {
    this.end = at;
    if (this.#isFinished) throw this.error("a tag, comment or section that is not well formed or not closed", at);
    if (this.buffer.length - at > maxTokenLength)
      throw this.error(`a tag, comment or section of more than ${maxTokenLength} characters`, at);
    // Doubles each time, so that a long token isn't read again for each of its pieces.
    this.#awaited = Math.min(2 * (this.buffer.length - at), maxTokenLength + 1);
    return token.more;
  }

  #countLines(end: number): void {
    // Searching for line ends would join the pieces of a long token each time.
    if (end === 0) return;
    let last = -1;
    for (let at = this.buffer.indexOf("\n"); at !== -1 && at < end; at = this.buffer.indexOf("\n", at + 1)) {
      this.#line++;
      last = at;
    }
    this.#column = last === -1 ? this.#column + end : end - last;
  }
}
