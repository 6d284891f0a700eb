import type { Check, PairFault } from "./check.ts";
import { type EndMark, readEnd } from "./end-marks.ts";
import type { CheckedText } from "./segment-pair.ts";

/** Languages that write no mark at the end of a statement. */
const languagesWithoutStops = new Set(["th", "lo", "km", "my", "bo"]);

const markNames: Readonly<Record<EndMark, string>> = {
  stop: "a full stop",
  question: "a question mark",
  exclamation: "an exclamation mark",
  colon: "a colon",
  ellipsis: "an ellipsis",
  comma: "a comma",
  semicolon: "a semicolon",
};

/**
 * Compares the mark at the end of source and target. Finds unbalanced brackets and quotation marks, and Spanish
 * questions without an opening mark. An exclamation mark instead of a full stop is a matter of style.
 * Source: ITS 2.0, `typographical`; the Orthography of the Royal Spanish Academy.
 */
export const punctuation: Check = {
  id: "punctuation",
  type: "typographical",
  severity: "warning",
  find: ({ source, target }) => [
    ...compareEnds(source, target),
    ...findUnbalanced(source, target),
    ...(target.language === "es" ? findUnopened(source, target) : []),
  ],
};

/** "Whether to wrap lines" is a question in other languages. */
const indirectQuestionPattern = /^\W*(?:how|if|what|when|where|whether|which|who|why)\b/i;

function compareEnds(source: CheckedText, target: CheckedText): PairFault[] {
  const [expected, actual] = [readEnd(source), readEnd(target)];
  if (!expected || !actual || expected.mark === actual.mark || expected.isLoose || actual.isLoose) return [];
  const both = [expected.mark, actual.mark];
  if (both.every((mark) => mark === "stop" || mark === "exclamation")) return [];
  if (languagesWithoutStops.has(target.language) && both.includes("stop") && both.includes(undefined)) return [];
  // A prompt may list its choices after the question mark.
  if (expected.mark === "question" && /\?\s*[([][^()[\]]{1,12}[)\]]\s*$/.test(target.plain)) return [];
  if (actual.mark === "question" && source.language === "en" && indirectQuestionPattern.test(source.plain)) return [];
  const nameOf = (mark: EndMark | undefined) => (mark ? markNames[mark] : "no mark");
  const message = `The source ends with ${nameOf(expected.mark)}, and the translation with ${nameOf(actual.mark)}.`;
  return [{ message, source: source.spanOf(expected), target: target.spanOf(actual) }];
}

const pairs = ["()", "[]", "{}", "«»", "「」", "（）"] as const;

/** Finds brackets and quotation marks without a partner, unless the source has one, too. */
function findUnbalanced(source: CheckedText, target: CheckedText): PairFault[] {
  // A source that is only a mark is half of a pair, so it is not checked.
  if (!/\p{L}/u.test(source.plain)) return [];
  const faults: PairFault[] = [];
  const add = (mark: string, message: string) => {
    const at = target.plain.lastIndexOf(mark);
    faults.push({ message, target: target.spanOf({ start: at, end: at + mark.length }) });
  };
  for (const [open = "", close = ""] of pairs) {
    const difference = balance(target.plain, open, close);
    if (difference === 0 || balance(source.plain, open, close) !== 0) continue;
    if (difference > 0) add(open, `The mark ${open} has no matching ${close}.`);
    else add(close, `The mark ${close} has no matching ${open}.`);
  }
  const curly = curlyMarks(target.plain);
  if (curly && balance(source.plain, "“", "”") === 0) add(curly, `The mark ${curly} has no matching mark.`);
  const isOdd = ({ plain }: CheckedText) => countOf(plain, '"') % 2 === 1;
  if (isOdd(target) && !isOdd(source)) add('"', 'The mark " has no matching mark.');
  return faults;
}

/** A curly quotation mark without a partner. The closing mark in German is the opening mark in English. */
function curlyMarks(text: string): string | undefined {
  const [low, high, closing] = [countOf(text, "„"), countOf(text, "“"), countOf(text, "”")];
  if (low > 0) return low === high + closing ? undefined : "„";
  if (high === closing) return undefined;
  return high > closing ? "“" : "”";
}

const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

/** The number of opening marks minus that of closing ones. Without an opening one, `a)` and smileys are ignored. */
function balance(text: string, open: string, close: string): number {
  const opened = countOf(text, open);
  const counted = opened > 0 ? text : text.replaceAll(/(?<=^|\s)(?:[\p{L}\p{N}]{1,2}\)|[:;]-?\))/gu, " ");
  return opened - countOf(counted, close);
}

/** `?` and `!` in Spanish without `¿` and `¡` before them, if the source has the mark, too. */
function findUnopened(source: CheckedText, target: CheckedText): PairFault[] {
  return openingMarks.flatMap(({ open, close, pattern }) => {
    const at = target.plain.search(pattern);
    if (at < 0 || target.plain === source.plain || target.plain.includes(open) || !source.plain.includes(close))
      return [];
    return {
      message: `A sentence that ends with ${close} must begin with ${open}.`,
      target: target.spanOf({ start: at, end: at + 1 }),
    };
  });
}

const openingMarks = [
  { open: "¿", close: "?", pattern: /(?<=\p{L}["»”)]?)\?(?=[\s"»”)]|$)/u },
  { open: "¡", close: "!", pattern: /(?<=\p{L}["»”)]?)!(?=[\s"»”)]|$)/u },
];
