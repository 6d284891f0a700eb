import type { Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { defaultLimits } from "../limits.ts";
import { decodeText, escapeAttribute, escapeQuoted, escapeText, removeInvalid } from "../xml/references.ts";
import { type Token, token, type XmlAttribute, XmlScanner } from "../xml/scanner.ts";
import { ElementNames } from "./names.ts";
import { startRoot } from "./package.ts";
import { readParagraph } from "./paragraph.ts";
import type { ElementReader, PartReading, TextUnit } from "./reading.ts";
import { RepeatedTexts } from "./repeated-texts.ts";

/** Reads a part's texts, in the order of the file. @throws FilterError "File extraction error" with the location */
export function readPart(text: string, root: string, reading: PartReading): TextUnit[] {
  const scanner = XmlScanner.over(text, reading.settings.limits);
  const kind = startRoot(scanner);
  const names = new ElementNames(scanner.attributes());
  if (names.canonicalName(scanner.name) !== root) throw scanner.error(`another root element than ${root}`);
  const leaves: TextUnit[] = [];
  new PartReader(scanner, names, reading).readWhole(kind, leaves);
  while (scanner.next() !== token.done);
  return leaves;
}

const settings: FilterSettings = { sourceLanguage: "en", segmentation: "sentence", limits: defaultLimits, options: {} };
const noReading: PartReading = { vocabulary: { paragraphs: {} }, settings };

export class PartReader implements ElementReader {
  /** As for `XmlScanner`. */
  static readonly kept = new PartReader(XmlScanner.kept, new ElementNames([]), noReading);
  readonly scanner: XmlScanner;
  readonly reading: PartReading;
  readonly #names: ElementNames;

  constructor(scanner: XmlScanner, names: ElementNames, reading: PartReading) {
    this.scanner = scanner;
    this.#names = names;
    this.reading = reading;
  }

  get name(): string {
    return this.#names.canonicalName(this.scanner.name);
  }

  readWhole(kind: Token, into: TextUnit[]): void {
    const depth = this.scanner.path.length;
    this.#enter(kind, into);
    if (kind === token.open && this.scanner.path.length === depth) this.#rest(into);
  }

  content(): string {
    return this.scanner.content();
  }

  attribute(localName: string): string | undefined {
    const attribute = this.scanner.attributes().find(({ name }) => name.slice(name.indexOf(":") + 1) === localName);
    return attribute && decodeText(attribute.value);
  }

  eachChild(read: (kind: Token) => void): void {
    const { scanner } = this;
    const depth = scanner.path.length;
    for (let kind = scanner.next(); kind !== token.close || scanner.path.length >= depth; kind = scanner.next()) {
      if (kind === token.open || kind === token.empty) read(kind);
    }
  }

  #rest(into: TextUnit[]): void {
    this.eachChild((kind) => this.#enter(kind, into));
  }

  /** Moves into an element, or past an element that is a text. */
  #enter(kind: Token, into: TextUnit[]): void {
    const { vocabulary } = this.reading;
    const { name } = this;
    this.attributeTexts(into);
    const depth = this.scanner.path.length;
    vocabulary.visitors?.[name]?.(this, into);
    if (kind === token.empty || this.scanner.path.length < depth) return;
    const dialect = vocabulary.paragraphs[name];
    if (dialect) readParagraph(this, dialect, into);
    else if (name === "mc:AlternateContent") this.#alternatives(into);
    else if (vocabulary.texts?.has(name)) this.#elementText(into);
    else if (vocabulary.skipped?.has(name)) this.content();
  }

  /** Reads alternatives. The translator sees the first one; the same texts in the others repeat its translations. */
  #alternatives(into: TextUnit[]): void {
    const originals = new RepeatedTexts();
    let isFirst = true;
    this.eachChild((kind) => {
      if (kind !== token.open) return;
      const leaves: TextUnit[] = [];
      this.#rest(leaves);
      for (const span of originals.collect(leaves, isFirst, this.reading.settings)) into.push(span);
      isFirst = false;
    });
  }

  #elementText(into: TextUnit[]): void {
    const start = this.scanner.end;
    const plain = this.content();
    this.#push({ start, end: this.scanner.start }, plain, (text) => escapeText(removeInvalid(text)), into);
  }

  attributeTexts(into: TextUnit[]): void {
    const names = this.reading.vocabulary.attributes?.[this.name];
    // The help of a form field may be the name of an AutoText entry.
    if (!names || this.attribute("type") === "autoText") return;
    // A picture that isn't in a group or canvas repeats the description in `wp:docPr`.
    if (this.name === "pic:cNvPr" && !this.scanner.path.some((name) => groupPattern.test(name))) return;
    this.#addAttributeTexts(names, into);
  }

  #addAttributeTexts(names: readonly string[], into: TextUnit[]): void {
    const { textPattern: hasText, attributeText } = this.reading.vocabulary;
    for (const attribute of this.scanner.attributes()) {
      // Attributes have no default namespace.
      const isQualified = attribute.name.includes(":");
      if (!names.includes(isQualified ? this.#names.canonicalName(attribute.name) : attribute.name)) continue;
      const value = decodeText(attribute.value);
      if (hasText && !hasText.test(value)) continue;
      const escapeValue = attributeEscape(this.scanner, attribute);
      if (!attributeText) this.#push(attribute, value, escapeValue, into);
      else this.#push(attribute, attributeText.read(value), (text) => escapeValue(attributeText.write(text)), into);
    }
  }

  #push({ start, end }: Span, plain: string, write: Unit["escape"], into: TextUnit[]): void {
    if (plain.trim() === "") return;
    const { context } = this.reading;
    into.push({ start, end, text: { plain, tags: [] }, escape: write, ...(context !== undefined && { context }) });
  }
}

const groupPattern = /:(?:wgp|grpSp|wpc)$/;

function attributeEscape({ buffer }: XmlScanner, { start }: XmlAttribute): Unit["escape"] {
  const escapeValue = buffer[start - 1] === "'" ? escapeQuoted : escapeAttribute;
  return (text) => escapeValue(removeInvalid(text));
}
