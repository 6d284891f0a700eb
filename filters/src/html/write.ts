import { lineBreakPattern } from "../document/line-breaks.ts";
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

const escapeHtmlText = (text: string): string =>
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

export const htmlReference: CharacterReferences = {
  character: (codePoint) => `&#x${codePoint.toString(16).toUpperCase()};`,
};

type Escape = (text: string) => string;

/**
 * The writers of texts, and of values by their quotation marks, with changes of their escapes. A value without quotation
 * marks gets them if it needs them.
 */
const buildWriters = (change: (escapeText: Escape) => Escape) => ({
  escapeText: change(escapeHtmlText),
  attribute: {
    '"': { ...inQuotes, escape: change(inQuotes.escape) },
    "'": { ...inApostrophes, escape: change(inApostrophes.escape) },
    "": { ...quotedIfNeeded, escape: change(quotedIfNeeded.escape) },
  } satisfies Record<Quote, ValueWriter>,
});

export const htmlWriters = buildWriters((escapeText) => escapeText);

/** XML declares no `&nbsp;`, and can't represent all characters. */
export const xhtmlWriters = buildWriters(
  (escapeText) => (text) => escapeText(removeInvalid(text)).replaceAll("&nbsp;", "&#160;"),
);

/** Without line breaks: an empty line would end a block of Markdown. */
export const lineWriters = buildWriters((escapeText) => (text) => escapeText(text.replace(lineBreakPattern, " ")));
