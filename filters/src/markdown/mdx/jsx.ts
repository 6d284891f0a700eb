import type { Span } from "../../document/translatable-span.ts";
import type { PositionedTag, Unit } from "../../document/unit.ts";
import { isProtected } from "../inline-html.ts";
import type { LeafBlock } from "../leaf-block.ts";
import { buildAttributeUnits } from "./attributes.ts";
import { type JsxTag, readTag } from "./scan.ts";

/** Reads the tags of an MDX document, from its first to its last. */
export class JsxReader {
  readonly #text: string;
  readonly #shown: ReadonlySet<string>;
  /** The open element whose content is not translated, and the number of open elements with its name. */
  #protected: { name: string; depth: number } | undefined;

  /** @param attributes the names of translated attributes */
  constructor(text: string, attributes: readonly string[]) {
    this.#text = text;
    this.#shown = new Set(attributes);
  }

  /** Whether a block is in an element whose content is not translated. The block's own tags may begin or end it. */
  leavesOut({ tags = [] }: LeafBlock): boolean {
    let isOut = this.#protected !== undefined;
    for (const tag of tags) {
      if (this.#protected) this.#follow(tag, this.#protected);
      else if (tag.kind === "open" && this.#isProtected(tag)) {
        this.#protected = { name: tag.name, depth: 1 };
        isOut = true;
      }
    }
    return isOut;
  }

  #follow({ name, kind }: JsxTag, element: { name: string; depth: number }): void {
    if (name !== element.name || kind === "standalone") return;
    element.depth += kind === "open" ? 1 : -1;
    if (element.depth === 0) this.#protected = undefined;
  }

  #isProtected({ name, start, end }: JsxTag): boolean {
    return name === "script" || name === "style" || isProtected(this.#text.slice(start, end));
  }

  /** The texts in tags on separate lines. */
  *readTags({ tags = [], quotes = 0 }: LeafBlock): Generator<Unit> {
    for (const tag of tags) yield* this.#attributesOf(tag, quotes, false);
  }

  /** The texts in the tags of a text. */
  readInlineAttributes(tags: readonly PositionedTag[], lines: readonly Span[], isCell: boolean): Unit[] {
    const quotes = this.#countQuotes(lines);
    return tags.flatMap((tag) => {
      const jsxTag = readTag(this.#text, tag.start, quotes);
      return jsxTag ? this.#attributesOf(jsxTag, quotes, isCell) : [];
    });
  }

  #attributesOf(tag: JsxTag, quotes: number, isCell: boolean): Unit[] {
    return buildAttributeUnits(this.#text, tag, { shown: this.#shown, isQuoted: quotes > 0, isInCell: isCell });
  }

  /** Counts the quote marks between two lines. */
  #countQuotes([first, second]: readonly Span[]): number {
    return first && second ? this.#text.slice(first.end, second.start).split(">").length - 1 : 0;
  }
}
