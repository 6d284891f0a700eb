import { readTags } from "@openparlance/text";
import { applyEdits, type TranslatableSpan as FileSpan, type Targets } from "../document/translatable-span.ts";
import { buildSegment } from "../document/unit.ts";
import type { Segment } from "../filter.ts";
import { findAttribute } from "../xml/elements.ts";
import { InlineContent } from "../xml/inline-content.ts";
import { convertLiteralTags, pairPieces, type XmlPiece } from "../xml/pieces.ts";
import { type ContentLocation, parseUnit, type XliffUnit } from "./units.ts";
import { createTargetEdits, type XliffDialect } from "./write.ts";

/** Builds the text of a segment from a content. @param sourceContent the content of the source, if this is a target */
export const buildInlineContent = (pieces: readonly XmlPiece[], sourceContent?: InlineContent): InlineContent =>
  new InlineContent(convertLiteralTags(joinProtected(pieces)), sourceContent && { sourceContent });

const protectedStartPattern = /^<(?:[\w.-]+:)?sm\s[^<>]*\btranslate\s*=\s*["']no["']/;
const isProtectedStart = ({ kind, raw }: XmlPiece): boolean => kind !== "text" && protectedStartPattern.test(raw);

/**
 * Joins the pieces from an `sm` with `translate="no"` to its `em` into one code, as a `mrk` with it is. One that crosses
 * an element isn't joined: a translation could put its closing tag before the opening one.
 */
function joinProtected(pieces: readonly XmlPiece[]): readonly XmlPiece[] {
  if (pieces.length < 3 || !pieces.some(isProtectedStart)) return pieces;
  const ends = new Map(pieces.map(({ kind, key }, index) => [kind === "close" ? key : "", index]));
  const partner = pairPieces(pieces);
  const isTag = (index: number) => pieces[index]?.raw.startsWith("</") ?? false;
  const isCrossing = (start: number, end: number, index: number) => {
    const other = partner[index] ?? -1;
    return other >= 0 && (other < start || other > end) && (isTag(index) || isTag(other));
  };
  const joined: XmlPiece[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as XmlPiece;
    let end = isProtectedStart(piece) ? (ends.get(piece.key) ?? index) : index;
    for (let at = index; at < end; at++) if (isCrossing(index, end, at)) end = index;
    const raw = pieces.slice(index, end + 1).map((each) => each.raw);
    joined.push(end > index ? { ...piece, kind: "standalone", raw: raw.join("") } : piece);
    index = Math.max(index, end);
  }
  return joined;
}

/** The segment of a unit, and its target written with its state; undefined for a unit without text to translate. */
export function buildUnitSpan(text: string, unit: XliffUnit, dialect: XliffDialect): FileSpan | undefined {
  if (!unit.source) return undefined;
  const { source, target } = buildTexts(unit, unit.source);
  if (source.source.trim() === "") return undefined;
  const segment = buildSegment(source.source, readMetadata(unit));
  const isCopy = isUnstarted(unit) && isCopyOf(source, target);
  if (target && target.source !== "" && !isCopy) segment.target = target.source;
  const state = findState(unit);
  if (state !== undefined) segment.state = state;
  return new UnitSpan(text, unit, segment, dialect);
}

/** A unit is read again when it is written, because its parsed form would need twenty times the file's memory. */
class UnitSpan implements FileSpan {
  readonly start: number;
  readonly end: number;
  readonly #segment: Segment;
  readonly #text: string;
  readonly #dialect: XliffDialect;

  constructor(text: string, { start, end }: XliffUnit, segment: Segment, dialect: XliffDialect) {
    this.start = start;
    this.end = end;
    this.#segment = segment;
    this.#text = text;
    this.#dialect = dialect;
  }

  readonly isBilingual = true;

  get segments(): readonly [Segment] {
    return [this.#segment];
  }

  write([written]: Targets): string | undefined {
    const { locked, target: current = "" } = this.#segment;
    if (locked || written === undefined || written === current) return undefined;
    const raw = this.#text.slice(this.start, this.end);
    const unit = parseUnit(raw, this.#dialect.version);
    const { source, target } = buildTexts(unit, unit.source as ContentLocation);
    return applyEdits(raw, createTargetEdits(raw, unit, source.write(written, target), this.#dialect));
  }
}

function buildTexts(unit: XliffUnit, { content }: ContentLocation) {
  const source = buildInlineContent(content.pieces);
  return { source, target: unit.target && buildInlineContent(unit.target.content.pieces, source) };
}

export function readMetadata(unit: XliffUnit): Pick<Segment, "note" | "context" | "maxLength" | "locked"> {
  const facts: ReturnType<typeof readMetadata> = {};
  if (unit.notes.length > 0) facts.note = unit.notes.join("\n");
  if (unit.id !== "") facts.context = unit.id;
  const width = Number(findAttribute(unit.tag, "maxwidth"));
  if (width > 0 && findAttribute(unit.tag, "size-unit") === "char") facts.maxLength = width;
  if (isLocked(unit.tag)) facts.locked = true;
  return facts;
}

/** Whether a program locked the unit: `mq:locked="locked"` of memoQ, `m:locked="true"` of Phrase. */
export const isLocked = ({ attributes }: XliffUnit["tag"]): boolean =>
  attributes.some(({ name, value }) => name.endsWith(":locked") && (value === "locked" || value === "true"));

/** Whether a target has no text, or that of its source, even if it lacks the codes or has their texts. */
export function isCopyOf(source: InlineContent, target: InlineContent | undefined): boolean {
  if (!target) return false;
  const [raw, plain] = [
    (content: InlineContent) => readBlanks(content.raw.replace(/<[^<>]*>/g, "")),
    (content: InlineContent) => readBlanks(readTags(content.source).plain),
  ] as const;
  return plain(target) === "" || raw(source) === raw(target) || plain(source) === plain(target);
}

const readBlanks = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Whether an open target is untranslated by its state, for memoQ or Phrase: a copy of the source isn't a translation. */
export function isUnstarted(unit: XliffUnit): boolean {
  const { tag } = unit;
  const isOpen = findAttribute(tag, "m:confirmed") === "0" && !(Number(findAttribute(tag, "m:score")) > 0);
  const isNew = isOpen || untranslated.has(findState(unit)) || findAttribute(tag, "mq:status") === "NotStarted";
  return isNew && !isLocked(tag);
}

/** The same by Trados Studio, in the definition of a segment. */
export function isUnstartedSegment(tag: XliffUnit["tag"]): boolean {
  if (findAttribute(tag, "locked") === "true") return false;
  const conf = findAttribute(tag, "conf") ?? "";
  return /^(?:Unspecified)?$/.test(conf) || (conf === "Draft" && findAttribute(tag, "origin") === "source");
}

/** States of a target that isn't a translation yet, and often a copy of the source, in XLIFF 1.2 and 2. */
export const untranslated: ReadonlySet<string | undefined> = new Set(
  "new needs-l10n needs-translation initial".split(" "),
);

/** The state of the target in XLIFF 1.2, of the segment in 2. If an approved unit has none, it is signed off. */
export function findState({ tag, target }: XliffUnit): string | undefined {
  const state = (target && findAttribute(target.tag, "state")) ?? findAttribute(tag, "state");
  return state ?? (target && findAttribute(tag, "approved") === "yes" ? "signed-off" : undefined);
}
