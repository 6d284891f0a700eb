import { type FilterSettings, type ReadString, settingsFor } from "../filter.ts";
import { createMatcher } from "../patterns.ts";
import type { TranslatableSpan } from "./translatable-span.ts";
import type { Unit } from "./unit.ts";

/** Returns a function that reads a string with the filter that the settings have for its context, if any. */
export function createSubfilter({
  subfilters,
  ...settings
}: FilterSettings): (unit: Unit) => TranslatableSpan | undefined {
  const rules = Object.entries(subfilters ?? {}).map(([pattern, subfilter]) => ({
    is: createMatcher([pattern]),
    ...subfilter,
  }));
  return (unit) => {
    const { text } = unit;
    // A text with an existing translation is one segment.
    if (typeof text !== "string" || unit.target) return undefined;
    const { filter, options = {} } = rules.find(({ is }) => is(unit.context ?? "")) ?? {};
    if (!filter?.readString) return undefined;
    return buildInnerSpan(unit, filter.readString(text, settingsFor(filter, { ...settings, options })));
  };
}

function buildInnerSpan(unit: Unit, inner: ReadString): TranslatableSpan {
  const { start, end, note, context } = unit;
  const facts = { ...(note !== undefined && { note }), ...(context !== undefined && { context }) };
  return {
    start,
    end,
    segments: inner.segments.map((segment) => ({ ...facts, ...segment })),
    ...(unit.target !== undefined && { isBilingual: true }),
    write(targets) {
      if (targets.every((target) => target === undefined)) return undefined;
      const text = inner.write(targets);
      // A bilingual unit without a translation gets the text even if it is unchanged.
      if (text === undefined && unit.target === undefined) return undefined;
      const markup = unit.escape(text ?? (unit.text as string));
      return unit.finish ? unit.finish(markup, []) : markup;
    },
  };
}
