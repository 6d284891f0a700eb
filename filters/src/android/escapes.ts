import type { Piece } from "../xml/pieces.ts";

const escapeRegex = /\\(?:u[0-9A-Fa-f]{4}|[\s\S])|"|\s*[\r\n]\s*/g;
const meanings: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

/** How Android's resources write what means something to them, where the file does not write it otherwise. */
export const androidEscapes: ReadonlyMap<string, string> = new Map([
  ["'", "\\'"],
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\t", "\\t"],
]);

/**
 * Reads Android's escapes in the text of a resource: `\'`, `\n`, `\u00A0` stand for characters, quotation marks keep
 * white space and are a pair around text, a line break with the blanks around it is one space.
 *
 * Source: Android developers' guide, string resources, "Handle special characters".
 */
export function readEscapes(pieces: readonly Piece[]): Piece[] {
  let isQuoted = false;
  return pieces.flatMap((piece) => {
    if (piece.kind === "text" && /^\r\n?$/.test(piece.raw))
      return [isQuoted ? piece : textPiece(piece, piece.raw, " ")];
    if (piece.kind !== "text" || piece.raw !== piece.text) return [piece];
    const result: Piece[] = [];
    let at = 0;
    for (const match of piece.raw.matchAll(escapeRegex)) {
      const [raw] = match;
      if (raw === '"') isQuoted = !isQuoted;
      if (isQuoted && raw.trim() === "") continue;
      if (match.index > at) result.push(textPiece(piece, piece.raw.slice(at, match.index)));
      result.push(raw === '"' ? quotationMark(piece, isQuoted) : textPiece(piece, raw, meaningOf(raw)));
      at = match.index + raw.length;
    }
    if (at < piece.raw.length) result.push(textPiece(piece, piece.raw.slice(at)));
    return result;
  });
}

function meaningOf(raw: string): string {
  if (!raw.startsWith("\\")) return " ";
  if (raw.length > 2) return String.fromCharCode(Number.parseInt(raw.slice(2), 16));
  return meanings[raw.charAt(1)] ?? raw.slice(1);
}

function textPiece(piece: Piece, raw: string, text = raw): Piece {
  return { ...piece, raw, text };
}

function quotationMark(piece: Piece, isOpening: boolean): Piece {
  return { ...piece, kind: isOpening ? "open" : "close", raw: '"', text: "", key: '"' };
}
