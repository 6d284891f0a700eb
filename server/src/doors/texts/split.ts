import { limits } from "@openparlance/api";
import { splitSentences } from "@openparlance/text";
import type { SplitMode, TextPiece } from "./piece.ts";

/** The limit of a source. */
export const maxLength = Number(limits.source.value);

/**
 * Cuts a text at the ends of its sentences. Sentences longer than the limit for a source are cut between words. The
 * concatenation of the parts is the text.
 */
export function splitText(text: string, language: string, splitting: SplitMode): string[] {
  if (splitting === "none") return [...cutLong(text)];
  // A line break within a sentence is replaced by a space, which has the same length.
  const read = splitting === "sentences" ? text : text.replaceAll(/[\r\n]/g, " ");
  let start = 0;
  return splitSentences(read, language).flatMap((end) => {
    const sentence = text.slice(start, end);
    start = end;
    return [...cutLong(sentence)];
  });
}

function* cutLong(text: string): Generator<string> {
  let start = 0;
  while (text.length - start > maxLength) {
    const space = text.lastIndexOf(" ", start + maxLength - 1);
    const end = space > start ? space + 1 : start + wholeCharacters(text, start, maxLength);
    yield text.slice(start, end);
    start = end;
  }
  if (start < text.length) yield text.slice(start);
}

/** The largest number of code units up to `length` that splits no surrogate pair. */
const wholeCharacters = (text: string, start: number, length: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(start + length - 1)) ? length - 1 : length;

export function splitWhitespace(text: string): { before: string; inner: string; after: string } {
  const inner = text.trim();
  const start = inner === "" ? text.length : text.indexOf(inner);
  return { before: text.slice(0, start), inner, after: text.slice(start + inner.length) };
}

/** The pieces of a text without markup; whitespace between sentences is kept. */
export const plainPieces = (text: string, language: string, splitting: SplitMode): TextPiece[] =>
  splitText(text, language, splitting).flatMap((part): TextPiece[] => {
    const { before, inner, after } = splitWhitespace(part);
    const segment: TextPiece[] = inner === "" ? [] : [{ source: inner, write: (target) => target }];
    return [before, ...segment, after];
  });
