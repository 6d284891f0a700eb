import { type Cutting, sentenceEnds } from "../document/sentence-ends.ts";
import type { Stretch as FileStretch } from "../document/stretch.ts";
import type { Facts } from "../document/unit.ts";
import { cutPieces, type Piece, pairPieces, withLiteralTagsAsCodes } from "./pieces.ts";
import { Stretch } from "./stretch.ts";

export interface ContentOptions {
  /** What the segments say besides their source. */
  facts?: Facts;
  /** How the format writes characters that mean something to it. */
  escapes?: ReadonlyMap<string, string>;
  /** Looks over what was written at the start of the content. */
  finish?(markup: string): string;
}

/**
 * The segments of one element's content or attribute value, in monolingual formats. White space and tags around a
 * segment stay in the file; a sentence end within a pair of tags or braces is no cut.
 *
 * @param at offset of the content in the file
 */
export function contentStretches(
  pieces: readonly Piece[],
  at: number,
  cutting: Cutting,
  { facts = {}, escapes, finish }: ContentOptions = {},
): FileStretch[] {
  if (!hasWord(pieces)) return [];
  const stretches: FileStretch[] = [];
  const whole = unwrap(withLiteralTagsAsCodes(pieces));
  let start = at + whole.before;
  for (const part of sentencesOf(whole.pieces, cutting)) {
    const { before, pieces: inside, isCdata } = unwrap(part);
    if (hasWord(inside)) {
      const stretch = new Stretch(inside, { isCdata: isCdata || whole.isCdata, escapes });
      stretches.push(fileStretch(stretch, start + before, facts, stretches.length === 0 ? finish : undefined));
    }
    start += rawLength(part);
  }
  return stretches;
}

function fileStretch(
  stretch: Stretch,
  start: number,
  facts: Facts,
  finish: ContentOptions["finish"] = (markup) => markup,
): FileStretch {
  return {
    start,
    end: start + stretch.raw.length,
    segments: [{ source: stretch.source, ...facts }],
    write: ([target]) =>
      target === undefined || target === stretch.source ? undefined : finish(stretch.write(target)),
  };
}

function hasWord(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function sentencesOf(pieces: readonly Piece[], cutting: Cutting): (readonly Piece[])[] {
  if (cutting.segmentation === "paragraph") return [pieces];
  const ends = sentenceEnds(pieces.map((piece) => piece.text).join(""), cutting);
  return ends.length < 2 ? [pieces] : cutPieces(pieces, ends);
}

/** What is left of a content without white space and pairs around it, and how much raw text stood before. */
function unwrap(pieces: readonly Piece[]): { before: number; pieces: readonly Piece[]; isCdata: boolean } {
  let rest = trimStart(pieces);
  rest = trimEnd(rest);
  let before = rawLength(pieces) - rawLength(trimStart(pieces));
  let isCdata = false;
  while (!isCdata && isWrapped(rest)) {
    before += rest[0]?.raw.length ?? 0;
    isCdata = rest[0]?.isCdata ?? false;
    const inside = rest.slice(1, -1);
    const trimmed = trimStart(inside);
    before += rawLength(inside) - rawLength(trimmed);
    rest = trimEnd(trimmed);
  }
  return { before, pieces: rest, isCdata };
}

/** Whether the first piece opens what the last one closes. */
function isWrapped(pieces: readonly Piece[]): boolean {
  if (pieces[0]?.kind !== "open" || pieces.at(-1)?.kind !== "close") return false;
  return pairPieces(pieces)[0] === pieces.length - 1;
}

function trimStart(pieces: readonly Piece[]): readonly Piece[] {
  const from = pieces.findIndex(({ kind, text }) => kind !== "text" || text.trim() !== "");
  if (from === -1) return [];
  const first = pieces[from] as Piece;
  if (first.raw !== first.text || first.kind !== "text") return pieces.slice(from);
  const text = first.text.trimStart();
  return [{ ...first, raw: text, text }, ...pieces.slice(from + 1)];
}

function trimEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.findLastIndex(({ kind, text }) => kind !== "text" || text.trim() !== "");
  const piece = pieces[last];
  if (!piece) return [];
  if (piece.raw !== piece.text || piece.kind !== "text") return pieces.slice(0, last + 1);
  const text = piece.text.trimEnd();
  return [...pieces.slice(0, last), { ...piece, raw: text, text }];
}

function rawLength(pieces: readonly Piece[]): number {
  let length = 0;
  for (const { raw } of pieces) length += raw.length;
  return length;
}
