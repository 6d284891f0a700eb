import type { Span } from "../document/translatable-span.ts";
import { readOptionLine } from "./extensions/line-syntaxes.ts";
import { type HtmlBlock, opensMarkdown } from "./html-block.ts";
import { isProtected } from "./inline-html.ts";
import { addTitles, type LeafBlock } from "./leaf-block.ts";
import type { LineCursor } from "./lines.ts";

/** The limit of different ends, such as `\end{name}`, for each of which the file is searched. Real texts have few. */
const maxEnds = 100;
const emptyLinePattern = /^\s*$/;

/** Lines that aren't Markdown: fenced code, HTML, and verbatim lines of an extension. */
export class Verbatim {
  readonly #line: LineCursor;
  readonly #maxIndent: number;
  readonly #leaves: LeafBlock[];
  #fence: { mark: string; length: number } | undefined;
  #html: { block: HtmlBlock; lines: Span[] } | undefined;
  /** Matches the end of an extension's verbatim lines. */
  #end: RegExp | undefined;
  /** Whether the next line may be an option of a directive. */
  #hasOptions = false;
  /** The offset of the next match of each end; Infinity if there is none. */
  readonly #ends = new Map<string, number>();

  /** @param leaves collects the blocks of HTML */
  constructor(line: LineCursor, maxIndent: number, leaves: LeafBlock[]) {
    this.#line = line;
    this.#maxIndent = maxIndent;
    this.#leaves = leaves;
  }

  get isOpen(): boolean {
    return this.#fence !== undefined || this.#html !== undefined || this.#end !== undefined;
  }

  openFence(mark: string, length: number, hasOptions: boolean): void {
    this.#fence = { mark, length };
    this.#hasOptions = hasOptions;
  }

  openHtml(block: HtmlBlock): void {
    this.#html = { block, lines: [] };
    this.add();
  }

  /** Skips the lines up to the end, or up to an empty line if there is no end. @returns whether there is one */
  openUpTo(end: RegExp, hasOptions: boolean): boolean {
    const comes = this.#comes(end);
    this.#hasOptions = hasOptions;
    this.#end = comes ? end : emptyLinePattern;
    return comes;
  }

  #comes(end: RegExp): boolean {
    const from = this.#line.end;
    let next = this.#ends.get(end.source) ?? (this.#ends.size < maxEnds ? -1 : Infinity);
    if (next < from) {
      const search = new RegExp(end.source, "gm");
      search.lastIndex = from;
      next = search.exec(this.#line.text)?.index ?? Infinity;
      this.#ends.set(end.source, next);
    }
    return next < Infinity;
  }

  /** Adds this line, which may be the last. */
  add(): void {
    const line = this.#line;
    if (this.#hasOptions) this.#addOption(line);
    if (this.#end) {
      if (this.#end.test(line.rest(line.at))) this.#end = undefined;
    } else if (this.#fence) this.#addToFence(this.#fence);
    else if (this.#html) this.#addToHtml(this.#html);
  }

  #addOption(line: LineCursor): void {
    line.measure();
    const option = readOptionLine(line.rest(line.next));
    if (option) addTitles(this.#leaves, option, line.next);
    this.#hasOptions = option !== undefined;
  }

  #addToFence({ mark, length }: { mark: string; length: number }): void {
    const line = this.#line;
    line.measure();
    if (line.text[line.next] !== mark) return;
    const rest = line.rest(line.next).trimEnd();
    if (line.columns <= this.#maxIndent && rest.length >= length && rest === mark.repeat(rest.length))
      this.#fence = undefined;
  }

  #addToHtml({ block, lines }: { block: HtmlBlock; lines: Span[] }): void {
    const line = this.#line;
    const rest = line.rest(line.at);
    const isEnd = block.end ? block.end.test(rest) : rest.trim() === "";
    if (block.end || !isEnd) lines.push({ start: line.at, end: line.end });
    if (isEnd) this.close();
  }

  /** Ends a block of HTML before a directive or Markdown, which need no empty line. @returns false for any other line */
  endsBefore(): boolean {
    if (!this.#html || this.#html.block.end) return false;
    const rest = this.#line.rest(this.#line.at);
    if (!/^[ \t]*:{3}/.test(rest) && !opensMarkdown(rest)) return false;
    this.close();
    return true;
  }

  close(): void {
    this.#fence = undefined;
    this.#end = undefined;
    this.#hasOptions = false;
    if (this.#html) this.#addLeaves(this.#html.block, this.#html.lines);
    this.#html = undefined;
  }

  /** A tag that forms a block because nothing else is in its line is kept on that line; other content may move. */
  #addLeaves({ isTag }: HtmlBlock, lines: Span[]): void {
    const [first, ...others] = lines as [Span, ...Span[]];
    if (isTag && others.length > 0 && !isProtected(this.#line.text.slice(first.start, first.end).trimEnd())) {
      this.#leaves.push({ kind: "html", lines: [first] }, { kind: "html", lines: others });
    } else this.#leaves.push({ kind: "html", lines });
  }
}
