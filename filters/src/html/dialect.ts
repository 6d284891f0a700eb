import { HtmlScanner, type HtmlTokens } from "./scan.ts";
import { htmlAttribute, htmlText, type Quote } from "./write.ts";

/** How a document is taken apart, and how texts are written in it. */
export interface Dialect {
  scan(text: string): HtmlTokens;
  escapeText(text: string): string;
  escapeAttribute(quote: Quote): (text: string) => string;
}

export const htmlDialect: Dialect = {
  scan: (text) => new HtmlScanner(text),
  escapeText: htmlText,
  escapeAttribute: htmlAttribute,
};
