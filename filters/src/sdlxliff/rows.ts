import { buildInlineContent } from "../xliff/unit-span.ts";
import type { ContentPlace, XliffUnit } from "../xliff/units.ts";
import { findAttribute } from "../xml/elements.ts";
import type { InlineSegment } from "../xml/inline.ts";
import type { InlineContent } from "../xml/inline-content.ts";

/** A segment of a unit: its `mrk` in the source, the one in the target, both texts, and its definition. */
export interface SegmentRow {
  place: InlineSegment;
  source: InlineContent;
  targetPlace: InlineSegment | undefined;
  target: InlineContent | undefined;
  isLocked: boolean;
  state: string | undefined;
}

export function buildRows(unit: XliffUnit, segmented: ContentPlace): SegmentRow[] {
  const targets = new Map(unit.target?.content.segments.map((place) => [place.id, place]));
  return segmented.content.segments.map((place) => {
    const source = buildInlineContent(place.pieces);
    const targetPlace = targets.get(place.id);
    const target = targetPlace && buildInlineContent(targetPlace.pieces, source);
    const tag = unit.segmentTags?.get(place.id);
    const isLocked = tag !== undefined && findAttribute(tag, "locked") === "true";
    return { place, source, targetPlace, target, isLocked, state: tag && findAttribute(tag, "conf") };
  });
}
