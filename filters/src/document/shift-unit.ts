import type { InlineTag, TaggedText } from "@openparlance/text";
import type { Edit, TranslatableSpan } from "./translatable-span.ts";
import type { InnerTexts, PositionedTag, Unit } from "./unit.ts";

export function shiftUnit(unit: Unit, by: number): Unit {
  const { text, again, inner } = unit;
  return {
    ...unit,
    start: unit.start + by,
    end: unit.end + by,
    ...(typeof text !== "string" && { text: shiftText(text, by) }),
    ...(again && { again: ({ start, end }) => shiftText(again({ start: start - by, end: end - by }), by) }),
    ...(inner && { inner: shiftInner(inner, by) }),
  };
}

export const shiftEdit = ({ start, end, text }: Edit, by: number): Edit => ({ start: start + by, end: end + by, text });

const shiftText = ({ plain, tags }: TaggedText, by: number): TaggedText => {
  return { plain, tags: tags.map((tag) => shiftTag(tag, by)) };
};

const shiftInner = ({ units, edits = [], raw }: InnerTexts, by: number): InnerTexts => ({
  units: units.map((each) => ("segments" in each ? shiftSpan(each, by) : shiftUnit(each, by))),
  edits: edits.map((edit) => shiftEdit(edit, by)),
  raw,
});

const shiftSpan = (span: TranslatableSpan, by: number): TranslatableSpan => ({
  start: span.start + by,
  end: span.end + by,
  segments: span.segments,
  write: (targets) => span.write(targets),
});

const shiftTag = (tag: InlineTag, by: number): InlineTag =>
  ("start" in tag ? { ...tag, start: (tag as PositionedTag).start + by } : tag) as InlineTag;
