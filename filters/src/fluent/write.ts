import type { InlineTag, TaggedText } from "@openparlance/text";

export interface PatternStyle {
  lineEnd: string;
  /** The indentation of each line except one next to the key. */
  indent: string;
  /** Whether the first line is below the key. */
  isBlock: boolean;
}

/** Writes a text with its codes as a pattern that parses to the same text, without the indent of a first line. */
export function writePattern({ plain, tags }: TaggedText, style: PatternStyle): string {
  const writer = new PatternWriter(style);
  let end = 0;
  for (const { at, text } of tags as readonly InlineTag[]) {
    writer.addText(plain.slice(end, at));
    writer.addCode(text);
    end = at;
  }
  writer.addText(plain.slice(end));
  return writer.finish();
}

const lineBreakPattern = String.raw`{"\u000A"}`;

class PatternWriter {
  readonly #style: PatternStyle;
  #written = "";
  /** The number of line ends after which no text was written yet. */
  #breaks = 0;
  #isLineStart = true;
  /** Whether the writer is at the start of a line, where `.`, `*`, `[` and `}` have a meaning. */
  #isOwnLine: boolean;

  constructor(style: PatternStyle) {
    this.#style = style;
    this.#isOwnLine = style.isBlock;
  }

  addText(text: string): void {
    for (const [index, line] of text.split("\n").entries()) {
      if (index > 0) {
        this.#breaks++;
        this.#isLineStart = true;
      }
      if (line !== "") this.#addLine(line);
    }
  }

  addCode(raw: string): void {
    this.#breakLine();
    this.#written += raw;
    this.#isLineStart = false;
  }

  /** Protects whitespace at the end, and an empty pattern, which would otherwise be lost. */
  finish(): string {
    if (this.#breaks > 0) return this.#written + lineBreakPattern.repeat(this.#breaks);
    let end = this.#written.length;
    while (this.#written[end - 1] === " ") end--;
    if (end < this.#written.length) return `${this.#written.slice(0, end)}{"${this.#written.slice(end)}"}`;
    return this.#written === "" ? '{""}' : this.#written;
  }

  #addLine(line: string): void {
    this.#breakLine();
    let from = 0;
    if (this.#isLineStart) {
      while (line[from] === " ") from++;
      if (from === 0 && this.#isOwnLine && /^[.*[]/.test(line)) from = 1;
      if (from > 0) this.#written += `{"${line.slice(0, from)}"}`;
    }
    this.#written += line.slice(from).replace(/[{}\r]/g, (sign) => (sign === "\r" ? '{"\\u000D"}' : `{"${sign}"}`));
    this.#isLineStart = false;
  }

  #breakLine(): void {
    if (this.#breaks === 0) return;
    const { lineEnd, indent } = this.#style;
    const isInside = this.#written !== "";
    this.#written += isInside ? lineEnd.repeat(this.#breaks) + indent : lineBreakPattern.repeat(this.#breaks);
    if (isInside) this.#isOwnLine = true;
    else this.#isLineStart = false;
    this.#breaks = 0;
  }
}
