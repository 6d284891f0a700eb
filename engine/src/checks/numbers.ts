import type { Check, PairFault } from "./check.ts";
import { describeDifference } from "./difference.ts";
import { mayBeSpelled } from "./number-words.ts";
import {
  exampleMarkPattern,
  haveSameValue,
  joinGroups,
  type NumberRead,
  type NumbersRead,
  readDates,
  readNumbers,
} from "./numeric.ts";
import type { CheckedText } from "./segment-pair.ts";

/**
 * Compares the numbers of source and target, in any order and with any grouping. In the other text, a number may be a
 * word, a part of a date, or occur more often.
 * Source: ITS 2.0, `numbers`.
 */
export const numbers: Check = {
  id: "numbers",
  type: "numbers",
  severity: "error",
  find({ source, target, segment }) {
    const [inSource, inTarget] = [readNumbers(source), readNumbers(target)];
    // A key contains no numbers to translate.
    if (inSource.length + inTarget.length === 0 || keyPattern.test(source.plain)) return [];
    const expected = joinGroups(inSource, source, inTarget);
    const actual = joinGroups(inTarget, target, inSource);
    const other = segment.otherSource?.toLowerCase() ?? "";
    const missing = expected.filter((number) => !isIn(number, actual, target) || isFewer(number, expected, actual));
    const added = actual.filter((number) => !isIn(number, expected, source) && !other.includes(number.text));
    const exampleAt = source.plain.search(exampleMarkPattern);
    const elsewhere = missing.filter(({ start }) => exampleAt < 0 || start <= exampleAt);
    const inExample = missing.length - elsewhere.length;
    // An example is often replaced by one in the other language, with other numbers.
    const isReplaced = inExample > 1 || (inExample > 0 && added.length > 0);
    // A digit that only the target has may stand for a word of the source, such as "binary" or the name of a key.
    const isWord = missing.length === 0 && added.every(({ text }) => text.length === 1);
    const isConverted = missing.some((number) => isImperial(number, source)) && added.length > 0;
    if (isConverted || isWord) return [];
    return isReplaced ? toFaults(elsewhere, [], source, target) : toFaults(missing, added, source, target);
  },
};

/** Whether a number is in a unit that other languages convert: 8.5 in, 21.6 cm. */
const isImperial = ({ end }: NumberRead, { plain }: CheckedText): boolean =>
  /^[ \u00A0-]?(?:in|inch(?:es)?|ft|feet|foot|yd|yards?|miles?|mi|lbs?|pounds?|oz|ounces?|mph|°F)\b/.test(
    plain.slice(end),
  );
/** Matches a key, and a text with its context after a bar. */
const keyPattern = /^[^\s_:]+[_:]\S+$|\|[\w-]+$/;

/** Whether this is the last occurrence of a number, of several digits, that occurs less often in the target. */
function isFewer(number: NumberRead, expected: NumbersRead, actual: NumbersRead): boolean {
  const same = expected.filter((other) => haveSameValue(other, number));
  if (same.length < 2 || same.at(-1) !== number || number.text.length < 2) return false;
  const count = actual.filter((other) => haveSameValue(other, number)).length;
  return count > 0 && count < same.length;
}

function isIn(number: NumberRead, others: NumbersRead, text: CheckedText): boolean {
  if (others.some((other) => haveSameValue(other, number))) return true;
  const value = number.values[0] as string;
  const pieces = number.text.split(/[.,]/);
  const times = readDates(text).map(({ parts }) => parts);
  if (times.some((parts) => isTime(pieces.map(Number), parts) || parts.includes(Number(value)))) return true;
  // The number may also be raised (R² for R^2), a fraction, or a part of a name in another spelling (UTF8 for UTF-8).
  const marked = text.plain.normalize("NFKC").replaceAll(number.text, "\uFFFF");
  if (/(?<![0-9\uFFFF])\uFFFF(?![0-9\uFFFF])/.test(marked)) return true;
  // Two numbers with a comma between them look like one.
  if (pieces.length > 1 && pieces.every((piece) => others.some(({ values }) => values.includes(piece)))) return true;
  const words = text.tokens.tokens.flatMap((token) => token.toLowerCase().split("-"));
  return mayBeSpelled(value, words, text.language);
}

/** Whether two times are the same, such as `15.30` and 3:30 pm. */
const isTime = ([hour = 0, minute]: readonly number[], [otherHour = 0, otherMinute]: readonly number[]): boolean =>
  minute !== undefined && minute === otherMinute && hour % 12 === otherHour % 12;

function toFaults(missing: NumbersRead, added: NumbersRead, source: CheckedText, target: CheckedText): PairFault[] {
  const [lost, own] = [missing[0], added[0]];
  if (!lost && !own) return [];
  const texts = (all: NumbersRead) => all.map(({ text }) => text);
  const isChanged = missing.length === 1 && added.length === 1;
  const message = isChanged
    ? `The number ${lost?.text} of the source is ${own?.text} in the translation.`
    : describeDifference("number", texts(missing), texts(added));
  return [{ message, source: lost && source.spanOf(lost), target: own && target.spanOf(own) }];
}
