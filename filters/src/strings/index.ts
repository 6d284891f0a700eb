import { controlEscapes } from "../document/controls.ts";
import type { CharacterReferences } from "../document/references.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { readStrings } from "./read.ts";

const escapeText = (match: string): string =>
  controlEscapes.get(match) ?? (match < " " || match > "~" ? unicodeEscape(match) : `\\${match}`);

const createEscape = (pattern: RegExp) => (text: string) => text.replace(pattern, escapeText);

const writeInQuotes = createEscape(/[\\"\p{Cc}]/gu);
const escapeForSingleQuotes = createEscape(/[\\'\p{Cc}]/gu);

const unicodeEscape = (unit: string): string => `\\U${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Writes a character that the encoding can't represent as escapes, one for each UTF-16 code unit. */
const stringsReference: CharacterReferences = {
  character: (codePoint) => String.fromCodePoint(codePoint).split("").map(unicodeEscape).join(""),
};

/** Apple strings: the values, with their keys as context and the comments above as notes. */
export const strings = createTextFilter({
  ...formats.strings,
  hasStrings: true,
  read: (string) => ({
    parts: readStrings(string).map(({ key, value, valueStart: start, valueEnd: end, ...rest }) => ({
      ...{ start, end, ...rest },
      text: value,
      context: key,
      escape: string[end] === "'" ? escapeForSingleQuotes : writeInQuotes,
    })),
  }),
  reference: stringsReference,
});
