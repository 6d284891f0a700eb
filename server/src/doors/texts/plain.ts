import type { Piece, Splitting } from "./piece.ts";
import { splitText, trimmed } from "./split.ts";

/** The pieces of a text without markup; whitespace between sentences is kept. */
export const plainPieces = (text: string, language: string, splitting: Splitting): Piece[] =>
  splitText(text, language, splitting).flatMap((part): Piece[] => {
    const { before, inner, after } = trimmed(part);
    const segment: Piece[] = inner === "" ? [] : [{ source: inner, write: (target) => target }];
    return [before, ...segment, after];
  });
