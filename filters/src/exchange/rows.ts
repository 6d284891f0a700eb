import { findDelimiter, parseDelimiter, readCsv, sampleLength } from "../csv/rows.ts";
import { findMarkedEncoding } from "../encoding.ts";
import { FilterError } from "../filter-error.ts";
import { type OnLegacyText, PieceDecoder } from "../legacy-text.ts";

/** The fields of a row, with its number in the file from 1. Empty rows are counted, but left out. */
export interface NumberedRow {
  row: number;
  fields: string[];
}

/** The limit of a row in characters; only an unclosed quotation exceeds it. */
const maxRowLength = 4_000_000;
/** The number of columns in spreadsheets. */
const maxFields = 16_384;

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
  /** The fields of an incomplete row, and its length. */
  #unfinishedRow: string[] = [];
  #unfinishedLength = 0;
  #progress = createProgress(0);
  /** The text that was not parsed yet. */
  #rest = "";
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
    if (this.#delimiter === undefined && !isLast && whole.length < sampleLength && !/[\r\n]/.test(whole)) {
      this.#rest = whole;
      return [];
    }
    this.#delimiter ??= this.#findDelimiter(whole);
    const rows: NumberedRow[] = [];
    let from = 0;
    while (from < whole.length || (isLast && this.#unfinishedLength > 0)) {
      const end = findRowEnd(whole, this.#progress, this.#delimiter);
      if (this.#progress.fieldCount > maxFields) this.#refuse(`has more than ${maxFields} fields`);
      if (end < 0 && !isLast) break;
      this.#row++;
      const to = end < 0 ? whole.length : end;
      const fields = this.#fields(this.#unfinishedRow.join("") + whole.slice(from, to), this.#delimiter);
      if (fields && this.#row > this.#namingRows) rows.push({ row: this.#row, fields });
      from = to;
      this.#progress = createProgress(from);
      this.#unfinishedRow = [];
      this.#unfinishedLength = 0;
    }
    this.#keep(whole, from);
    return rows;
  }

  /** Joining a row again with each piece of it would take quadratic time. */
  #keep(whole: string, from: number): void {
    const { at } = this.#progress;
    if (at > from) this.#unfinishedRow.push(whole.slice(from, at));
    this.#unfinishedLength += at - from;
    this.#rest = whole.slice(at);
    this.#progress.at = 0;
    if (this.#unfinishedLength + this.#rest.length > maxRowLength) this.#refuse("does not end");
  }

  #refuse(why: string): never {
    throw new FilterError("File extraction error", `row ${this.#row + 1} ${why}`);
  }

  #findDelimiter(start: string): string {
    const named = parseDelimiter(start);
    if (named !== undefined) this.#namingRows = 1;
    return named ?? (this.#requestedDelimiter === "auto" ? findDelimiter(start, ",") : this.#requestedDelimiter);
  }

  #fields(row: string, delimiter: string): string[] | undefined {
    try {
      return readCsv(row, delimiter)
        .next()
        .value?.map(({ value }) => value);
    } catch (cause) {
      throw new FilterError("File extraction error", `quotes that do not fit in row ${this.#row}`, { cause });
    }
  }
}

const findMark = (head: readonly Uint8Array[]): string | undefined =>
  findMarkedEncoding(Uint8Array.from(head.flatMap((chunk) => Array.from(chunk.subarray(0, 3)))))?.name;

/** The position in an incomplete row. */
interface Progress {
  at: number;
  isQuoted: boolean;
  isFieldStart: boolean;
  fieldCount: number;
}

const createProgress = (at: number): Progress => ({ at, isQuoted: false, isFieldStart: true, fieldCount: 1 });

/**
 * The offset after the line end of the row; −1 if the text lacks the end, or a line feed may still follow. In that
 * case, `progress` is the state with which to continue in a longer text.
 */
function findRowEnd(text: string, progress: Progress, delimiter: string): number {
  const divider = delimiter.charCodeAt(0);
  let { at, isQuoted, isFieldStart } = progress;
  while (at < text.length) {
    if (isQuoted) {
      const quote = text.indexOf('"', at);
      // A quote at the end of the text may be the first of two.
      at = quote < 0 ? text.length : quote;
      if (quote < 0 || quote === text.length - 1) break;
      isQuoted = text[quote + 1] === '"';
      at = isQuoted ? quote + 2 : quote + 1;
      continue;
    }
    const code = text.charCodeAt(at);
    if (code === 0x0a) return at + 1;
    if (code === 0x0d && at + 1 === text.length) break;
    if (code === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
    isQuoted = code === 0x22 && isFieldStart;
    isFieldStart = code === divider;
    if (isFieldStart && ++progress.fieldCount > maxFields) break;
    at++;
  }
  Object.assign(progress, { at, isQuoted, isFieldStart });
  return -1;
}
