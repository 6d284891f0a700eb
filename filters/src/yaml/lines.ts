import type { Unit } from "../document/unit.ts";
import { readEntryTokens } from "./tokens.ts";
import { createScalarWriter, isNoString } from "./write.ts";

const keyPattern = /(?:[A-Za-z0-9_](?:[\w./ -]*[\w./-])?|"[^"\\\r\n]*"|'[^'\r\n]*') *:(?=[ \r\n]|$)/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON refuses them
const quotedPattern = /"(?:[^"\\\x00-\x1f]|\\["\\/bfnrt])*"/y;
const apostrophePattern = /'(?:[^'\r\n]|'')*'/y;
const flowListPattern = /\[([^[\]{}"'#&*!|>%@`:\\\t\r\n?]*)\]/y;
/** A scalar that can only be a text on one line. */
const plainScalarPattern = /[^\s\-?:,[\]{}#&*!|>'"%@`][^\r\n\t]*/y;
/** Matches the end of a plain scalar, or a sequence that is not allowed in it. */
const plainScalarEndPattern = /: | #|:$/;
const restOfLinePattern = /(?: *| +#[^\r\n]*)(?=[\r\n]|$)/y;

/** A mapping or list that has not ended yet. */
interface Level {
  column: number;
  isList: boolean;
  /** The start of the contexts of the level's values, with a dot at its end. */
  prefix: string;
  /** Index of the next item of a list. */
  next: number;
}

/** An entry whose value has not been read yet. */
interface PendingKey {
  column: number;
  prefix: string;
  isInList: boolean;
}

/**
 * Reads the syntax of most YAML files: mappings and lists in blocks, with values on one line. This is far faster than
 * building the tree of all tokens. For entries with other values, the library reads their lines.
 *
 * @returns undefined when only the library can read the text
 */
export function readLines(text: string, depth: number): Unit[] | undefined {
  const reader = new LineReader(text, depth);
  return reader.read() ? reader.units : undefined;
}

class LineReader {
  /** As for `XmlScanner`. */
  static readonly kept = new LineReader("", 0);
  readonly units: Unit[] = [];
  readonly #text: string;
  readonly #depth: number;
  readonly #levels: Level[] = [];
  #pending: PendingKey | undefined = { column: -1, prefix: "", isInList: true };
  /** The start of the current line. `#column` is the column of its first character. */
  #line = 0;
  #column = 0;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
  }

  read(): boolean {
    const { length } = this.#text;
    this.#moveTo(0);
    const start = this.#line;
    if (/^---[\r\n]/.test(this.#text.slice(start, start + 4))) this.#moveTo(findNextLine(this.#text, start));
    while (this.#line < length) if (!this.#readLine()) return false;
    return true;
  }

  /** Goes to the first line, at an offset or later, with more than blanks and a comment. */
  #moveTo(from: number): void {
    const text = this.#text;
    for (let line = from; line < text.length; line = findNextLine(text, line)) {
      const at = skipSpaces(text, line);
      const code = text.charCodeAt(at);
      if (code === 10 || code === 13 || code === 35 || at === text.length) continue;
      this.#line = line;
      this.#column = at - line;
      return;
    }
    this.#line = text.length;
    this.#column = -1;
  }

  #readLine(): boolean {
    const column = this.#column;
    const at = this.#line + column;
    const isItem = isDash(this.#text, at);
    if (column === 0 && /^(?:---|\.\.\.|%)/.test(this.#text.slice(at, at + 3))) return false;
    const level = this.#levelAt(column, isItem);
    if (!level || this.#levels.length > this.#depth) return false;
    return isItem ? this.#readItem(level, at) : this.#readEntry(level, at);
  }

  /** The mapping or list that continues, or begins, in this column. */
  #levelAt(column: number, isItem: boolean): Level | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending && (column > pending.column || (column === pending.column && isItem && !pending.isInList))) {
      const level = { column, isList: isItem, prefix: pending.prefix, next: 0 };
      this.#levels.push(level);
      return level;
    }
    const levels = this.#levels;
    for (let last = levels.at(-1); last; last = levels.at(-1)) {
      if (last.column === column && last.isList === isItem) return last;
      // The items of a list may be in the column of its key.
      if (last.column < column || (last.column === column && !last.isList)) return undefined;
      levels.pop();
    }
    return undefined;
  }

  #readItem(level: Level, at: number): boolean {
    const context = `${level.prefix}${level.next++}`;
    const start = skipSpaces(this.#text, at + 1);
    if (this.#isRest(at + 1)) {
      this.#pending = { column: level.column, prefix: `${context}.`, isInList: true };
      this.#moveTo(findNextLine(this.#text, start));
      return true;
    }
    keyPattern.lastIndex = start;
    if (!keyPattern.test(this.#text)) return this.#readValue(level, at, start, context);
    const inner = { column: start - this.#line, isList: false, prefix: `${context}.`, next: 0 };
    this.#levels.push(inner);
    return this.#readEntry(inner, start);
  }

  #readEntry(level: Level, at: number): boolean {
    const text = this.#text;
    keyPattern.lastIndex = at;
    if (!keyPattern.test(text)) return this.#readByLibrary(level, at);
    const colon = keyPattern.lastIndex - 1;
    const start = skipSpaces(text, colon + 1);
    const name = readKeyName(text.slice(at, colon));
    if (!this.#isRest(colon + 1)) return this.#readValue(level, at, start, level.prefix + name);
    this.#pending = { column: level.column, prefix: `${level.prefix}${name}.`, isInList: false };
    this.#moveTo(findNextLine(this.#text, start));
    return true;
  }

  /** @param at the offset of the entry; its value begins at `start` */
  #readValue(level: Level, at: number, start: number, context: string): boolean {
    const count = this.units.length;
    const line = this.#line;
    const column = this.#column;
    const end = this.#addValue(start, context);
    if (end > 0 && this.#isRest(end)) {
      this.#moveTo(findNextLine(this.#text, end));
      // A line that is indented more than its key continues the value.
      if (this.#column <= level.column) return true;
    }
    this.units.length = count;
    this.#line = line;
    this.#column = column;
    if (level.isList) level.next--;
    return this.#readByLibrary(level, at);
  }

  /** @returns the end of the value; 0 if it isn't simple */
  #addValue(start: number, context: string): number {
    const code = this.#text.charCodeAt(start);
    if (code === 34) {
      const raw = this.#match(quotedPattern, start);
      if (raw) this.#add(start, raw, raw.includes("\\") ? JSON.parse(raw) : raw.slice(1, -1), context, quotedWriter);
      return raw === "" ? 0 : start + raw.length;
    }
    if (code === 39) {
      const raw = this.#match(apostrophePattern, start);
      if (raw) this.#add(start, raw, raw.slice(1, -1).replaceAll("''", "'"), context, apostropheWriter);
      return raw === "" ? 0 : start + raw.length;
    }
    if (code === 91) return this.#addList(start, context);
    return this.#addPlain(start, context);
  }

  #addList(start: number, context: string): number {
    const raw = this.#match(flowListPattern, start);
    if (!raw || this.#levels.length >= this.#depth) return 0;
    if (raw.slice(1, -1).trim() === "") return start + raw.length;
    let at = start + 1;
    for (const [index, item] of raw.slice(1, -1).split(",").entries()) {
      const scalar = item.trim();
      if (scalar === "" || scalar.startsWith("-")) return 0;
      const from = skipSpaces(this.#text, at);
      if (!isNoString(scalar)) this.#add(from, scalar, scalar, `${context}.${index}`, plainInFlowWriter);
      at += item.length + 1;
    }
    return start + raw.length;
  }

  #addPlain(start: number, context: string): number {
    const raw = this.#match(plainScalarPattern, start).trimEnd();
    if (raw === "" || plainScalarEndPattern.test(raw)) return 0;
    if (!isNoString(raw)) this.#add(start, raw, raw, context, plainWriter);
    return start + raw.length;
  }

  #add(start: number, raw: string, text: string, context: string, write: Unit["escape"]): void {
    this.units.push({ start, end: start + raw.length, text, context, escape: write });
  }

  #readByLibrary(level: Level, at: number): boolean {
    // These signs may begin a key and its value on separate lines.
    if (/[?:]/.test(this.#text.charAt(at))) return false;
    const end = this.#entryEnd(level, at);
    // Keeps the column, because the header of a block may declare its indentation.
    const source = " ".repeat(level.column) + this.#text.slice(at, end);
    const location = { prefix: level.prefix, firstItem: level.next, offset: at - level.column, isList: level.isList };
    const units = readEntryTokens(source, this.#depth - this.#levels.length + 1, location);
    if (!units) return false;
    for (const unit of units) this.units.push(unit);
    if (level.isList) level.next++;
    this.#moveTo(end);
    return true;
  }

  /** The end of an entry's lines: lines that are indented more, and the items of a list in the column of its key. */
  #entryEnd({ column, isList }: Level, from: number): number {
    const text = this.#text;
    for (let line = findNextLine(text, from); line < text.length; line = findNextLine(text, line)) {
      const at = skipSpaces(text, line);
      const isEmpty = at === text.length || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;
      const isItem = !isList && at - line === column && isDash(text, at);
      if (!isEmpty && at - line <= column && !isItem) return line;
    }
    return text.length;
  }

  #match(regex: RegExp, at: number): string {
    regex.lastIndex = at;
    return regex.exec(this.#text)?.[0] ?? "";
  }

  /** Whether nothing but blanks and a comment is after an offset in its line. */
  #isRest(at: number): boolean {
    restOfLinePattern.lastIndex = at;
    return restOfLinePattern.test(this.#text);
  }
}

const quotedWriter = createScalarWriter("", { type: "double-quoted-scalar", inFlow: false });
const apostropheWriter = createScalarWriter("", { type: "single-quoted-scalar", inFlow: false });
const plainWriter = createScalarWriter("", { type: "scalar", inFlow: false });
const plainInFlowWriter = createScalarWriter("", { type: "scalar", inFlow: true });

const readKeyName = (raw: string): string => (/^["']/.test(raw) ? raw.trimEnd().slice(1, -1) : raw.trimEnd());

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  return at;
}

function findNextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

/** Whether a list item begins at an offset. */
function isDash(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return text.charCodeAt(at) === 45 && (next === 32 || next === 10 || next === 13 || at + 1 === text.length);
}
