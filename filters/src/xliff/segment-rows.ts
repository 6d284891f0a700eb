import type { JoinSentences } from "../document/joints.ts";
import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { Segment } from "../filter.ts";
import { findAttribute } from "../xml/elements.ts";
import {
  buildInlineContent,
  buildUnitSpan,
  findState,
  isCopyOf,
  isLocked,
  isUnstarted,
  isUnstartedSegment,
  readMetadata,
} from "./unit-span.ts";
import type { ContentLocation, XliffUnit } from "./units.ts";
import type { XliffDialect } from "./write.ts";
import { type SegmentRow, writeRows } from "./write-rows.ts";

/** A unit as one segment, or as the `mrk` segments that it is cut into; undefined when it has no text to translate. */
export function buildRowsSpan(
  text: string,
  unit: XliffUnit,
  dialect: XliffDialect,
  join: JoinSentences | undefined,
): TranslatableSpan | undefined {
  const { segmented } = unit;
  if (!unit.isTranslatable) return undefined;
  if (!segmented || !isCut(unit)) return buildUnitSpan(text, unit, dialect);
  const rows = buildRows(unit, segmented).filter(({ source }) => source.source.trim() !== "");
  if (rows.length === 0) return undefined;
  const facts = readMetadata(unit);
  return {
    start: unit.start,
    end: unit.end,
    segments: rows.map((row) => ({ ...buildSegment(row), ...facts })),
    isBilingual: true,
    write: (targets) => writeRows({ text, unit, rows, join }, targets),
  };
}

/** Whether source and translation are both cut into segments. A translation without segments stays one text. */
export function isCut(unit: XliffUnit): boolean {
  const { segmented, target, segmentTags } = unit;
  if (segmentTags) return segmented !== undefined;
  if (!segmented || segmented.content.segments.length === 0) return false;
  if (!target || target.content.segments.length > 0) return true;
  if (isUnstarted(unit) && readTextOf(target) === readTextOf(unit.source)) return true;
  return target.content.pieces.every(({ kind, text }) => kind === "text" && text.trim() === "");
}

const readTextOf = (location?: ContentLocation) => location?.content.pieces.map(({ text }) => text).join("");

function buildRows(unit: XliffUnit, segmented: ContentLocation): SegmentRow[] {
  const targetSegments = unit.target?.content.segments ?? [];
  const targets = new Map(targetSegments.map(({ id }) => [id, [] as (typeof targetSegments)[number][]]));
  for (const each of targetSegments) targets.get(each.id)?.push(each);
  const isUnitLocked = isLocked(unit.tag);
  return segmented.content.segments.map((location) => {
    const source = buildInlineContent(location.pieces);
    const targetLocation = targets.get(location.id)?.shift();
    const target = targetLocation && buildInlineContent(targetLocation.pieces, source);
    const tag = unit.segmentTags?.get(location.id);
    const isRowLocked = isUnitLocked || (tag !== undefined && findAttribute(tag, "locked") === "true");
    const state = unit.segmentTags ? tag && findAttribute(tag, "conf") : findState(unit);
    const isCopy = (tag ? isUnstartedSegment(tag) : isUnstarted(unit)) && isCopyOf(source, target);
    return { location, source, targetLocation, target, isCopy, isLocked: isRowLocked, state };
  });
}

function buildSegment({ source, target, isCopy, isLocked, state }: SegmentRow): Segment {
  return {
    source: source.source,
    ...(target && target.source !== "" && !isCopy && { target: target.source }),
    ...(isLocked && { locked: true }),
    ...(state !== undefined && { state }),
  };
}
