import { controls } from "../document/controls.ts";
import { extractionError } from "../source-location.ts";

export interface StringsEntry {
  key: string;
  value: string;
  /** The span between the quotes of the value; without quotes, of the whole value. */
  valueStart: number;
  valueEnd: number;
  note?: string;
}

const quotedStringPattern = /(?:"([^"\\]*(?:\\[\s\S][^"\\]*)*)"|'([^'\\]*(?:\\[\s\S][^'\\]*)*)')/u.source;
/** Whitespace and comments between the parts of an entry. */
const gapPattern = /\s*(?:(?:\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/|\/\/[^\r\n]*[\r\n])\s*)*/uy.source;
const tokenPattern = new RegExp(
  String.raw`\s+|\/\*([\s\S]*?)\*\/|\/\/([^\r\n]*)|(?:${quotedStringPattern}|([\w.$/:-]+))${gapPattern}(?:=${gapPattern}(?:${quotedStringPattern}|([\w.$/:-]+))(${gapPattern}))?;`,
  "y",
);

/**
 * Reads Apple strings. A key without a value is its own value, and stays unchanged.
 * @throws FilterError "File extraction error" with the location of text that isn't an entry
 */
export function readStrings(text: string): StringsEntry[] {
  const entries: StringsEntry[] = [];
  let note = "";
  for (let at = 0; at < text.length; at = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (!match) throw extractionError(text, at, "no comment and no entry");
    // Destructuring the match would be slower.
    const bareValue = match[8];
    const value = match[6] ?? match[7] ?? bareValue;
    const comment = match[1] ?? match[2];
    if (comment !== undefined) note = comment.trim();
    if (value === undefined) continue;
    const gap = match[9] as string;
    const end = tokenPattern.lastIndex - 1 - gap.length - (bareValue === undefined ? 1 : 0);
    const key = match[5] ?? unescapeText(match[3] ?? match[4] ?? "");
    entries.push({ key, value: unescapeText(value), valueStart: end - value.length, valueEnd: end, ...readNote(note) });
    note = "";
  }
  return entries;
}

/** Omits the note that tools write for a string without a note. */
const readNote = (note: string) => (note === "" || note === "No comment provided by engineer." ? {} : { note });

/** Reads escapes as Apple's parser does: octal digits are a character of the NeXT character set. */
function unescapeText(raw: string): string {
  if (!raw.includes("\\")) return raw;
  return raw.replace(
    /\\(?:(?:U(?=\p{AHex})|u(?=\p{AHex}{4}))(\p{AHex}{1,4})|([0-7]{1,3})|([\s\S]))/gu,
    (_, hex, octal, other) => {
      if (octal) return decodeUpper(Number.parseInt(octal, 8) & 0xff);
      return hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (controls[other] ?? other);
    },
  );
}

const decodeUpper = (code: number): string =>
  code < 0x80 ? String.fromCharCode(code) : (upperCharacters[code - 0x80] ?? "\uFFFD");

/** The upper half of the NeXT character set. Source: Unicode, mappings of vendors. */
// biome-ignore format: a table
const upperCharacters =
  "\u00A0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿" +
  "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ";
