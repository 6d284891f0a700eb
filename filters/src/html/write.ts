import type { CharacterReferences } from "../document/references.ts";
import type { Unit } from "../document/unit.ts";
import { removeInvalid } from "../xml/references.ts";

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\u00A0": "&nbsp;",
};
const formatReference = (character: string): string => references[character] ?? character;

export const escapeHtmlText = (text: string): string =>
  /[&<>\u00A0]/.test(text) ? text.replace(/[&<>\u00A0]/g, formatReference) : text;

export type Quote = '"' | "'" | "";

/** Writes an attribute's value: `escape` for each of its texts, then `finish` for the whole value. */
export type ValueWriter = Required<Pick<Unit, "escape" | "finish">>;

const inQuotes: ValueWriter = {
  escape: (text) => text.replace(/[&<"\u00A0]/g, formatReference),
  finish: (value) => `"${value}"`,
};
const inApostrophes: ValueWriter = {
  escape: (text) => text.replace(/[&<'\u00A0]/g, formatReference),
  finish: (value) => `'${value}'`,
};
const quotedIfNeeded: ValueWriter = {
  escape: inQuotes.escape,
  finish: (value) => (/^[^\s"'=<>`&]+$/.test(value) ? value : `"${value}"`),
};

/** Writers of values by their quotation marks. A value without quotation marks gets them if it needs them. */
export const htmlAttribute: Readonly<Record<Quote, ValueWriter>> = {
  '"': inQuotes,
  "'": inApostrophes,
  "": quotedIfNeeded,
};

export const htmlReference: CharacterReferences = {
  character: (codePoint) => `&#x${codePoint.toString(16).toUpperCase()};`,
};

/** XML declares no `&nbsp;`, and can't represent all characters. */
const withXmlEscapes = (escapeText: (text: string) => string) => (text: string) =>
  escapeText(removeInvalid(text)).replaceAll("&nbsp;", "&#160;");

export const escapeXhtmlText = withXmlEscapes(escapeHtmlText);

const withXmlValues = (writer: ValueWriter): ValueWriter => ({ ...writer, escape: withXmlEscapes(writer.escape) });

export const xhtmlAttribute: Readonly<Record<Quote, ValueWriter>> = {
  '"': withXmlValues(inQuotes),
  "'": withXmlValues(inApostrophes),
  "": withXmlValues(quotedIfNeeded),
};
