import { applyEdits, type Edit } from "../document/translatable-span.ts";
import { findAttribute } from "../xml/elements.ts";
import { createAttributeEdits } from "../xml/tags.ts";
import type { ContentLocation, XliffUnit } from "./units.ts";

/** Attributes of the `trans-unit` or `segment` and of the target after translation; undefined removes one. */
export interface XliffDialect {
  version: "1.2" | "2.0";
  unit: Readonly<Record<string, string | undefined>>;
  target: Readonly<Record<string, string | undefined>>;
}

export const dialect12: XliffDialect = {
  version: "1.2",
  unit: { approved: undefined },
  target: { state: "translated", "state-qualifier": undefined },
};
export const dialect2: XliffDialect = {
  version: "2.0",
  unit: { state: "translated", subState: undefined },
  target: {},
};

export function createTargetEdits(text: string, unit: XliffUnit, content: string, dialect: XliffDialect): Edit[] {
  const { target } = unit;
  const edits = createStateEdits(text, unit, dialect);
  if (target) edits.push(createContentEdit(text, target, content));
  else edits.push(insertTarget(text, unit, content, dialect.target));
  return edits;
}

/** Sets the states of a translated unit and its target. For memoQ, the text is a draft. */
export function createStateEdits(text: string, { tag, target }: XliffUnit, { unit, target: ofTarget }: XliffDialect) {
  const isOfMemoq = findAttribute(tag, "mq:status") !== undefined;
  const edits = createAttributeEdits(text, tag, isOfMemoq ? { ...unit, "mq:status": "PartiallyEdited" } : unit);
  return target ? [...edits, ...createAttributeEdits(text, target.tag, ofTarget)] : edits;
}

/** Puts content between the tags of an element, which may have been an empty tag. */
export function createContentEdit(
  text: string,
  { start, contentStart, contentEnd, end }: Pick<ContentLocation, "start" | "contentStart" | "contentEnd" | "end">,
  content: string,
): Edit {
  if (contentEnd !== end) return { start: contentStart, end: contentEnd, text: content };
  const name = /^<([^\s/>]+)/.exec(text.slice(start, end))?.[1] ?? "";
  const slash = text.lastIndexOf("/", end);
  const from = text.slice(0, slash).trimEnd().length;
  return { start: from, end, text: `>${content}</${name}>` };
}

/** A target after the source (after `seg-source`, if there is one), on a separate line if the source is. */
export function insertTarget(text: string, unit: XliffUnit, content: string, attributes: XliffDialect["target"]): Edit {
  const before = unit.segmented ?? (unit.source as ContentLocation);
  const blank = /(?<!\s)\s*$/.exec(text.slice(Math.max(0, before.start - 200), before.start))?.[0] ?? "";
  const prefix = /^<([^\s/>]*:)?/.exec(text.slice(before.start, before.tag.end))?.[1] ?? "";
  const tag = `<${prefix}target`;
  const end = tag.length;
  const location = { start: 0, end, attributes: [] };
  const opening = applyEdits(tag, createAttributeEdits(tag, location, attributes));
  return { start: before.end, end: before.end, text: `${blank}${opening}>${content}</${prefix}target>` };
}
