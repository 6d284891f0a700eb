import {
  type CsvRow,
  findDelimiter,
  findNextRow,
  isEmpty,
  parseDelimiter,
  readRow,
  sampleLength,
} from "../csv/rows.ts";
import { findMarkedEncoding, guessByZeros } from "../encoding.ts";
import { FilterError } from "../filter-error.ts";
import { type OnLegacyText, PieceDecoder } from "../legacy-text.ts";
import { concat } from "../zip/replace.ts";

/** The fields of a row, with its number in the file from 1. Empty rows are counted, but left out. */
export interface NumberedRow {
  row: number;
  fields: string[];
}

/** The limit of a row in characters; only an unclosed quotation exceeds it. */
const maxRowLength = 4_000_000;
/** The number of columns in spreadsheets. */
const maxFields = 16_384;
/** An incomplete row is read again when the text is this many times as long. */
const awaitedGrowth = 1.25;

/** Reads rows of comma-separated values as their bytes arrive; only the incomplete row is kept. */
export class RowReader {
  readonly #requestedDelimiter: string;
  /** Undefined until the first row was read. */
  #delimiter: string | undefined;
  /** 1 if the first row only names the delimiter, otherwise 0. */
  #namingRows = 0;
  readonly #onLegacyText: OnLegacyText | undefined;
  #decoder: PieceDecoder | undefined;
  #head: Uint8Array[] = [];
  /** The text that was not parsed yet. */
  #rest = "";
  /** The length of the text at which an incomplete row is read again, so that it isn't for each of its pieces. */
  #awaited = 0;
  #row = 0;

  /** @param delimiter used if the first row does not name one; `auto` finds it by the first row */
  constructor(delimiter: "auto" | "," | ";" | "\t" | "|", onLegacyText?: OnLegacyText) {
    this.#requestedDelimiter = delimiter;
    this.#onLegacyText = onLegacyText;
  }

  /** @throws FilterError "File extraction error" naming the row */
  push(chunk: Uint8Array): NumberedRow[] {
    if (!this.#decoder) {
      this.#head.push(chunk);
      if (this.#head.reduce((sum, { length }) => sum + length, 0) < 3) return [];
    }
    return this.#read(this.#decode(this.#decoder ? [chunk] : this.#head, false), false);
  }

  /** The remaining rows at the end of the file. */
  end(): NumberedRow[] {
    const chunks = this.#decoder ? [] : this.#head;
    return this.#read(this.#decode(chunks, true), true);
  }

  #decode(chunks: readonly Uint8Array[], isLast: boolean): string {
    this.#decoder ??= new PieceDecoder(findMark(this.#head), this.#onLegacyText);
    const decoder = this.#decoder;
    try {
      const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
      return isLast ? text + decoder.decode(new Uint8Array(), { stream: false }) : text;
    } catch (cause) {
      throw new FilterError("File extraction error", `not ${decoder.encoding} after row ${this.#row}`, { cause });
    } finally {
      this.#head = [];
    }
  }

  #read(text: string, isLast: boolean): NumberedRow[] {
    const whole = this.#rest + text;
    const isWaiting = this.#delimiter === undefined ? isStart(whole) : whole.length < this.#awaited;
    if (isWaiting && !isLast) {
      this.#rest = whole;
      return [];
    }
    this.#delimiter ??= this.#findDelimiter(whole);
    const rows: NumberedRow[] = [];
    let from = 0;
    while (from < whole.length) {
      const row = this.#readRow(whole, from, isLast);
      if (row && row.fields.length > maxFields) this.#refuse(`has more than ${maxFields} fields`);
      if (!row || !(isLast || isWhole(whole, row))) break;
      this.#row++;
      if (!isEmpty(row) && this.#row > this.#namingRows)
        rows.push({ row: this.#row, fields: row.fields.map(({ value }) => value) });
      from = findNextRow(whole, row);
    }
    this.#rest = whole.slice(from);
    this.#awaited = this.#rest.length * awaitedGrowth;
    if (this.#rest.length > maxRowLength) this.#refuse("does not end");
    return rows;
  }

  /** @returns undefined if more text may close a quote */
  #readRow(text: string, from: number, isLast: boolean): CsvRow | undefined {
    const row = readRow(text, from, this.#delimiter as string, maxFields, isLast);
    if (row.end >= 0) return row;
    if (!isLast) return undefined;
    throw new FilterError("File extraction error", `quotes that do not fit in row ${this.#row + 1}`);
  }

  #refuse(why: string): never {
    throw new FilterError("File extraction error", `row ${this.#row + 1} ${why}`);
  }

  #findDelimiter(start: string): string {
    const named = parseDelimiter(start);
    if (named !== undefined) this.#namingRows = 1;
    return named ?? (this.#requestedDelimiter === "auto" ? findDelimiter(start, ",") : this.#requestedDelimiter);
  }
}

function findMark(head: readonly Uint8Array[]): string | undefined {
  const start = concat(head);
  return findMarkedEncoding(start)?.name ?? guessByZeros(start.subarray(0, start.length & ~1));
}

/** Whether a file's text may be too short for finding the delimiter. */
const isStart = (text: string): boolean => text.length < sampleLength && !/[\r\n]/.test(text);

/** Whether the text has the whole end of the row; after a CR at its end, an LF may follow. */
const isWhole = (text: string, { end }: CsvRow): boolean =>
  end < text.length && !(text[end] === "\r" && end + 1 === text.length);
