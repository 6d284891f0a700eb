import { readJavaMessages } from "../document/message-format.ts";
import { createTextFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { defineOptions } from "../options.ts";
import { createMatcher } from "../patterns.ts";
import { readJavaProperties } from "../xml/java-properties.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readProperties } from "./read.ts";

const propertiesOptions = defineOptions({
  encoding: {
    default: "auto",
    choices: ["auto", "iso-8859-1", "utf-8"],
    description: "The encoding of files without a byte-order mark; with auto, valid UTF-8 is read as UTF-8, as in Java",
  },
  exclude: { default: [], description: "Keys of the values to exclude; * matches anything" },
});

/** Java properties. Translations are written in ASCII, with `\u` escapes, unless the file is certainly in UTF-8. */
export const properties = createTextFilter({
  ...formats.properties,
  hasStrings: true,
  options: propertiesOptions,
  isOftenLegacy: "iso-8859-1",
  declaredEncoding: (_, { encoding }) => (encoding === "auto" ? undefined : encoding),
  reference: { character: (codePoint) => String.fromCodePoint(codePoint).replace(/[\s\S]/g, unicodeEscape) },
  read(text, { options }) {
    const isExcluded = createMatcher(options.exclude);
    // A text with characters beyond Latin-1 isn't in Latin-1. A file that contains only ASCII may be read either way.
    const escapeText =
      options.encoding === "utf-8" || /[\u0100-\uFFFF]/.test(text) ? escapeUnicodeValue : escapeAsciiValue;
    const entries = readProperties(text).filter(({ key }) => !isExcluded(key));
    const units = entries.map(({ key: context, value, note, start, end }): Unit => {
      return { start, end, text: value, context, escape: escapeText, ...(note !== undefined && { note }) };
    });
    return { parts: readJavaMessages(text, units) };
  },
});

/** Java properties in XML: the values, with their keys as context. */
export const propertiesXml = createTextFilter({
  ...formats["properties-xml"],
  hasStrings: true,
  declaredEncoding,
  reference,
  read: (text, { limits }) => ({ parts: readJavaProperties(text, limits) }),
});

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\f": "\\f" };

const unicodeEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`;

const createEscape = (pattern: RegExp) => (text: string) =>
  text
    .replace(pattern, (match) => escapes[match] ?? unicodeEscape(match))
    // At the start of a value, these characters would be read as the separator, or as part of it.
    .replace(/^[ :=]/, "\\$&");

/** Writes a value in ASCII, so that UTF-8 and ISO-8859-1 are equal. */
const escapeAsciiValue = createEscape(/[^ -[\]-~]/g);

/** Writes a value with characters unescaped where possible. */
const escapeUnicodeValue = createEscape(/[\\\p{Cc}]/gu);
