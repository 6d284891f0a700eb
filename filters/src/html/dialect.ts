import { type HtmlToken, scanHtml } from "./scan.ts";
import { htmlAttribute, htmlText, type Quote } from "./write.ts";

/** How a document is taken apart, and how texts are written in it. */
export interface Dialect {
  scan(text: string): Iterable<HtmlToken>;
  escapeText(text: string): string;
  escapeAttribute(quote: Quote): (text: string) => string;
}

export const htmlDialect: Dialect = { scan: scanHtml, escapeText: htmlText, escapeAttribute: htmlAttribute };
