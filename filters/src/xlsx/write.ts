import { onePiece, type RunWriting, spaceAttribute } from "../ooxml/dialect.ts";
import { escapeText, removeInvalid } from "../xml/references.ts";
import { parseCharacter } from "./characters.ts";

/** Runs of SpreadsheetML. Source: ECMA-376 part 1, section 18.4. */
export const runs: RunWriting = {
  hasLongRuns: false,
  writeProperties: (properties) => properties,
  pieces: onePiece,
  element: (piece, prefix) => `<${prefix}t${spaceAttribute(piece)}>${escapeText(writeCharacters(piece))}</${prefix}t>`,
};

/** Writes characters for `readCharacters`. `lineFeed` is a line feed as written: `_x000a_` in names of columns. */
export function writeCharacters(text: string, lineFeed = "\n"): string {
  return removeInvalid(text)
    .replace(/_(?=x([0-9A-Fa-f]{4})_)/g, (line, digits) => (parseCharacter(digits) === undefined ? line : "_x005F_"))
    .replaceAll("\r", "_x000D_")
    .replaceAll("\n", lineFeed);
}

/** The text of a printed header or footer, in which `&` is doubled because it starts codes. */
export const escapeHeader = (text: string): string => escapeText(removeInvalid(text)).replaceAll("&amp;", "&amp;&amp;");
