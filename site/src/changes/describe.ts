import type { ChangedParts, Changes } from "./compare.ts";

/** Changes as a list in Markdown. Operations, entities and events link to their locations in the reference. */
export function describeChanges({ added, removed, changed }: Changes): string {
  const lines = [
    ...kinds.map(([kind, name]) => line(`New ${name}`, isPart(kind) ? added[kind] : added[kind].map(link))),
    ...listStatuses(added).map(([status, operations]) => line(`New status ${status}`, operations)),
    line("Changed", changed.length === 0 ? [] : [listChanged(changed)]),
    ...kinds.map(([kind, name]) => line(`Removed ${name}`, removed[kind])),
    line("Removed statuses", removed.statuses),
  ];
  return lines.filter(Boolean).join("\n");
}

const kinds: readonly [keyof ChangedParts, string][] = [
  ["operations", "operations"],
  ["types", "entities"],
  ["events", "webhook events"],
  ["fields", "parameters and fields"],
  ["values", "values"],
];

const isPart = (kind: keyof ChangedParts): boolean => kind === "fields" || kind === "values";

const link = (anchor: string): string => `[${anchor.replace(/^webhook-/, "")}](#${anchor})`;

/** The changed parts, with the change after those that it applies to. */
const listChanged = (changed: Changes["changed"]): string =>
  Array.from(
    Map.groupBy(changed, describeChange),
    ([change, parts]) => `${parts.map(({ anchor }) => link(anchor)).join(", ")} (${change})`,
  ).join("; ");

const describeChange = ({ before, after }: Changes["changed"][number]): string => {
  if (before && after) return `${before} → ${after}`;
  return before ? `no longer ${before}` : `now ${after}`;
};

const line = (title: string, names: readonly string[]): string =>
  names.length === 0 ? "" : `- **${title}:** ${names.join(", ")}`;

/** By new status, the operations that have it. */
const listStatuses = ({ statuses }: ChangedParts): [status: string, operations: string[]][] =>
  [...Map.groupBy(statuses, (anchor) => anchor.slice(anchor.lastIndexOf(".") + 1))].map(([status, anchors]) => [
    status,
    anchors.map((anchor) => anchor.slice(0, anchor.lastIndexOf("."))),
  ]);
