import { extractionError } from "../source-location.ts";
import { footnotePattern, isRule, itemStarts, measureMarker, taskPattern } from "./block-starts.ts";
import type { LineCursor } from "./lines.ts";

/** The body of an admonition or tab is like an item, but each of its lines is indented. */
type Container = { kind: "quote" } | { kind: "item" | "note" | "body"; columns: number };

const greaterThan = 0x3e;
const bracket = 0x5b;
const colon = 0x3a;
const tilde = 0x7e;

/** The open quotes, items and bodies, from the outermost to the innermost. */
export class Containers {
  readonly #line: LineCursor;
  readonly #depth: number;
  /** The limit of columns of whitespace before text; a line with more begins code. */
  readonly #maxIndent: number;
  /** Ends the paragraph before a container opens or closes; `areTerms` if its lines are defined in the container. */
  readonly #endParagraph: (areTerms?: boolean) => void;
  readonly #open: Container[] = [];

  constructor(
    line: LineCursor,
    {
      depth,
      maxIndent,
      endParagraph,
    }: { depth: number; maxIndent: number; endParagraph: (areTerms?: boolean) => void },
  ) {
    this.#line = line;
    this.#depth = depth;
    this.#maxIndent = maxIndent;
    this.#endParagraph = endParagraph;
  }

  get count(): number {
    return this.#open.length;
  }

  get isInQuote(): boolean {
    return this.#open.at(-1)?.kind === "quote";
  }

  get isInNote(): boolean {
    return this.#open.at(-1)?.kind === "note";
  }

  /** Counts the quotes among the first `containers` open containers. */
  countQuotes(containers = this.#open.length): number {
    return this.#open.filter(({ kind }, index) => kind === "quote" && index < containers).length;
  }

  /** Counts the open containers that continue in this line. */
  match(): number {
    const line = this.#line;
    for (let index = 0; index < this.#open.length; index++) {
      const container = this.#open[index] as Container;
      line.measure();
      if (container.kind !== "quote") {
        if (line.next < line.end && line.columns < container.columns) return this.#endBody(index);
        line.skipColumns(Math.min(line.columns, container.columns));
      } else {
        if (line.columns > this.#maxIndent || line.codeAt(line.next) !== greaterThan) return this.#endBody(index);
        this.#skipQuoteMark(line.next);
      }
    }
    return this.#open.length;
  }

  /** Ends a body before a line outside of it, even if a paragraph in it would continue. */
  #endBody(matched: number): number {
    for (let index = matched; index < this.#open.length; index++)
      if (this.#open[index]?.kind === "body") {
        if (!this.#line.isBlank(this.#line.at)) this.leave(matched);
        break;
      }
    return matched;
  }

  #skipQuoteMark(at: number): void {
    const line = this.#line;
    line.skipTo(at + 1);
    line.measure();
    if (line.columns > 0) line.skipColumns(1);
  }

  /** Closes the containers that do not continue, with the paragraph in them. */
  leave(matched: number): void {
    if (matched === this.#open.length) return;
    this.#endParagraph();
    this.close(matched);
  }

  /** Uses `pop`, because setting the length of an array is slower. */
  close(matched: number): void {
    while (this.#open.length > matched) this.#open.pop();
  }

  /**
   * Opens containers that begin in the line, and measures the whitespace after their markers.
   *
   * @param interrupts whether the line would continue a paragraph without them
   */
  openAll(matched: number, interrupts: boolean): boolean {
    const line = this.#line;
    let opened = false;
    for (;;) {
      line.measure();
      const { columns, next } = line;
      if (columns > this.#maxIndent || next >= line.end) return opened;
      const outside = opened ? this.#open.length : matched;
      if (line.codeAt(next) === greaterThan) {
        this.open({ kind: "quote" }, outside);
        this.#skipQuoteMark(next);
      } else if (!this.#openItem(columns, next, outside, !opened && interrupts)) return opened;
      opened = true;
    }
  }

  #openItem(columns: number, next: number, matched: number, interrupts: boolean): boolean {
    const line = this.#line;
    const code = line.codeAt(next);
    if (itemStarts[code] !== 1) return false;
    if (code === bracket) return this.#openNote(next, matched);
    const length = measureMarker(line, next);
    if (length === 0 || isRule(line, next)) return false;
    const isEmpty = line.isBlank(next + length);
    if (code === colon || code === tilde) {
      if (isEmpty) return false;
      // Each line of the paragraph before a definition is a term.
      if (interrupts) this.#endParagraph(true);
    } else if (interrupts && (isEmpty || (length > 1 && Number(line.text.slice(next, next + length - 1)) !== 1)))
      return false;
    line.skipTo(next + length);
    line.measure();
    const gap = line.columns;
    const used = isEmpty || gap > this.#maxIndent + 1 ? 1 : gap;
    line.skipColumns(Math.min(used, gap));
    this.open({ kind: "item", columns: columns + length + used }, matched);
    const box = line.codeAt(line.at) === bracket ? line.match(taskPattern, line.at) : undefined;
    if (box) line.skipTo(line.at + box[0].length);
    return true;
  }

  #openNote(next: number, matched: number): boolean {
    const mark = this.#line.match(footnotePattern, next);
    if (!mark) return false;
    this.#line.skipTo(next + mark[0].length);
    this.open({ kind: "note", columns: 4 }, matched);
    return true;
  }

  /** @param matched the number of containers around it */
  open(container: Container, matched = this.#open.length): void {
    this.#endParagraph();
    this.close(matched);
    this.#open.push(container);
    if (this.#open.length > this.#depth)
      throw extractionError(this.#line.text, this.#line.at, `quotes and lists nest deeper than ${this.#depth}`);
  }
}
