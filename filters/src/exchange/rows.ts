import { findDelimiter, judgedLength, namedDelimiter, readCsv } from "../csv/rows.ts";
import { markedEncoding } from "../encoding.ts";
import { FilterError } from "../filter-error.ts";

/** A row as its fields, with its number in the file from 1; rows without a character count but are not given. */
export interface NumberedRow {
  row: number;
  fields: string[];
}

/** No row is that long unless a quote does not end. */
const longestRow = 4_000_000;

/** Reads rows of comma-separated values as their bytes come in; only the row that has not ended is kept. */
export class RowReader {
  readonly #asked: string;
  /** Once it is known. */
  #delimiter: string | undefined;
  /** 1 when the first row only names the delimiter. */
  #namingRows = 0;
  #decoder: TextDecoder | undefined;
  #head: Uint8Array[] = [];
  #rest = "";
  #row = 0;

  /** @param delimiter that of a file whose first row does not name it; `auto` is decided by the first row */
  constructor(delimiter: "auto" | "," | ";" | "\t" | "|") {
    this.#asked = delimiter;
  }

  /** @throws FilterError "File extraction error" naming the row */
  push(chunk: Uint8Array): NumberedRow[] {
    if (!this.#decoder) {
      this.#head.push(chunk);
      if (this.#head.reduce((sum, { length }) => sum + length, 0) < 3) return [];
    }
    return this.#read(this.#decode(this.#decoder ? [chunk] : this.#head, false), false);
  }

  /** The rows left when the file has ended. */
  end(): NumberedRow[] {
    const chunks = this.#decoder ? [] : this.#head;
    return this.#read(this.#decode(chunks, true), true);
  }

  #decode(chunks: readonly Uint8Array[], isLast: boolean): string {
    this.#decoder ??= decoderOf(this.#head);
    const decoder = this.#decoder;
    try {
      const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
      return isLast ? text + decoder.decode() : text;
    } catch (cause) {
      throw new FilterError("File extraction error", `not ${decoder.encoding} behind row ${this.#row}`, { cause });
    } finally {
      this.#head = [];
    }
  }

  #read(text: string, isLast: boolean): NumberedRow[] {
    const whole = this.#rest + text;
    if (this.#delimiter === undefined && !isLast && whole.length < judgedLength && !/[\r\n]/.test(whole)) {
      this.#rest = whole;
      return [];
    }
    this.#delimiter ??= this.#findDelimiter(whole);
    const rows: NumberedRow[] = [];
    let from = 0;
    while (from < whole.length) {
      const end = endOfRow(whole, from, this.#delimiter);
      if (end < 0 && !isLast) break;
      this.#row++;
      const to = end < 0 ? whole.length : end;
      const fields = this.#fields(whole.slice(from, to), this.#delimiter);
      if (fields && this.#row > this.#namingRows) rows.push({ row: this.#row, fields });
      from = to;
    }
    this.#rest = whole.slice(from);
    if (this.#rest.length > longestRow)
      throw new FilterError("File extraction error", `row ${this.#row + 1} does not end`);
    return rows;
  }

  #findDelimiter(start: string): string {
    const named = namedDelimiter(start);
    if (named !== undefined) this.#namingRows = 1;
    return named ?? (this.#asked === "auto" ? findDelimiter(start, ",") : this.#asked);
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

function decoderOf(head: readonly Uint8Array[]): TextDecoder {
  const first = Uint8Array.from(head.flatMap((chunk) => Array.from(chunk.subarray(0, 3))));
  return new TextDecoder(markedEncoding(first)?.name, { fatal: true });
}

/** Behind the line end of the row that begins at `from`; −1 when it does not end, or perhaps goes on with a LF. */
function endOfRow(text: string, from: number, delimiter: string): number {
  const divider = delimiter.charCodeAt(0);
  let isFieldStart = true;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22 && isFieldStart) {
      at = closingQuote(text, at);
      if (at < 0) return -1;
      isFieldStart = false;
      continue;
    }
    if (code === 0x0a) return at + 1;
    if (code === 0x0d && at + 1 === text.length) return -1;
    if (code === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
    isFieldStart = code === divider;
  }
  return -1;
}

/** −1 too when a quote at the end may be the first of two. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === text.length - 1 ? -1 : at;
}
