import { matchAt } from "@openparlance/text";

/** A position in a text that is read line by line, with its column for tab stops at every fourth one. */
export class LineCursor {
  readonly text: string;
  /** The end of the line without its line end. */
  end: number;
  at: number;
  /** The whitespace at `at` as measured by `measure`: its columns, and its end. */
  columns = 0;
  next = 0;
  #following: number;
  readonly #hasReturns: boolean;
  #column = 0;
  /** The columns of a tab that `skipColumns` did not skip. */
  #left = 0;

  /** @param from the offset before the first line */
  constructor(text: string, from: number) {
    this.text = text;
    this.at = from;
    this.end = from;
    this.#following = from;
    this.#hasReturns = text.includes("\r");
  }

  /** Moves to the next line; false after the last. */
  nextLine(): boolean {
    const { text } = this;
    if (this.#following >= text.length) return false;
    this.at = this.#following;
    this.end = this.#hasReturns ? this.#lineEnd() : text.indexOf("\n", this.at);
    if (this.end < 0) this.end = text.length;
    const isPair = text.charCodeAt(this.end) === 13 && text.charCodeAt(this.end + 1) === 10;
    this.#following = isPair ? this.end + 2 : this.end + 1;
    this.#column = 0;
    this.#left = 0;
    return true;
  }

  /** Continues after the line that contains `at`. */
  continueAfter(at: number): void {
    this.#following = at;
    this.nextLine();
  }

  #lineEnd(): number {
    const { text } = this;
    for (let at = this.at; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === 10 || code === 13) return at;
    }
    return text.length;
  }

  /** Measures the whitespace from here on. */
  measure(): void {
    const { text, end } = this;
    let column = this.#column;
    let next = this.at;
    for (; next < end; next++) {
      const code = text.charCodeAt(next);
      if (code === 32) column++;
      else if (code === 9) column += 4 - (column % 4);
      else break;
    }
    this.columns = column - this.#column + this.#left;
    this.next = next;
  }

  /** Moves past a number of columns of whitespace. */
  skipColumns(columns: number): void {
    let wanted = columns - this.#left;
    this.#left = 0;
    for (; wanted > 0 && this.at < this.end; this.at++) {
      const width = this.text.charCodeAt(this.at) === 9 ? 4 - (this.#column % 4) : 1;
      this.#column += width;
      wanted -= width;
    }
    this.#left = Math.max(0, -wanted);
  }

  /** Moves to `to`, which is after visible characters. */
  skipTo(to: number): void {
    this.measure();
    this.skipColumns(this.columns);
    this.#column += to - this.at;
    this.at = to;
    this.#left = 0;
  }

  /** Matches a sticky regular expression at `at`. */
  match(regex: RegExp, at: number): RegExpExecArray | undefined {
    const match = matchAt(regex, this.text, at);
    return match && at + match[0].length <= this.end ? match : undefined;
  }

  /** The character code at `at`; 0 at the end of the line. */
  codeAt(at: number): number {
    return at < this.end ? this.text.charCodeAt(at) : 0;
  }

  /** The index after the spaces and tabs at `from`. */
  afterSpace(from: number): number {
    let at = from;
    while (this.codeAt(at) === 32 || this.codeAt(at) === 9) at++;
    return at;
  }

  isBlank(from: number): boolean {
    const at = this.afterSpace(from);
    const code = this.codeAt(at);
    return at >= this.end || ((code < 33 || code > 126) && this.rest(at).trim() === "");
  }

  rest(at: number): string {
    return this.text.slice(at, this.end);
  }
}
