import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { dropsReadings } from "../languages.ts";
import { localName } from "../xml/inline.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import { isHiddenObject, readShownAttributes } from "./design-map.ts";
import type { IdmlOptions } from "./options.ts";
import { Paragraphs } from "./paragraphs.ts";

/** Elements around text in a paragraph. */
const wrapperElements = new Set([
  "CharacterStyleRange",
  "HyperlinkTextSource",
  "CrossReferenceSource",
  "EndnoteRange",
  "XMLElement",
  "Change",
]);
/** Elements with separate paragraphs. */
const holderElements = new Set(["Table", "Footnote", "Note", "HiddenText"]);
const characterElements = new Set(["Footnote", "Endnote", "TextVariableInstance"]);

export function readStory(
  text: string,
  hiddenLayers: ReadonlySet<string>,
  settings: FilterSettings<IdmlOptions>,
): { id: string; contents: string | undefined; parts: Unit[] } {
  const reader = new StoryReader(text, hiddenLayers, settings);
  const parts = reader.paragraphs(0);
  return { id: reader.id, contents: reader.contents, parts };
}

class StoryReader {
  readonly #text: string;
  readonly #scanner: XmlScanner;
  readonly #hiddenLayers: ReadonlySet<string>;
  readonly #hasReadings: boolean;
  readonly #options: IdmlOptions;
  id = "";
  /** The style of the table of contents that the story is. */
  contents: string | undefined;

  constructor(
    text: string,
    hiddenLayers: ReadonlySet<string>,
    { limits, options, sourceLanguage }: FilterSettings<IdmlOptions>,
  ) {
    this.#text = text;
    this.#scanner = XmlScanner.over(text, limits);
    this.#hiddenLayers = hiddenLayers;
    this.#hasReadings = !dropsReadings(sourceLanguage);
    this.#options = options;
  }

  /** The paragraphs up to the end of the open element at this depth; 0 for the whole document. */
  paragraphs(depth: number): Unit[] {
    const scanner = this.#scanner;
    const units: Unit[] = [];
    for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
      if (kind === token.close && scanner.path.length < depth) break;
      if (kind !== token.open) continue;
      if (this.#isLeftOut(localName(scanner.name))) this.#scanner.skip();
      if (scanner.name === "Story") this.#story();
      if (scanner.name === "ParagraphStyleRange") this.#range(units);
    }
    return units;
  }

  #story(): void {
    this.id = this.#scanner.attribute("Self") ?? "";
    const contents = this.#scanner.attribute("AppliedTOCStyle");
    if (contents !== "n") this.contents = contents;
  }

  /** The paragraphs of a range of one paragraph style, which has just begun. */
  #range(units: Unit[]): void {
    const scanner = this.#scanner;
    const depth = scanner.path.length;
    // Most paragraphs have no label, and searching the tag is faster than reading its attributes.
    if (scanner.raw.includes("NumberingExpression"))
      units.push(...readShownAttributes(scanner.name, () => scanner.attributes()));
    const paragraphs = new Paragraphs(this.#text, units, this.#hasReadings);
    for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
      const { start, end } = scanner;
      if (kind === token.open || kind === token.empty) this.#element(kind, paragraphs, units);
      else if (kind === token.close && scanner.path.length < depth) break;
      else if (kind === token.close) paragraphs.close(end);
      else if (kind === token.comment || kind === token.instruction) paragraphs.element({ start, end, isText: false });
    }
    paragraphs.end();
  }

  #element(kind: Token, paragraphs: Paragraphs, units: Unit[]): void {
    const { start, end } = this.#scanner;
    const name = localName(this.#scanner.name);
    const isOpen = kind === token.open;
    if (name === "Content") {
      if (isOpen) this.#content(paragraphs);
    } else if (name === "ParagraphStyleRange" && isOpen) {
      paragraphs.end();
      this.#range(units);
    } else if (name === "Properties" || name === "XMLAttribute") {
      if (isOpen) this.#scanner.skip();
      paragraphs.extendOpening(this.#scanner.end);
    } else if (name === "Br") {
      paragraphs.end();
      if (isOpen) this.#scanner.skip();
    } else if (isOpen && wrapperElements.has(name) && !this.#isLeftOut(name)) {
      paragraphs.open(this.#scanner.name, start, end);
    } else if (isOpen || name !== "CharacterStyleRange") this.#object(name, isOpen, paragraphs);
  }

  /** Whether the content of the element that has just begun is invisible, or excluded from translation. */
  #isLeftOut(name: string): boolean {
    if (name === "Note") return !this.#options.notes;
    if (name === "HiddenText") return !this.#options.hiddenLayers;
    return name === "Change" && this.#scanner.attribute("ChangeType") === "DeletedText";
  }

  /** Reads an element that is one character of the text, or none. */
  #object(name: string, isOpen: boolean, paragraphs: Paragraphs): void {
    const { start } = this.#scanner;
    const isRead = isOpen && holderElements.has(name) && !this.#isLeftOut(name);
    const units = isRead ? this.paragraphs(this.#scanner.path.length) : isOpen ? this.#skipObject() : [];
    paragraphs.element({ start, end: this.#scanner.end, isText: characterElements.has(name), units });
  }

  /** Skips an element that has just begun. @returns the texts of the visible objects in it, such as pictures */
  #skipObject(): Unit[] {
    const scanner = this.#scanner;
    const depth = scanner.path.length;
    const units: Unit[] = [];
    const isHidden = () =>
      this.#isLeftOut(localName(scanner.name)) ||
      (!this.#options.hiddenLayers && isHiddenObject(scanner, this.#hiddenLayers));
    if (isHidden()) scanner.skip();
    while (scanner.path.length >= depth) {
      const kind = scanner.next();
      if (kind !== token.open && kind !== token.empty) continue;
      if (!isHidden()) units.push(...readShownAttributes(scanner.name, () => scanner.attributes()));
      else if (kind === token.open) scanner.skip();
    }
    return units;
  }

  #content(paragraphs: Paragraphs): void {
    const scanner = this.#scanner;
    paragraphs.openContent(scanner.start, scanner.end);
    for (let kind = scanner.next(); kind !== token.close; kind = scanner.next()) {
      const { start, end } = scanner;
      if (kind === token.text || kind === token.cdata) paragraphs.text(start, end);
      else if (kind === token.instruction || kind === token.comment) paragraphs.special(start, end);
      else throw scanner.error("an element in a text");
    }
    paragraphs.closeContent(scanner.start, scanner.end);
  }
}
