import type { Check, PairFault } from "./check.ts";
import { type DateRead, exampleMarkPattern, readDates, readNumbers } from "./numeric.ts";
import type { CheckedText } from "./segment-pair.ts";

/**
 * Compares numeric dates and times of source and target: day, month and year in any order and form, hours of 12 or 24.
 * Source: ITS 2.0, `numbers`; ISO 8601 and CLDR for the forms.
 */
export const dates: Check = {
  id: "dates",
  type: "numbers",
  severity: "warning",
  find({ source, target }) {
    const [expected, actual] = [readDates(source), readDates(target)];
    if (expected.length + actual.length === 0 || exampleMarkPattern.test(source.plain)) return [];
    const faults: PairFault[] = [];
    for (const date of expected) {
      if (isIn(date, target)) continue;
      const message = `The ${date.kind} ${date.text} of the source is missing or changed.`;
      faults.push({ message, source: source.spanOf(date) });
    }
    if (faults.length > 0) return faults;
    return actual
      .filter((date) => !isIn(date, source))
      .map((date) => ({ message: `The ${date.kind} ${date.text} isn't in the source.`, target: target.spanOf(date) }));
  },
};

/** Whether a text contains the parts of a date: in one date, or as numbers around the name of a month. */
function isIn(date: DateRead, text: CheckedText): boolean {
  const others = readDates(text);
  if (text.plain.includes(date.text) || others.some((other) => isSame(date, other))) return true;
  const loose = new Set(readNumbers(text).flatMap((number) => (number.text.match(/\d+/g) ?? []).map(Number)));
  if (date.kind === "time") {
    const [hour = 0, ...minutes] = date.parts;
    const isHour = [hour, hour + 12, hour - 12].some((each) => loose.has(each));
    return isHour && minutes.every((part) => part === 0 || loose.has(part));
  }
  const year = Math.max(...date.parts);
  const rest = date.parts.filter((part) => part !== year);
  return (loose.has(year) || loose.has(year % 100)) && rest.some((part) => loose.has(part));
}

function isSame(one: DateRead, other: DateRead): boolean {
  if (one.kind === "time" || other.kind === "time") {
    const [hour = 0, ...minutes] = one.parts;
    const [otherHour = 0, ...otherMinutes] = other.parts;
    return hour % 12 === otherHour % 12 && minutes.join() === otherMinutes.join();
  }
  const sort = ({ parts }: DateRead) =>
    parts
      .map((part) => part % 100)
      .sort((a, b) => a - b)
      .join();
  return sort(one) === sort(other);
}
