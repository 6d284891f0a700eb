/** Matches like `\s`. */
export function isWhite(unit: number): boolean {
  if (unit < 0xa0) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return /\s/.test(String.fromCharCode(unit));
}

export function skipWhite(text: string, from: number): number {
  let at = from;
  while (at < text.length && isWhite(text.charCodeAt(at))) at++;
  return at;
}

const openingQuotesPattern = /[\p{Ps}\p{Pi}]{1,8}$/u;

/** Moves the end before opening marks without a blank, which UAX 29 includes in the sentence before them. */
export function beforeOpening(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  if (end === text.length || isWhite(last) || isWhite(text.charCodeAt(end))) return end;
  if (last < 0x80) return end;
  return end - (openingQuotesPattern.exec(text.slice(Math.max(0, end - 8), end))?.[0].length ?? 0);
}

/** A quote that closes after a blank, as in French: no letter comes next. */
const closingQuotesPattern = /[»”’›」』)\]]+(?![\p{L}\p{N}\p{Ps}\p{Pi}»])/uy;

/** The offset after quotes that close after a blank, and after the whitespace that follows them. */
export function afterClosing(text: string, end: number): number {
  const next = text.charCodeAt(end);
  if ((next < 0x80 && next !== 0x29 && next !== 0x5d) || !isWhite(text.charCodeAt(end - 1))) return end;
  closingQuotesPattern.lastIndex = end;
  return closingQuotesPattern.test(text) ? skipWhite(text, closingQuotesPattern.lastIndex) : end;
}

const nextUnspacedPattern = /(?![([{])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Ps}\p{Pi}¿¡]/uy;
/** A URL, or the full stop at the start of a word such as `.NET`. */
const precedingUrlPattern = /(?:\w:\/\/|\bwww\.)\S*$|(?:^|\s)\.$/i;
const asciiMarkPattern = /[.?!]["'»”’)\]]*$/u;
/** In Japanese and Korean, a particle next to a quote continues its sentence. */
const particlePattern = /(?<=[」』）]\p{sc=Hira}|["'”’」』）)]\p{sc=Hang})/uy;
/** Numbers of notes and emoji after a sentence, which UAX 29 includes in the next one. */
const endNote =
  /(?:[\u00B2\u00B3\u00B9\u2070-\u2079]|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\u200D?)/u.source;
const nextNotePattern = new RegExp(endNote, "uy");

/** A note in brackets or an {@link endNote} after a sentence, and the whitespace before a capital or a letter without case. */
export const noteAfterEndPattern = new RegExp(
  String.raw`(?<=[.?!؟۔।]["»”’'“‘«›‹)]{0,3})(?:(?:\[[\p{L}\p{N}]{1,4}\])+|${endNote}+)\s+(?=[\p{Lu}\p{Lo}"«“„¿¡])`,
  "gu",
);

/** Whether a mark without a blank is in a URL or a word, an opening bracket, or before a note or a particle. */
export function isWithinWord(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  particlePattern.lastIndex = end + 1;
  if (particlePattern.test(text)) return true;
  if (last >= 0x3000) return false;
  nextNotePattern.lastIndex = end;
  if (nextNotePattern.test(text)) return true;
  if (last === 0x28 || last === 0x5b || last === 0x7b) return true;
  nextUnspacedPattern.lastIndex = end;
  // Next to letters of Chinese or Japanese, the full stop of a Latin word is its own: `Mr.スミス`.
  if (nextUnspacedPattern.test(text))
    return last === 0x2e && text.charCodeAt(end) >= 0x3040 && /[A-Za-z\d]/.test(text.charAt(end - 2));
  const before = text.slice(Math.max(start, end - maxUrlLength), end);
  if (!asciiMarkPattern.test(before)) return false;
  return !/\.["'»”’)\]]*$/u.test(before) || precedingUrlPattern.test(before);
}

/** The limit of the search back for the start of a URL. */
const maxUrlLength = 400;

const quotedMarkPattern = /[!?.;\u037E։…‼⁇⁈⁉‽]\s*["'»”’›«“‘‹)\]]+$/u;

/**
 * Whether a small letter comes after a quoted sentence, or after a URL that ends with a mark.
 *
 * @param from the offset at which the sentence begins
 * @param end the end of the sentence without whitespace; the text after it begins at `next`
 */
export function continuesQuoteOrUrl(text: string, from: number, end: number, next: number): boolean {
  const last = text.charCodeAt(end - 1);
  const isQuote = last === 0x22 || last === 0x27 || last === 0x29 || last === 0x5d || last > 0x7f;
  if (!isQuote && last !== 0x3f && last !== 0x21) return false;
  if (!/^\p{Ll}/u.test(text.slice(next, next + 2))) return false;
  const before = text.slice(Math.max(0, from - maxUrlLength), end);
  return isQuote ? quotedMarkPattern.test(before) : precedingUrlPattern.test(before);
}
