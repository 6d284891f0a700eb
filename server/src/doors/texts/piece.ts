/** A part of a text that is translated on its own, with its inline tags. */
export interface TextSegment {
  source: string;
  /** The target in the format of the text, such as escaped for XML. */
  write(target: string): string;
}

export type TextPiece = string | TextSegment;

export type SplitMode = "sentences" | "sentences-across-lines" | "none";

export const isSegment = (piece: TextPiece): piece is TextSegment => typeof piece !== "string";
