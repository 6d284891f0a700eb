import { isValidXml } from "../xml/references.ts";

/** `_x000D_` is a carriage return, `_x005F_` a low line (ECMA-376 part 1, section 22.9.2.19). */
export function readCharacters(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (written, digits) => parseCharacter(digits) ?? written);
}

/** The character of four hexadecimal digits; undefined when XML can't hold it. */
export function parseCharacter(digits: string): string | undefined {
  const character = String.fromCharCode(Number.parseInt(digits, 16));
  return isValidXml(character) ? character : undefined;
}
