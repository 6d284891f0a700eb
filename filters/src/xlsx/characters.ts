import { onePiece, type RunDialect, spaceAttribute } from "../ooxml/dialect.ts";
import { escapeText, isValidXml, removeInvalid } from "../xml/references.ts";

/** `_x000D_` is a carriage return, `_x005F_` a low line (ECMA-376 part 1, section 22.9.2.19). */
export const readCharacters = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (written, digits) => parseCharacter(digits) ?? written);

/** The character of four hexadecimal digits; undefined when XML can't hold it. */
function parseCharacter(digits: string): string | undefined {
  const character = String.fromCharCode(Number.parseInt(digits, 16));
  return isValidXml(character) ? character : undefined;
}

/** Writes characters for `readCharacters`. `lineFeed` is a line feed as written: `_x000a_` in names of columns. */
export function writeCharacters(text: string, lineFeed = "\n"): string {
  return removeInvalid(text)
    .replace(/_(?=x([0-9A-Fa-f]{4})_)/g, (line, digits) => (parseCharacter(digits) === undefined ? line : "_x005F_"))
    .replaceAll("\r", "_x000D_")
    .replaceAll("\n", lineFeed);
}

/** The text of a printed header or footer, in which `&` is doubled because it starts codes. */
export const escapeHeader = (text: string): string => escapeText(removeInvalid(text)).replaceAll("&amp;", "&amp;&amp;");

/** Strings of SpreadsheetML. A translation drops phonetic readings. Source: ECMA-376 part 1, section 18.4. */
export const spreadsheet: RunDialect = {
  roles: { "x:r": "run", "x:rPr": "runProperties", "x:t": "text", "x:rPh": "dropped", "x:phoneticPr": "dropped" },
  hasLongRuns: false,
  writeProperties: (properties) => properties,
  pieces: onePiece,
  element: (piece, prefix) => `<${prefix}t${spaceAttribute(piece)}>${escapeText(writeCharacters(piece))}</${prefix}t>`,
  comparable: (properties) => properties,
  read: readCharacters,
};
