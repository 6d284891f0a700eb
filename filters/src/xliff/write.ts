import { applyEdits, type Edit, type Stretch as FileStretch } from "../document/stretch.ts";
import { segmentOf } from "../document/unit.ts";
import type { Segment } from "../filter.ts";
import { type Piece, withLiteralTagsAsCodes } from "../xml/pieces.ts";
import { Stretch } from "../xml/stretch.ts";
import { attributeEdits } from "./tags.ts";
import { attributeOf, type ContentPlace, unitOf, type XliffUnit } from "./units.ts";

/** A content as a segment's text. @param like the source, for a target */
export function stretchOf(pieces: readonly Piece[], like?: Stretch): Stretch {
  return new Stretch(withLiteralTagsAsCodes(pieces), like && { like });
}

/** Attributes of the `trans-unit` or `segment` and of the target once it is translated; undefined: taken away. */
export interface Dialect {
  version: "1.2" | "2.0";
  unit: Readonly<Record<string, string | undefined>>;
  target: Readonly<Record<string, string | undefined>>;
}

export const dialect12: Dialect = { version: "1.2", unit: { approved: undefined }, target: { state: "translated" } };
export const dialect2: Dialect = {
  version: "2.0",
  unit: { state: "translated", subState: undefined },
  target: {},
};

/** The segment of a unit, and its target written with its state; undefined for a unit without text to translate. */
export function unitStretch(text: string, unit: XliffUnit, dialect: Dialect): FileStretch | undefined {
  if (!unit.isTranslatable || !unit.source) return undefined;
  const { source, target } = textsOf(unit, unit.source);
  if (source.source.trim() === "") return undefined;
  const segment = segmentOf(source.source, factsOf(unit));
  if (target && target.source !== "") segment.target = target.source;
  const state = stateOf(unit);
  if (state !== undefined) segment.state = state;
  return new UnitStretch(text, unit, segment, dialect);
}

/** A unit is read again to be written: all that is known of it would take twenty times the file's memory. */
class UnitStretch implements FileStretch {
  readonly start: number;
  readonly end: number;
  readonly #segment: Segment;
  readonly #text: string;
  readonly #dialect: Dialect;

  constructor(text: string, { start, end }: XliffUnit, segment: Segment, dialect: Dialect) {
    this.start = start;
    this.end = end;
    this.#segment = segment;
    this.#text = text;
    this.#dialect = dialect;
  }

  get segments(): readonly [Segment] {
    return [this.#segment];
  }

  write([written]: readonly (string | undefined)[]): string | undefined {
    if (written === undefined || written === (this.#segment.target ?? "")) return undefined;
    const raw = this.#text.slice(this.start, this.end);
    const unit = unitOf(raw, this.#dialect.version);
    const { source, target } = textsOf(unit, unit.source as ContentPlace);
    return applyEdits(raw, targetEdits(raw, unit, source.write(written, target), this.#dialect));
  }
}

function textsOf(unit: XliffUnit, { content }: ContentPlace): { source: Stretch; target: Stretch | undefined } {
  const source = stretchOf(content.pieces);
  return { source, target: unit.target && stretchOf(unit.target.content.pieces, source) };
}

/** What a unit says of its segments. */
export function factsOf(unit: XliffUnit): Pick<Segment, "note" | "context" | "maxLength"> {
  const facts: ReturnType<typeof factsOf> = {};
  if (unit.notes.length > 0) facts.note = unit.notes.join("\n");
  if (unit.id !== "") facts.context = unit.id;
  const width = Number(attributeOf(unit.tag, "maxwidth"));
  if (width > 0 && attributeOf(unit.tag, "size-unit") === "char") facts.maxLength = width;
  return facts;
}

/** Of the target in 1.2, of the segment in 2. What is approved and says no more is signed off. */
function stateOf({ tag, target }: XliffUnit): string | undefined {
  const state = (target && attributeOf(target.tag, "state")) ?? attributeOf(tag, "state");
  return state ?? (target && attributeOf(tag, "approved") === "yes" ? "signed-off" : undefined);
}

function targetEdits(text: string, unit: XliffUnit, content: string, dialect: Dialect): Edit[] {
  const { target } = unit;
  const edits = attributeEdits(text, unit.tag, dialect.unit);
  if (!target) return [...edits, inserted(text, unit, content, dialect.target)];
  return [...edits, ...attributeEdits(text, target.tag, dialect.target), ...contentEdits(text, target, content)];
}

/** Puts content between the tags of an element, which may be an empty tag so far. */
export function contentEdits(
  text: string,
  { start, contentStart, contentEnd, end }: Pick<ContentPlace, "start" | "contentStart" | "contentEnd" | "end">,
  content: string,
): Edit[] {
  if (contentEnd !== end) return [{ start: contentStart, end: contentEnd, text: content }];
  const name = /^<([^\s/>]+)/.exec(text.slice(start, end))?.[1] ?? "";
  const slash = text.lastIndexOf("/", end);
  const from = text.slice(0, slash).trimEnd().length;
  return [{ start: from, end, text: `>${content}</${name}>` }];
}

/** A target after the source (after `seg-source`, where there is one), on a line of its own when the source is. */
export function inserted(
  text: string,
  { source, segmented }: XliffUnit,
  content: string,
  attributes: Dialect["target"],
): Edit {
  const before = segmented ?? (source as ContentPlace);
  const blank = /\s*$/.exec(text.slice(Math.max(0, before.start - 200), before.start))?.[0] ?? "";
  const prefix = /^<([^\s/>]*:)?/.exec(text.slice(before.start, before.tag.end))?.[1] ?? "";
  const tag = `<${prefix}target`;
  const end = tag.length;
  const place = { start: 0, end, attributes: [] };
  const opening = applyEdits(tag, attributeEdits(tag, place, attributes));
  return { start: before.end, end: before.end, text: `${blank}${opening}>${content}</${prefix}target>` };
}

/** The unit's stretch of the text with the edits made. */
export function changed(text: string, { start, end }: XliffUnit, edits: readonly Edit[]): string {
  const within = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return applyEdits(text.slice(start, end), within);
}
