import { applyEdits, type Edit } from "../document/translatable-span.ts";
import type { ContentPlace, XliffUnit } from "../xliff/units.ts";
import { contentEdits, inserted } from "../xliff/write.ts";
import { attributeEdits } from "../xml/tags.ts";
import type { SegmentRow } from "./rows.ts";

/** The unit with these targets of its segments; undefined when nothing changes. */
export function writeRows(
  text: string,
  unit: XliffUnit,
  rows: readonly SegmentRow[],
  targets: readonly (string | undefined)[],
): string | undefined {
  const contents = rows.map((row, index) => chooseContent(row, targets[index], index));
  if (contents.every((content) => content === undefined)) return undefined;
  return applyEdits(text.slice(unit.start, unit.end), unitEdits(text, unit, rows, contents), unit.start);
}

/** The markup of a target that changes; locked segments never do. */
function chooseContent(
  { source, target, isLocked }: SegmentRow,
  written: string | undefined,
  index: number,
): string | undefined {
  if (written === undefined || isLocked || written === (target?.source ?? "")) return undefined;
  return source.write(written, target, index);
}

function unitEdits(
  text: string,
  unit: XliffUnit,
  rows: readonly SegmentRow[],
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
  rows: readonly SegmentRow[],
  contents: readonly (string | undefined)[],
): Edit {
  const { contentStart, contentEnd, content } = unit.segmented as ContentPlace;
  const byId = new Map(rows.map((row, index) => [row.place.id, contents[index] ?? row.target?.raw ?? ""]));
  const edits = content.segments.flatMap((place) => contentEdits(text, place, byId.get(place.id) ?? ""));
  const whole = applyEdits(text.slice(contentStart, contentEnd), edits, contentStart);
  if (!unit.target) return inserted(text, unit, whole, {});
  return contentEdits(text, unit.target, whole)[0] as Edit;
}
