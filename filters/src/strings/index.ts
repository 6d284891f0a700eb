import { controlEscapes } from "../document/controls.ts";
import type { CharacterReferences } from "../document/references.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { stringsdict } from "../stringsdict/index.ts";
import { readStrings } from "./read.ts";

const escapeText = (match: string): string =>
  controlEscapes.get(match) ?? (match < " " || match > "~" ? unicodeEscape(match) : `\\${match}`);

const createEscape = (pattern: RegExp) => (text: string) => text.replace(pattern, escapeText);

const writeInQuotes = createEscape(/[\\"\p{Cc}]/gu);
const escapeForSingleQuotes = createEscape(/[\\'\p{Cc}]/gu);
const writeBare = (text: string) => (/^[\w.$/:-]+$/.test(text) ? text : `"${writeInQuotes(text)}"`);

const unicodeEscape = (unit: string): string => `\\U${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Writes a character that the encoding can't represent as escapes, one for each UTF-16 code unit. */
const stringsReference: CharacterReferences = {
  character: (codePoint) => String.fromCodePoint(codePoint).split("").map(unicodeEscape).join(""),
};

const plainStrings = createTextFilter({
  ...formats.strings,
  hasStrings: true,
  read: (string) => ({
    parts: readStrings(string).map(({ key, value, valueStart: start, valueEnd: end, ...rest }) => ({
      start,
      end,
      ...rest,
      text: value,
      context: key,
      escape: string[end] === "'" ? escapeForSingleQuotes : string[end] === '"' ? writeInQuotes : writeBare,
    })),
  }),
  reference: stringsReference,
});

/** The start of a property list, in UTF-8 or UTF-16 without the zeros. */
const propertyListPattern = /^[^\w"'/]*<(?:\?xml|!DOCTYPE\s+plist|plist)/;

/**
 * Apple strings: the values, with their keys as context and the comments above as notes. Some tools write the strings as
 * a property list in XML.
 */
export const strings: typeof plainStrings = {
  ...plainStrings,
  extract(file, settings) {
    const start = String.fromCharCode(...file.subarray(0, 200)).replaceAll("\0", "");
    return (propertyListPattern.test(start) ? stringsdict : plainStrings).extract(file, settings);
  },
};
