import type { Field, RenderedOperation } from "../../model/index.ts";

const classes = 12;

/**
 * The class that sets the expected height of an operation before it is drawn: `height-4` is about 4 × 400 pixels. An
 * estimate from the text and the samples next to it, good enough that the scroll bar does not jump.
 */
export function heightClass({
  description,
  parameters,
  body,
  answers,
  effects,
  stateChanges,
}: RenderedOperation): string {
  const success = answers.find(({ isSuccess }) => isSuccess);
  const fields = [
    ...parameters.flatMap((group) => group.fields),
    ...(body?.shape.fields ?? []),
    ...(success?.shape?.fields ?? []),
  ];
  const parts = 2 + parameters.length + (body ? 1 : 0);
  const text =
    180 +
    (description.length / 68) * 26 +
    rows(fields) +
    parts * 70 +
    (effects.length + stateChanges.length) * 40 +
    answers.length * 20;
  return `height-${Math.max(1, Math.min(classes, Math.round(text / 400)))}`;
}

const rows = (fields: readonly Field[]): number =>
  fields.reduce(
    (sum, { description, values }) => sum + 52 + (description.length / 68) * 24 + Math.min(values.length, 6) * 30,
    0,
  );
