import { createScanner, type JSONScanner, type ScanError, type SyntaxKind } from "jsonc-parser";
import { unicodeEscape } from "../document/controls.ts";
import type { Unit } from "../document/unit.ts";
import { extractionError } from "../source-location.ts";

/** A value that is a string. Its context is its path, and the offsets are those of its content without the quotes. */
export interface JsonString extends Unit {
  text: string;
  context: string;
  /** The number of objects and arrays around it. */
  depth: number;
}

/** The scanner's token kinds, whose names are not available after compilation. */
// biome-ignore format: a table
const token = {
  openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, null: 7, string: 10, number: 11,
  unknown: 16, end: 17,
} as const satisfies Record<string, SyntaxKind>;
const noError = 0 satisfies ScanError;
const blanksPattern = /[\t\n\r ]*/y;

interface Level {
  isArray: boolean;
  /** The key of the current value. */
  key: string;
  index: number;
  prefix: string;
}

/**
 * Finds the strings of a JSON text. Comments, and commas before a closing bracket, are allowed.
 * @throws FilterError "File extraction error" with the location
 */
export const readJson = (text: string, depth: number): JsonString[] => new JsonReader(text, depth).read();

class JsonReader {
  readonly #text: string;
  readonly #depth: number;
  readonly #scanner: JSONScanner;
  readonly #escape: Unit["escape"];
  readonly #strings: JsonString[] = [];
  readonly #levels: Level[] = [];
  #kind: SyntaxKind = token.unknown;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
    this.#scanner = createScanner(text, true);
    this.#escape = jsonEscape(text);
  }

  read(): JsonString[] {
    this.#next();
    this.#value();
    for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) {
      if (this.#toMember(level)) this.#value();
      else this.#afterValue();
    }
    if (this.#kind !== token.end) this.#fail();
    return this.#strings;
  }

  #next(): void {
    this.#skipBlanks();
    this.#kind = this.#scanner.scan();
    if (this.#scanner.getTokenError() !== noError) this.#fail();
  }

  /** The scanner joins blanks one by one, which takes 30 bytes for each. */
  #skipBlanks(): void {
    blanksPattern.lastIndex = this.#scanner.getPosition();
    blanksPattern.test(this.#text);
    this.#scanner.setPosition(blanksPattern.lastIndex);
  }

  #expect(expected: SyntaxKind): void {
    if (this.#kind !== expected) this.#fail();
    this.#next();
  }

  #fail(what = this.#kind === token.end ? "the JSON ends too early" : "not JSON"): never {
    throw extractionError(this.#text, this.#scanner.getTokenOffset(), what);
  }

  /** A whole value, or the beginning of one with members. */
  #value(): void {
    const kind = this.#kind;
    if (kind === token.openBrace || kind === token.openBracket) {
      this.#open();
      return;
    }
    if (kind < token.null || kind > token.number) this.#fail();
    if (kind === token.string) this.#addString();
    this.#next();
    this.#afterValue();
  }

  #addString(): void {
    const start = this.#scanner.getTokenOffset() + 1;
    const end = start + this.#scanner.getTokenLength() - 2;
    const level = this.#levels.at(-1);
    const text = this.#scanner.getTokenValue();
    const context = level ? pathOf(level) : "";
    this.#strings.push({ start, end, text, context, escape: this.#escape, depth: this.#levels.length });
  }

  #open(): void {
    if (this.#levels.length >= this.#depth) this.#fail(`values nest deeper than ${this.#depth}`);
    const outer = this.#levels.at(-1);
    const prefix = outer ? `${pathOf(outer)}.` : "";
    this.#levels.push({ isArray: this.#kind === token.openBracket, key: "", index: -1, prefix });
    this.#next();
  }

  #close(): void {
    this.#levels.pop();
    this.#next();
  }

  /** Moves after an opening bracket or a comma to the value of the next member; false at the end of the level. */
  #toMember(level: Level): boolean {
    if (this.#isEndOf(level)) {
      this.#close();
      return false;
    }
    if (level.isArray) {
      level.index++;
      return true;
    }
    if (this.#kind !== token.string) this.#fail();
    level.key = this.#scanner.getTokenValue();
    this.#next();
    this.#expect(token.colon);
    return true;
  }

  /** Moves to the next member, out of the levels that end. */
  #afterValue(): void {
    for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) {
      if (this.#kind === token.comma) {
        this.#next();
        return;
      }
      if (!this.#isEndOf(level)) this.#fail();
      this.#close();
    }
  }

  #isEndOf({ isArray }: Level): boolean {
    return this.#kind === (isArray ? token.closeBracket : token.closeBrace);
  }
}

const pathOf = ({ isArray, prefix, index, key }: Level): string => prefix + (isArray ? index : key);

/** Escapes strings as in the file: if it contains characters above U+007F only as escapes, all of them are escaped. */
export function jsonEscape(file: string): (text: string) => string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the question is whether there are only such
  const isAscii = file.includes("\\u") && /\\u(?!00[0-7])/i.test(file) && /^[\x00-\x7F]*$/.test(file);
  return isAscii ? (text) => quote(text).replace(/[\x80-\uFFFF]/g, unicodeEscape) : quote;
}

const quote = (text: string): string => JSON.stringify(text).slice(1, -1);
