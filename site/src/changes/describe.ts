import type { ChangedParts, Changes } from "./compare.ts";

/** A change of more parts is listed once with all of them; other changes are listed by operation or entity. */
const maxParts = 2;

/** A list in Markdown: new and removed parts by kind, then changes by operation or entity. */
export function describeChanges({ added, removed, changed }: Changes): string {
  const changes = [...Map.groupBy([...listAdded(added), ...changed.map(describeChange)], describeAlone)];
  const common = changes.filter(([, facts]) => facts.length > maxParts);
  const rest = changes.flatMap(([, facts]) => (facts.length > maxParts ? [] : facts));
  const owners = Map.groupBy(rest, ({ anchor }) => anchor.split(".")[0] ?? "");
  const lines = [
    ...kinds.map(([kind, name]) => describeLine(`New ${name}`, added[kind].map(formatLink))),
    ...[...kinds, ...partKinds].map(([kind, name]) => describeLine(`Removed ${name}`, removed[kind])),
    ...(changes.length > 0 ? ["- **Changed:**"] : []),
    ...Array.from(owners, ([owner, facts]) => `  - ${formatLink(owner)}: ${joinFacts(facts)}`),
    ...common.map(([change, facts]) => `  - ${change}: ${facts.map(describeWithTitle).join(", ")}`),
  ];
  return lines.filter(Boolean).join("\n");
}

type Kind = readonly [keyof ChangedParts, string];

const kinds: readonly Kind[] = [
  ["operations", "operations"],
  ["types", "entities"],
  ["events", "webhook events"],
];

const partKinds: readonly Kind[] = [
  ["fields", "parameters and fields"],
  ["values", "values"],
  ["statuses", "statuses"],
];

const describeLine = (title: string, names: readonly string[]): string =>
  names.length === 0 ? "" : `- **${title}:** ${names.join(", ")}`;

const formatLink = (anchor: string): string => `[${anchor.replace(/^webhook-/, "")}](#${anchor})`;

/** A new or changed part; `detail` is the change. */
interface DescribedFact {
  anchor: string;
  title?: string;
  detail?: string;
}

const listAdded = ({ fields, values, statuses, events }: ChangedParts): DescribedFact[] => [
  ...fields.map((anchor) => ({ anchor, title: locationPattern.test(anchor) ? "new parameter" : "new field" })),
  // Events are listed separately.
  ...values
    .filter((anchor) => !events.includes(`webhook-${anchor.slice(anchor.lastIndexOf(".") + 1)}`))
    .map((anchor) => ({ anchor, title: "new value" })),
  ...statuses.map((anchor) => ({ anchor, title: newStatus })),
];

const newStatus = "new status";

function describeChange({ anchor, before, after }: Changes["changed"][number]): DescribedFact {
  if (before && after) return { anchor, detail: `${before} → ${after}` };
  return { anchor, detail: before ? `no longer ${before}` : `now ${after}` };
}

/** The text without the part, by which equal changes are grouped. New fields and values are not grouped. */
const describeAlone = ({ anchor, title, detail }: DescribedFact): string =>
  title === newStatus ? `${title} ${nameOf(anchor)}` : (detail ?? anchor);

/** The name of a whole part; for a new status, that of its operation. */
const describeWithTitle = ({ anchor, title }: DescribedFact): string =>
  title === newStatus ? anchor.replace(/\.\d+$/, "") : anchor;

const joinFacts = (facts: readonly DescribedFact[]): string =>
  Array.from(
    Map.groupBy(facts, ({ title, detail }) => title ?? detail),
    ([, alike]) => {
      const names = new Set(alike.map(({ anchor }) => nameOf(anchor)));
      const [{ title, detail } = {}] = alike;
      const ending = title === newStatus ? "es" : "s";
      return [title && names.size > 1 ? title + ending : title, [...names].join(", "), detail && `(${detail})`]
        .filter(Boolean)
        .join(" ");
    },
  ).join("; ");

const locationPattern = /(?<=^[^.]+\.)(?:query|header|path)\./;

/** The path in the operation or entity, without the location in the request. */
const nameOf = (anchor: string): string =>
  anchor
    .replace(locationPattern, "")
    .replace(/(?<=^[^.]+\.)body\./, "")
    .replace(/^[^.]+\./, "");
