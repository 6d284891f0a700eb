import { holdable } from "../xml/references.ts";

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\u00A0": "&nbsp;",
};
const refer = (character: string): string => references[character] ?? character;

export const htmlText = (text: string): string =>
  /[&<>\u00A0]/.test(text) ? text.replace(/[&<>\u00A0]/g, refer) : text;

export type Quote = '"' | "'" | "";

/** A value with its quotes; one without gets them when it needs them. */
export function htmlAttribute(quote: Quote): (text: string) => string {
  if (quote === "'") return (text) => `'${text.replace(/[&<'\u00A0]/g, refer)}'`;
  const quoted = (text: string) => `"${text.replace(/[&<"\u00A0]/g, refer)}"`;
  return quote === '"' ? quoted : (text) => (/^[^\s"'=<>`&\u00A0]+$/.test(text) ? text : quoted(text));
}

export const htmlReference = (codePoint: number): string => `&#x${codePoint.toString(16).toUpperCase()};`;

/** XML declares no `&nbsp;`, and cannot hold all characters. */
const asXml = (escaped: (text: string) => string) => (text: string) =>
  escaped(holdable(text)).replaceAll("&nbsp;", "&#160;");

export const xhtmlText = asXml(htmlText);

/** A value with its quotes. */
export const xhtmlAttribute = (quote: Quote): ((text: string) => string) => asXml(htmlAttribute(quote));
