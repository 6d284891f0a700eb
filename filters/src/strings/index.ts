import type { CharacterReferences } from "../document/references.ts";
import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { readStrings } from "./read.ts";

const controls: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };
const escapeText = (match: string): string => controls[match] ?? `\\${match}`;

const inQuotes = (text: string): string => text.replace(/[\\"\n\t\r]/g, escapeText);
const inApostrophes = (text: string): string => text.replace(/[\\'\n\t\r]/g, escapeText);

/** Writes a character that the encoding can't represent as escapes, one for each UTF-16 code unit. */
const stringsReference: CharacterReferences = {
  character: (codePoint) =>
    String.fromCodePoint(codePoint)
      .split("")
      .map((unit) => `\\U${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
};

/** Apple strings: the values, with their keys as context and the comments above as notes. */
export const strings = textFilter({
  ...formats.strings,
  hasStrings: true,
  read: (string) => ({
    parts: readStrings(string).map(({ key, value, ...rest }) => ({
      ...rest,
      text: value,
      context: key,
      escape: string[rest.end] === "'" ? inApostrophes : inQuotes,
    })),
  }),
  reference: stringsReference,
});
