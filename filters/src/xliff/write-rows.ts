import type { JoinSentences } from "../document/joints.ts";
import { applyEdits, type Edit, type Targets } from "../document/translatable-span.ts";
import type { InlineSegment } from "../xml/inline.ts";
import type { InlineContent } from "../xml/inline-content.ts";
import { createAttributeEdits } from "../xml/tags.ts";
import type { ContentLocation, XliffUnit } from "./units.ts";
import { createContentEdit, createStateEdits, dialect12, insertTarget } from "./write.ts";

/** A segment of a unit: its `mrk` in the source and in the target, both texts, and its definition. */
export interface SegmentRow {
  location: InlineSegment;
  source: InlineContent;
  targetLocation: InlineSegment | undefined;
  target: InlineContent | undefined;
  /** Whether the target is a copy of the source that no one has worked on. */
  isCopy: boolean;
  isLocked: boolean;
  state: string | undefined;
}

/** A unit in its document. `join` writes the gaps next to changed segments. */
export interface UnitRows {
  text: string;
  unit: XliffUnit;
  rows: readonly SegmentRow[];
  join: JoinSentences | undefined;
}

/** The unit with these targets of its segments; undefined when nothing changes. */
export function writeRows(unitRows: UnitRows, targets: Targets): string | undefined {
  const { text, unit, rows } = unitRows;
  const contents = rows.map((row, index) => chooseContent(row, targets[index], index));
  if (contents.every((content) => content === undefined)) return undefined;
  return applyEdits(text.slice(unit.start, unit.end), createUnitEdits(unitRows, contents), unit.start);
}

/** The markup of a target that changes; locked segments never do. */
function chooseContent(row: SegmentRow, written: string | undefined, index: number): string | undefined {
  const { source, target, isCopy, isLocked } = row;
  if (written === undefined || isLocked || (!isCopy && written === (target?.source ?? ""))) return undefined;
  return source.write(written, target, index);
}

function createUnitEdits(unitRows: UnitRows, contents: Targets): Edit[] {
  const { text, unit, rows } = unitRows;
  const readDone = ({ target, isCopy }: SegmentRow) => (isCopy ? "" : target?.raw) ?? "";
  const isDone = rows.every((row, index) => (contents[index] ?? readDone(row)).trim() !== "");
  // A unit is translated if all its segments are.
  const edits = unit.segmentTags || !isDone ? [] : createStateEdits(text, unit, dialect12);
  let isWhole = true;
  rows.forEach(({ location, targetLocation }, index) => {
    const content = contents[index];
    if (content === undefined) return;
    const tag = unit.segmentTags?.get(location.id);
    // Percentage and origin are about the former text.
    if (tag)
      edits.push(...createAttributeEdits(text, tag, { conf: "Translated", origin: undefined, percent: undefined }));
    if (targetLocation) edits.push(createContentEdit(text, targetLocation, content));
    else isWhole = false;
  });
  if (isWhole) return [...edits, ...createGapEdits(unitRows, contents, ({ targetLocation }) => targetLocation)];
  const outside = edits.filter(({ start }) => !isWithin(start, unit.target));
  return [...outside, buildTargetLikeSource(unitRows, contents, isDone)];
}

const afterPairsPattern = /(?!<\/)(?<=^(?:<\/[^<>]*>)*)/;

/** Edits the gaps next to changed segments for the script of the target language. */
function createGapEdits(
  { text, rows, join }: UnitRows,
  contents: Targets,
  locate: (row: SegmentRow) => InlineSegment | undefined,
): Edit[] {
  const edits: Edit[] = [];
  for (let next = 1; join && next < rows.length; next++) {
    const [last, row] = rows.slice(next - 1, next + 1) as [SegmentRow, SegmentRow];
    const before = contents[next - 1] ?? last.target?.raw;
    const [start = 0, end = -1] = [locate(last)?.end, locate(row)?.start];
    const isChanged = (contents[next - 1] ?? contents[next]) !== undefined;
    if (!isChanged || !before || !(contents[next] ?? row.target?.raw) || start > end) continue;
    const gap = text.slice(start, end);
    const blanks = gap.replace(/<[^<>]*[^<>/]>/g, "");
    const joined = join(blanks, { source: last.source.source, before });
    // Pairs that begin or end between the segments stay. A blank is added after those that end.
    if (joined !== blanks) edits.push({ start, end, text: gap.replace(blanks || afterPairsPattern, joined) });
  }
  return edits;
}

const isWithin = (offset: number, location: ContentLocation | undefined): boolean =>
  location !== undefined && offset >= location.contentStart && offset < location.end;

/** Builds a target with the source's tags around its segments, for a target in which segments are missing. */
function buildTargetLikeSource(unitRows: UnitRows, contents: Targets, isDone: boolean): Edit {
  const { text, unit, rows } = unitRows;
  const { contentStart, contentEnd } = unit.segmented as ContentLocation;
  const edits = rows.map((row, index) =>
    createContentEdit(text, row.location, contents[index] ?? row.target?.raw ?? ""),
  );
  const gaps = createGapEdits(unitRows, contents, ({ location }) => location);
  const whole = applyEdits(text.slice(contentStart, contentEnd), [...edits, ...gaps], contentStart);
  const state = unit.segmentTags ? undefined : isDone ? "translated" : "needs-translation";
  if (!unit.target) return insertTarget(text, unit, whole, state === undefined ? {} : { state });
  return createContentEdit(text, unit.target, whole);
}
