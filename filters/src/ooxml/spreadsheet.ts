import { escapeText, holdable, isHoldable } from "../xml/references.ts";
import { type Dialect, onePiece, preserving } from "./dialect.ts";

/**
 * Strings of SpreadsheetML, plain ones and those of runs. Phonetic readings stay as they are.
 *
 * Source: ECMA-376 part 1, section 18.4.
 */
export const spreadsheet: Dialect = {
  roles: { "x:r": "run", "x:rPr": "runProperties", "x:t": "text" },
  hasLongRuns: false,
  comparable: (properties) => properties,
  written: (properties) => properties,
  read: readCharacters,
  pieces: onePiece,
  element: (piece, prefix) => `<${prefix}t${preserving(piece)}>${escapeText(writeCharacters(piece))}</${prefix}t>`,
};

/** `_x000D_` stands for a carriage return, `_x005F_` for a low line (ECMA-376 part 1, section 22.9.2.19). */
export function readCharacters(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (written, digits) => characterOf(digits) ?? written);
}

/** @param lineFeed how it is written: as it is in strings, `_x000a_` in names of columns */
export function writeCharacters(text: string, lineFeed = "\n"): string {
  return holdable(text)
    .replace(/_(?=x([0-9A-Fa-f]{4})_)/g, (line, digits) => (characterOf(digits) === undefined ? line : "_x005F_"))
    .replaceAll("\r", "_x000D_")
    .replaceAll("\n", lineFeed);
}

function characterOf(digits: string): string | undefined {
  const character = String.fromCharCode(Number.parseInt(digits, 16));
  return isHoldable(character) ? character : undefined;
}
