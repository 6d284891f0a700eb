import type { Tag, TaggedText } from "@parlance/text";
import type { Stretch } from "./stretch.ts";
import type { PlacedTag, Unit } from "./unit.ts";

/** The unit where its text stands `by` further behind. */
export function shiftUnit(unit: Unit, by: number): Unit {
  const { text, again, inner } = unit;
  return {
    ...unit,
    start: unit.start + by,
    end: unit.end + by,
    ...(typeof text !== "string" && { text: shiftText(text, by) }),
    ...(again && { again: ({ start, end }) => shiftText(again({ start: start - by, end: end - by }), by) }),
    ...(inner && { inner: { ...inner, units: inner.units.map((each) => shiftInner(each, by)) } }),
  };
}

const shiftText = ({ plain, tags }: TaggedText, by: number): TaggedText => {
  return { plain, tags: tags.map((tag) => shiftTag(tag, by)) };
};

const shiftInner = (inner: Unit | Stretch, by: number): Unit | Stretch =>
  "segments" in inner ? shiftStretch(inner, by) : shiftUnit(inner, by);

const shiftStretch = (stretch: Stretch, by: number): Stretch => ({
  start: stretch.start + by,
  end: stretch.end + by,
  segments: stretch.segments,
  write: (targets) => stretch.write(targets),
});

const shiftTag = (tag: Tag, by: number): Tag =>
  ("start" in tag ? { ...tag, start: (tag as PlacedTag).start + by } : tag) as Tag;
