import type { CheckedText, PairSpan } from "./segment-pair.ts";

/** A number in a text with its possible values: `1,234` is one thousand in English and about one in German. */
export interface NumberRead extends PairSpan {
  text: string;
  values: readonly string[];
}

export type NumbersRead = readonly NumberRead[];

/** A date or time with its parts as numbers, in the order of the text. */
export interface DateRead extends PairSpan {
  kind: "date" | "time";
  text: string;
  parts: readonly number[];
}

/** Begins an example in English. */
export const exampleMarkPattern =
  /\be\.\s?g\.|\bfor example\b|\bexample:|\bsuch as\b|\blike ["'‘“]|\blike a\b.*['"‘“]/i;

/** Whether two numbers may be the same, each in the format of its language. */
export const haveSameValue = (one: Pick<NumberRead, "values">, other: Pick<NumberRead, "values">): boolean =>
  one.values.some((value) => other.values.includes(value));

/** Reads the numbers of a text outside placeholders, URLs, dates, and times. */
export function readNumbers({ plain, placeables }: CheckedText): NumberRead[] {
  return placeables
    .filter(({ kind, start }) => kind === "number" && !plain.slice(0, start).endsWith("&#"))
    .map(({ start, end, text }) => ({ start, end, text, values: valuesOf(text) }));
}

export function readDates({ plain, placeables }: CheckedText): DateRead[] {
  return placeables.flatMap(({ kind, start, end, text }) => {
    if (kind !== "date" && kind !== "time") return [];
    // Parts of a network address or of a version are not read.
    if (/[:.]$/.test(plain.slice(0, start)) || /^[:.][\p{L}\p{N}]/u.test(plain.slice(end))) return [];
    const parts = (text.match(/\p{Nd}+/gu) ?? []).map((digits) => Number(toAscii(digits)));
    return { kind, start, end, text, parts };
  });
}

/** Joins groups of three digits after spaces, as in French, if the other text has the joined number. */
export function joinGroups(numbers: NumbersRead, { plain }: CheckedText, others: NumbersRead): NumberRead[] {
  const joined: NumberRead[] = [];
  for (const number of numbers) {
    const last = joined.at(-1);
    const isGroup = last && plain.slice(last.end, number.start) === " " && /^\p{Nd}{3}(?!\p{Nd})/u.test(number.text);
    if (last && isGroup) {
      const text = plain.slice(last.start, number.end);
      const values = valuesOf(text.replaceAll(" ", ""));
      if (others.some((other) => haveSameValue(other, { values }) && Number(values[0]) >= 1000)) {
        joined[joined.length - 1] = { start: last.start, end: number.end, text, values };
        continue;
      }
    }
    joined.push(number);
  }
  return joined;
}

const separatorPattern = /[.,'’٫٬\u00A0\u202F\u2009]/u;

function valuesOf(text: string): string[] {
  const parts = toAscii(text).split(separatorPattern);
  if (parts.length === 1) return [plainNumber(parts[0] as string)];
  const values = [parts.map(plainNumber).join(".")];
  const last = parts.at(-1) as string;
  if (parts.slice(1).every((part) => part.length === 3)) values.push(plainNumber(parts.join("")));
  const whole = plainNumber(parts.slice(0, -1).join(""));
  values.push(/^0+$/.test(last) ? whole : `${whole}.${last}`);
  return values;
}

const plainNumber = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

/** Converts digits of all scripts to ASCII. */
const toAscii = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return code < 0x80 ? digit : String((code - zero) % 10);
  });
