import type { Span, TranslatableSpan } from "../document/translatable-span.ts";
import { buildSegment } from "../document/unit.ts";
import type { Segment } from "../filter.ts";
import { decodeText, escapeText, holdable } from "../xml/references.ts";
import type { Copies } from "./repeated-cells.ts";

const literal = /"((?:[^"]|"")*)"/g;

/** A formula whose literal texts are those of cells: it compares with them, so they follow. */
export function formulaFollower({ start, end }: Span, raw: string, copies: Copies): TranslatableSpan | undefined {
  const formula = decodeText(raw);
  if (!formula.includes('"')) return undefined;
  const write = () => {
    const written = formula.replace(literal, (whole, text: string) => {
      const current = copies.changedFrom(text.replaceAll('""', '"'));
      return current === undefined ? whole : `"${current.replaceAll('"', '""')}"`;
    });
    return written === formula ? undefined : escapeText(holdable(written));
  };
  return { start, end, segments: [], write };
}

/** In UTF-16 code units, as Excel counts. */
const longestList = 255;

/**
 * The items that cells may have. One that is the text of a cell follows it, the others are texts. A list that would not
 * fit stays.
 */
export class ValidationList implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly #items: readonly string[];
  readonly #copies: Copies;
  readonly #context: string;
  #segments: readonly Segment[] | undefined;

  /** @param items without the quotes around them */
  constructor({ start, end }: Span, items: string, context: string, copies: Copies) {
    this.start = start;
    this.end = end;
    this.#items = items.split(",");
    this.#copies = copies;
    this.#context = context;
  }

  /** Known when all cells were read. */
  get segments(): readonly Segment[] {
    this.#segments ??= this.#items
      .filter((item) => this.#isText(item))
      .map((item) => buildSegment(item.trim(), { context: this.#context }));
    return this.#segments;
  }

  #isText(item: string): boolean {
    return /\p{L}/u.test(item) && !this.#copies.has(item.trim());
  }

  write(targets: readonly (string | undefined)[]): string | undefined {
    let segment = 0;
    const items = this.#items.map((item) => {
      const own = this.#isText(item) ? targets[segment++] : this.#copies.changedFrom(item.trim());
      return own ?? item;
    });
    const written = items.join(",");
    const isFitting = written.length <= longestList && !items.some((item) => item.includes(","));
    if (!isFitting || written === this.#items.join(",")) return undefined;
    return escapeText(holdable(`"${written.replaceAll('"', '""')}"`));
  }
}

/** The items of a formula that is a list of texts; undefined for another one. */
export const listItems = (raw: string): string | undefined =>
  /^\s*"((?:[^"]|"")*)"\s*$/.exec(decodeText(raw))?.[1]?.replaceAll('""', '"');
