import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import type { Token, XmlScanner } from "../xml/scanner.ts";
import type { RunDialect } from "./dialect.ts";
import type { Fields } from "./marks.ts";

/** The elements of a part that have texts; names with the usual prefixes. */
export interface OoxmlVocabulary {
  paragraphs: Readonly<Record<string, RunDialect>>;
  /** Elements whose content is one text. */
  texts?: ReadonlySet<string>;
  /** Attributes with visible text, by their elements. */
  attributes?: Readonly<Record<string, readonly string[]>>;
  /** How texts are written in attributes, if not only with references. */
  attributeText?: { read(value: string): string; write(text: string): string };
  /** Matches the values of attributes that are texts; by default all that aren't blank. */
  textPattern?: RegExp;
  /** Elements that are skipped with all of their content. */
  skipped?: ReadonlySet<string>;
  /** Called for elements when they are read. If a visitor reads the `content`, nothing else does. */
  visitors?: Readonly<Record<string, (element: ElementReader, into: TextUnit[]) => void>>;
}

export interface PartReading {
  vocabulary: OoxmlVocabulary;
  settings: FilterSettings;
  fields?: Fields;
  context?: string | undefined;
  /** Whether a paragraph is cut into segments as soon as it is read. This frees its memory before the next one. */
  cutsEach?: boolean;
}

export type TextUnit = Unit | TranslatableSpan;

export interface ElementReader {
  scanner: XmlScanner;
  reading: PartReading;
  /** The name of the current element, with the usual prefix. */
  name: string;
  /** Collects the texts of the current element, and moves the scanner to its end. */
  readWhole(kind: Token, into: TextUnit[]): void;
  /** Reads the children of the current element up to its closing tag, each one up to its end or child by child. */
  eachChild(read: (kind: Token) => void): void;
  attributeTexts(into: TextUnit[]): void;
  /** The text between the current opening tag and its closing one, to which the scanner moves. */
  content(): string;
  /** The attribute of the current tag, in any namespace. */
  attribute(localName: string): string | undefined;
}
