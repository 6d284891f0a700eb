import { HtmlScanner, type HtmlTokens } from "./scan.ts";
import { htmlAttribute, htmlText, type Quote, type ValueWriter } from "./write.ts";

/** How a document is taken apart, and how texts are written in it. */
export interface HtmlDialect {
  scan(text: string): HtmlTokens;
  escapeText(text: string): string;
  /** How values are written, by their quote. */
  attribute: Readonly<Record<Quote, ValueWriter>>;
  /** Whether each element has its end tag. */
  hasAllEnds: boolean;
  /** The attributes that name a language, the one first that counts when an element has both. */
  languageNames: readonly string[];
}

export const htmlDialect: HtmlDialect = {
  scan: (text) => new HtmlScanner(text),
  escapeText: htmlText,
  attribute: htmlAttribute,
  hasAllEnds: false,
  languageNames: ["lang", "xml:lang"],
};
