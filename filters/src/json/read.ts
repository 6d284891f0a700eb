import { createScanner, type ScanError, type SyntaxKind } from "jsonc-parser";
import { extractionError } from "../place.ts";

/** A value that is a string: its path, and the offsets between its quotes. */
export interface JsonString {
  path: string;
  value: string;
  start: number;
  end: number;
}

/** The scanner's own names are erased when it is compiled. */
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  number: 11,
  unknown: 16,
  end: 17,
} as const satisfies Record<string, SyntaxKind>;
const noError = 0 satisfies ScanError;

interface Level {
  isArray: boolean;
  /** Of the value that is read now. */
  key: string;
  index: number;
  prefix: string;
}

/**
 * Finds the strings of a JSON text, comments and commas before a closing bracket allowed.
 *
 * @param depth how deep values may nest
 * @throws FilterError "File extraction error" with the place
 */
export function readJson(text: string, depth: number): JsonString[] {
  const scanner = createScanner(text, true);
  const strings: JsonString[] = [];
  const levels: Level[] = [];
  let kind: SyntaxKind = scanner.scan();
  const next = () => {
    kind = scanner.scan();
    if (scanner.getTokenError() !== noError) fail();
  };
  const fail = (): never => {
    throw extractionError(text, scanner.getTokenOffset(), kind === token.end ? "the JSON ends too early" : "not JSON");
  };
  const skip = (expected: SyntaxKind) => (kind === expected ? next() : fail());

  const open = () => {
    if (levels.length >= depth) {
      throw extractionError(text, scanner.getTokenOffset(), `values nest deeper than ${depth}`);
    }
    const outer = levels.at(-1);
    const prefix = outer ? `${pathOf(outer)}.` : "";
    levels.push({ isArray: kind === token.openBracket, key: "", index: -1, prefix });
    next();
  };
  /** After an opening bracket or a comma: the key of the next member, or the end of the level. */
  const toMember = (level: Level): boolean => {
    if (kind === (level.isArray ? token.closeBracket : token.closeBrace)) return close();
    if (level.isArray) {
      level.index++;
      return true;
    }
    level.key = kind === token.string ? scanner.getTokenValue() : fail();
    next();
    skip(token.colon);
    return true;
  };
  const close = (): boolean => {
    levels.pop();
    next();
    return false;
  };
  /** A whole value, or the beginning of one with members. */
  const value = () => {
    if (kind === token.openBrace || kind === token.openBracket) return open();
    if (kind < 7 || kind > token.number) fail();
    if (kind === token.string) {
      const start = scanner.getTokenOffset() + 1;
      const level = levels.at(-1);
      const end = start + scanner.getTokenLength() - 2;
      strings.push({ path: level ? pathOf(level) : "", value: scanner.getTokenValue(), start, end });
    }
    next();
    afterValue();
  };
  const afterValue = () => {
    for (let level = levels.at(-1); level; level = levels.at(-1)) {
      if (kind === token.comma) return next();
      if (kind !== (level.isArray ? token.closeBracket : token.closeBrace)) fail();
      close();
    }
  };

  if (scanner.getTokenError() !== noError) fail();
  value();
  while (levels.length > 0) {
    if (toMember(levels.at(-1) as Level)) value();
    else afterValue();
  }
  if (kind !== token.end) fail();
  return strings;
}

const pathOf = ({ isArray, prefix, index, key }: Level): string => prefix + (isArray ? index : key);
