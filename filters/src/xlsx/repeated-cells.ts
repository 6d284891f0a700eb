import { TargetError, type TranslatableSpan } from "../document/translatable-span.ts";
import { buildSpan, textOf, type Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { decodeText } from "../xml/references.ts";
import { readCharacters } from "./characters.ts";
import type { CellText } from "./criteria.ts";

/** Identifies a text of the workbook: a shared string by its number, a string in a cell by the sheet and the cell. */
export type TextKey = number | string;

interface Text extends CellText {
  /** The position of the text in the order of writing; −1 when it is never written. */
  turn: number;
}

/** The text of a cell, which is read from its new markup only if another part of the file depends on it. */
class WrittenText implements Text {
  readonly original: string;
  readonly turn: number;
  readonly #readMarkup: (markup: string) => string;
  #current: string;
  #markup: string | undefined;

  constructor(original: string, turn: number, readMarkup: (markup: string) => string) {
    this.original = original;
    this.turn = turn;
    this.#readMarkup = readMarkup;
    this.#current = original;
  }

  get current(): string {
    if (this.#markup !== undefined) this.#current = this.#readMarkup(this.#markup);
    this.#markup = undefined;
    return this.#current;
  }

  write(markup: string | undefined): void {
    this.#current = this.original;
    this.#markup = markup;
  }
}

/** The names of a table's columns that a merge has written. */
interface ColumnNames {
  /** Each with the last number that it got. */
  numbers: Map<string, number>;
  /** The names that did not change. */
  kept: Set<string>;
  turn: number;
}

/** In UTF-16 code units, as spreadsheet applications count. */
const maxNameLength = 255;
const tooLong = `longer than the ${maxNameLength} characters of a column's name`;

/** The written texts of cells, for their copies (names of columns, totals, charts), which are written after them. */
export class TextCopies {
  readonly #byKey = new Map<TextKey, Text>();
  /** The texts by their original, built at the first search, and by lower case, because spreadsheets ignore case. */
  #byOriginal: Map<string, Text> | undefined;
  #byLowerCase: Map<string, Text> | undefined;
  readonly #tablesOf = new Map<TextKey, (readonly TextKey[])[]>();

  /** The names of columns that a merge has written, by the keys of their table. */
  readonly #names = new Map<readonly TextKey[], ColumnNames>();

  readonly #readMarkup: (markup: string) => string;
  #texts: readonly CellText[] | undefined;

  /** @param readMarkup returns the text of a written string */
  constructor(readMarkup = readRuns) {
    this.#readMarkup = readMarkup;
  }

  get texts(): readonly CellText[] {
    this.#texts ??= [...this.#byKey.values()];
    return this.#texts;
  }

  /** The span of a text, which records its translation. Texts are added in the order in which they are written. */
  add(key: TextKey, unit: Unit, settings: FilterSettings): TranslatableSpan {
    const span = buildSpan(unit, settings);
    const { start, end, segments } = span;
    const text = new WrittenText(textOf(unit), this.#byKey.size, this.#readMarkup);
    this.#remember(key, text);
    return {
      start,
      end,
      segments,
      write: (targets) => {
        const markup = span.write(targets);
        text.write(markup);
        const isName = this.#tablesOf.has(key);
        if (isName && text.current.length > maxNameLength) throw new TargetError(0, tooLong, [...targets.keys()]);
        const number = isName ? this.#numberName(key, text) : "";
        if (number === "") return markup;
        const numbered = span.write(targets.with(-1, `${targets.at(-1) ?? segments.at(-1)?.source}${number}`));
        text.write(numbered);
        return numbered;
      },
    };
  }

  /** Adds the item of a list that was not the text of a cell when the lists were read. */
  addItem(original: string, current: string): void {
    this.#remember(`item ${original}`, { original, current, turn: -1 });
  }

  /** Adds the header cells of a table, whose texts must differ. All texts must be added before. */
  addTable(headers: readonly { key: TextKey; name: string }[]): void {
    const keys = headers.map(({ key }) => key);
    for (const { key, name } of headers) {
      this.#tablesOf.set(key, [...(this.#tablesOf.get(key) ?? []), keys]);
      if (!this.#byKey.has(key)) this.#remember(key, { original: name, current: name, turn: -1 });
    }
  }

  /** The current text with this key; undefined if it has not changed. */
  findChanged(key: TextKey): string | undefined {
    const text = this.#byKey.get(key);
    return text && text.current !== text.original ? text.current : undefined;
  }

  /** Whether a text was originally `original`. */
  has(original: string): boolean {
    return this.#textsByOriginal().has(original);
  }

  /** The current text of a cell whose text was `original`, in upper or lower case; undefined if it has not changed. */
  findChangedFrom(original: string): string | undefined {
    const text = this.#textsByOriginal().get(original) ?? this.#textsByLowerCase().get(original.toLowerCase());
    return text && text.current !== text.original ? text.current : undefined;
  }

  #textsByOriginal(): ReadonlyMap<string, Text> {
    this.#byOriginal ??= new Map(Array.from(this.#byKey.values(), (text) => [text.original, text]));
    return this.#byOriginal;
  }

  #textsByLowerCase(): ReadonlyMap<string, Text> {
    this.#byLowerCase ??= new Map(Array.from(this.#byKey.values(), (text) => [text.original.toLowerCase(), text]));
    return this.#byLowerCase;
  }

  #remember(key: TextKey, text: Text): void {
    this.#texts = undefined;
    this.#byKey.set(key, text);
    this.#byOriginal?.set(text.original, text);
    this.#byLowerCase?.set(text.original.toLowerCase(), text);
  }

  /**
   * Of two columns with the same name, the later one gets a number, as spreadsheet applications give it. Names that the
   * file has twice stay.
   */
  #numberName(key: TextKey, { original, current, turn }: Text): string {
    const tables = (this.#tablesOf.get(key) ?? []).map((keys) => this.#listNames(keys, turn));
    const isSame = current === original;
    const isUsed = (name: string) =>
      tables.some(({ numbers, kept }) => numbers.has(name) && !(isSame && kept.has(name)));
    const name = current.toLowerCase();
    let last = Math.max(1, ...tables.map(({ numbers }) => numbers.get(name) ?? 1));
    let number = "";
    while (isUsed(name + number)) number = String(++last);
    if (name.length + number.length > maxNameLength) throw new TargetError(0, tooLong);
    for (const { numbers, kept } of tables) {
      numbers.set(name, last).set(name + number, numbers.get(name + number) ?? 1);
      if (isSame && number === "") kept.add(name);
    }
    return number;
  }

  /** The names of columns of a table that are written before this turn. */
  #listNames(keys: readonly TextKey[], turn: number): ColumnNames {
    let written = this.#names.get(keys);
    if (!written || written.turn >= turn) {
      const fixed = keys.map((key) => this.#byKey.get(key)).filter((text) => text?.turn === -1);
      const names = fixed.map((text) => text?.current.toLowerCase() ?? "");
      written = { numbers: new Map(names.map((name) => [name, 1])), kept: new Set(names), turn };
      this.#names.set(keys, written);
    }
    written.turn = turn;
    return written;
  }
}

/** A span that repeats the translation of a text and is not translated itself. */
export function createRepeatedSpan(unit: Unit, copies: TextCopies): TranslatableSpan {
  const { start, end, escape: escapeText } = unit;
  const write = () => {
    const current = copies.findChangedFrom(textOf(unit));
    return current === undefined ? undefined : escapeText(current);
  };
  return { start, end, segments: [], write };
}

/** The text of a string: of its runs, without phonetic readings, or of its value if it has no runs. */
function readRuns(markup: string): string {
  if (!markup.includes("<")) return readCharacters(decodeText(markup));
  const spoken = markup.replace(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, "");
  const texts = spoken.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</g);
  return readCharacters(decodeText(Array.from(texts, ([, text]) => text).join("")));
}
