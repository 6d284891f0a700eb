import { FilterError } from "./filter-error.ts";

/** For example, `line 3, column 7`. Both count from 1, columns in UTF-16 code units; CR, LF and CRLF end a line. */
export function sourceLocation(text: string, offset: number): string {
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < offset; at++) {
    const code = text.charCodeAt(at);
    const endsLine = code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a);
    if (!endsLine) continue;
    line++;
    lineStart = at + 1;
  }
  return `line ${line}, column ${offset - lineStart + 1}`;
}

/** The error for a file that breaks the rules of its format at `offset`. `what` must not quote the file. */
export const extractionError = (text: string, offset: number, what: string): FilterError =>
  new FilterError("File extraction error", `${what} at ${sourceLocation(text, offset)}`);
