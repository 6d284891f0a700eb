import type { Field, ReferenceModel, Shape } from "./types.ts";

interface Anchored {
  anchor: string;
}

/** Lists all anchors in the order of the page. */
export const listAnchors = (reference: ReferenceModel): string[] => listAnchored(reference).map(({ anchor }) => anchor);

/** IDs of the page outside the reference. */
const reserved = ["main", "calls", "entities"];

/**
 * Turns anchors into valid, unique HTML IDs. Names of shared types and IDs of operations stay as they are, because
 * other pages link to them. Other duplicates are numbered.
 */
export function settleAnchors(reference: ReferenceModel): void {
  const { tags, schemas } = reference;
  const used = new Set(reserved);
  const things = new Set([...schemas, ...tags.flatMap(({ operations }) => operations), ...listAnchored(reference)]);
  for (const thing of things) {
    const wanted = thing.anchor.replaceAll(/\s+/g, "-");
    let anchor = wanted;
    for (let number = 2; used.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    used.add(anchor);
    thing.anchor = anchor;
  }
}

function listAnchored({ tags, schemas }: ReferenceModel): Anchored[] {
  return [
    ...tags.flatMap((tag) => [
      tag,
      ...tag.operations.flatMap((operation) => [
        operation,
        ...operation.parameters.flatMap(({ fields }) => fields.flatMap(ofField)),
        ...(operation.body ? [operation.body, ...ofShape(operation.body.shape)] : []),
        ...(operation.body?.others ?? []).flatMap(({ shape }) => ofShape(shape)),
        ...operation.responses.flatMap((response) => [
          ...(response.isShared ? [] : [response]),
          ...(response.shape ? ofShape(response.shape) : []),
          ...response.others.flatMap(({ shape }) => ofShape(shape)),
          ...response.events.flatMap(({ shape }) => ofShape(shape)),
        ]),
      ]),
    ]),
    ...schemas.flatMap((entity) => [entity, ...ofShape(entity)]),
  ];
}

const ofField = (field: Field): Anchored[] => [field, ...ofShape(field)];

const ofShape = ({ values, fields }: Shape): Anchored[] => [...values, ...fields.flatMap(ofField)];
