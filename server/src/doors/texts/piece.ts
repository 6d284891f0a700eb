/** A part of a text that is translated by itself, with its inline tags. */
export interface Segment {
  source: string;
  /** The target as it is written into the text. */
  write(target: string): string;
}

/** Text that is kept as it is, or a segment. */
export type Piece = string | Segment;

/** How texts are cut into segments. */
export type Splitting = "sentences" | "sentences-across-lines" | "none";

export const isSegment = (piece: Piece): piece is Segment => typeof piece !== "string";
