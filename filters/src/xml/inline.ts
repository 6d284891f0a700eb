import { PieceList, type XmlPiece } from "./pieces.ts";
import { type Token, token, type XmlAttribute, XmlScanner } from "./scanner.ts";

/**
 * The role of an inline element.
 *
 * - "pair": a pair of tags around translatable text
 * - "code": the element with its content is one code, which is standalone, or opens or closes a pair. `match` is set if
 *   the key doesn't identify the code of the source.
 * - "segment": the bounds of a segment of a segmented content, not part of the text
 * - "nothing": its tags are not part of the text
 */
export type Inline =
  | { as: "pair"; key: string }
  | { as: "code"; kind: "open" | "close" | "standalone"; key: string; match?: string }
  | { as: "segment"; id: string }
  | { as: "nothing" };

/** @param depth the number of elements of the content around the element */
export type InlineRule = (name: string, attribute: (name: string) => string | undefined, depth: number) => Inline;

/** Offsets in the buffer of an element with its tags, and of its content. For an empty tag, the latter are equal. */
export interface ElementLocation {
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
}

export interface InlineSegment extends ElementLocation {
  id: string;
  pieces: readonly XmlPiece[];
}

interface OpenCode {
  raw: string;
  depth: number;
  inline: Inline & { as: "code" };
}

/** Collects the content of an element token by token. */
export class InlineContentReader {
  /** As for `XmlScanner`. */
  static readonly kept = new InlineContentReader(() => ({ as: "nothing" }));
  readonly segments: InlineSegment[] = [];
  readonly #rule: InlineRule;
  readonly #list = new PieceList();
  readonly #open: Inline[] = [];
  #segment: { location: InlineSegment; list: PieceList } | undefined;
  #code: OpenCode | undefined;

  constructor(rule: InlineRule) {
    this.#rule = rule;
  }

  get pieces(): readonly XmlPiece[] {
    return this.#list.pieces;
  }

  /** Character data as written. */
  text(raw: string): void {
    this.#list.text(raw);
    this.#segment?.list.text(raw);
  }

  accept(kind: Token, scanner: XmlScanner): void {
    if (this.#code) this.#acceptInCode(this.#code, kind, scanner);
    else if (kind === token.text) this.text(scanner.raw);
    else if (kind === token.cdata) {
      this.#list.cdata(scanner.raw);
      this.#segment?.list.cdata(scanner.raw);
    } else if (kind === token.open || kind === token.empty) this.#openElement(kind, scanner);
    else if (kind === token.close) this.#closeElement(scanner);
    else this.#add("standalone", scanner.raw);
  }

  #add(kind: "open" | "close" | "standalone", raw: string, key?: string, match?: string): void {
    this.#list[kind](raw, key, match);
    this.#segment?.list[kind](raw, key, match);
  }

  #openElement(kind: Token, scanner: XmlScanner): void {
    const inline = this.#rule(localName(scanner.name), valuesOf(scanner.attributes()), this.#open.length);
    const { raw } = scanner;
    if (inline.as === "segment") this.#openSegment(inline.id, scanner);
    if (kind === token.empty) {
      if (inline.as === "pair") this.#add("standalone", raw, inline.key);
      if (inline.as === "code") this.#add(inline.kind, raw, inline.key, inline.match);
      if (inline.as === "segment") this.#closeSegment(scanner.end, scanner.end);
      return;
    }
    this.#open.push(inline);
    if (inline.as === "pair") this.#add("open", raw, inline.key);
    if (inline.as === "code") this.#code = { raw, depth: 1, inline };
  }

  #closeElement(scanner: XmlScanner): void {
    const inline = this.#open.pop();
    if (inline?.as === "pair") this.#add("close", scanner.raw, inline.key);
    if (inline?.as === "segment") this.#closeSegment(scanner.start, scanner.end);
  }

  #acceptInCode(code: OpenCode, kind: Token, scanner: XmlScanner): void {
    code.raw += scanner.raw;
    if (kind === token.open) code.depth++;
    if (kind === token.close) code.depth--;
    if (code.depth > 0) return;
    this.#code = undefined;
    this.#open.pop();
    this.#add(code.inline.kind, code.raw, code.inline.key, code.inline.match);
  }

  #openSegment(id: string, { start, end }: XmlScanner): void {
    const list = new PieceList();
    this.#segment = { list, location: { id, pieces: list.pieces, start, contentStart: end, contentEnd: end, end } };
  }

  #closeSegment(contentEnd: number, end: number): void {
    if (!this.#segment) return;
    this.segments.push({ ...this.#segment.location, contentEnd, end });
    this.#segment = undefined;
  }
}

const noValue = () => undefined;

export const valuesOf = (attributes: readonly XmlAttribute[]): ((name: string) => string | undefined) =>
  attributes.length === 0 ? noValue : (name) => attributes.find((each) => each.name === name)?.value;

/** The pieces of the content of an element that was read before. */
export function readContent(raw: string, rule: InlineRule): readonly XmlPiece[] {
  const content = new InlineContentReader(rule);
  const scanner = new XmlScanner({ depth: Infinity });
  scanner.feed(`<a>${raw}</a>`);
  scanner.finish();
  scanner.next();
  for (let kind = scanner.next(); scanner.path.length > 0; kind = scanner.next()) content.accept(kind, scanner);
  return content.pieces;
}

/** A name without its namespace prefix. */
export function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}
