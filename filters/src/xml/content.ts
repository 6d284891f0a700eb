import { partitionPoint, readTags } from "@openparlance/text";
import { createEditFinder } from "../document/edits-within.ts";
import { hasWord } from "../document/has-word.ts";
import { JoinedSpan, type WriteGap } from "../document/joined-span.ts";
import { changesBlank, chooseJoin, type JoinSentences, type SentenceJoint } from "../document/joints.ts";
import { createIcuEscape, escapeIcu } from "../document/message-format.ts";
import { beginsSmall, findSentenceEnds, type SegmentationSettings } from "../document/sentence-ends.ts";
import {
  applyEdits,
  type Edit,
  type TranslatableSpan as FileSpan,
  type Span,
  type Targets,
} from "../document/translatable-span.ts";
import { buildSegment, nestSpans, ReadSentence, type SegmentMetadata } from "../document/unit.ts";
import type { Segment } from "../filter.ts";
import { buildSource, InlineContent } from "./inline-content.ts";
import { convertLiteralTags, createTextPiece, cutPieces, pairPieces, splitCdata, type XmlPiece } from "./pieces.ts";
import { escapeText, isValidXml } from "./references.ts";

export interface ContentFormat {
  cutting: SegmentationSettings;
  text: string;
  /**
   * Reads a part of a content again to write it, because the pieces of all take several times the file's memory.
   * Undefined if they must be kept, because a part by itself doesn't show the roles of its elements.
   */
  read?(raw: string): readonly XmlPiece[];
  /** Changes the pieces of XML for the format. */
  shape?(pieces: readonly XmlPiece[]): readonly XmlPiece[];
  /** Escapes of characters with a meaning in the format. */
  escapes?: ReadonlyMap<string, string>;
  /** Escapes blanks in the written markup that the format would otherwise remove. */
  escapeEdges?(markup: string): string;
  /** Completes the markup at the start of the content, such as by escaping a sign with a meaning there. */
  finish?(markup: string): string;
}

/**
 * The segments of one element's content or attribute value, in monolingual formats. Whitespace and tags around a
 * segment aren't part of it. Text isn't cut inside a pair of tags or braces. `inner` are the texts in its codes.
 */
export function buildContentSpans(
  pieces: readonly XmlPiece[],
  at: number,
  format: ContentFormat,
  facts: SegmentMetadata = {},
  inner: readonly FileSpan[] = [],
): FileSpan[] {
  const isRead = format.cutting.isReadOnly && inner.length === 0;
  const read: FileSpan[] = [];
  const sentences: SentenceSpan[] = [];
  splitSentences(pieces, format, (sentence) => {
    const segment = buildSegment(buildSource(sentence.pieces), facts);
    if (isRead) read.push(new ReadSentence(at + sentence.start, at + sentence.end, segment));
    else sentences.push(new SentenceSpan(at, sentence, format, segment, sentences.length === 0));
  });
  if (isRead) return read;
  if (inner.length > 0) return assignInner(sentences, inner, format.text);
  if (sentences.length < 2) return sentences;
  if (pieces.some(({ text }) => text.includes("{"))) {
    const escapeAll = createIcuEscape(pieces.map(({ text }) => text).join(""));
    for (const sentence of sentences) sentence.escapeIcu = escapeAll;
  }
  const join = chooseJoin(format.cutting.targetLanguage);
  return join ? joinSpans(sentences, format.text, join) : sentences;
}

/** Assigns each inner text to the sentence around it. Inner texts outside of sentences remain separate spans. */
function assignInner(sentences: readonly SentenceSpan[], inner: readonly FileSpan[], text: string): FileSpan[] {
  const assigned = sentences.map((): FileSpan[] => []);
  const others: FileSpan[] = [];
  for (const span of inner) {
    const index = partitionPoint(0, sentences.length, (at) => (sentences[at] as SentenceSpan).start <= span.start) - 1;
    const isInside = span.end <= (sentences[index]?.end ?? 0);
    (isInside ? (assigned[index] ?? others) : others).push(span);
  }
  const spans = sentences.map((sentence, index): FileSpan => {
    const own = assigned[index] ?? [];
    return own.length > 0 ? nestSpans(sentence, own, text.slice(sentence.start, sentence.end)) : sentence;
  });
  return [...spans, ...others].sort((a, b) => a.start - b.start);
}

/** A joint at which each join changes all the gaps that it may change. */
const changingJoint: SentenceJoint = { source: "。", before: "。" };

/** Joins sentences into one span if only blanks and tags are between them, and `join` may change the blanks. */
function joinSpans(sentences: readonly SentenceSpan[], text: string, join: JoinSentences): FileSpan[] {
  const mayJoin = (gap: string) =>
    // Most gaps are a blank.
    gap === " "
      ? changesBlank(join)
      : joinMarkup(gap, (blanks) => join(blanks, changingJoint)) !== gap && !/<[!?]/.test(gap);
  const writeGap: WriteGap = (gap, joint) => joinMarkup(gap, (blanks) => join(blanks, joint));
  const spans: FileSpan[] = [];
  let first = 0;
  for (let index = 0; index < sentences.length; index++) {
    const sentence = sentences[index] as SentenceSpan;
    const next = sentences[index + 1];
    if (next && mayJoin(text.slice(sentence.end, next.start))) continue;
    spans.push(index > first ? new JoinedSpan(text, sentences.slice(first, index + 1), writeGap) : sentence);
    first = index + 1;
  }
  return spans;
}

/** Changes the gap between two sentences: `join` replaces the blanks, and tags stay unchanged. */
function joinMarkup(gap: string, join: (blanks: string) => string): string {
  if (!gap.includes("<")) return join(gap);
  const blanks = gap.replace(/<[^<>]*>/g, "");
  const written = join(blanks);
  if (written === blanks || /<\w*br\b/i.test(gap)) return gap;
  if (blanks === "") return gap.replace(/(?=<(?!\/))|$/, written);
  let isFirst = true;
  return gap.replace(/<[^<>]*>|[^<>]+/g, (part) => {
    if (part.startsWith("<")) return part;
    const kept = isFirst ? written : "";
    isFirst = false;
    return kept;
  });
}

interface Sentence extends Span {
  pieces: readonly XmlPiece[];
  isCdata: boolean;
}

class SentenceSpan implements FileSpan {
  readonly start: number;
  readonly end: number;
  readonly segment: Segment;
  readonly #isCdata: boolean;
  readonly #isFirst: boolean;
  readonly #format: ContentFormat;
  readonly #held: readonly XmlPiece[] | undefined;
  /** Writes apostrophes as in the whole message, if it has several sentences and may have arguments. */
  escapeIcu: ((text: string) => string) | undefined;

  constructor(at: number, sentence: Sentence, format: ContentFormat, segment: Segment, isFirst: boolean) {
    this.start = at + sentence.start;
    this.end = at + sentence.end;
    this.segment = segment;
    this.#isCdata = sentence.isCdata;
    this.#isFirst = isFirst;
    this.#format = format;
    const isReadAgain = format.read && !sentence.pieces.some(isTagOnlyInPair);
    this.#held = isReadAgain || isOnlyText(sentence) ? undefined : sentence.pieces;
  }

  get segments(): readonly [Segment] {
    return [this.segment];
  }

  write([target]: Targets, edits: readonly Edit[] = []): string | undefined {
    if (target === undefined || target === this.segment.source) return undefined;
    const { escapes, escapeEdges, finish } = this.#format;
    const isPlain =
      !escapes && !escapeEdges && !this.#isCdata && !target.includes("<") && isValidXml(target) && this.#isAsWritten();
    if (isPlain) {
      const text = escapeText(this.escapeIcu?.(target) ?? escapeIcu(this.segment.source, target));
      return this.#isFirst && finish ? finish(text) : text;
    }
    const options = { isCdata: this.#isCdata, escapes, escapeIcu: this.escapeIcu };
    const written = new InlineContent(this.#pieces(edits), options).write(target);
    const markup = escapeEdges?.(written) ?? written;
    return this.#isFirst && finish ? finish(markup) : markup;
  }

  /** Whether the source is the same as its markup, so that a target needs no special spelling either. */
  #isAsWritten(): boolean {
    const { source } = this.segment;
    const isSameLength = this.end - this.start === source.length;
    return isSameLength && !/[<>&\r]/.test(source) && this.#format.text.startsWith(source, this.start);
  }

  #pieces(edits: readonly Edit[]): readonly XmlPiece[] {
    const { text, read, shape } = this.#format;
    if (this.#held) return editPieces(this.#held, this.start, edits);
    const raw = text.slice(this.start, this.end);
    const isRead = read && /[<&\r]/.test(raw);
    const pieces = this.#isCdata ? splitCdata(raw) : isRead ? read(raw) : [createTextPiece(raw, raw)];
    return editPieces(convertLiteralTags(shape ? shape(pieces) : pieces), this.start, edits);
  }
}

const isOnlyText = ({ pieces, isCdata }: Sentence): boolean =>
  pieces.length < 2 && !isCdata && pieces[0]?.raw === pieces[0]?.text;

/** Whether a text such as `&lt;div&gt;` is a tag only because a later sentence closes it. */
const isTagOnlyInPair = ({ kind, key }: XmlPiece): boolean => kind === "standalone" && readTags(key).tags.length === 0;

function editPieces(pieces: readonly XmlPiece[], start: number, edits: readonly Edit[]): readonly XmlPiece[] {
  if (edits.length === 0) return pieces;
  const within = createEditFinder(edits);
  let at = start;
  return pieces.map((piece) => {
    const from = at;
    at += piece.raw.length;
    const own = piece.kind === "text" ? [] : within(from, at);
    return own.length > 0 ? { ...piece, raw: applyEdits(piece.raw, own, from) } : piece;
  });
}

/** Calls `take` with one sentence after the other, because all together take several times the file's memory. */
function splitSentences(
  content: readonly XmlPiece[],
  { shape, cutting }: ContentFormat,
  take: (sentence: Sentence) => void,
): void {
  if (!hasWords(content)) return;
  const whole = unwrapPieces(convertLiteralTags(shape ? shape(content) : content));
  let start = whole.before;
  cutAtSentenceEnds(whole.pieces, cutting, (part) => {
    const { before, pieces, isCdata } = unwrapPieces(part);
    if (hasWords(pieces)) {
      const from = start + before;
      take({ start: from, end: from + measureRaw(pieces), pieces, isCdata: isCdata || whole.isCdata });
    }
    start += measureRaw(part);
  });
}

function hasWords(pieces: readonly XmlPiece[]): boolean {
  for (const { text } of pieces) if (hasWord(text)) return true;
  return false;
}

function cutAtSentenceEnds(
  pieces: readonly XmlPiece[],
  cutting: SegmentationSettings,
  take: (part: readonly XmlPiece[]) => void,
): void {
  let text = "";
  for (const piece of pieces) text += piece.text;
  const ends = findSentenceEnds(text, cutting);
  if (ends.length < 2) take(pieces);
  else
    cutPieces(pieces, ends.some((end) => beginsSmall(text, end)) ? withoutEndsOfPairs(text, ends, pieces) : ends, take);
}

/** Leaves out the ends after a pair of tags if the text continues in lower case. */
function withoutEndsOfPairs(text: string, ends: readonly number[], pieces: readonly XmlPiece[]): number[] {
  const closings = new Set<number>();
  let length = 0;
  for (const piece of pieces) {
    length += piece.text.length;
    if (piece.kind === "close") closings.add(length);
  }
  return ends.filter((end) => {
    let at = end;
    while (!closings.has(at) && /\s/.test(text.charAt(at - 1))) at--;
    return !beginsSmall(text, end) || !closings.has(at);
  });
}

/** The content without the whitespace and the pairs around it, and the length of the raw text before it. */
function unwrapPieces(pieces: readonly XmlPiece[]): { before: number; pieces: readonly XmlPiece[]; isCdata: boolean } {
  let rest = trimPieces(pieces);
  let isCdata = false;
  let before = rest.before;
  while (!isCdata && isWrapped(rest.pieces)) {
    const opening = rest.pieces[0] as XmlPiece;
    isCdata = opening.isCdata;
    rest = trimPieces(rest.pieces.slice(1, -1));
    before += opening.raw.length + rest.before;
  }
  return { before, pieces: rest.pieces, isCdata };
}

/** Whether the first piece opens a pair that the last one closes. */
function isWrapped(pieces: readonly XmlPiece[]): boolean {
  if (pieces[0]?.kind !== "open" || pieces.at(-1)?.kind !== "close") return false;
  return pairPieces(pieces)[0] === pieces.length - 1;
}

/** The pieces without the whitespace at both ends, and the length of the raw text before them. */
function trimPieces(pieces: readonly XmlPiece[]): { before: number; pieces: readonly XmlPiece[] } {
  let from = 0;
  let to = pieces.length;
  while (to > from && isBlank(pieces[to - 1] as XmlPiece)) to--;
  while (from < to && isBlank(pieces[from] as XmlPiece)) from++;
  const [first, last] = [pieces[from], pieces[to - 1]];
  if (from === to || !first || !last) return { before: 0, pieces: [] };
  const start = setText(first, first.text.trimStart());
  const rest = first === last ? start : last;
  const end = setText(rest, rest.text.trimEnd());
  const inner = pieces.slice(from, to);
  inner[0] = start;
  inner[inner.length - 1] = end;
  return { before: measureRaw(pieces.slice(0, from)) + first.raw.length - start.raw.length, pieces: inner };
}

const isBlank = ({ kind, text }: XmlPiece) => kind === "text" && text.trim() === "";

/** Shortens a text piece to `text`. A piece whose markup differs from its text is never cut. */
function setText(piece: XmlPiece, text: string): XmlPiece {
  const isWhole = piece.raw !== piece.text || piece.kind !== "text" || text.length === piece.text.length;
  return isWhole ? piece : createTextPiece(text, text);
}

function measureRaw(pieces: readonly XmlPiece[]): number {
  let length = 0;
  for (const { raw } of pieces) length += raw.length;
  return length;
}
