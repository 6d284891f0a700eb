import type { Entity, Field, RenderedOperation, Shape } from "../../../model/index.ts";

const classes = 7;

/** The height before rendering: `height-4` is about 4 × 400 pixels, so that the scroll bar doesn't jump. */
export function heightClass(operation: RenderedOperation, entities: readonly Entity[]): string {
  const { description, parameters, body, responses, effects, stateChanges } = operation;
  const success = responses.find(({ isSuccess }) => isSuccess);
  const fields = [
    ...parameters.flatMap((group) => group.fields),
    ...(body ? shownFields(body.shape, entities) : []),
    ...(success?.shape ? shownFields(success.shape, entities) : []),
  ];
  const parts = 2 + parameters.length + (body ? 1 : 0);
  const text =
    180 +
    (description.length / 68) * 26 +
    estimateRowsHeight(fields) +
    parts * 70 +
    (effects.length + stateChanges.length) * 40 +
    responses.length * 20;
  return `height-${Math.max(1, Math.min(classes, Math.round(text / 400)))}`;
}

function shownFields({ fields, type }: Shape, entities: readonly Entity[]): readonly Field[] {
  if (fields.length > 0) return fields;
  const names = new Set(type.flatMap((part) => (typeof part === "string" ? [] : [part.entity])));
  return entities.filter(({ name }) => names.has(name)).flatMap((entity) => entity.fields);
}

const estimateRowsHeight = (fields: readonly Field[]): number =>
  fields.reduce(
    (sum, { description, values }) => sum + 52 + (description.length / 68) * 24 + Math.min(values.length, 6) * 30,
    0,
  );
