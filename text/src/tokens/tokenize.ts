import { acceleratorAt } from "../placeables/accelerator.ts";
import { addressEnd, placeholderEnd } from "../placeables/patterns.ts";
import { apostropheEnd, englishEndingEnd, isApostrophe } from "./apostrophes.ts";
import { classAt, digit, lengthAt, letter, mark, space, unspaced } from "./classes.ts";

/**
 * A text cut into tokens: d0 t0 d1 … tn−1 dn is the text exactly.
 *
 * - `delimiters`: what is before, between and after the tokens; one more than tokens
 * - `starts`, `ends`: UTF-16 offsets of each token, half-open
 */
export interface Tokens {
  tokens: string[];
  delimiters: string[];
  starts: Int32Array;
  ends: Int32Array;
}

/**
 * Cuts a text into words, numbers, punctuation marks and symbols. Whitespace, control and format characters are
 * delimiters.
 *
 * - Words keep inner hyphens and underscores (`well-known`), and numbers their separators (`1,234.56`, `2025-03-10`,
 *   `10:30`). Abbreviations of single letters and names of files and hosts keep their full stops (`e.g.`, `z.B.`,
 *   `file.txt`).
 * - Apostrophes: in English, `'s 't 're 've 'll 'd 'm` are separate tokens (`don` `'t`). In French, Italian, Catalan
 *   and Occitan, an elision is a separate token (`l'` `homme`). Elsewhere an inner apostrophe stays in the word.
 * - URLs, email addresses, format specifiers, arguments in braces and inline tags are one token each.
 * - The mark of an accelerator is part of the delimiter before a word (`~File`), and of the word inside one (`Sa~ve`).
 * - A run of the same mark is one token (`...`, `--`), and so is an emoji with its modifiers.
 * - Text in scripts without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) is cut by `Intl.Segmenter`, in any
 *   language.
 *
 * @param language ISO 639-1 code; unknown codes get the rules common to all
 */
export function tokenize(text: string, language: string): Tokens {
  const starts: number[] = [];
  const ends: number[] = [];
  const hasAtSign = text.includes("@");
  const accelerator = acceleratorAt(text);
  let at = 0;
  while (at < text.length) {
    const class_ = classAt(text, at);
    let end: number;
    if (class_ === space || at === accelerator) {
      at++;
      continue;
    }
    if (class_ === letter || class_ === digit)
      end = wordEnd(text, at, class_ === digit, language, hasAtSign, accelerator);
    else if (class_ === unspaced) {
      const runEnd = unspacedEnd(text, at);
      segmentUnspaced(text, at, runEnd, starts, ends);
      at = runEnd;
      continue;
    } else if (language === "en" && ends.at(-1) === at && isApostrophe(text.charCodeAt(at))) {
      end = englishEndingEnd(text, at) ?? at + 1;
    } else end = symbolEnd(text, at);
    starts.push(at);
    ends.push(end);
    at = end;
  }
  return cut(text, starts, ends);
}

/** The text that the tokens and delimiters came from. */
export function rebuild(tokens: readonly string[], delimiters: readonly string[]): string {
  let text = delimiters[0] ?? "";
  for (let i = 0; i < tokens.length; i++) text += (tokens[i] as string) + (delimiters[i + 1] ?? "");
  return text;
}

function cut(text: string, starts: number[], ends: number[]): Tokens {
  const count = starts.length;
  const tokens = new Array<string>(count);
  const delimiters = new Array<string>(count + 1);
  let last = 0;
  for (let i = 0; i < count; i++) {
    const start = starts[i] as number;
    const end = ends[i] as number;
    // A single space is by far the most common delimiter; a literal is faster than `slice`.
    delimiters[i] = start === last ? "" : start === last + 1 && text[last] === " " ? " " : text.slice(last, start);
    tokens[i] = text.slice(start, end);
    last = end;
  }
  delimiters[count] = text.slice(last);
  return { tokens, delimiters, starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

/** The end of the letters, digits and marks from `at` on. */
function plainEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const class_ = classAt(text, end);
    if (class_ !== letter && class_ !== digit && class_ !== mark) break;
    end += lengthAt(text, end);
  }
  return end;
}

/** The end of the word or number that begins at `start`; the inner loop of `tokenize`. */
function wordEnd(
  text: string,
  start: number,
  startsWithDigit: boolean,
  language: string,
  hasAtSign: boolean,
  accelerator: number,
): number {
  let end = plainEnd(text, start);
  let addressTried = false;
  let isNumber = startsWithDigit && isDigits(text, start, end);
  while (end < text.length) {
    const joiner = text.charCodeAt(end);
    if (joiner === 0x20) return end;
    if (end === accelerator) {
      end = plainEnd(text, end + 1);
      isNumber = false;
      continue;
    }
    if (!addressTried && mayBeAddress(text, start, end, hasAtSign)) {
      addressTried = true;
      const address = addressEnd(text, start);
      if (address > end) return address;
    }
    const next = end + 1;
    const nextClass = next < text.length ? classAt(text, next) : space;
    if (nextClass !== letter && nextClass !== digit) return end;
    if (isApostrophe(joiner) && !(isNumber && nextClass === digit)) {
      const apostrophe = apostropheEnd(text, start, end, language);
      if (apostrophe >= 0) return apostrophe;
    } else if (joiner === fullStop && nextClass === letter) {
      const abbreviation = abbreviationEnd(text, start, end);
      if (abbreviation >= 0) return abbreviation;
      if (isNumber || !isLower(text, next)) return end;
    } else if (
      isNumber && nextClass === digit ? !isNumberJoiner(text, joiner, next) : !isWordJoiner(joiner, nextClass)
    ) {
      return end;
    }
    end = plainEnd(text, next);
    isNumber &&= isDigits(text, next, end);
  }
  return end;
}

const fullStop = 0x2e;

/** Whether a URL or an email address may continue at `at`: `://`, `www.`, or anything before an `@`. */
function mayBeAddress(text: string, start: number, at: number, hasAtSign: boolean): boolean {
  const joiner = text.charCodeAt(at);
  if (joiner === 0x3a) return text.startsWith("//", at + 1);
  if (joiner === fullStop && at - start === 3 && text.startsWith("www", start)) return true;
  return hasAtSign && ".@+-_%".includes(text[at] as string);
}

function isDigits(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i += lengthAt(text, i)) if (classAt(text, i) !== digit) return false;
  return true;
}

/** `1,234.56`, `1'234`, `1 234` with a no-break space, `10:30`, `2025-03-10`, `10/03/2025`, `1–3`. */
function isNumberJoiner(text: string, joiner: number, next: number): boolean {
  // A no-break space separates groups of three digits only.
  if (joiner === 0xa0 || joiner === 0x202f || joiner === 0x2009) return plainEnd(text, next) === next + 3;
  return ".,:/-'’‐‑–٫٬·".includes(String.fromCharCode(joiner));
}

/** Hyphens, underscore, the Catalan middle dot; a full stop only before a digit (`v2.0`, `A.1`). */
function isWordJoiner(joiner: number, nextClass: number): boolean {
  if (joiner === fullStop) return nextClass === digit;
  return joiner === 0x2d || joiner === 0x5f || joiner === 0x2010 || joiner === 0x2011 || joiner === 0xb7;
}

function isLower(text: string, at: number): boolean {
  const character = text.slice(at, at + lengthAt(text, at));
  return character !== character.toUpperCase();
}

/** The end of an abbreviation of single letters with full stops, `e.g.` or `U.S.A.`, or −1. */
function abbreviationEnd(text: string, start: number, firstStop: number): number {
  let end = start;
  let stop = firstStop;
  let count = 0;
  while (text.charCodeAt(stop) === fullStop && stop - end === lengthAt(text, end) && classAt(text, end) === letter) {
    count++;
    end = stop + 1;
    if (end >= text.length) break;
    stop = end + lengthAt(text, end);
  }
  const isWhole = end >= text.length || classAt(text, end) !== letter;
  return count >= 2 && isWhole ? end : -1;
}

function unspacedEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const class_ = classAt(text, end);
    if (class_ !== unspaced && class_ !== mark) break;
    end += lengthAt(text, end);
  }
  return end;
}

const emojiPattern = /\p{RGI_Emoji}/vy;

function symbolEnd(text: string, start: number): number {
  const unit = text.charCodeAt(start);
  if (
    unit === 0x25 ||
    unit === 0x7b ||
    unit === 0x3c ||
    unit === 0x24 ||
    (unit === 0x3a && text.length > start + 2) ||
    ((unit === 0x5b || unit === 0x5f) && text.charCodeAt(start + 1) === unit) ||
    unit === 0x40
  ) {
    const end = placeholderEnd(text, start);
    if (end > 0) return end;
  }
  if (unit >= 0x200d && (unit < 0xd800 ? unit < 0x3300 : unit < 0xdc00)) {
    emojiPattern.lastIndex = start;
    if (emojiPattern.test(text)) return emojiPattern.lastIndex;
  }
  let end = start + lengthAt(text, start);
  if (".-!?*=_~#+/\\…–—".includes(text[start] as string)) while (text.charCodeAt(end) === unit) end++;
  while (end < text.length && classAt(text, end) === mark) end += lengthAt(text, end);
  return end;
}

/** One segmenter for all languages, because its dictionaries depend only on the script. */
let segmenter: Intl.Segmenter | undefined;

/** Longer runs are cut first, so that the time for a page without spaces is linear. */
const sliceLength = 4096;

/** Appends the words of `text` from `start` to `end`, which is all in scripts without spaces, to the offsets. */
function segmentUnspaced(text: string, start: number, end: number, starts: number[], ends: number[]): void {
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  for (let from = start; from < end; ) {
    const to = Math.min(end, from + sliceLength);
    for (const { segment, index } of segmenter.segment(text.slice(from, to))) {
      starts.push(from + index);
      ends.push(from + index + segment.length);
    }
    from = to;
  }
}
