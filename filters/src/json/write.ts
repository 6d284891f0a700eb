import { unicodeEscape } from "../document/controls.ts";

/** Escapes strings as in the file: if it contains characters above U+007F only as escapes, all of them are escaped. */
export function jsonEscape(file: string): (text: string) => string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the question is whether there are only such
  const isAscii = /\\u(?!00[0-7])/i.test(file) && /^[\x00-\x7F]*$/.test(file);
  return isAscii ? (text) => quote(text).replace(/[\x80-\uFFFF]/g, unicodeEscape) : quote;
}

const quote = (text: string): string => JSON.stringify(text).slice(1, -1);
