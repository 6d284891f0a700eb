import { decodeHTML, decodeHTMLAttribute } from "entities";
import { HtmlScanner, type HtmlTokens } from "./scan.ts";
import { htmlWriters, type Quote, type ValueWriter } from "./write.ts";

/** The syntax in which a document is parsed and its texts are written. */
export interface HtmlDialect {
  scan(text: string): HtmlTokens;
  escapeText(text: string): string;
  /** Replaces the references that the syntax defines. */
  decodeText(text: string): string;
  decodeAttribute(value: string): string;
  /** Whether only the document declares the entity of a reference; undefined if it can't declare any. */
  isEntity?(reference: string): boolean;
  attribute: Readonly<Record<Quote, ValueWriter>>;
  /** Whether each element has its end tag. */
  hasAllEnds: boolean;
  /** The attributes with a language, in lower case; the first one takes precedence. */
  languageNames: readonly string[];
}

export const htmlDialect: HtmlDialect = {
  scan: (text) => new HtmlScanner(text),
  decodeText: decodeHTML,
  decodeAttribute: decodeHTMLAttribute,
  ...htmlWriters,
  hasAllEnds: false,
  languageNames: ["lang", "xml:lang", "systemlanguage"],
};
