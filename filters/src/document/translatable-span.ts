import { withoutNul } from "@openparlance/text";
import { type Encoding, encode, findUnencodable } from "../encoding.ts";
import type { Extraction, Segment } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { applyWithReferences, type CharacterReferences } from "./references.ts";

/** Receives the index of a segment that stays unchanged because the format can't hold the tags of its target. */
export type LeaveSegment = (segment: number) => void;

/** The targets of segments by their index; undefined for one that stays unchanged. */
export type Targets = readonly (string | undefined)[];

/** Offsets of the text that a translation changes in a file; everything else stays unchanged. */
export interface Span {
  start: number;
  end: number;
}

/** A part of the file that becomes segments. */
export interface TranslatableSpan extends Span {
  segments: readonly Segment[];
  /** Whether the file contains the translation next to the source. */
  isBilingual?: boolean;
  /** Spans that repeat other texts are written after these texts: lists in turn 1, then formulas in turn 2. */
  turn?: 1 | 2;
  /** The new markup; undefined if nothing changes. `targets` has an item for each segment. @throws TargetError */
  write(targets: Targets): string | undefined;
}

/** An edit that is made when any target changes, such as the name of the language. */
export interface Edit extends Span {
  text: string;
}

export class TargetError extends Error {
  override readonly name = "TargetError";
  /** Index of the segment in its span. */
  readonly segment: number;
  /** Indices of the segments that the format can't hold, and without whose targets the span can be written. */
  readonly unheld: readonly number[];

  constructor(segment: number, message: string, unheld: readonly number[] = []) {
    super(message);
    this.segment = segment;
    this.unheld = unheld;
  }
}

export interface FileText {
  text: string;
  encoding: Encoding;
  /** In the order of the file, not overlapping. */
  spans: readonly TranslatableSpan[];
  edits?: readonly Edit[] | undefined;
  sourceLanguage?: string | undefined;
  targetLanguage?: string | undefined;
  /** References for characters that the encoding can't represent. If undefined, the document becomes UTF-8. */
  reference?: CharacterReferences | undefined;
  /**
   * Replaces `edits` if the document becomes UTF-8, and declares UTF-8. If it returns undefined, a byte-order mark
   * declares it.
   */
  unicodeEdits?: (() => readonly Edit[] | undefined) | undefined;
  /** Whether the document names no encoding where it should, so that it becomes UTF-8 when any text changes. */
  lacksEncoding?: boolean | undefined;
  /** Checks and completes the document when any text changes. */
  finish?: ((text: string) => string) | undefined;
}

/** Creates the segments of a document. `file` is its unchanged text. @throws FilterError "No translatable content" */
export const extract = (document: FileText, file: string): Extraction =>
  extractAll([document], document, ([written]) => written ?? encode(file, document.encoding));

/**
 * Creates the segments of a file's documents. `write` builds the file from their new bytes, undefined if unchanged.
 * @throws FilterError "No translatable content"
 */
export function extractAll(
  documents: readonly FileText[],
  { sourceLanguage, targetLanguage }: Pick<FileText, "sourceLanguage" | "targetLanguage">,
  write: (documents: readonly (Uint8Array | undefined)[]) => Uint8Array,
): Extraction {
  const segments: Segment[] = [];
  /** The original texts that contain U+0000, by the index of their segment. */
  const originals = new Map<number, string>();
  let isBilingual = false;
  for (const { spans } of documents) {
    for (const span of spans) {
      if (span.isBilingual) isBilingual = true;
      for (const segment of span.segments) {
        const shown = removeNul(segment);
        if (shown !== segment) originals.set(segments.length, findKnownText(segment));
        segments.push(shown);
      }
    }
  }
  if (segments.length === 0) throw new FilterError("No translatable content", "the file has no text to translate");
  return {
    segments,
    ...(sourceLanguage !== undefined && { sourceLanguage }),
    ...(targetLanguage !== undefined && { targetLanguage }),
    ...(isBilingual && { isBilingual }),
    merge: (targets, leave) => {
      if (targets.length !== segments.length) {
        const counts = `${targets.length} targets for ${segments.length} segments`;
        throw new FilterError("File reassembly error", counts);
      }
      return write(mergeDocuments(documents, withOriginals(targets), leave));
    },
  };

  /** Leaves a text unchanged in the file if its target is the same as its source. */
  function withOriginals(targets: Targets): Targets {
    if (originals.size === 0) return targets;
    const isSame = (target: string | undefined, at: number) => target === findKnownText(segments[at] as Segment);
    return targets.map((target, at) => (isSame(target, at) ? (originals.get(at) ?? target) : target));
  }
}

const findKnownText = ({ source, target }: Segment): string => target ?? source;

function removeNul(segment: Segment): Segment {
  const { source, target } = segment;
  if (!source.includes("\0") && !target?.includes("\0")) return segment;
  return { ...segment, source: withoutNul(source), ...(target !== undefined && { target: withoutNul(target) }) };
}

/** Writes the targets into the documents. If any text changes, the accompanying edits are made in all documents. */
function mergeDocuments(
  documents: readonly FileText[],
  targets: Targets,
  leave?: LeaveSegment,
): readonly (Uint8Array | undefined)[] {
  const editsOf = editDocuments(documents, targets, leave);
  const isChanged = editsOf.some((edits) => edits.length > 0);
  return documents.map((document, index) => {
    const edits = editsOf[index] as Edit[];
    return edits.length > 0 || (isChanged && (document.edits?.length || document.finish))
      ? write(document, edits)
      : undefined;
  });
}

/** @throws FilterError "File reassembly error" with the number of the segment in the file */
function editDocuments(documents: readonly FileText[], targets: Targets, leave: LeaveSegment = () => {}): Edit[][] {
  let first = 0;
  const turns: (() => void)[][] = [[], [], []];
  try {
    const editsOf = documents.map(({ spans }) => {
      const isOnly = documents.length === 1;
      const count = isOnly ? targets.length : spans.reduce((sum, { segments }) => sum + segments.length, 0);
      const own = isOnly ? targets : targets.slice(first, first + count);
      const edits = writeSpans(spans, own, first, { turns, leave });
      first += count;
      return edits;
    });
    for (const write of turns.flat()) write();
    return editsOf;
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    const detail = `segment ${error.segment + 1}: ${error.message}`;
    throw new FilterError("File reassembly error", detail, { cause: error });
  }
}

/** Writes the edits and those that accompany them into the document, in its encoding or in UTF-8. */
function write(document: FileText, edits: Edit[]): Uint8Array {
  const { text, encoding, reference, finish = (written) => written } = document;
  if (isEncodable(document, edits))
    return encode(finish(applyEdits(text, [...edits, ...(document.edits ?? [])])), encoding);
  if (reference) {
    const referred = applyWithReferences(text, edits, encoding, reference);
    return encode(finish(applyEdits(text, [...referred, ...(document.edits ?? [])])), encoding);
  }
  const unicodeEdits = document.unicodeEdits?.();
  const others = unicodeEdits ?? document.edits ?? [];
  return encode(finish(applyEdits(text, [...edits, ...others])), { name: "utf-8", mark: unicodeEdits === undefined });
}

function isEncodable({ text, encoding, reference, lacksEncoding }: FileText, edits: readonly Edit[]): boolean {
  if (encoding.name.startsWith("utf-")) return true;
  if (lacksEncoding) return false;
  if (edits.some((edit) => findUnencodable(edit.text, encoding) >= 0)) return false;
  // A file that declares US-ASCII but contains other characters gets another declaration.
  return reference !== undefined || encoding.name !== "us-ascii" || findUnencodable(text, encoding) < 0;
}

/**
 * Writes the targets as edits of the text.
 *
 * @param before the number of segments before those of the spans
 * @param turns receives the writers of later turns; if undefined, all spans are written in order
 * @param leave called with the index of each segment that stays unchanged because the format can't hold its target
 * @throws TargetError with the index of the segment in the file
 */
export function writeSpans(
  spans: readonly TranslatableSpan[],
  targets: Targets,
  before = 0,
  { turns, leave }: { turns?: (() => void)[][]; leave?: LeaveSegment } = {},
): Edit[] {
  const edits: Edit[] = [];
  const put = (span: TranslatableSpan, first: number, own: Targets) => {
    const { start, end } = span;
    try {
      const text = span.write(own);
      if (text !== undefined) edits.push({ start, end, text });
    } catch (error) {
      if (!(error instanceof TargetError)) throw error;
      const unheld = error.unheld.map((segment) => before + first + segment);
      if (!leave || unheld.length === 0) throw new TargetError(before + first + error.segment, error.message, unheld);
      unheld.forEach(leave);
      const without = new Set(error.unheld);
      put(
        span,
        first,
        own.map((target, segment) => (without.has(segment) ? undefined : target)),
      );
    }
  };
  let first = 0;
  for (const span of spans) {
    const after = first + span.segments.length;
    // A function in the loop would allocate a scope for each span, so the arguments are bound.
    if (span.turn && turns) turns[span.turn]?.push(put.bind(undefined, span, first, targets.slice(first, after)));
    else put(span, first, targets.slice(first, after));
    first = after;
  }
  return edits;
}

/** Replaces spans, which don't overlap, in any order. `from` is the offset of `text` in the text of the edits. */
export function applyEdits(text: string, edits: Edit[], from = 0): string {
  // Most edits are in order, and checking this is faster than sorting.
  const isSorted = edits.every(({ start }, index) => index === 0 || (edits[index - 1] as Edit).start <= start);
  if (!isSorted) edits.sort((a, b) => a.start - b.start);
  let written = "";
  let end = 0;
  for (const edit of edits) {
    written += text.slice(end, edit.start - from) + edit.text;
    end = edit.end - from;
  }
  return written + text.slice(end);
}
