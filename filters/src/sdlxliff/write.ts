import { applyEdits, type Edit, type Stretch as FileStretch } from "../document/stretch.ts";
import type { Segment } from "../filter.ts";
import type { InlineSegment } from "../xliff/inline.ts";
import { attributeEdits } from "../xliff/tags.ts";
import { attributeOf, type ContentPlace, type XliffUnit } from "../xliff/units.ts";
import { changed, contentEdits, dialect12, factsOf, inserted, stretchOf, unitStretch } from "../xliff/write.ts";
import type { Stretch } from "../xml/stretch.ts";

/** A segment of a unit: its `mrk` in the source, the one in the target, both texts, and its definition. */
interface Row {
  place: InlineSegment;
  source: Stretch;
  targetPlace: InlineSegment | undefined;
  target: Stretch | undefined;
  isLocked: boolean;
  state: string | undefined;
}

/** The segments of a unit; undefined for a unit without text to translate. */
export function segmentedStretch(text: string, unit: XliffUnit): FileStretch | undefined {
  if (!unit.isTranslatable) return undefined;
  if (!unit.segmented) return unitStretch(text, unit, dialect12);
  const rows = rowsOf(unit, unit.segmented).filter(({ source }) => source.source.trim() !== "");
  if (rows.length === 0) return undefined;
  const facts = factsOf(unit);
  return {
    start: unit.start,
    end: unit.end,
    segments: rows.map((row) => ({ ...segmentOf(row), ...facts })),
    write(targets) {
      const contents = rows.map((row, index) => contentOf(row, targets[index], index));
      if (contents.every((content) => content === undefined)) return undefined;
      return changed(text, unit, unitEdits(text, unit, rows, contents));
    },
  };
}

function rowsOf(unit: XliffUnit, segmented: ContentPlace): Row[] {
  const targets = new Map(unit.target?.content.segments.map((place) => [place.id, place]));
  return segmented.content.segments.map((place) => {
    const source = stretchOf(place.pieces);
    const targetPlace = targets.get(place.id);
    const target = targetPlace && stretchOf(targetPlace.pieces, source);
    const tag = unit.segmentTags?.get(place.id);
    const isLocked = tag !== undefined && attributeOf(tag, "locked") === "true";
    return { place, source, targetPlace, target, isLocked, state: tag && attributeOf(tag, "conf") };
  });
}

function segmentOf({ source, target, isLocked, state }: Row): Segment {
  return {
    source: source.source,
    ...(target && target.source !== "" && { target: target.source }),
    ...(isLocked && { locked: true }),
    ...(state !== undefined && { state }),
  };
}

/** The markup of a target that changes; locked segments never do. */
function contentOf({ source, target, isLocked }: Row, written: string | undefined, index: number): string | undefined {
  if (written === undefined || isLocked || written === (target?.source ?? "")) return undefined;
  return source.write(written, target, index);
}

function unitEdits(
  text: string,
  unit: XliffUnit,
  rows: readonly Row[],
  contents: readonly (string | undefined)[],
): Edit[] {
  const edits: Edit[] = [];
  let isWhole = true;
  rows.forEach(({ place, targetPlace }, index) => {
    const content = contents[index];
    if (content === undefined) return;
    const tag = unit.segmentTags?.get(place.id);
    // Percent and origin tell where the text before came from.
    if (tag) edits.push(...attributeEdits(text, tag, { conf: "Translated", origin: undefined, percent: undefined }));
    if (targetPlace) edits.push(...contentEdits(text, targetPlace, content));
    else isWhole = false;
  });
  if (isWhole) return edits;
  const definitions = edits.filter(({ start }) => !isWithin(start, unit.target));
  return [...definitions, targetLikeSource(text, unit, rows, contents)];
}

function isWithin(offset: number, place: ContentPlace | undefined): boolean {
  return place !== undefined && offset >= place.start && offset < place.end;
}

/** A target with the source's tags around its segments, for one that lacks some or all of them. */
function targetLikeSource(
  text: string,
  unit: XliffUnit,
  rows: readonly Row[],
  contents: readonly (string | undefined)[],
): Edit {
  const { contentStart, contentEnd, content } = unit.segmented as ContentPlace;
  const byId = new Map(rows.map((row, index) => [row.place.id, contents[index] ?? row.target?.raw ?? ""]));
  const edits = content.segments.flatMap((place) => contentEdits(text, place, byId.get(place.id) ?? ""));
  const within = edits.map((edit) => ({ ...edit, start: edit.start - contentStart, end: edit.end - contentStart }));
  const whole = applyEdits(text.slice(contentStart, contentEnd), within);
  if (!unit.target) return inserted(text, unit, whole, {});
  return contentEdits(text, unit.target, whole)[0] as Edit;
}
