import { matchAt } from "@openparlance/text";
import type { Plural } from "../document/plurals.ts";
import type { Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { Limits } from "../limits.ts";
import { extractionError } from "../source-location.ts";
import { buildPatternText, type FluentPart, measureCommonIndent } from "./pattern.ts";
import { writePattern } from "./write.ts";

export interface FluentTexts {
  units: Unit[];
  /** The plurals that don't contain another selection. */
  plurals: Plural[];
  /** The starts of lines that can't be parsed and stay unchanged. */
  junk: readonly number[];
}

/**
 * Reads the messages and terms of a Fluent file. Source: Project Fluent, Syntax 1.0, the grammar.
 * @throws FilterError "File extraction error" with the location of text that isn't an entry
 */
export const readFluent = (text: string, limits: Pick<Limits, "depth">): FluentTexts =>
  new FluentReader(text, limits.depth).read();

const identifierPattern = /-?[a-zA-Z][\w-]*/y;
const textRunPattern = /[^{}\r\n]+/y;
/** Matches a run without strings, braces, brackets and parts of arrows. */
const expressionRunPattern = /[^"{}[-]+/y;
const stringLiteralPattern = /"([^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*)"/y;
const variantKeyPattern = /\*?\[([^\]\r\n]*)\]/y;
const onlyStringPattern = /\{ *"((?:[^"\\\r\n]|\\[^\r\n])*)" *\}/y;
const pluralKeyPattern = /^(?:zero|one|two|few|many|other|-?\d+(?:\.\d+)?)$/;

/** Matches a line end before a possible entry or comment. Source: Fluent Syntax 1.0, `Junk`. */
const entryStartPattern = /(?:\r\n|\n)(?=[a-zA-Z#-])/g;

interface Scope {
  context: string;
  note: string;
}

/** The reason why a text is no entry. Its line is counted only for the user, because a file may have much junk. */
class NoEntry extends Error {
  readonly at: number;

  constructor(at: number, what: string) {
    super(what);
    this.at = at;
  }
}

class FluentReader {
  /** As for `XmlScanner`. */
  static readonly kept = new FluentReader("", 0);
  readonly #text: string;
  readonly #depth: number;
  readonly #lineEnd: string;
  readonly #units: Unit[] = [];
  readonly #plurals: Plural[] = [];
  readonly #junk: number[] = [];
  #at = 0;
  #open = 0;
  #selections = 0;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
    this.#lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  }

  read(): FluentTexts {
    let note: string[] = [];
    let failure: NoEntry | undefined;
    while (this.#at < this.#text.length) {
      if (this.#skipBlankLine()) note = [];
      else if (this.#text[this.#at] === "#") {
        const comment = this.#readComment();
        if (comment === undefined) note = [];
        else note.push(comment);
      } else {
        failure = this.#readEntryOrJunk(note.join("\n").trim()) ?? failure;
        note = [];
      }
    }
    if (failure && this.#units.length === 0) throw extractionError(this.#text, failure.at, failure.message);
    return { units: this.#units, plurals: this.#plurals, junk: this.#junk };
  }

  #fail(what: string): never {
    throw new NoEntry(this.#at, what);
  }

  #match(regex: RegExp): RegExpExecArray | undefined {
    const match = matchAt(regex, this.#text, this.#at);
    if (match) this.#at = regex.lastIndex;
    return match;
  }

  #isLineEnd(at = this.#at): boolean {
    const code = this.#text.charCodeAt(at);
    return code === 10 || code === 13 || at >= this.#text.length;
  }

  #findSpaceEnd(from: number): number {
    let at = from;
    while (this.#text[at] === " ") at++;
    return at;
  }

  #skipLineEnd(at: number): number {
    if (at >= this.#text.length) return at;
    return this.#text.startsWith("\r\n", at) ? at + 2 : at + 1;
  }

  #skipBlankLine(): boolean {
    const end = this.#findSpaceEnd(this.#at);
    if (!this.#isLineEnd(end)) return false;
    this.#at = this.#skipLineEnd(end);
    return true;
  }

  /** The text of a comment that may belong to the next entry; undefined for a comment of a group or of the file. */
  #readComment(): string | undefined {
    const { length } = this.#match(/#+/y)?.[0] ?? "";
    const comment = this.#match(/[^\r\n]*/y)?.[0] ?? "";
    this.#at = this.#skipLineEnd(this.#at);
    return length === 1 ? comment.replace(/^ /, "") : undefined;
  }

  /** Reads an entry. Other text up to the next possible entry is junk. @returns the reason why it isn't an entry */
  #readEntryOrJunk(note: string): NoEntry | undefined {
    const start = this.#at;
    const [units, plurals] = [this.#units.length, this.#plurals.length];
    try {
      this.#readEntry(note);
      return undefined;
    } catch (error) {
      if (!(error instanceof NoEntry)) throw error;
      this.#units.length = units;
      this.#plurals.length = plurals;
      this.#open = 0;
      this.#junk.push(start);
      entryStartPattern.lastIndex = start + 1;
      const next = entryStartPattern.exec(this.#text);
      this.#at = next ? next.index + next[0].length : this.#text.length;
      return error;
    }
  }

  #readEntry(note: string): void {
    const name = this.#match(identifierPattern)?.[0] ?? this.#fail("no message, term or comment");
    this.#readEqualsSign();
    const hasValue = this.#readPattern({ context: name, note });
    const isTerm = name.startsWith("-");
    if (isTerm && !hasValue) this.#fail("a term without a value");
    let hasAttribute = false;
    for (; this.#moveToAttribute(); hasAttribute = true) this.#readAttribute(name, note);
    if (!hasValue && !hasAttribute) this.#fail("a message without a value");
    this.#at = this.#findSpaceEnd(this.#at);
    if (!this.#isLineEnd()) this.#fail("text that is not indented");
    this.#at = this.#skipLineEnd(this.#at);
  }

  #readAttribute(entry: string, note: string): void {
    const name = this.#match(identifierPattern)?.[0] ?? this.#fail("an attribute without a name");
    this.#readEqualsSign();
    const count = this.#units.length;
    if (!this.#readPattern({ context: `${entry}.${name}`, note })) this.#fail("an attribute without a value");
    // The attributes of a term are not translated: messages use them only to select a variant.
    if (entry.startsWith("-")) this.#units.length = count;
  }

  #readEqualsSign(): void {
    this.#at = this.#findSpaceEnd(this.#at);
    if (this.#text[this.#at] !== "=") this.#fail("no equals sign after the name");
    this.#at = this.#findSpaceEnd(this.#at + 1);
  }

  /** Moves to the name of an attribute if the next line that isn't blank has one. */
  #moveToAttribute(): boolean {
    const start = this.#at;
    while (this.#at < this.#text.length && this.#skipBlankLine());
    const end = this.#findSpaceEnd(this.#at);
    const isAttribute = this.#at > start && this.#text[end] === ".";
    this.#at = isAttribute ? end + 1 : start;
    return isAttribute;
  }

  /** Reads a pattern. @returns false if there is none */
  #readPattern(where: Scope): boolean {
    const first = this.#isLineEnd() ? this.#readLineBreak() : undefined;
    if (this.#isLineEnd()) return false;
    const start = first ? first.end - first.indent : this.#at;
    const parts: FluentPart[] = first ? [{ ...first, start, lines: 0 }] : [];
    for (let part = this.#readPart(where); part; part = this.#readPart(where)) parts.push(part);
    const end = trimLastSpaces(parts);
    this.#addPattern({ start, end, isBlock: first !== undefined }, parts, where);
    return true;
  }

  #addPattern(location: { start: number; end: number; isBlock: boolean }, parts: FluentPart[], where: Scope): void {
    const { start, end, isBlock } = location;
    const { context, note } = where;
    const inner: Unit[] = [];
    for (const part of parts) if (part.kind === "code") for (const unit of part.units) inner.push(unit);
    const isSelection = inner.length > 0 && parts.every(({ kind }) => kind === "code" || kind === "break");
    if (isSelection) {
      for (const unit of inner) this.#units.push(unit);
      return;
    }
    const common = measureCommonIndent(parts);
    const indent = " ".repeat(common || 4);
    const style = { lineEnd: this.#lineEnd, indent, isBlock };
    const first = isBlock ? indent : "";
    this.#units.push({
      start,
      end,
      text: buildPatternText(this.#text, parts, common),
      escape: (plain) => writePattern({ plain, tags: [] }, style),
      finish: (markup) => first + markup,
      compose: (text) => first + writePattern(text, style),
      context,
      ...(note !== "" && { note }),
      ...(inner.length > 0 && { inner: { units: inner, raw: this.#text.slice(start, end) } }),
    });
  }

  #readPart(where: Scope): FluentPart | undefined {
    const start = this.#at;
    if (this.#isLineEnd()) return this.#readLineBreak();
    const text = this.#match(textRunPattern)?.[0];
    if (text !== undefined) return { kind: "text", start, end: this.#at, text };
    if (this.#text[start] === "}") this.#fail("a closing brace too many");
    const literal = this.#match(onlyStringPattern)?.[1];
    // A literal becomes a code, so that it isn't read as markup.
    if (literal !== undefined && !/[<>]/.test(literal))
      return { kind: "literal", start, end: this.#at, text: unescapeText(literal) };
    this.#at = start;
    const units = this.#readPlaceable(where);
    return { kind: "code", start, end: this.#at, units };
  }

  /** Moves past line ends to the next line of the pattern. @returns undefined if there is none, without moving */
  #readLineBreak(): (FluentPart & { kind: "break" }) | undefined {
    const start = this.#at;
    let lines = 0;
    let from = start;
    let end = start;
    for (; end < this.#text.length && this.#isLineEnd(end); lines++) {
      from = this.#skipLineEnd(end);
      end = this.#findSpaceEnd(from);
    }
    const sign = this.#text[end];
    const continues = sign === "{" || (end > from && sign !== undefined && !"}.[*".includes(sign));
    if (!continues) return undefined;
    this.#at = end;
    return { kind: "break", start, end, lines, indent: end - from };
  }

  #readPlaceable(where: Scope): Unit[] {
    const start = this.#at;
    if (++this.#open > this.#depth) this.#fail(`placeables nest deeper than ${this.#depth}`);
    this.#at++;
    const units: Unit[] = [];
    for (let isOpen = true; isOpen; ) {
      const sign = this.#text[this.#at];
      if (sign === "}") isOpen = false;
      else if (sign === "{") {
        for (const unit of this.#readPlaceable(where)) units.push(unit);
        continue;
      } else if (sign === '"') {
        if (!this.#match(stringLiteralPattern)) this.#fail("a string that is not closed");
        continue;
      } else if (this.#text.startsWith("->", this.#at)) {
        const isOrdinal = /type\s*:\s*"ordinal"/.test(this.#text.slice(start, this.#at));
        this.#at += 2;
        for (const unit of this.#readVariants(where, isOrdinal)) units.push(unit);
        continue;
      } else if (this.#match(expressionRunPattern)) continue;
      else if (sign === undefined) this.#fail("a placeable that is not closed");
      else if (sign === "[") this.#fail("a variant without a selector");
      this.#at++;
    }
    this.#open--;
    return units;
  }

  #readVariants(where: Scope, isOrdinal: boolean): Unit[] {
    const from = this.#units.length;
    const forms = new Map<string, Span | undefined>();
    const selection = ++this.#selections;
    for (this.#skipBlanks(); this.#text[this.#at] !== "}"; this.#skipBlanks()) {
      const start = this.#at;
      const key = (this.#match(variantKeyPattern)?.[1] ?? this.#fail("no variant")).trim();
      this.#at = this.#findSpaceEnd(this.#at);
      if (!this.#readPattern({ ...where, context: `${where.context}[${key}]` }))
        this.#fail("a variant without a value");
      // Another default variant than that for other numbers must remain one.
      const isFree = key === "other" || this.#text[start] !== "*";
      forms.set(key, isFree ? { start, end: this.#findLastEnd(start) } : undefined);
    }
    if (forms.size === 0) this.#fail("a selection without variants");
    const other = forms.get("other");
    const isPlural = forms.size > 1 && [...forms.keys()].every((key) => pluralKeyPattern.test(key));
    if (other && isPlural && this.#selections === selection) this.#plurals.push({ forms, other, isOrdinal });
    return this.#units.splice(from);
  }

  /** The end of the text that was read from `start` on, without trailing whitespace. */
  #findLastEnd(start: number): number {
    let end = this.#at;
    while (end > start && /\s/.test(this.#text.charAt(end - 1))) end--;
    return end;
  }

  #skipBlanks(): void {
    this.#match(/[ \r\n]*/y);
  }
}

/** Finds the end of a pattern without its trailing spaces. */
function trimLastSpaces(parts: FluentPart[]): number {
  const last = parts.at(-1) as FluentPart;
  if (last.kind !== "text") return last.end;
  let { length } = last.text;
  while (last.text[length - 1] === " ") length--;
  if (length < last.text.length) parts[parts.length - 1] = { ...last, text: last.text.slice(0, length) };
  return last.start + length;
}

const escapePattern = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{6})|(.))/g;

function unescapeText(raw: string): string {
  if (!raw.includes("\\")) return raw;
  return raw.replace(escapePattern, (whole, short, long, sign) => {
    if (sign !== undefined) return sign;
    const codePoint = Number.parseInt(short ?? long, 16);
    const isScalar = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
    return isScalar ? String.fromCodePoint(codePoint) : whole;
  });
}
