import { type InlineTag, isSeparating, moveTag, pairTags, type TaggedText } from "@openparlance/text";
import { findMarks, noMarks } from "./code-marks.ts";
import { buildCodeName } from "./codes.ts";
import { hasWord } from "./has-word.ts";
import { beginsSmall, findSentenceEnds, type SegmentationSettings } from "./sentence-ends.ts";

/** A run of a unit's text, without the whitespace around it. `text` itself is unchanged from the file. */
export interface SentencePiece {
  text: TaggedText;
  isSegment: boolean;
}

/**
 * Cuts a unit into sentences and the gaps between them. Whitespace around a sentence, and a pair of codes around the
 * whole sentence, are not part of it. No cut is inside a pair of codes or braces: their content stays one segment. A
 * part without a letter or digit isn't a segment.
 */
export function cutIntoPieces(text: TaggedText, cutting: SegmentationSettings): SentencePiece[] {
  if (!hasWord(text.plain)) return [{ text, isSegment: false }];
  if (text.tags.length === 0) return listPieces(text.plain, listPlainSentences(text.plain, cutting));
  const pieces: SentencePiece[] = [];
  cutTagged(text, cutting, (_, from, to, isSegment) => pieces.push({ text: slicePart(text, from, to), isSegment }));
  return pieces;
}

/** The segments of `cutIntoPieces` of a text with codes. With `keepsTags`, codes are written as in the file. */
export function tagSentences(text: TaggedText, cutting: SegmentationSettings, keepsTags: boolean): string[] {
  const sentences: string[] = [];
  if (!hasWord(text.plain)) return sentences;
  cutTagged(text, cutting, (paired, from, to, isSegment) => {
    if (isSegment) sentences.push(buildSentence(paired, from, to, keepsTags));
  });
  return sentences;
}

/** Builds the text of a segment. The partners of the codes between the cuts are also between them. */
function buildSentence(text: PairedText, from: CutPoint, to: CutPoint, keepsTags: boolean): string {
  const { plain, tags, partner } = text;
  if (from.tag === to.tag) return plain.slice(from.at, to.at);
  const parts: string[] = [];
  const marks = keepsTags ? noMarks : findMarks(text, { first: from.tag, last: to.tag, start: from.at, end: to.at });
  let end = from.at;
  let last = 0;
  for (let index = from.tag; index < to.tag; index++) {
    const { at, text: markup } = tags[index] as InlineTag;
    if (at > end) parts.push(plain.slice(end, at));
    end = at;
    const other = partner[index] as number;
    if (keepsTags) parts.push(markup);
    else parts.push(buildCodeName(index, other, other < index && other >= 0 ? 0 : ++last, marks.get(index)));
  }
  if (end < to.at) parts.push(plain.slice(end, to.at));
  return parts.join("");
}

/** The sentences of a text without codes: the segments of `cutIntoPieces`. */
export function listPlainSentences(plain: string, cutting: SegmentationSettings): string[] {
  const ends = findSentenceEnds(plain, cutting);
  if (ends.length === 1) {
    // Most texts are one sentence, for which a growing list would need more memory.
    const only = trimSentence(plain, 0, plain.length);
    return only === "" ? [] : [only];
  }
  const sentences: string[] = [];
  let from = 0;
  for (const to of ends) {
    const sentence = trimSentence(plain, from, to);
    if (sentence !== "") sentences.push(sentence);
    from = to;
  }
  return sentences;
}

/** The words between two offsets without the whitespace around them; "" when there are none. */
function trimSentence(plain: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isSpace(plain.charCodeAt(start))) start++;
  while (start < end && isSpace(plain.charCodeAt(end - 1))) end--;
  return hasWord(plain, start, end) ? plain.slice(start, end) : "";
}

/** The sentences of a text with the gaps between them, which contain no words. */
export function listPieces(plain: string, sentences: readonly string[]): SentencePiece[] {
  const pieces: SentencePiece[] = [];
  const push = (from: number, to: number, isSegment: boolean) => {
    if (from < to) pieces.push({ text: { plain: plain.slice(from, to), tags: [] }, isSegment });
  };
  let end = 0;
  for (const sentence of sentences) {
    const start = plain.indexOf(sentence, end);
    push(end, start, false);
    end = start + sentence.length;
    push(start, end, true);
  }
  push(end, plain.length, false);
  return pieces;
}

/** A position between characters and between tags. */
interface CutPoint {
  at: number;
  /** The index of the first tag after the position. */
  tag: number;
}

interface PairedText extends TaggedText {
  /** For each tag, the index of its partner; −1 without one. */
  partner: ArrayLike<number>;
}

/** Calls `take` with each part of a text with codes, in order. Empty parts are left out. */
function cutTagged(
  { plain, tags }: TaggedText,
  cutting: SegmentationSettings,
  take: (text: PairedText, from: CutPoint, to: CutPoint, isSegment: boolean) => void,
): void {
  const text: PairedText = { plain, tags, partner: pairTags(tags) };
  const push = (from: CutPoint, to: CutPoint, isSegment: boolean) => {
    if (from.at < to.at || from.tag < to.tag) take(text, from, to, isSegment);
  };
  const whole = { from: { at: 0, tag: 0 }, to: { at: plain.length, tag: tags.length } };
  const inner = trimOuterCodes(text, whole.from, whole.to);
  push(whole.from, inner.from, false);
  let from = inner.from;
  for (const to of findCuts(text, inner.from, inner.to, cutting)) {
    const core = trimOuterCodes(text, from, to);
    push(from, core.from, false);
    push(core.from, core.to, hasWord(plain, core.from.at, core.to.at));
    push(core.to, to, false);
    from = to;
  }
  push(inner.to, whole.to, false);
}

/** The number of a note after a sentence, in the form of codes. */
const notePattern = /(?<=\P{N}[.?!]["»”’)]{0,2})\p{N}{1,3}(?=\s)/gu;

/** Whether a character may be a number; most numbers are in ASCII. */
const isNumber = (code: number): boolean => (code >= 48 && code <= 57) || code > 127;

/** The text, with the numbers of notes replaced with closing marks, so that a sentence ends after its note. */
function closeNotes({ plain, tags, partner }: PairedText): string {
  const isAtNumber = tags.some(({ at }) => at < plain.length && isNumber(plain.charCodeAt(at)));
  if (!isAtNumber || plain.search(notePattern) < 0) return plain;
  const ends = new Map<number, number | undefined>();
  for (const [index, tag] of tags.entries()) {
    if (isSeparating(plain, [tag])) ends.set(tag.at, tags[partner[index] as number]?.at);
  }
  return plain.replace(notePattern, (number, at: number) =>
    ends.get(at) === at + number.length ? ")".repeat(number.length) : number,
  );
}

/** Finds the ends of sentences between two positions, except inside a pair of codes. */
function findCuts(text: PairedText, from: CutPoint, to: CutPoint, cutting: SegmentationSettings): CutPoint[] {
  const { tags, partner } = text;
  const cuts: CutPoint[] = [];
  let tag = from.tag;
  let depth = 0;
  const plain = closeNotes(text).slice(from.at, to.at);
  const ends = findSentenceEnds(plain, cutting);
  if (ends.length < 2) return [to];
  for (const end of ends) {
    const at = from.at + end;
    for (; tag < to.tag; tag++) {
      const { at: position, kind } = tags[tag] as InlineTag;
      if (position > at || (position === at && kind !== "close")) break;
      const other = partner[tag] as number;
      if (other >= 0) depth += other > tag ? 1 : -1;
    }
    const isWithin = depth > 0 || (beginsSmall(plain, end) && isAfterTagPair(text, { at, tag }));
    if (!isWithin && at < to.at) cuts.push({ at, tag });
  }
  cuts.push(to);
  return cuts;
}

/** Whether only whitespace is between a position and the pair before it. */
function isAfterTagPair({ plain, tags, partner }: PairedText, { at, tag }: CutPoint): boolean {
  let start = at;
  while (isSpace(plain.charCodeAt(start - 1))) start--;
  for (let index = tag - 1; index >= 0 && (tags[index] as InlineTag).at >= start; index--) {
    if ((tags[index] as InlineTag).kind === "close" && partner[index] !== -1) return true;
  }
  return false;
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000;

/** The name of codes without content, such as comments. At the edge of a sentence, they aren't part of it. */
export const emptyCodeName = "#";

/** Leaves out whitespace, pairs around the whole sentence, and codes without content at its edges, from outside in. */
function trimOuterCodes(text: PairedText, from: CutPoint, to: CutPoint): { from: CutPoint; to: CutPoint } {
  const { plain, tags, partner } = text;
  let { at: start, tag: first } = from;
  let { at: end, tag: after } = to;
  for (;;) {
    const firstAt = first < after ? (tags[first] as InlineTag).at : end;
    while (start < firstAt && isSpace(plain.charCodeAt(start))) start++;
    const lastAt = first < after ? (tags[after - 1] as InlineTag).at : start;
    while (end > Math.max(lastAt, start) && isSpace(plain.charCodeAt(end - 1))) end--;
    if (first === after) break;
    const isFirst = firstAt === start;
    const isLast = lastAt === end;
    const isPair = isFirst && isLast && after - first > 1 && partner[first] === after - 1;
    const isLeftOut = isPair || (isFirst && isLoose(text, first));
    const isRightOut = isPair || (!isLeftOut && isLast && isLoose(text, after - 1));
    if (!isLeftOut && !isRightOut) break;
    if (isLeftOut) first++;
    if (isRightOut) after--;
  }
  return { from: { at: start, tag: first }, to: { at: end, tag: after } };
}

function isLoose({ tags, partner }: PairedText, index: number): boolean {
  const { kind, name } = tags[index] as InlineTag;
  return kind === "standalone" ? name === emptyCodeName : partner[index] === -1;
}

function slicePart({ plain, tags }: TaggedText, from: CutPoint, to: CutPoint): TaggedText {
  return {
    plain: plain.slice(from.at, to.at),
    tags: from.tag === to.tag ? [] : tags.slice(from.tag, to.tag).map((tag) => moveTag(tag, -from.at)),
  };
}
