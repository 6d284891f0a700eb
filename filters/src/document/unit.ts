import { type InlineTag, moveTag, readTags, type TaggedText, writeTags } from "@openparlance/text";
import type { Segment } from "../filter.ts";
import { fillCodes, numberCodes, protectLiterals, restoreCodes, writeTarget } from "./codes.ts";
import { createEditFinder } from "./edits-within.ts";
import { chooseJoin, joinPieces, joinSentences } from "./joints.ts";
import { escapeIcu } from "./message-format.ts";
import type { SegmentationSettings } from "./sentence-ends.ts";
import { cutIntoPieces, listPieces, listPlainSentences, type SentencePiece, tagSentences } from "./sentences.ts";
import {
  applyEdits,
  type Edit,
  type Span,
  TargetError,
  type Targets,
  type TranslatableSpan,
  writeSpans,
} from "./translatable-span.ts";

export type SegmentMetadata = Pick<Segment, "note" | "context" | "maxLength" | "locked" | "state">;

/** A translatable text of a file: a paragraph, a value, a caption. */
export interface Unit extends Span, SegmentMetadata {
  /**
   * The text without the format's escapes. A string has no markup of the format; tags in it are text and are not
   * checked. In a text with codes, `tags[].text` is the format's markup, which is written unchanged.
   */
  text: string | TaggedText;
  /** Reads a text with codes again when it is written, so that the codes need not be kept until then. */
  again?: TextReader;
  /** Escapes text between codes, or a whole string, for the format. */
  escape(text: string): string;
  /** Checks and completes the written unit. @param edits the changes of texts inside its codes */
  finish?(markup: string, edits: readonly Edit[]): string;
  /**
   * Replaces `escape` and `finish` in formats in which the form of a text depends on its neighbors: writes the text
   * with its codes. Returns undefined if the format can't represent it.
   */
  compose?(text: TaggedText): string | undefined;
  /** For bilingual formats: the translation of `text`, from `start` to `end`, or "". The unit is one segment. */
  target?: string;
  /** Texts inside the unit's codes, such as the attributes of an inline element. */
  inner?: InnerTexts;
}

/** Reads a text of a file again, because keeping the codes of all texts takes several times the file's memory. */
export type TextReader = (span: Span) => TaggedText;

export interface InnerTexts {
  units: readonly (Unit | TranslatableSpan)[];
  /** Other edits of the codes, made if any text of the unit changes. */
  edits?: readonly Edit[];
  /** The text of the unit in the file. */
  raw: string;
}

/** A code with its position in the file, so that texts inside it can change. */
export interface PositionedTag extends InlineTag {
  start: number;
}

export function buildSpan(unit: Unit, settings: SegmentationSettings): TranslatableSpan {
  const span = unit.inner ? nestInner(unit, unit.inner, settings) : cutUnit(unit, settings);
  return settings.isReadOnly ? createReadSpan(span) : span;
}

const writeNothing = (): undefined => undefined;

/** A span that can only be read: the closures that write a unit take more memory than its segments. */
function createReadSpan({ start, end, segments, isBilingual }: TranslatableSpan): TranslatableSpan {
  const [first, ...others] = segments;
  if (first && others.length === 0 && !isBilingual) return new ReadSentence(start, end, first);
  return { start, end, segments, ...(isBilingual && { isBilingual }), write: writeNothing };
}

/** A span of one segment that is never written. Most spans are of this kind, so it has as few fields as possible. */
export class ReadSentence implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly #segment: Segment;

  constructor(start: number, end: number, segment: Segment) {
    this.start = start;
    this.end = end;
    this.#segment = segment;
  }

  get segments(): readonly [Segment] {
    return [this.#segment];
  }

  write(): undefined {}
}

/** A span whose codes may change before it is written. */
interface CutSpan extends TranslatableSpan {
  write(targets: Targets, edits?: readonly Edit[]): string | undefined;
}

function nestInner(unit: Unit, { units, edits, raw }: InnerTexts, settings: SegmentationSettings): TranslatableSpan {
  const spans = units.map((each) => ("segments" in each ? each : buildSpan(each, settings)));
  return nestSpans(cutUnit(unit, settings), spans, raw, edits);
}

/**
 * A span with the segments of `outer`, and after them those inside its codes.
 *
 * @param raw the text of the span in the file
 * @param others further edits of the codes, made if any text of the span changes
 */
export function nestSpans(
  outer: CutSpan,
  inner: readonly TranslatableSpan[],
  raw: string,
  others: readonly Edit[] = [],
): TranslatableSpan {
  const { start, end, segments } = outer;
  const count = segments.length;
  return {
    start,
    end,
    segments: [...segments, ...inner.flatMap((span) => span.segments)],
    write(targets) {
      const texts = writeSpans(inner, targets.slice(count), count);
      const edits = [...texts, ...others];
      const text = outer.write(targets.slice(0, count), edits);
      return text ?? (texts.length > 0 ? applyEdits(raw, edits, start) : undefined);
    },
  };
}

function editPieces(pieces: readonly SentencePiece[], edits: readonly Edit[]): SentencePiece[] {
  const within = createEditFinder(edits);
  const editTag = (tag: InlineTag): InlineTag => {
    const from = (tag as Partial<PositionedTag>).start;
    if (from === undefined) return tag;
    return { ...tag, text: applyEdits(tag.text, within(from, from + tag.text.length), from) };
  };
  return pieces.map((piece) => ({ ...piece, text: { ...piece.text, tags: piece.text.tags.map(editTag) } }));
}

function cutUnit(unit: Unit, settings: SegmentationSettings): CutSpan {
  if (unit.target !== undefined) return new WholeUnit(unit);
  const sources = splitSources(unit, settings);
  const hasCodes = typeof unit.text !== "string" && unit.text.tags.length > 0;
  const isWhole = !hasCodes && sources.length === 1 && sources[0] === textOf(unit);
  return isWhole ? new WholeUnit(unit) : new CutUnit(unit, sources, settings);
}

/**
 * A unit that is one sentence without codes or other text, or that has its translation in the file. Most units are, so
 * it has as few fields as possible.
 */
class WholeUnit implements CutSpan {
  readonly start: number;
  readonly end: number;
  readonly #segment: Segment;
  readonly #target: string | undefined;
  readonly #isString: boolean;
  readonly #escape: Unit["escape"];
  readonly #finish: Unit["finish"];

  constructor(unit: Unit) {
    this.start = unit.start;
    this.end = unit.end;
    this.#segment = buildSegment(textOf(unit), unit);
    this.#target = unit.target;
    if (unit.target) this.#segment.target = unit.target;
    this.#isString = typeof unit.text === "string";
    this.#escape = unit.escape;
    this.#finish = unit.finish;
  }

  get segments(): readonly [Segment] {
    return [this.#segment];
  }

  get isBilingual(): boolean {
    return this.#target !== undefined;
  }

  write([target]: Targets, edits: readonly Edit[] = []): string | undefined {
    const { source } = this.#segment;
    if (target === undefined || target === (this.#target ?? source)) return undefined;
    const escapeText = this.#escape;
    const markup =
      this.#isString || this.isBilingual
        ? escapeText(this.#isString ? escapeIcu(source, target) : target)
        : writeTarget(withoutCodes, target, 0, escapeText);
    return this.#finish ? this.#finish(markup, edits) : markup;
  }
}

const withoutCodes: TaggedText = { plain: "", tags: [] };

/** The pieces of a unit are cut again for writing, because keeping them takes several times the file's memory. */
class CutUnit implements CutSpan {
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
  readonly #text: Unit["text"] | TextReader;
  readonly #escape: Unit["escape"];
  readonly #finish: Unit["finish"];
  readonly #compose: Unit["compose"];
  readonly #settings: SegmentationSettings;

  constructor(unit: Unit, sources: readonly string[], settings: SegmentationSettings) {
    this.start = unit.start;
    this.end = unit.end;
    this.segments = sources.map((source) => buildSegment(source, unit));
    this.#text = unit.again ?? unit.text;
    this.#escape = unit.escape;
    this.#finish = unit.finish;
    this.#compose = unit.compose;
    this.#settings = settings;
  }

  write(targets: Targets, edits: readonly Edit[] = []): string | undefined {
    if (targets.every((target, index) => target === undefined || target === this.segments[index]?.source))
      return undefined;
    const text = tagText(typeof this.#text === "function" ? this.#text(this) : this.#text, this.#escape);
    const sources = this.segments.map(({ source }) => source);
    const join = sources.length > 1 ? chooseJoin(this.#settings.targetLanguage) : undefined;
    let markup: string;
    if (typeof this.#text === "string" && text.tags.length === 0 && !this.#compose) {
      markup = this.#escape(escapeIcu(this.#text, joinSentences(text.plain, sources, targets, join)));
    } else {
      const cut = text.tags.length > 0 ? cutIntoPieces(text, this.#settings) : listPieces(text.plain, sources);
      const edited = edits.length > 0 ? editPieces(cut, edits) : cut;
      const pieces = join ? joinPieces(edited, sources, targets, join) : edited;
      if (this.#compose) return composePieces(pieces, targets, this.#compose);
      markup =
        typeof this.#text === "string"
          ? this.#escape(escapeIcu(this.#text, writeString(pieces, targets)))
          : writeMarkup(pieces, targets, this.#escape);
    }
    return this.#finish ? this.#finish(markup, edits) : markup;
  }
}

const tagText = (text: Unit["text"], escapeText: Unit["escape"]): TaggedText =>
  typeof text === "string" ? readTags(text) : protectLiterals(text, escapeText);

export const textOf = ({ text }: Pick<Unit, "text">): string => (typeof text === "string" ? text : text.plain);

function splitSources({ text, escape: escapeText }: Unit, settings: SegmentationSettings): string[] {
  const tagged = tagText(text, escapeText);
  if (tagged.tags.length === 0) return listPlainSentences(tagged.plain, settings);
  return tagSentences(tagged, settings, typeof text === "string");
}

export function buildSegment(source: string, { note, context, maxLength, locked, state }: SegmentMetadata): Segment {
  // Most segments are created with all properties at once, because adding properties later costs more.
  const segment: Segment =
    context === undefined
      ? note === undefined
        ? { source }
        : { source, note }
      : note === undefined
        ? { source, context }
        : { source, note, context };
  if (maxLength !== undefined) segment.maxLength = maxLength;
  if (locked !== undefined) segment.locked = locked;
  if (state !== undefined) segment.state = state;
  return segment;
}

/** Joins the pieces of a string, which is escaped as a whole: an escape may include its tags. */
function writeString(pieces: readonly SentencePiece[], targets: Targets): string {
  let segment = 0;
  let written = "";
  for (const { text, isSegment } of pieces) written += (isSegment ? targets[segment++] : undefined) ?? writeTags(text);
  return written;
}

function writeMarkup(pieces: readonly SentencePiece[], targets: Targets, escapeText: Unit["escape"]): string {
  let segment = 0;
  let markup = "";
  for (const { text, isSegment } of pieces) {
    const index = isSegment ? segment++ : -1;
    const target = targets[index];
    markup += target === undefined ? fillCodes(text, escapeText) : writeTarget(text, target, index, escapeText);
  }
  return markup;
}

/** The limit of sentences in a text of which each is tried alone if the format can't hold the text. */
const maxTried = 50;

function composePieces(pieces: readonly SentencePiece[], targets: Targets, compose: Required<Unit>["compose"]): string {
  const markup = compose(fillPieces(pieces, targets));
  if (markup !== undefined) return markup;
  const changed = [...targets.keys()].filter((segment) => targets[segment] !== undefined);
  const leaveOthers = (segment: number) => targets.map((target, at) => (at === segment ? target : undefined));
  const isUnheld = (segment: number) => compose(fillPieces(pieces, leaveOthers(segment))) === undefined;
  const unheld = changed.length <= maxTried ? changed.filter(isUnheld) : [];
  const [first = 0] = changed;
  throw new TargetError(first, "the format can't hold its tags there", unheld.length > 0 ? unheld : changed);
}

function fillPieces(pieces: readonly SentencePiece[], targets: Targets): TaggedText {
  const tags: InlineTag[] = [];
  let segment = 0;
  let plain = "";
  for (const { text, isSegment } of pieces) {
    const index = isSegment ? segment++ : -1;
    const target = targets[index];
    const part = target === undefined ? text : restoreCodes(numberCodes(text), target, index);
    for (const tag of part.tags) tags.push(moveTag(tag, plain.length));
    plain += part.plain;
  }
  return { plain, tags };
}
