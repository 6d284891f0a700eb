import type { Stretch as FileStretch } from "../document/stretch.ts";
import type { Found } from "../document/text-filter.ts";
import type { Segment, Settings } from "../filter.ts";
import { readXliff } from "../xliff/read.ts";
import { factsOf, stretchOf, unitStretch } from "../xliff/stretches.ts";
import type { ContentPlace, XliffUnit } from "../xliff/units.ts";
import { dialect12 } from "../xliff/write.ts";
import { attributeOf } from "../xml/elements.ts";
import type { InlineSegment } from "../xml/inline.ts";
import type { Stretch } from "../xml/stretch.ts";
import { writeRows } from "./write.ts";

/** Reads an SDLXLIFF document segment by segment. */
export function readSdlxliff(text: string, settings: Settings): Found {
  return readXliff(text, settings, segmentedStretch);
}

/** A segment of a unit: its `mrk` in the source, the one in the target, both texts, and its definition. */
export interface Row {
  place: InlineSegment;
  source: Stretch;
  targetPlace: InlineSegment | undefined;
  target: Stretch | undefined;
  isLocked: boolean;
  state: string | undefined;
}

/** The segments of a unit; undefined for a unit without text to translate. */
function segmentedStretch(text: string, unit: XliffUnit): FileStretch | undefined {
  if (!unit.isTranslatable) return undefined;
  if (!unit.segmented) return unitStretch(text, unit, dialect12);
  const rows = rowsOf(unit, unit.segmented).filter(({ source }) => source.source.trim() !== "");
  if (rows.length === 0) return undefined;
  const facts = factsOf(unit);
  return {
    start: unit.start,
    end: unit.end,
    segments: rows.map((row) => ({ ...segmentOf(row), ...facts })),
    write: (targets) => writeRows(text, unit, rows, targets),
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
