import { formatTypeText, type ReferenceModel, type Shape } from "../model/index.ts";

/** Differences between two descriptions, by anchors of the reference. */
export interface Changes {
  added: ChangedParts;
  removed: ChangedParts;
  /** Parts with another type or limit; `before` and `after` have only the facts that differ. */
  changed: { anchor: string; before: string; after: string }[];
}

/** The anchors of changed parts by kind, without those of an operation or type that is itself listed. */
export type ChangedParts = Record<(typeof kinds)[number], string[]>;

/** Statuses are responses, such as `createJob.422`. */
const kinds = ["operations", "types", "fields", "values", "statuses", "events"] as const;

/** The parts of a description that matter to programs. */
export interface DescriptionComparison {
  reference: ReferenceModel;
  events: readonly string[];
}

/** Lists the changes in the order of the reference. */
export function compareDescriptions(before: DescriptionComparison, after: DescriptionComparison): Changes {
  const [old, now] = [listParts(before), listParts(after)];
  const shared = [...now.values()].map((part) => {
    const earlier = old.get(part.anchor)?.facts ?? part.facts;
    const only = (facts: string[], others: string[]) => facts.filter((fact) => !others.includes(fact)).join(", ");
    return { anchor: part.anchor, before: only(earlier, part.facts), after: only(part.facts, earlier) };
  });
  return {
    added: findNewParts(now, old),
    removed: findNewParts(old, now),
    changed: shared.filter(({ before: earlier, after: later }) => earlier !== later),
  };
}

export const isUnchanged = ({ added, removed, changed }: Changes): boolean =>
  [added, removed].every((parts) => Object.values(parts).every(({ length }) => length === 0)) && changed.length === 0;

interface ApiPart {
  anchor: string;
  /** The operation or type that has the part. */
  owner: string;
  kind: keyof ChangedParts;
  /** Type and limits, if any. */
  facts: string[];
}

function findNewParts(these: ReadonlyMap<string, ApiPart>, others: ReadonlyMap<string, ApiPart>): ChangedParts {
  const beyond = [...these.values()].filter(({ anchor }) => !others.has(anchor));
  const listed = beyond.filter(({ anchor, owner }) => owner === anchor || others.has(owner));
  const list = (kind: ApiPart["kind"]) => listed.filter((part) => part.kind === kind).map(({ anchor }) => anchor);
  return Object.fromEntries(kinds.map((kind) => [kind, list(kind)])) as ChangedParts;
}

function listParts({ reference: { tags, schemas }, events }: DescriptionComparison): Map<string, ApiPart> {
  const operations = tags.flatMap((tag) => tag.operations);
  const parts = [
    ...operations.flatMap((operation): ApiPart[] => {
      const owner = operation.anchor;
      const bodies = operation.body ? [operation.body.shape, ...operation.body.others.map(({ shape }) => shape)] : [];
      return [
        { anchor: owner, owner, kind: "operations", facts: [`${operation.method} ${operation.path}`] },
        ...operation.parameters.flatMap(({ fields }) => listFields({ fields, values: [] }, owner)),
        ...bodies.flatMap((shape) => listFields(shape, owner)),
        ...operation.responses.flatMap(({ anchor, shape, others }): ApiPart[] => [
          { anchor, owner, kind: "statuses", facts: shape ? [formatTypeText(shape.type)] : [] },
          ...[shape, ...others.map((other) => other.shape)].flatMap((each) => (each ? listFields(each, owner) : [])),
        ]),
      ];
    }),
    ...schemas.flatMap((entity): ApiPart[] => [
      { anchor: entity.anchor, owner: entity.anchor, kind: "types", facts: [] },
      ...listFields(entity, entity.anchor),
    ]),
    ...events.map((name): ApiPart => {
      const anchor = `webhook-${name}`;
      return { anchor, owner: anchor, kind: "events", facts: [] };
    }),
  ];
  return new Map(parts.map((part) => [part.anchor, part]));
}

const listFields = ({ fields, values }: Pick<Shape, "fields" | "values">, owner: string): ApiPart[] => [
  ...values.map(({ anchor }): ApiPart => ({ anchor, owner, kind: "values", facts: [] })),
  ...fields.flatMap((field): ApiPart[] => [
    {
      anchor: field.anchor,
      owner,
      kind: "fields",
      facts: [formatTypeText(field.type), field.presence ?? "", ...field.constraints].filter(Boolean),
    },
    ...listFields(field, field.anchor),
  ]),
];
