import type { ParsedText } from "../document/text-filter.ts";
import type { TranslatableSpan as FileStretch } from "../document/translatable-span.ts";
import type { FilterSettings, Segment } from "../filter.ts";
import { readXliff } from "../xliff/read.ts";
import { buildUnitSpan, readMetadata } from "../xliff/unit-span.ts";
import type { XliffUnit } from "../xliff/units.ts";
import { dialect12 } from "../xliff/write.ts";
import { buildRows, type SegmentRow } from "./rows.ts";
import { writeRows } from "./write.ts";

/** Reads an SDLXLIFF document segment by segment. */
export function readSdlxliff(text: string, settings: FilterSettings): ParsedText {
  return readXliff(text, settings, segmentedStretch);
}

/** The segments of a unit; undefined for a unit without text to translate. */
function segmentedStretch(text: string, unit: XliffUnit): FileStretch | undefined {
  if (!unit.isTranslatable) return undefined;
  if (!unit.segmented) return buildUnitSpan(text, unit, dialect12);
  const rows = buildRows(unit, unit.segmented).filter(({ source }) => source.source.trim() !== "");
  if (rows.length === 0) return undefined;
  const facts = readMetadata(unit);
  return {
    start: unit.start,
    end: unit.end,
    segments: rows.map((row) => ({ ...buildSegment(row), ...facts })),
    write: (targets) => writeRows(text, unit, rows, targets),
  };
}

function buildSegment({ source, target, isLocked, state }: SegmentRow): Segment {
  return {
    source: source.source,
    ...(target && target.source !== "" && { target: target.source }),
    ...(isLocked && { locked: true }),
    ...(state !== undefined && { state }),
  };
}
