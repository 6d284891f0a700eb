import type { Splitting, TextPiece } from "./piece.ts";
import { splitText, splitWhitespace } from "./split.ts";

/** The pieces of a text without markup; whitespace between sentences is kept. */
export const plainPieces = (text: string, language: string, splitting: Splitting): TextPiece[] =>
  splitText(text, language, splitting).flatMap((part): TextPiece[] => {
    const { before, inner, after } = splitWhitespace(part);
    const segment: TextPiece[] = inner === "" ? [] : [{ source: inner, write: (target) => target }];
    return [before, ...segment, after];
  });
