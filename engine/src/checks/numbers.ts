import type { Check, Fault } from "./check.ts";
import { mayBeSpelled } from "./number-words.ts";
import { haveSameValue, joinGroups, type NumberRead, readDates, readNumbers } from "./numeric.ts";
import type { CheckedText } from "./segment-pair.ts";

/**
 * Compares the numbers of source and target, in any order and however they are grouped. A number may be a word in the
 * other text, part of a date there, or occur more often.
 *
 * Source: ITS 2.0, `numbers`.
 */
export const numbers: Check = {
  id: "numbers",
  type: "numbers",
  severity: "error",
  description: "Numbers that are missing, added, or changed.",
  find({ source, target, segment }) {
    const [inSource, inTarget] = [readNumbers(source), readNumbers(target)];
    if (inSource.length + inTarget.length === 0) return [];
    const [wanted, found] = [joinGroups(inSource, source, inTarget), joinGroups(inTarget, target, inSource)];
    const missing = wanted.filter((number) => !isIn(number, found, target));
    const other = segment.otherSource?.toLowerCase() ?? "";
    const added = found.filter((number) => !isIn(number, wanted, source) && !other.includes(number.text));
    return toFaults(missing, added, source, target);
  },
};

function isIn(number: NumberRead, others: readonly NumberRead[], text: CheckedText): boolean {
  if (others.some((other) => haveSameValue(other, number))) return true;
  const value = number.values[0] as string;
  const pieces = number.text.split(/[.,]/);
  const times = readDates(text).map(({ parts }) => parts);
  if (times.some((parts) => isTime(pieces.map(Number), parts) || parts.includes(Number(value)))) return true;
  // Also as a part of a name that is written otherwise (UTF8 for UTF-8).
  if (new RegExp(`(?:^|[^0-9])${escapeRegex(number.text)}(?![0-9])`).test(text.plain)) return true;
  // Two numbers with a comma between them look like one.
  if (pieces.length > 1 && pieces.every((piece) => others.some(({ values }) => values.includes(piece)))) return true;
  const words = text.tokens.tokens.map((token) => token.toLowerCase());
  return mayBeSpelled(value, words, text.language);
}

/** `15.30` for 3:30 pm. */
const isTime = ([hour = 0, minute]: readonly number[], [otherHour = 0, otherMinute]: readonly number[]): boolean =>
  minute !== undefined && minute === otherMinute && hour % 12 === otherHour % 12;

const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function toFaults(
  missing: readonly NumberRead[],
  added: readonly NumberRead[],
  source: CheckedText,
  target: CheckedText,
): Fault[] {
  const count = Math.max(missing.length, added.length);
  return Array.from({ length: count }, (_, at) => {
    const [old, own] = [missing[at], added[at]];
    const spans = { source: old && source.spanOf(old), target: own && target.spanOf(own) };
    if (old && own)
      return { message: `The number ${old.text} of the source is ${own.text} in the translation.`, ...spans };
    if (old) return { message: `The number ${old.text} of the source is missing.`, ...spans };
    return { message: `The number ${own?.text} isn't in the source.`, ...spans };
  });
}
