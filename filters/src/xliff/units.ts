import { findAttribute } from "../xml/elements.ts";
import { type ElementLocation, InlineContentReader, localName } from "../xml/inline.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import type { TagLocation } from "../xml/tags.ts";
import { readXliff2Inline, readXliff12Inline } from "./codes.ts";

export interface ContentLocation extends ElementLocation {
  tag: TagLocation;
  content: InlineContentReader;
}

/**
 * A text that is translated as one: a `trans-unit` of XLIFF 1.2, a `segment` of XLIFF 2. Offsets are those of the
 * scanner's buffer, so they are valid for a document that was fed whole.
 *
 * - `tag`: the opening tag of the `trans-unit` or `segment`
 * - `segmentTags`: the `sdl:seg` definitions by their id, when there are any
 */
export interface XliffUnit {
  id: string;
  start: number;
  end: number;
  tag: TagLocation;
  isTranslatable: boolean;
  notes: string[];
  /** Types and texts of its `context` elements. */
  contexts?: [type: string, text: string][];
  source?: ContentLocation;
  segmented?: ContentLocation;
  target?: ContentLocation;
  segmentTags?: Map<string, TagLocation>;
}

type OpenContent = { location: ContentLocation; depth: number };

/** Reads the units of an XLIFF document of version 1 or 2 while a scanner runs over it. */
export class UnitReader {
  /** As for `XmlScanner`. */
  static readonly kept = new UnitReader();
  /** The version of the root: "1.2", "2.0", … */
  version: string;
  /** The languages of the current `file` in 1.2, of the document in 2. */
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
  /** The tags that name the languages: `file` in 1.2, the root in 2. */
  readonly languageTags: TagLocation[] = [];

  #unit: XliffUnit | undefined;
  #unitDepth = 0;
  #content: OpenContent | undefined;
  /** A `note`, or a `context`, which has a type. */
  #note: { type?: string | undefined; text: string; depth: number } | undefined;
  /** The depth of the element whose contents are skipped. */
  #skipped = 0;
  /** Depths of the elements that are not to be translated. */
  readonly #locked: number[] = [];
  /** The data of a unit of XLIFF 2, for its segments. */
  #shared: { id: string; notes: string[] } = { id: "", notes: [] };

  /** @param version specified if the text is a part of a document, without its root */
  constructor(version = "") {
    this.version = version;
  }

  /** @returns the unit that ends with this token */
  accept(kind: Token, scanner: XmlScanner): XliffUnit | undefined {
    const depth = scanner.path.length;
    if (this.#content) this.#inContent(this.#content, kind, scanner);
    else if (this.#note) this.#readNote(this.#note, kind, scanner);
    else if (this.#skipped > 0) {
      if (kind !== token.close || depth >= this.#skipped) return undefined;
      this.#leave(this.#skipped);
      this.#skipped = 0;
    } else if (kind === token.open || kind === token.empty) this.#openElement(kind, scanner);
    else if (kind === token.close) return this.#closeElement(scanner);
    return undefined;
  }

  get is2(): boolean {
    return this.version.startsWith("2");
  }

  #openElement(kind: Token, scanner: XmlScanner): void {
    const { tag } = scanner;
    const name = localName(scanner.name);
    const depth = scanner.path.length + (kind === token.empty ? 1 : 0);
    const isEmpty = kind === token.empty;
    if (depth === 1 && this.version === "") this.#root(name, tag, scanner);
    if (name === "file" && !this.is2) this.#languages(tag, "source-language", "target-language");
    const translate = findAttribute(tag, "translate");
    if (!isEmpty && translate === "no") this.#locked.push(depth);
    if (!isEmpty && translate === "yes") this.#locked.push(-depth);
    if (this.is2 && name === "unit") this.#shared = { id: findAttribute(tag, "id") ?? "", notes: [] };
    if (name === "seg" && this.#unit) {
      this.#unit.segmentTags ??= new Map();
      this.#unit.segmentTags.set(findAttribute(tag, "id") ?? "", tag);
    }
    if (isEmpty && name !== "target") return;
    if (isUnit(name, this.is2)) this.#unit = this.#newUnit(tag, depth);
    else if (foreignElements.has(name)) this.#skipped = depth;
    else if (name === "note") this.#note = { text: "", depth };
    else if (name === "context" && this.#unit) {
      this.#note = { type: findAttribute(tag, "context-type") ?? "", text: "", depth };
    } else if (this.#unit && depth === this.#unitDepth + 1) this.#begin(name, tag, depth, isEmpty);
  }

  #root(name: string, tag: TagLocation, scanner: XmlScanner): void {
    if (name !== "xliff") throw scanner.error("not an XLIFF document: another root element");
    // Files of version 1.0 don't declare their version.
    this.version = findAttribute(tag, "version")?.trim() || "1.0";
    if (!/^(?:1(?:\.[0-2])?|2(?:\..*)?)$/.test(this.version))
      throw scanner.error("an XLIFF version other than 1.0, 1.1, 1.2, or 2");
    if (this.is2) this.#languages(tag, "srcLang", "trgLang");
  }

  #languages(tag: TagLocation, source: string, target: string): void {
    this.languageTags.push(tag);
    this.sourceLanguage = findAttribute(tag, source) || undefined;
    this.targetLanguage = findAttribute(tag, target) || undefined;
  }

  #newUnit(tag: TagLocation, depth: number): XliffUnit {
    this.#unitDepth = depth;
    const { id, notes } = this.is2 ? this.#shared : { id: findAttribute(tag, "id") ?? "", notes: [] };
    const isTranslatable = (this.#locked.at(-1) ?? 0) <= 0;
    return { id, notes: [...notes], isTranslatable, start: tag.start, end: tag.end, tag };
  }

  #begin(name: string, tag: TagLocation, depth: number, isEmpty: boolean): void {
    const unit = this.#unit as XliffUnit;
    if (name !== "source" && name !== "seg-source" && name !== "target") return;
    const content = new InlineContentReader(this.is2 ? readXliff2Inline : readXliff12Inline);
    const location = { tag, content, start: tag.start, contentStart: tag.end, contentEnd: tag.end, end: tag.end };
    unit[name === "seg-source" ? "segmented" : name] = location;
    if (!isEmpty) this.#content = { location, depth };
  }

  #inContent({ location, depth }: OpenContent, kind: Token, scanner: XmlScanner): void {
    if (kind !== token.close || scanner.path.length >= depth) {
      location.content.accept(kind, scanner);
      return;
    }
    location.contentEnd = scanner.start;
    location.end = scanner.end;
    this.#content = undefined;
    this.#leave(depth);
  }

  #readNote(note: { type?: string | undefined; text: string; depth: number }, kind: Token, scanner: XmlScanner): void {
    note.text += scanner.characters(kind);
    if (kind !== token.close || scanner.path.length >= note.depth) return;
    if (note.type !== undefined && this.#unit) {
      this.#unit.contexts ??= [];
      this.#unit.contexts.push([note.type, note.text]);
    } else if (note.text.trim() !== "") (this.#unit ?? this.#shared).notes.push(note.text.trim());
    this.#note = undefined;
    this.#leave(note.depth);
  }

  #closeElement(scanner: XmlScanner): XliffUnit | undefined {
    this.#leave(scanner.path.length + 1);
    if (!this.#unit || !isUnit(localName(scanner.name), this.is2)) return undefined;
    const unit = this.#unit;
    unit.end = scanner.end;
    this.#unit = undefined;
    return unit;
  }

  #leave(depth: number): void {
    if (Math.abs(this.#locked.at(-1) ?? 0) === depth) this.#locked.pop();
  }
}

/** Parses a unit that was read before. Offsets are those in `raw`. */
export function parseUnit(raw: string, version: string): XliffUnit {
  const scanner = new XmlScanner({ depth: Infinity });
  const reader = new UnitReader(version);
  scanner.feed(raw);
  scanner.finish();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const unit = reader.accept(kind, scanner);
    if (unit) return unit;
  }
  throw new Error("a unit was read that is none");
}

/** Elements whose sources and targets are not texts of the document. */
const foreignElements = new Set(["alt-trans", "bin-source", "bin-target", "matches", "glossary", "internal-file"]);

/** Text between segments, `ignorable`, is not a unit. */
const isUnit = (name: string, is2: boolean): boolean => name === (is2 ? "segment" : "trans-unit");
