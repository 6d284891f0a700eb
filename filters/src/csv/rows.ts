import { matchAt } from "@openparlance/text";
import { extractionError } from "../source-location.ts";

export interface CsvField {
  value: string;
  /** Quotes included. */
  start: number;
  end: number;
  isQuoted: boolean;
  /** Whether the quotes inside have a backslash, as in MySQL. */
  isEscaped?: boolean;
}

/** Reads the delimiter in a first line such as `sep=;`, which Excel doesn't treat as a row. */
export const parseDelimiter = (text: string): string | undefined => /^sep=([^\w\s"]|\t)(?:[\r\n]|$)/i.exec(text)?.[1];

/** The length of the first row that is used to detect the delimiter. */
export const sampleLength = 65_536;

/** The most frequent delimiter outside of quotes in the first row; `fallback` if there is none. */
export function findDelimiter(text: string, fallback: string): string {
  const row = /^(?:"[^"]*"|[^"\r\n]+)*/.exec(text.slice(0, sampleLength))?.[0].replace(/"[^"]*"/g, "") ?? "";
  const counts = [",", ";", "\t", "|"].map((delimiter) => ({ delimiter, count: row.split(delimiter).length - 1 }));
  const best = counts.sort((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.delimiter : fallback;
}

/**
 * Reads rows of fields. A field in quotes may contain delimiters, line ends and doubled quotes. In a field that does
 * not begin with a quote, quotes are text, unless only spaces are next to them. Characters after the closing quote are
 * text, too. With tabs, such a field, or one without a closing quote, is text with quotes. Empty rows are left out.
 * Source: RFC 4180 (Shafranovich 2005), for text after a closing quote Python's `csv`, for tabs IANA's registration.
 *
 * @throws FilterError "File extraction error" for a quote that is not closed
 */
export function* readCsv(text: string, delimiter: string): Generator<CsvField[], undefined> {
  for (let at = 0; at < text.length; ) {
    const row = readRow(text, at, delimiter);
    if (row.end < 0) throw extractionError(text, row.fields.at(-1)?.start as number, "an unclosed quote");
    if (!isEmpty(row)) yield row.fields;
    at = findNextRow(text, row);
  }
}

/** The fields of a row, and the offset at which the last one ends; −1 if its quote is not closed. */
export interface CsvRow {
  fields: CsvField[];
  end: number;
}

/** Whether a row has no characters. */
export const isEmpty = ({ fields, end }: CsvRow): boolean => fields.length === 1 && fields[0]?.start === end;

export const findNextRow = (text: string, { end }: CsvRow): number => end + (text.startsWith("\r\n", end) ? 2 : 1);

/** Reads the row that begins at an offset, up to one field more than `maxFields`. @param isLast if no text follows */
export function readRow(text: string, start: number, delimiter: string, maxFields = Infinity, isLast = true): CsvRow {
  const fields: CsvField[] = [];
  for (let at = start; ; at++) {
    const first = text.charCodeAt(at);
    const field =
      first === 34
        ? readQuoted(text, at, delimiter, isLast)
        : (first === 32 && readSpaced(text, at, delimiter, maxFields === Infinity)) || readBare(text, at, delimiter);
    fields.push(field);
    at = field.end;
    if (text[at] !== delimiter || fields.length > maxFields) return { fields, end: at };
  }
}

function readQuoted(text: string, start: number, delimiter: string, isLast: boolean, mayEscape = true): CsvField {
  const isTab = delimiter === "\t";
  let hasQuotes = false;
  let isEscaped = false;
  let at = text.indexOf('"', start + 1);
  for (; at >= 0; at = text.indexOf('"', at + 1)) {
    const hasEscape = mayEscape && text[at - 1] === "\\" && hasOddBackslashes(text, at);
    if (hasEscape && (isEscaped || isInside(text, at + 1, delimiter))) {
      isEscaped = true;
      continue;
    }
    if (text[at + 1] === '"') {
      hasQuotes = true;
      at++;
      continue;
    }
    const inside = text.slice(start + 1, at);
    const rest = readBare(text, at + 1, delimiter);
    // Text after the closing quote says that another quote, with a backslash before it, closes the field.
    if (rest.value !== "" && (isTab || (isEscaped && rest.value.trim() !== ""))) break;
    // Replacing makes a new object of each part.
    const plain = isEscaped ? inside.split('\\"').join('"') : inside;
    const value = (hasQuotes ? plain.split('""').join('"') : plain) + rest.value;
    return { value, start, end: rest.end, isQuoted: true, ...(isEscaped && { isEscaped }) };
  }
  if (isEscaped && (at >= 0 || isLast)) return readQuoted(text, start, delimiter, isLast, false);
  const isText = isTab && (at >= 0 || isLast);
  return isText ? readBare(text, start, delimiter) : { value: "", start, end: -1, isQuoted: true };
}

/** Whether a quote is inside a field, by the text after it. */
function isInside(text: string, from: number, delimiter: string): boolean {
  let at = from;
  while (text[at] === " ") at++;
  const next = text[at];
  return next !== undefined && next !== delimiter && !/["\r\n]/.test(next);
}

function hasOddBackslashes(text: string, end: number): boolean {
  let start = end;
  while (text[start - 1] === "\\") start--;
  return (end - start) % 2 === 1;
}

const spacedPattern = / +"((?:[^"\r\n]|"")*)"( *)/y;
const spacedLinesPattern = / +"([^"]*)"( *)/y;

/**
 * A field in quotes after spaces, as people type it: the quotes are at its ends. In a whole text, line ends may be
 * inside, but then no delimiter, because it would show that they are those of rows.
 */
function readSpaced(text: string, start: number, delimiter: string, isWhole: boolean): CsvField | undefined {
  if (delimiter === "\t") return undefined;
  const match = matchAt(spacedPattern, text, start) ?? (isWhole ? matchAt(spacedLinesPattern, text, start) : undefined);
  const end = start + (match?.[0].length ?? 0);
  if (!match || !(end === text.length || text[end] === delimiter || /[\r\n]/.test(text.charAt(end)))) return undefined;
  const [, inside = "", blanks = ""] = match;
  if (/[\r\n]/.test(inside) && inside.includes(delimiter)) return undefined;
  return { value: inside.replaceAll('""', '"') + blanks, start: text.indexOf('"', start), end, isQuoted: true };
}

function readBare(text: string, start: number, delimiter: string): CsvField {
  const divider = delimiter.charCodeAt(0);
  let end = start;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === divider || code === 0x0a || code === 0x0d) break;
  }
  return { value: text.slice(start, end), start, end, isQuoted: false };
}

export const quoteField = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export const quoteEscaped = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Writes a field in quotes if it contains quotes, line ends, or any usual delimiter, or has whitespace at an edge. With
 * `hasBlanks`, the field had such whitespace without quotes. Between tabs, quotes inside a text have no meaning.
 */
export function createFieldWriter(delimiter: string, hasBlanks = false): (text: string) => string {
  const pattern = delimiter === "\t" ? /^"|[\r\n,;\t|]/ : /["\r\n,;\t|]/;
  const needsQuotes = (text: string) =>
    pattern.test(text) || text.includes(delimiter) || (!hasBlanks && /^\s|\s$/.test(text));
  return (text) => (needsQuotes(text) ? quoteField(text) : text);
}
