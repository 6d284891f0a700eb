import { isWord } from "@openparlance/text";
import type { Check } from "./check.ts";
import { functionWords } from "./function-words.ts";
import type { CheckedText } from "./segment-pair.ts";

interface Word {
  /** In lower case. */
  text: string;
  isCapital: boolean;
  start: number;
  end: number;
}

type InSlices<Result> = Generator<undefined, Result, void>;

/** The words that are read in one slice. */
const wordsAtOnce = 1000;
/** The minimum of consecutive equal words that are no coincidence. */
const minRun = 4;
/** The minimum of function words of the source language in a run. Titles and names of licenses contain at most one. */
const minFunctionWords = 2;
/** The minimum of long lowercase words that are a sentence even without function words. */
const minOrdinary = 4;
/** The minimum length of an untranslated title, and of a copy in a language without a list of function words. */
const minWords = 5;

/**
 * Finds runs of words that are the same in source and target. Names, commands and titles stay the same in many
 * languages. Therefore, a run must contain function words of the source language. In a target that is a whole copy,
 * enough long lowercase words are sufficient, too.
 * Source: ITS 2.0, `untranslated`.
 */
export const untranslated: Check = {
  id: "untranslated",
  type: "untranslated",
  severity: "warning",
  *find({ source, target }) {
    if (source.language === target.language) return;
    const [own, foreign] = [functionWords(source.language), functionWords(target.language)];
    // In a title, all words but the short ones begin with a capital.
    const isOrdinary = ({ text, isCapital }: Word) => !isCapital && !own.has(text);
    // A single capital is a name: "Layer A".
    const isTelling = ({ text, isCapital }: Word) =>
      own.has(text) && !foreign.has(text) && !(isCapital && text.length === 1);
    const expected = yield* readWords(source);
    const actual = yield* readWords(target);
    // Languages split words at apostrophes differently, and spaces may differ.
    const isCopy =
      source.plain.trim() === target.plain.trim() ||
      (expected.length === actual.length && expected.every(({ text }, at) => text === actual[at]?.text));
    if (isCopy) {
      const telling = expected.filter(isTelling).length;
      const ordinary = expected.filter(isOrdinary);
      const isLongEnough = ordinary.filter(({ text }) => text.length > 3).length >= minOrdinary;
      const isSentence =
        telling >= 2 ||
        (telling === 1 && (ordinary.length > 0 || expected.length >= minWords)) ||
        (isLongEnough && !/[|<>{}()=]/.test(source.plain));
      const isText = own.size > 0 ? isSentence : expected.length >= minWords;
      if (isText) yield { message: "The translation is the same as the source." };
      return;
    }
    for (const run of yield* commonRuns(expected, actual)) {
      if (run.filter(isTelling).length < minFunctionWords || !run.some(isOrdinary)) continue;
      const span = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
      const message = `"${target.plain.slice(span.start, span.end)}" isn't translated.`;
      yield { message, target: target.spanOf(span) };
    }
  },
};

/** The words outside placeholders, URLs, and the options and synopses of commands. */
function* readWords({ plain, tokens: { tokens, starts, ends }, placeables }: CheckedText): InSlices<Word[]> {
  const kept = placeables.filter(({ kind }) => kind !== "number" && kind !== "accelerator");
  const words: Word[] = [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    if (at % wordsAtOnce === 0) yield;
    const [start, end] = [starts[at] ?? 0, ends[at] ?? 0];
    while (next < kept.length && (kept[next]?.end ?? 0) <= start) next++;
    const isSyntax =
      /[-<>[\]=/\\]/.test(`${plain[start - 1] ?? ""}${plain[end] ?? ""}`) ||
      /[|{}]\s*$/.test(plain.slice(Math.max(0, start - 3), start)) ||
      /^\s*[|{}]/.test(plain.slice(end, end + 3));
    if (isSyntax || !isWord(token) || (kept[next]?.start ?? end) < end) continue;
    const text = token.toLowerCase();
    words.push({ text, isCapital: text[0] !== token[0], start, end });
  }
  return words;
}

/** The longest runs of at least `minRun` words in `actual` that also occur in `expected`. */
function* commonRuns(expected: readonly Word[], actual: readonly Word[]): InSlices<Word[][]> {
  const keyAt = (words: readonly Word[], at: number) =>
    Array.from(words.slice(at, at + minRun), ({ text }) => text).join(" ");
  const known = new Set<string>();
  for (let at = 0; at + minRun <= expected.length; at++) {
    if (at % wordsAtOnce === 0) yield;
    known.add(keyAt(expected, at));
  }
  const runs: Word[][] = [];
  let end = 0;
  for (let at = 0; at + minRun <= actual.length; at++) {
    if (at % wordsAtOnce === 0) yield;
    if (!known.has(keyAt(actual, at))) continue;
    const last = runs.at(-1);
    if (last && at < end) last.push(...actual.slice(end, at + minRun));
    else runs.push(actual.slice(at, at + minRun));
    end = at + minRun;
  }
  return runs;
}
