import type { Span } from "../document/stretch.ts";

/** A place in a line, with the column it has when tabs stop at every fourth. */
export class LineCursor {
  readonly text: string;
  readonly start: number;
  /** Of the line without its line end. */
  readonly end: number;
  at: number;
  #column = 0;
  /** Columns of a tab that were not used. */
  #left = 0;

  constructor(text: string, { start, end }: Span) {
    this.text = text;
    this.start = start;
    this.end = end;
    this.at = start;
  }

  /** Columns of white space from here, and where it ends. */
  indent(): { columns: number; next: number } {
    let column = this.#column;
    let next = this.at;
    for (; next < this.end; next++) {
      const code = this.text.charCodeAt(next);
      if (code === 32) column++;
      else if (code === 9) column += 4 - (column % 4);
      else break;
    }
    return { columns: column - this.#column + this.#left, next };
  }

  get isBlank(): boolean {
    return this.indent().next >= this.end;
  }

  /** Goes over that much white space. */
  skipColumns(columns: number): void {
    let wanted = columns - this.#left;
    this.#left = 0;
    for (; wanted > 0 && this.at < this.end; this.at++) {
      const width = this.text[this.at] === "\t" ? 4 - (this.#column % 4) : 1;
      this.#column += width;
      wanted -= width;
    }
    this.#left = Math.max(0, -wanted);
  }

  /** Goes to `to`, which is behind visible characters. */
  skipTo(to: number): void {
    this.skipColumns(this.indent().columns);
    this.#column += to - this.at;
    this.at = to;
    this.#left = 0;
  }

  /** Whether the regular expression, sticky, fits at `at`. */
  match(regex: RegExp, at: number): RegExpExecArray | undefined {
    regex.lastIndex = at;
    const match = regex.exec(this.text);
    return match && at + match[0].length <= this.end ? match : undefined;
  }

  rest(at: number): string {
    return this.text.slice(at, this.end);
  }
}

/** The lines of a text without their line ends. */
export function* linesOf(text: string, from: number): Generator<Span & { next: number }> {
  for (let start = from; start < text.length; ) {
    let end = start;
    for (let code = text.charCodeAt(end); end < text.length && code !== 10 && code !== 13; code = text.charCodeAt(end))
      end++;
    const isPair = text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10;
    const next = Math.min(text.length, isPair ? end + 2 : end + 1);
    yield { start, end, next };
    start = next;
  }
}
