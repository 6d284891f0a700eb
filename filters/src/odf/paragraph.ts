import type { InlineTag } from "@openparlance/text";
import { emptyCodeName } from "../document/sentences.ts";
import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { PositionedTag, Unit } from "../document/unit.ts";
import { type Token, token, type XmlScanner } from "../xml/scanner.ts";
import { maxSpaces, writeParagraph } from "./write.ts";

export interface ParagraphPart {
  readonly scanner: XmlScanner;
  readonly text: string;
  /** Whether a translation drops readings above words. */
  readonly dropsReadings: boolean;
  /** Reads the current element up to its end, and the texts in it. */
  readWhole(kind: Token, into: (Unit | TranslatableSpan)[]): void;
  /** Reads the texts in the attributes of the current element. */
  enterElement(kind: Token, into: (Unit | TranslatableSpan)[]): void;
}

/** Elements that contain text of the paragraph. */
const pairs = new Set(["text:span", "text:a", "text:meta", "text:ruby", "text:ruby-base", "text:ruby-text"]);

/** Matches elements that are invisible marks. */
const markElementPattern =
  /^(?:text:(?:bookmark(?:-start|-end)?|reference-mark(?:-start|-end)?|change(?:-start|-end)?|soft-page-break|(?:toc|user-index|alphabetical-index)-mark(?:-start|-end)?)|office:annotation-end)$/;

/** Reads a paragraph up to its closing tag. The part's scanner must be at the opening tag. */
export class ParagraphReader {
  readonly #part: ParagraphPart;
  readonly #tags: PositionedTag[] = [];
  readonly #inner: (Unit | TranslatableSpan)[] = [];
  #plain = "";
  /** Whether the text so far ends with whitespace, so that further whitespace is ignored. */
  #isAfterSpace = true;

  constructor(part: ParagraphPart) {
    this.#part = part;
  }

  read(): Unit | undefined {
    const { scanner, text } = this.#part;
    const start = scanner.end;
    this.#children();
    const end = scanner.start;
    this.#trimEnd();
    if (this.#inner.length === 0 && this.#plain.trim() === "") return undefined;
    return {
      start,
      end,
      text: { plain: this.#plain, tags: this.#tags },
      escape: (plain) => writeParagraph({ plain, tags: [] }),
      compose: writeParagraph,
      ...(this.#inner.length > 0 && { inner: { units: this.#inner, raw: text.slice(start, end) } }),
    };
  }

  /** Removes whitespace at the end of a paragraph, which isn't part of its text. */
  #trimEnd(): void {
    if (!this.#isAfterSpace || this.#plain === "") return;
    this.#plain = this.#plain.slice(0, -1);
    for (const tag of this.#tags) tag.at = Math.min(tag.at, this.#plain.length);
  }

  #children(): void {
    const { scanner, dropsReadings } = this.#part;
    const depth = scanner.path.length;
    for (let kind = scanner.next(); scanner.path.length >= depth; kind = scanner.next()) {
      if (dropsReadings && scanner.name.startsWith("text:ruby") && (kind === token.open || kind === token.close)) {
        if (scanner.name === "text:ruby-text") scanner.skip();
      } else if (kind === token.text || kind === token.cdata) this.#addText(scanner.characters(kind));
      else if (kind === token.close) this.#code("close", scanner.name, scanner.start, scanner.end);
      else if (kind === token.open && pairs.has(scanner.name)) {
        if (scanner.name === "text:a") this.#part.enterElement(kind, this.#inner);
        this.#code("open", scanner.name, scanner.start, scanner.end);
      } else this.#element(kind);
    }
  }

  #addText(text: string): void {
    // Testing first is faster than replacing spaces by themselves.
    const collapsed = /[\t\r\n]| {2}/.test(text) ? text.replace(/[ \t\r\n]+/g, " ") : text;
    const added = this.#isAfterSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
    if (added === "") return;
    this.#plain += added;
    this.#isAfterSpace = added.endsWith(" ");
  }

  /** Reads an element that is one code, or represents spaces. */
  #element(kind: Token): void {
    const { scanner } = this.#part;
    const { name, start } = scanner;
    if (name === "text:s" && kind === token.empty) {
      const count = Number(scanner.attribute("text:c") ?? 1);
      if (count >= 1 && count <= maxSpaces) {
        this.#plain += " ".repeat(count);
        this.#isAfterSpace = false;
        return;
      }
    }
    const isElement = kind === token.open || kind === token.empty;
    if (isElement) this.#part.readWhole(kind, this.#inner);
    const isShown = isElement && !markElementPattern.test(name);
    if (isShown) this.#isAfterSpace = false;
    this.#code("standalone", isShown ? "x" : emptyCodeName, start, scanner.end);
  }

  #code(kind: InlineTag["kind"], name: string, start: number, end: number): void {
    this.#tags.push({ kind, name, text: this.#part.text.slice(start, end), at: this.#plain.length, start });
  }
}
