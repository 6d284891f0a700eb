import { type Exceptions, exceptionsOf } from "./abbreviations.ts";
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

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  // A tag that is no language would make the constructor throw.
  const locale = /^[a-z]{2,3}$/u.test(language) ? language : "und";
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Ellipsis after a word and before a capital, which UAX 29 does not count as an end. */
const afterEllipsis = /(?<=\S)…["»”’')\]]*\s+(?=[\p{Lu}"«“„¿¡])/gu;

/** Where Unicode ends sentences; white space between two of them belongs to the first. */
function candidates(text: string, language: string): number[] {
  const ends = new Set<number>();
  for (const { segment, index } of segmenterOf(language).segment(text)) ends.add(index + segment.length);
  for (const match of text.matchAll(afterEllipsis)) ends.add(match.index + match[0].length);
  const moved: number[] = [];
  const white = /\s*/uy;
  let reached = -1;
  for (const end of [...ends].sort((a, b) => a - b)) {
    // Inside white space that already belongs to a sentence nothing ends.
    if (end <= reached) continue;
    white.lastIndex = end;
    white.test(text);
    reached = white.lastIndex;
    moved.push(reached);
  }
  return moved;
}

/** How far back the word before a full stop may begin. */
const lookBack = 40;

/** Whether the sentence that began at `start` goes on at `end`. */
function goesOn(text: string, start: number, end: number, exceptions: Exceptions): boolean {
  const before = text.slice(Math.max(start, end - lookBack), end);
  const gap = /\s*$/u.exec(before)?.[0] ?? "";
  const next = text.slice(end, end + lookBack);
  const lineBreaks = gap.replaceAll("\r\n", "\n").match(/[\n\r\u2028\u2029\u0085]/gu)?.length ?? 0;
  const sentence = before.slice(0, before.length - gap.length);
  if (lineBreaks > 1 || gap.includes("\u2029")) return false;
  if (lineBreaks === 1) return /^\p{Ll}/u.test(next) && !/[.!?:;。！？]["»”’')\]]*$/u.test(sentence);
  if (/(?:^|\s)\.{3}$|(?:^|\s)…$/u.test(sentence)) return true;
  const word = /(?:^|[\s(["'«„“‘/–—\u00A0])((?:[\p{L}\p{M}\p{N}№º.-]|\.)+)\.$/u.exec(sentence)?.[1];
  if (word === undefined || word.endsWith(".")) return false;
  const isFirst = start >= end - lookBack && sentence.trim() === `${word}.`;
  return isException(word, next, isFirst, exceptions);
}

/** Whether the full stop after `word` belongs to it and ends nothing. */
function isException(word: string, next: string, isFirst: boolean, exceptions: Exceptions): boolean {
  const lower = word.toLowerCase();
  const isStarter = exceptions.starters.has(/^[\p{L}\p{M}]+/u.exec(next)?.[0].toLowerCase() ?? "");
  // The number or letter of a list item is no sentence.
  if (isFirst && /^(?:\p{N}{1,3}(?:\.\p{N}+)*|\p{L})$/u.test(word)) return true;
  if (exceptions.beforeNumber.has(lower) && /^\p{N}/u.test(next)) return true;
  if (exceptions.always.has(lower)) return true;
  if (/^\p{L}(?:\.-?\p{L})+$/u.test(word)) return !isStarter;
  if (/^\p{L}$/u.test(word)) return !isStarter && word !== "I";
  return exceptions.ordinals && /^(?:\p{N}{1,2}|[IVX]{1,5})$/u.test(word) && !isStarter;
}
