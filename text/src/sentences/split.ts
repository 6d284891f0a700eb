import { type Exceptions, exceptionsOf } from "./abbreviations.ts";
import { sentenceBreaks } from "./breaks.ts";
import type { SrxRules } from "./srx.ts";

/**
 * Cuts a text into sentences by the rules of Unicode (UAX 29) for the language, with exceptions for abbreviations,
 * ordinals, initials and list numbers. An empty line always ends a sentence; a single line break does unless the text
 * goes on in lower case.
 *
 * @param language ISO 639-1 code
 * @param rules SRX rules to use instead
 * @returns UTF-16 end offsets of the sentences, ascending; white space belongs to the sentence before it and the last
 *   offset is the length of the text; empty for an empty text
 */
export function splitSentences(text: string, language: string, rules?: SrxRules): Int32Array {
  if (text === "") return new Int32Array(0);
  if (rules) return Int32Array.from([...rules.breaks(text, language), text.length]);
  const exceptions = exceptionsOf(language);
  const ends: number[] = [];
  let start = 0;
  for (const end of candidates(text, language)) {
    // White space before the first sentence is no sentence.
    if (end < text.length && (text.slice(start, end).trim() === "" || goesOn(text, start, end, exceptions))) continue;
    ends.push(end);
    start = end;
  }
  return Int32Array.from(ends);
}

/** Ellipsis after a word and before a capital, which UAX 29 does not count as an end. */
const afterEllipsis = /(?<=\S)…["»”’')\]]*\s+(?=[\p{Lu}"«“„¿¡])/gu;

/** Where Unicode ends sentences; white space between two of them belongs to the first. */
function candidates(text: string, language: string): number[] {
  const ends = sentenceBreaks(text, language);
  if (text.includes("…")) {
    for (const match of text.matchAll(afterEllipsis)) ends.push(match.index + match[0].length);
    ends.sort((a, b) => a - b);
  }
  const moved: number[] = [];
  let reached = -1;
  for (const end of ends) {
    // Inside white space that already belongs to a sentence nothing ends.
    if (end <= reached) continue;
    reached = end;
    while (reached < text.length && isWhite(text.charCodeAt(reached))) reached++;
    moved.push(reached);
  }
  return moved;
}

/** What `\s` matches. */
function isWhite(unit: number): boolean {
  if (unit < 0xa0) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return /\s/.test(String.fromCharCode(unit));
}

/** How far back the word before a full stop may begin. */
const lookBack = 40;

const sentenceEnd = /[.!?:;。！？]["»”’')\]]*$/u;
const lineBreak = /\r\n|[\n\r\u2028\u2029\u0085]/gu;

/** Whether the sentence that began at `start` goes on at `end`. */
function goesOn(text: string, start: number, end: number, exceptions: Exceptions): boolean {
  const from = Math.max(start, end - lookBack);
  let gapStart = end;
  while (gapStart > from && isWhite(text.charCodeAt(gapStart - 1))) gapStart--;
  const sentence = text.slice(from, gapStart);
  const gap = text.slice(gapStart, end);
  if (gap !== " " && gap !== "") {
    const lineBreaks = gap.match(lineBreak)?.length ?? 0;
    if (lineBreaks > 1 || gap.includes("\u2029")) return false;
    if (lineBreaks === 1) return /^\p{Ll}/u.test(text.slice(end, end + 2)) && !sentenceEnd.test(sentence);
  }
  if (/(?:^|\s)(?:\.{3}|…)$/u.test(sentence)) return true;
  if (!sentence.endsWith(".")) return false;
  lastWord.lastIndex = sentence.length;
  const word = lastWord.exec(sentence)?.[1];
  if (word === undefined || word.endsWith(".")) return false;
  const isFirst = start === from && sentence.trimStart().length === word.length + 1;
  return isException(word, text.slice(end, end + lookBack), isFirst, exceptions);
}

/** The word before the full stop at the end. */
const lastWord = /(?<=(?:^|[\s(["'«„“‘/–—])([\p{L}\p{M}\p{N}№º.-]+)\.)/uy;

/** Whether the full stop after `word` belongs to it and ends nothing. */
function isException(word: string, next: string, isFirst: boolean, exceptions: Exceptions): boolean {
  const lower = word.toLowerCase();
  const isStarter = () => exceptions.starters.has(/^[\p{L}\p{M}]+/u.exec(next)?.[0].toLowerCase() ?? "");
  // The number or letter of a list item is no sentence.
  if (isFirst && /^(?:\p{N}{1,3}(?:\.\p{N}+)*|\p{L})$/u.test(word)) return true;
  if (exceptions.beforeNumber.has(lower) && /^\p{N}/u.test(next)) return true;
  if (exceptions.always.has(lower)) return true;
  if (/^\p{L}(?:\.-?\p{L})+$/u.test(word)) return !isStarter();
  if (/^\p{L}$/u.test(word)) return word !== "I" && !isStarter();
  return exceptions.ordinals && /^(?:\p{N}{1,2}|[IVX]{1,5})$/u.test(word) && !isStarter();
}
