import type { Span, TranslatableSpan } from "../document/translatable-span.ts";
import { buildSegment } from "../document/unit.ts";
import type { Segment } from "../filter.ts";
import type { ElementReader } from "../ooxml/reading.ts";
import { decodeText, escapeQuoted, escapeText, removeInvalid } from "../xml/references.ts";
import type { XmlAttribute } from "../xml/scanner.ts";
import { comparesParts, hasCriteria, updateCriterion, updateSearchText } from "./criteria.ts";
import type { References } from "./references.ts";
import type { TextCopies } from "./repeated-cells.ts";

/** The names that formulas refer to, and the texts that they compare. */
export interface FormulaContext {
  references: References;
  copies: TextCopies;
}

/** Returns a visitor of formulas, which collects the spans that follow changed cells. */
export function createFormulaVisitor({ references, copies }: FormulaContext, into: TranslatableSpan[]) {
  return (element: ElementReader): void => {
    const { scanner } = element;
    const start = scanner.end;
    references.add(element.content());
    const raw = scanner.buffer.slice(start, Math.max(start, scanner.start));
    const span = addFormulaChange({ start, end: start + raw.length }, raw, copies);
    if (span) into.push(span);
  };
}

/**
 * A text in a formula, or the start or end of a function. The text may be compared with the start or end of another, as
 * in `LEFT(A1,2)="In"` and `LEFT(A1,LEN("In"))="In"`.
 */
const textPattern =
  /(?:\b(LEFT|RIGHT)(\([^()",;]{1,100}[,;]\s*)(\d{1,4}|LEN\("(?:[^"]|""){0,255}"\))(\)\s*=\s*))?"((?:[^"]|"")*)"|((?:begins|ends)-with|contains-text|[A-Z]{0,20})\(|\)/gi;

/** Conditions of OpenDocument on the start or end of a cell's text. */
const edges: ReadonlyMap<string, string> = new Map(Object.entries({ "begins-with": "LEFT", "ends-with": "RIGHT" }));

/** Functions whose text arguments aren't texts of cells: formats, units, names. */
const codeFunctionPattern = /^(?:TEXT|CONVERT|DATEDIF|CELL|INFO|INDIRECT|ADDRESS|NUMBERVALUE|COMPLEX|RTD|CUBE[A-Z]+)$/i;

/** Follows changed cells in a formula: a literal text that it compares with cells changes like these cells. */
export function addFormulaChange(
  { start, end }: Span,
  raw: string,
  copies: TextCopies,
  write = (text: string) => escapeText(removeInvalid(text)),
): TranslatableSpan | undefined {
  const formula = decodeText(raw);
  if (!formula.includes('"')) return undefined;
  const [selects, looksFor] = [hasCriteria(formula), comparesParts(formula)];
  const findChanged = (text: string) =>
    copies.findChangedFrom(text) ??
    (selects ? updateCriterion(text, copies.texts) : undefined) ??
    (looksFor ? updateSearchText(text, copies.texts) : undefined);
  const follow = () => {
    const functions: string[] = [];
    const written = formula.replace(textPattern, (whole, side = "", cell = "", length = "", equals = "", raw, name) => {
      if (raw === undefined) {
        if (whole === ")") functions.pop();
        else functions.push(name);
        return whole;
      }
      if (codeFunctionPattern.test(functions.at(-1) ?? "")) return whole;
      const text = raw.replaceAll('""', '"');
      const hasLength = length.toUpperCase() === `LEN("${raw.toUpperCase()}")` || Number(length) === text.length;
      const part = text !== "" && hasLength ? updateSearchText(text, copies.texts, side) : undefined;
      const edge = edges.get(functions.at(-1) ?? "");
      const current = part ?? (edge && updateSearchText(text, copies.texts, edge)) ?? findChanged(text);
      if (current === undefined || current === text) return whole;
      const changedText = `"${current.replaceAll('"', '""')}"`;
      const changedLength = length.endsWith(")") && hasLength ? `LEN(${changedText})` : (part?.length ?? length);
      return `${side}${cell}${changedLength}${equals}${changedText}`;
    });
    return written === formula ? undefined : write(written);
  };
  return { start, end, segments: [], turn: 2, write: follow };
}

/** Updates a text that cells are compared with when they are translated. `side`: the end of a cell that is compared. */
export function addCriterionChange(text: XmlAttribute, copies: TextCopies, side?: "LEFT" | "RIGHT"): TranslatableSpan {
  const { start, end } = text;
  const value = decodeText(text.value);
  const follow = () => {
    const edge = side && updateSearchText(value, copies.texts, side);
    const whole = copies.findChangedFrom(value) ?? updateCriterion(value, copies.texts);
    const current = edge ?? whole ?? updateSearchText(value, copies.texts);
    return current === undefined || current === value ? undefined : escapeQuoted(removeInvalid(current));
  };
  return { start, end, segments: [], turn: 2, write: follow };
}

/** In UTF-16 code units, as Excel counts. */
const maxListLength = 255;

/** Writes a list of texts as a formula; undefined if it can't be written. */
export function writeItems(items: readonly string[]): string | undefined {
  const written = items.join(",");
  if (written.length > maxListLength || items.some((item) => item.includes(","))) return undefined;
  return escapeText(removeInvalid(`"${written.replaceAll('"', '""')}"`));
}

/**
 * The items that cells may contain. An item that is the text of a cell changes with it, and the others are translated.
 * A list that can't be written stays unchanged.
 */
export class ValidationList implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly turn = 1;
  readonly #items: readonly string[];
  readonly #copies: TextCopies;
  readonly #context: string;
  readonly #write: typeof writeItems;
  /** The items that no cell has. */
  #own: readonly string[] | undefined;

  /** @param items without the quotes around them */
  constructor({ start, end }: Span, items: readonly string[], context: string, copies: TextCopies, write = writeItems) {
    this.start = start;
    this.end = end;
    this.#items = items;
    this.#write = write;
    this.#copies = copies;
    this.#context = context;
  }

  /** Complete only after all cells have been read. */
  get segments(): readonly Segment[] {
    this.#own ??= this.#items
      .map((item) => item.trim())
      .filter((item) => /\p{L}/u.test(item) && !this.#copies.has(item));
    return this.#own.map((item) => buildSegment(item, { context: this.#context }));
  }

  write(targets: readonly (string | undefined)[]): string | undefined {
    const own = new Set(this.#own);
    let segment = 0;
    const items = this.#items.map((item) => {
      const text = item.trim();
      const current = own.has(text) ? targets[segment++] : this.#copies.findChangedFrom(text);
      return current === undefined ? item : item.replace(text, () => current);
    });
    const isSame = items.every((item, index) => item === this.#items[index]);
    const written = isSame ? undefined : this.#write(items);
    // The current items are needed even if nothing changed now, because an earlier merge may have changed the items.
    const current = written === undefined ? this.#items : items;
    for (const [at, item] of this.#items.entries())
      if (own.has(item.trim())) this.#copies.addItem(item.trim(), (current[at] as string).trim());
    return written;
  }
}

/** The items of a formula that is a list of texts; undefined for another one. */
export const listItems = (raw: string): readonly string[] | undefined =>
  /^\s*"((?:[^"]|"")*)"\s*$/.exec(decodeText(raw))?.[1]?.replaceAll('""', '"').split(",");
