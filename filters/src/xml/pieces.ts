import { type InlineTag, isSeparator, pairTags, readTags } from "@openparlance/text";
import { readReference, referencePattern } from "./references.ts";

/**
 * A piece of mixed content.
 *
 * - `raw`: the markup in the file; joined, those of all pieces are the content
 * - `text`: the text that a piece of kind "text" represents; "" for others
 * - `key`: identifies the opening and the closing piece of a pair
 * - `match`: identifies a code in the source and its translation; "" if unknown
 * - `isCdata`: whether the piece is a delimiter of a CDATA section
 */
export interface XmlPiece {
  kind: "text" | "open" | "close" | "standalone";
  raw: string;
  text: string;
  key: string;
  match: string;
  isCdata: boolean;
}

export const createTextPiece = (raw: string, text: string): XmlPiece => {
  return { kind: "text", raw, text, key: "", match: "", isCdata: false };
};

export const cdataStart = "<![CDATA[";
export const cdataEnd = "]]>";

/** Collects the pieces of one content while a scanner reads it. */
export class PieceList {
  readonly pieces: XmlPiece[] = [];

  /** Adds raw character data; entities that XML doesn't predefine become codes. */
  text(raw: string): void {
    if (!raw.includes("&") && !raw.includes("\r")) {
      this.#literal(raw);
      return;
    }
    let from = 0;
    for (const match of raw.matchAll(referencePattern)) {
      if (match.index > from) this.#literal(raw.slice(from, match.index));
      const text = readReference(match[0]);
      if (text === undefined) this.standalone(match[0]);
      else this.pieces.push(createTextPiece(match[0], text));
      from = match.index + match[0].length;
    }
    if (from < raw.length) this.#literal(raw.slice(from));
  }

  /** Adds a whole CDATA section. */
  cdata(raw: string): void {
    this.pieces.push({ kind: "open", raw: cdataStart, text: "", key: cdataEnd, match: "", isCdata: true });
    for (const piece of splitCdata(raw.slice(cdataStart.length, -cdataEnd.length))) this.pieces.push(piece);
    this.pieces.push({ kind: "close", raw: cdataEnd, text: "", key: cdataEnd, match: "", isCdata: true });
  }

  open(raw: string, key = "", match = key): void {
    this.#code("open", raw, key, match);
  }

  close(raw: string, key = "", match = key): void {
    this.#code("close", raw, key, `${match}/`);
  }

  standalone(raw: string, key = raw, match = key): void {
    this.#code("standalone", raw, key, match);
  }

  #literal(raw: string): void {
    this.pieces.push(createTextPiece(raw, raw));
  }

  #code(kind: XmlPiece["kind"], raw: string, key: string, match: string): void {
    this.pieces.push({ kind, raw, text: "", key, match, isCdata: false });
  }
}

export function splitCdata(raw: string): XmlPiece[] {
  const lines = raw.split(/(\r\n?)/).filter((line) => line !== "");
  return lines.map((line) => createTextPiece(line, line.startsWith("\r") ? "\n" : line));
}

/**
 * For each piece, the index of the other piece of its pair; −1 without a pair. The tags of an element are always a
 * pair. Two elements that are codes (`bpt` and `ept`, `sc` and `ec`) are a pair unless others cross them. The time
 * depends only on the number of pieces, not on how deep they nest.
 */
export const pairPieces = (pieces: readonly XmlPiece[]): number[] => pairElements(pieces) ?? pairCodes(pieces);

/** Pairs the tags of elements, which always nest. Undefined if another code is half of a pair. */
function pairElements(pieces: readonly XmlPiece[]): number[] | undefined {
  const partner: number[] = pieces.map(() => -1);
  const open: number[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as XmlPiece;
    if (piece.kind === "open") {
      if (!opensElement(piece)) return undefined;
      open.push(index);
    }
    if (piece.kind !== "close") continue;
    if (!isElement(piece)) return undefined;
    const opener = open.pop();
    if (opener === undefined) continue;
    partner[opener] = index;
    partner[index] = opener;
  }
  return partner;
}

function pairCodes(pieces: readonly XmlPiece[]): number[] {
  const partner: number[] = pieces.map(() => -1);
  const isOpen: boolean[] = pieces.map(() => false);
  const open: number[] = [];
  const elements: number[] = [];
  const byKey = new Map<string, number[]>();
  /** The last index of a list that is still open. */
  const lastOf = (indexes: number[]): number | undefined => {
    while (indexes.length > 0 && !isOpen[indexes.at(-1) as number]) indexes.pop();
    return indexes.at(-1);
  };
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as XmlPiece;
    if (piece.kind === "open") {
      isOpen[index] = true;
      open.push(index);
      if (opensElement(piece)) elements.push(index);
      const same = byKey.get(piece.key);
      if (same) same.push(index);
      else byKey.set(piece.key, [index]);
    }
    if (piece.kind !== "close") continue;
    const closesElement = isElement(piece);
    const opener = lastOf(closesElement ? elements : (byKey.get(piece.key) ?? []));
    if (opener === undefined) continue;
    const isCrossed = lastOf(open) !== opener;
    isOpen[opener] = false;
    while (closesElement && (open.at(-1) ?? -1) > opener) isOpen[open.pop() as number] = false;
    if (isCrossed && !closesElement) continue;
    partner[opener] = index;
    partner[index] = opener;
  }
  return partner;
}

function opensElement({ raw }: XmlPiece): boolean {
  const { length } = raw;
  if (!raw.endsWith(">")) return true;
  if (raw[length - 2] === "/") return false;
  // In most tags, `>` is only the last character. Otherwise, the last `>` before it decides.
  return raw.indexOf(">") === length - 1 || raw.lastIndexOf("</") < raw.lastIndexOf(">", length - 2);
}

const isElement = ({ raw, isCdata }: XmlPiece): boolean => isCdata || raw.startsWith("</");

/** A code made from a text that looks like a tag. */
interface Literal {
  tag: InlineTag;
  piece: XmlPiece;
}

/** Turns texts that look like tags, `&lt;b&gt;`, into codes, so that they aren't read as markup of the file. */
export function convertLiteralTags(pieces: readonly XmlPiece[]): readonly XmlPiece[] {
  if (!pieces.some(({ text }) => text.includes("<"))) return pieces;
  const result: XmlPiece[] = [];
  let literals: Literal[] = [];
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    while (pieces[to]?.kind === "text") to++;
    if (to > from) for (const piece of convertRun(pieces.slice(from, to), literals)) result.push(piece);
    const other = pieces[to];
    if (other) result.push(other);
    if (other?.kind !== "standalone") {
      pairLiterals(literals);
      literals = [];
    }
    from = to + 1;
  }
  return result;
}

/** Makes pairs of tags for formatting, so that none moves before its start. Sentences may end between other tags. */
function pairLiterals(literals: readonly Literal[]): void {
  const inline = literals.filter(({ tag }) => !isSeparator(tag));
  const partner = pairTags(inline.map(({ tag }) => tag));
  inline.forEach(({ tag, piece }, index) => {
    if (partner[index] !== -1) Object.assign(piece, { kind: tag.kind, key: tag.name });
  });
}

/** @param literals receives the codes */
function convertRun(run: readonly XmlPiece[], literals: Literal[]): XmlPiece[] {
  const { tags } = readTags(run.map(({ text }) => text).join(""));
  const result: XmlPiece[] = [];
  const take = createOpenFinder(run);
  let used = 0;
  let removed = 0;
  for (const tag of tags) {
    const start = tag.at + removed;
    for (const piece of take(start - used)) result.push(piece);
    const raw = join(take(tag.text.length));
    const piece: XmlPiece = { kind: "standalone", raw, text: "", key: tag.text, match: tag.text, isCdata: false };
    literals.push({ tag, piece });
    result.push(piece);
    removed += tag.text.length;
    used = start + tag.text.length;
  }
  for (const piece of take(Infinity)) result.push(piece);
  return result;
}

const join = (pieces: readonly XmlPiece[]): string => pieces.map(({ raw }) => raw).join("");

/** Creates a function that takes the next characters of a run of text pieces. A reference is always taken whole. */
function createOpenFinder(run: readonly XmlPiece[]): (length: number) => XmlPiece[] {
  let index = 0;
  let next = run[0];
  return (length) => {
    const used: XmlPiece[] = [];
    let left = length;
    for (; next && left >= next.text.length; next = run[++index]) {
      used.push(next);
      left -= next.text.length;
    }
    if (!next || left === 0 || next.raw !== next.text) return used;
    // The same string for `text` and `raw`, so that comparing them is fast.
    const [head, tail] = [next.text.slice(0, left), next.text.slice(left)];
    next = createTextPiece(tail, tail);
    return [...used, createTextPiece(head, head)];
  };
}

/** Reads line breaks with the blanks around them as one space, which is their meaning in running text. */
export function replaceBreaks(pieces: readonly XmlPiece[]): readonly XmlPiece[] {
  if (!pieces.some(hasBreak)) return pieces;
  const result: XmlPiece[] = [];
  for (const piece of pieces) {
    if (!hasBreak(piece)) {
      result.push(piece);
      continue;
    }
    const { raw } = piece;
    let at = 0;
    for (const { 0: gap, index } of raw.matchAll(/(?<!\s)\s*[\r\n]\s*/g)) {
      if (index > at) result.push(createTextPiece(raw.slice(at, index), raw.slice(at, index)));
      result.push(createTextPiece(gap, " "));
      at = index + gap.length;
    }
    const rest = raw.slice(at);
    if (rest !== "") result.push(createTextPiece(rest, rest));
  }
  return result;
}

const hasBreak = ({ kind, raw }: XmlPiece) => kind === "text" && (raw.includes("\n") || raw.includes("\r"));

/**
 * Cuts a content at offsets of its text, where a sentence ends, and calls `take` with each part. Inside a pair of
 * tags, nothing is cut, so that every part is balanced. Tags at a cut belong to the text after it, closing tags to the
 * text before it.
 */
export function cutPieces(
  pieces: readonly XmlPiece[],
  ends: ArrayLike<number>,
  take: (part: readonly XmlPiece[]) => void,
): void {
  let part: XmlPiece[] = [];
  let at = 0;
  let next = 0;
  let open = 0;
  for (const piece of pieces) {
    const start = at;
    const isCuttable = piece.kind === "text" && piece.raw === piece.text && open === 0;
    for (;;) {
      if (piece.kind !== "close") {
        while ((ends[next] ?? Infinity) < at) next++;
        if (ends[next] === at) {
          next++;
          if (at > 0 && open === 0) {
            take(part);
            part = [];
          }
        }
      }
      const end = ends[next] ?? Infinity;
      if (!isCuttable || end >= start + piece.text.length) break;
      // The same string for `text` and `raw`, so that comparing them is fast.
      const text = piece.text.slice(at - start, end - start);
      part.push(createTextPiece(text, text));
      at = end;
    }
    const rest = piece.text.slice(at - start);
    part.push(at === start ? piece : createTextPiece(rest, rest));
    at = start + piece.text.length;
    if (piece.kind === "open") open++;
    if (piece.kind === "close") open--;
  }
  take(part);
}
