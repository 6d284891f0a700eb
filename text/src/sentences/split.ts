import { matchAt } from "../match.ts";
import { type Exceptions, findExceptions } from "./abbreviations.ts";
import { firstMark } from "./break-classes.ts";
import { isContinuation, nextSentenceBreak } from "./breaks.ts";
import {
  afterClosing,
  beforeOpening,
  continuesQuoteOrUrl,
  isWhite,
  isWithinWord,
  noteAfterEndPattern,
  skipWhite,
} from "./quotes.ts";
import type { SrxRules } from "./srx.ts";

/**
 * Cuts a text into sentences by the rules of Unicode (UAX 29) for the language, with exceptions for abbreviations,
 * ordinals, initials and list numbers. An empty line always ends a sentence; a single line break does unless the text
 * continues in lower case.
 *
 * @param language ISO 639-1 code
 * @param max the number of sentences after which one more is cut, and the rest is left out
 * @returns UTF-16 end offsets of the sentences, ascending; empty for an empty text. Whitespace belongs to the sentence
 *   before it, and the last offset is the length of the text.
 */
export function splitSentences(text: string, language: string, rules?: SrxRules, max = Infinity): number[] {
  if (text === "") return [];
  if (rules) return [...rules.breaks(text, language), text.length];
  const first = firstMark(text);
  // Most texts are one sentence.
  if (first >= text.length - 1) return [text.length];
  const exceptions = findExceptions(language);
  const rareEnds = findRareEnds(text, first);
  const ends: number[] = [];
  let start = 0;
  let end = -1;
  for (let mark = 0, unicodeEnd = 0, rare = 0; mark < text.length; ) {
    if (mark === unicodeEnd) unicodeEnd = nextSentenceBreak(text, language, mark, mark === 0 ? first : undefined);
    while (rare < rareEnds.length && (rareEnds[rare] as number) <= mark) rare++;
    mark = rare < rareEnds.length ? Math.min(rareEnds[rare] as number, unicodeEnd) : unicodeEnd;
    // Nothing ends inside whitespace that already belongs to a sentence.
    if (mark <= end) continue;
    end = skipWhite(text, beforeOpening(text, mark));
    const closed = end < text.length ? afterClosing(text, end) : end;
    const quoteStart = end;
    end = closed;
    // Whitespace before the first sentence is not a sentence.
    if (end < text.length && (isBlank(text, start, end) || continues(text, start, end, exceptions))) continue;
    if (
      end > quoteStart &&
      isContinuation(text, end, language) &&
      text.slice(quoteStart, end).search(lineBreakPattern) < 0
    )
      continue;
    ends.push(end);
    if (ends.length > max) break;
    start = end;
  }
  return ends;
}

/** Ellipsis after a word and before a capital, which UAX 29 does not count as an end. */
const ellipsisEndPattern = /(?:(?<=\S)…|…(?=["»”’'“‘«›‹)]))["»”’'“‘«›‹)\]]*\s+(?=[\p{Lu}"«“„¿¡])/gu;

/** Two Ethiopic word separators, which people type at the end of sentences. */
const ethiopicTypedEndPattern = /\u1361\u1361["»”)]*\s*/gu;

/** Matches a character with which one of the ends above, or `noteEnd`, may begin. */
const rareEndStartPattern =
  /\[(?<=[.?!\u0080-\uFFFF]["'()]{0,3}\[)|[\u00B2\u00B3\u00B9\u1361\u2026\u203C-\u3299\uD83C-\uD83E]/g;

const noEnds: readonly number[] = [];

/** Finds the ends that UAX 29 doesn't count, ascending. */
function findRareEnds(text: string, first: number): readonly number[] {
  rareEndStartPattern.lastIndex = first;
  if (!rareEndStartPattern.test(text)) return noEnds;
  const ends: number[] = [];
  // Without `matchAll`, which compiles a copy of the expression.
  for (const regex of [ellipsisEndPattern, ethiopicTypedEndPattern, noteAfterEndPattern])
    while (regex.test(text)) ends.push(regex.lastIndex);
  return ends.sort((a, b) => a - b);
}

function isBlank(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to && isWhite(text.charCodeAt(at))) at++;
  return at === to;
}

/** The limit of the search back for the word before a full stop. */
const lookBack = 40;

const sentenceEndPattern = /[.!?:;。！？]["»”’'“‘«›‹)\]]*$/u;
const lineBreakPattern = /\r\n|[\n\r\u2028\u2029\u0085]/gu;

/** Whether the sentence that began at `start` continues at `end`. */
function continues(text: string, start: number, end: number, exceptions: Exceptions): boolean {
  const from = Math.max(start, end - lookBack);
  let gapStart = end;
  while (gapStart > from && isWhite(text.charCodeAt(gapStart - 1))) gapStart--;
  const isSpace = end - gapStart === 1 && text.charCodeAt(gapStart) === 0x20;
  if (!isSpace && end > gapStart) {
    const gap = text.slice(gapStart, end);
    const lineBreaks = gap.match(lineBreakPattern)?.length ?? 0;
    if (lineBreaks > 1 || gap.includes("\u2029")) return false;
    if (lineBreaks === 1)
      return /^\p{Ll}/u.test(text.slice(end, end + 2)) && !sentenceEndPattern.test(text.slice(from, gapStart));
  }
  if (end === gapStart ? isWithinWord(text, start, end) : continuesQuoteOrUrl(text, from, gapStart, end)) return true;
  const mark = text.charAt(gapStart - 1);
  // Unicode counts the comma of Burmese among the marks that end sentences.
  if (mark !== "." && mark !== "…") return mark === "၊";
  // `Corp. & Co.`
  if (text[end] === "&") return true;
  const wordStart = lettersStart(text, gapStart - 1, exceptions.longest + 1);
  const letters = gapStart - 1 - wordStart;
  if (letters > exceptions.longest) return false;
  // Most sentences end with a word of several letters, which is found without the regular expression below.
  if (letters > 1 && mark === "." && wordStart > from && /[ '’]/.test(text.charAt(wordStart - 1))) {
    const word = text.slice(wordStart, gapStart - 1);
    return isException(word, text, end, false, exceptions);
  }
  const sentence = text.slice(from, gapStart);
  if (letters === 0 && /(?:^|\s)(?:\.{3}|…)$/u.test(sentence)) return true;
  const word = matchAt(lastWordPattern, sentence, sentence.length)?.[1];
  if (word === undefined || word.endsWith(".")) return false;
  const isFirst = start === from && sentence.trimStart().length === word.length + 1;
  return isException(word, text, end, isFirst, exceptions);
}

function lettersStart(text: string, at: number, max: number): number {
  let from = at;
  while (at - from < max && isLetter(text.charCodeAt(from - 1))) from--;
  return from;
}

const isLetter = (unit: number) => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

/** The word before the full stop at the end; no word with a small letter after an apostrophe, such as `o'clock`. */
const lastWordPattern = /(?<=(?:^|[\s(["«„“‘/–—]|(?<!\p{L})'|'(?=\p{Lu}))([\p{L}\p{M}\p{N}№º.-]+)\.)/uy;

/** `art. 5`, and in French law `art. L. 123-4`. */
const numberPattern = /^(?:\p{N}|\p{Lu}\. ?\p{N})/u;
/** `Fig. A`, but not `I` */
const letterPattern = /^(?!I\b)\p{Lu}(?!['’\p{L}\p{M}])/u;
/** Without `sec`, which is a second. */
const figurePattern = /^(?:[Ff]igs?|Sec|[Ee]q|[Tt]ab|[Aa]bb|[Aa]fb|[Oo]br|[Rr]ys|[Рр]ис|[Тт]абл)$/;

/** Whether the full stop after `word` belongs to the word and ends no sentence; the next text begins at `end`. */
function isException(word: string, text: string, end: number, isFirst: boolean, exceptions: Exceptions): boolean {
  const lower = word.toLowerCase();
  if (exceptions.always.has(lower)) return true;
  const next = () => text.slice(end, end + lookBack);
  if (exceptions.beforeNumber.has(lower)) {
    if (numberPattern.test(next())) return true;
    const letter = figurePattern.test(word) ? letterPattern.exec(next())?.[0] : undefined;
    // In some languages, other letters are words.
    if (letter && (letter === "A" || !exceptions.starters.has(letter.toLowerCase()))) return true;
  }
  const isOrdinal = exceptions.ordinals && /^(?:\p{N}{1,2}|[IVX]{1,5})$/u.test(word);
  if (!isOrdinal && /^[A-Za-z]{2,}$/.test(word)) return false;
  // The number or letter of a list item is not a sentence.
  if (isFirst && /^(?:\p{N}{1,3}(?:\.\p{N}+)*|\p{L})$/u.test(word)) return true;
  if (word === "I") return false;
  const isInitial = /^\p{L}(?:\.-?\p{L})*$/u.test(word);
  return (isOrdinal || isInitial) && !exceptions.starters.has(/^[\p{L}\p{M}]+/u.exec(next())?.[0].toLowerCase() ?? "");
}
