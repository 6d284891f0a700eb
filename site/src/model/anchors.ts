import type { Field, ReferenceModel, Shape } from "./types.ts";

interface AnchoredItem {
  anchor: string;
}

/** Lists all anchors in the order of the page. */
export const listAnchors = (reference: ReferenceModel): string[] => listAnchored(reference).map(({ anchor }) => anchor);

/** IDs of the page outside the reference. */
const reservedIds = ["main", "calls", "entities"];

/**
 * Turns anchors into valid, unique HTML IDs. Names of shared types and IDs of operations stay as they are, because
 * other pages link to them. Other duplicates are numbered.
 */
export function settleAnchors(reference: ReferenceModel): void {
  const { tags, schemas } = reference;
  const used = new Set(reservedIds);
  const things = new Set([...schemas, ...tags.flatMap(({ operations }) => operations), ...listAnchored(reference)]);
  for (const thing of things) {
    const wanted = thing.anchor.replaceAll(/\s+/g, "-");
    let anchor = wanted;
    for (let number = 2; used.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    used.add(anchor);
    thing.anchor = anchor;
  }
}

const listAnchored = ({ tags, schemas }: ReferenceModel): AnchoredItem[] => [
  ...tags.flatMap((tag) => [
    tag,
    ...tag.operations.flatMap((operation) => [
      operation,
      ...operation.parameters.flatMap(({ fields }) => fields.flatMap(listInField)),
      ...(operation.body ? [operation.body, ...listInShape(operation.body.shape)] : []),
      ...(operation.body?.others ?? []).flatMap(({ shape }) => listInShape(shape)),
      ...operation.responses.flatMap((response) => [
        ...(response.isShared ? [] : [response]),
        ...(response.shape ? listInShape(response.shape) : []),
        ...response.others.flatMap(({ shape }) => listInShape(shape)),
        ...response.events.flatMap(({ shape }) => listInShape(shape)),
      ]),
    ]),
  ]),
  ...schemas.flatMap((entity) => [entity, ...listInShape(entity)]),
];

const listInField = (field: Field): AnchoredItem[] => [field, ...listInShape(field)];

const listInShape = ({ values, fields }: Shape): AnchoredItem[] => [...values, ...fields.flatMap(listInField)];
